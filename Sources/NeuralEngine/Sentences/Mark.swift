// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// What stands in a sentence and does not go through the model: a placeholder, fixed text, characters that the vocabulary lacks,
/// white space other than one space.
struct Mark: Sendable, Hashable {
    /// What stands on one side of a mark.
    enum Neighbour: Sendable, Hashable {
        /// A space, be it one that no line is broken at, or the end of the sentence.
        case none
        /// A letter or a digit.
        case word
        /// Punctuation and the like.
        case sign

        init(_ scalar: UInt32) {
            let properties = Unicode.Scalar(scalar)?.properties
            let isWord = properties.map { $0.isAlphabetic || $0.numericType != nil } ?? false
            self = Self.spaces.contains(scalar) ? .none : isWord ? .word : .sign
        }

        private static let spaces: [UInt32] = [0x20, 0xA0, 0x202F]
    }

    /// The text that comes back as it was.
    var text: String
    /// Where it stands in the sentence, in UTF-8 offsets.
    var range: Range<Int>
    var before = Neighbour.none
    var after = Neighbour.none
    /// Whether it stands in place of the space between two words.
    var isSpace: Bool
    /// Whether what follows it without a space is a mark that ends a sentence or a part of one.
    var isBeforePunctuation = false
    /// Whether what stands before it without a space opens, as the bracket of *(5 km away)*, so that it closes nothing.
    var isBehindOpening = false
    /// How many pieces of the source stand before it.
    var pieceIndex = 0
    /// What the model reads in its place and writes again, such as `X1`; nil where it reads nothing.
    var standIn: String?

    /// Whether it begins with the white space before what it stands for, of which there is more than one space.
    var beginsWithSpace: Bool { !isSpace && text.unicodeScalars.first?.properties.isWhitespace == true }
    /// Whether it ends with the white space behind that.
    var endsWithSpace: Bool { !isSpace && text.unicodeScalars.last?.properties.isWhitespace == true }
    /// A tag that opens: it adjoins the word after it, and none before it.
    var opens: Bool {
        isTag && !isBeforePunctuation && after != .none && (before == .none || before == .sign && after == .word)
    }
    /// A tag that closes: it adjoins the word before it, and none after it.
    var closes: Bool { isTag && !isBehindOpening && before != .none && (after == .none || before == .word && after == .sign) }
    /// Whether it may stand around words: it holds placeholders and signs alone.
    private var isTag: Bool { !isSpace && !isWord }
    /// Whether it has letters or digits of its own, as fixed text has.
    var isWord: Bool { text.unicodeScalars.contains(where: \.isLetterOrNumber) }
    /// Whether it stands in the place of a word, and is no tag around others.
    var standsByItself: Bool {
        let isAround = (opens || closes) && text.unicodeScalars.allSatisfy { $0 == Placeholder.scalar }
        return !isSpace && before != .word && after != .word && !isAround
    }
    /// Whether it is a sign between two words that nothing else parts, such as a dash between numbers.
    var joinsWords: Bool {
        isInWord && text.unicodeScalars.allSatisfy { $0 != Placeholder.scalar && Neighbour($0.value) == .sign }
    }
    /// Whether it stands inside of a word, or between two that nothing else parts.
    var isInWord: Bool { before == .word && after == .word }
}
