// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// What a word, or a block without words, is taken for: a language, by its column in the profile, or something that is none.
struct WordLabel: Hashable, Sendable {
    let number: Int16

    /// Text that reads like no language: key-mash, code, names of programs.
    static let noise = WordLabel(number: -1)
    /// Letters of a script in which no language may answer.
    static let unsupported = WordLabel(number: -2)
    /// Lines without words.
    static let wordless = WordLabel(number: -3)
    /// Lines without words between empty ones, such as a number in a cell of a table.
    static let wordlessParagraph = WordLabel(number: -4)

    private init(number: Int16) {
        self.number = number
    }

    /// The language of a column.
    init(column: Int) {
        number = Int16(truncatingIfNeeded: column)
    }

    /// The column of the language; nil for what is none.
    var column: Int? { number >= 0 ? Int(number) : nil }

    /// Whether it is said of words, and not of lines that have none.
    var hasWords: Bool { self != .wordless && self != .wordlessParagraph }

    /// The runs of words with one label.
    static func runs(of labels: [WordLabel]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start = 0
        while start < labels.count {
            let end = labels[start...].firstIndex { $0 != labels[start] } ?? labels.count
            runs.append(start..<end)
            start = end
        }
        return runs
    }
}

extension LanguageDetector {
    /// The label of a language; nil for none, and for one that the profile lacks.
    func label(of language: LanguageTag?) -> WordLabel? { language.flatMap(profile.column(of:)).map(WordLabel.init(column:)) }

    /// The probability of the language of a column.
    func probability(ofColumn column: Int, in detection: Detection) -> Double { detection.probability(of: tag(ofColumn: column)) }
}
