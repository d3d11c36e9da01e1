// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The words in quotation marks of a text, of which rules leave nothing where they are a pronoun that the verb says: *Here “you”
/// means the buyer* becomes *Aquí “” significa*.
struct ExactQuotations {
    /// Where the quotations stand, with their marks, in UTF-8 offsets.
    private let ranges: [Range<Int>]

    private static let marks: [(opening: Character, closing: Character)] = [("“", "”"), ("\"", "\""), ("«", "»"), ("‘", "’")]
    /// The longest quotation that may be lost so, in characters.
    private static let longest = 24

    init(in text: String) {
        let all = Self.ranges(in: text)
        // Where some are empty already, nobody knows which have become so.
        ranges = all.contains { Self.isEmpty($0, in: text) } ? [] : all
    }

    /// The quotations that have nothing in them in a translation: those at the same places where it has as many, else all.
    func lost(in translation: String) -> [Range<Int>] {
        guard !ranges.isEmpty else { return [] }
        let translated = Self.ranges(in: translation)
        let empty = translated.indices.filter { Self.isEmpty(translated[$0], in: translation) }
        if empty.isEmpty { return [] }
        return translated.count == ranges.count ? empty.map { ranges[$0] } : ranges
    }

    private static func isEmpty(_ range: Range<Int>, in text: String) -> Bool { text[utf8: range].count == 2 }

    private static func ranges(in text: String) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var index = text.startIndex
        while let start = text[index...].firstIndex(where: { character in marks.contains { $0.opening == character } }) {
            index = text.index(after: start)
            guard let closing = marks.first(where: { $0.opening == text[start] })?.closing,
                let end = text[index...].prefix(longest).firstIndex(of: closing)
            else { continue }
            ranges.append(text.utf8Offsets(of: text[start...end]))
            index = text.index(after: end)
        }
        return ranges
    }
}
