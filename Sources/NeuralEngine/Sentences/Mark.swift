// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// What stands in a sentence and does not go through the model: a placeholder, fixed text, characters that the vocabulary lacks,
/// white space other than one space.
struct Mark: Sendable, Hashable {
    /// On which sides a mark has no space.
    struct Joints: OptionSet, Sendable, Hashable {
        let rawValue: Int
        static let before = Joints(rawValue: 1)
        static let after = Joints(rawValue: 2)
    }

    /// The text that comes back as it was.
    var text: String
    /// Where it stands in the sentence, in UTF-8 offsets.
    var range: Range<Int>
    var joints: Joints
    /// Whether it stands in place of the space between two words.
    var isSpace: Bool
    /// Whether what follows it without a space is a mark that ends a sentence or a part of one.
    var isBeforePunctuation = false
    /// How many pieces of the source stand before it.
    var pieceIndex = 0
    /// What the model reads in its place and writes again, such as `<1>`; nil where it reads nothing.
    var standIn: String?

    /// A tag that opens: it adjoins the word after it alone.
    var opens: Bool { joints == .after && !isSpace && !isBeforePunctuation }
    /// A tag that closes: it adjoins the word before it alone.
    var closes: Bool { joints == .before && !isSpace }
}
