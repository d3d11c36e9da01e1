// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Languages so close that short texts in one are often taken for another: a document that seems to change between them hardly
/// ever does.
struct ConfusableLanguages: Sendable {
    /// The groups, by tags: the macrolanguages of ISO 639-3 whose members share a script, the Nguni and the Sotho–Tswana
    /// languages (S40 and S30 of Guthrie's list), and English with Scots and the creoles that have most of its words.
    private static let groups: [[LanguageTag]] = [
        ["bs", "hr", "sr-Latn"], ["nb", "nn"], ["id", "ms"], ["zh-Hans", "zh-Hant", "yue"], ["nr", "ss", "xh", "zu"],
        ["nso", "st", "tn"],
        ["en", "jam", "pcm", "sco"],
    ]

    private let groupOfTag: [LanguageTag: Int]
    private let groupOfColumn: [Int8]

    /// - Parameter tags: The language of each column; nil where none may answer.
    init(tags: [LanguageTag?]) {
        groupOfTag = Dictionary(
            uniqueKeysWithValues: Self.groups.enumerated().flatMap { group, tags in tags.map { ($0, group) } })
        groupOfColumn = tags.map { [groupOfTag] tag in Int8(truncatingIfNeeded: tag.flatMap { groupOfTag[$0] } ?? -1) }
    }

    var groupCount: Int { Self.groups.count }

    /// The group of the language of a column, by number.
    func group(ofColumn column: Int) -> Int? {
        groupOfColumn[column] >= 0 ? Int(groupOfColumn[column]) : nil
    }

    /// Whether two languages are the same or easily taken for each other.
    func areConfusable(_ left: LanguageTag, _ right: LanguageTag) -> Bool {
        left == right || (groupOfTag[left].map { $0 == groupOfTag[right] } ?? false)
    }

    /// The probability of a language or one easily taken for it: which of them a phrase is in may stay open.
    func probability(of language: LanguageTag, in detection: Detection) -> Double {
        detection.hypotheses.filter { areConfusable($0.language, language) }.reduce(0) { $0 + $1.probability }
    }
}
