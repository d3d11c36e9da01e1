// SPDX-License-Identifier: Apache-2.0

/// What stands between two neighbouring boundaries of a text.
public struct TextPiece: Sendable, Hashable {
    /// What a piece between word boundaries holds.
    public enum Content: Sendable, Hashable {
        /// White space, punctuation, symbols; and every piece that is not between word boundaries.
        case other
        /// A number.
        case number
        /// Letters of an alphabet, a syllabary or an abjad, Hangul included.
        case letters
        /// Kana, of which a dictionary makes words.
        case kana
        /// Ideographs, of which a dictionary makes words.
        case ideographs
    }

    /// Where the piece stands, in UTF-8 offsets into the text.
    public let range: Range<Int>
    /// What it holds, for pieces between word boundaries.
    public let content: Content

    /// A piece of a text.
    public init(range: Range<Int>, content: Content) {
        self.range = range
        self.content = content
    }

    /// Whether the piece holds a word: letters, kana, ideographs or a number.
    public var isWord: Bool { content != .other }
}

extension TextPiece.Content {
    /// What ICU's rule status of a word boundary says.
    init(wordRule rule: Int32) {
        switch rule {
        case 100..<200: self = .number
        case 200..<300: self = .letters
        case 300..<400: self = .kana
        case 400..<500: self = .ideographs
        default: self = .other
        }
    }
}
