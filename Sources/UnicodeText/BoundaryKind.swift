internal import CUnicode

/// What stands between two boundaries of a text.
public enum BoundaryKind: Sendable, Hashable, CaseIterable {
    /// What a reader takes for one character.
    case grapheme
    /// A word, or what stands between words: each space and each punctuation mark is a piece of its own. Dictionaries divide Chinese,
    /// Japanese, Thai, Lao, Khmer and Burmese.
    case word
    /// What must stay on one line, with the white space after it.
    case line
    /// A sentence with the white space after it; a line feed ends it too.
    case sentence

    var number: Int32 {
        switch self {
        case .grapheme: Int32(CUNICODE_GRAPHEMES)
        case .word: Int32(CUNICODE_WORDS)
        case .line: Int32(CUNICODE_LINES)
        case .sentence: Int32(CUNICODE_SENTENCES)
        }
    }
}
