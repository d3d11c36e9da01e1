// SPDX-License-Identifier: Apache-2.0

/// What feature extraction knows of one character, in 32 bits.
///
/// Bits 0–20 hold the folded scalar (or, for an expansion, its number), bits 21–23 the kind, bits 24–29 the script class.
package struct CharacterEntry: Sendable, Hashable {
    package let bits: UInt32

    @inline(__always)
    package init(bits: UInt32) {
        self.bits = bits
    }

    package init(kind: Kind, folded: UInt32, scriptClass: UInt8) {
        bits = folded & Self.foldedMask | UInt32(kind.rawValue) << 21 | UInt32(scriptClass & 63) << 24
    }

    /// An entry as the table holds it: the folded scalar less the scalar itself, so that characters that fold to themselves
    /// have equal entries, and blocks of them are stored once.
    @inline(__always)
    package init(stored: UInt32, for scalar: UInt32) {
        bits = stored & ~Self.foldedMask | (stored &+ scalar) & Self.foldedMask
    }

    /// What the table holds for a scalar of this entry.
    package func stored(for scalar: UInt32) -> UInt32 {
        bits & ~Self.foldedMask | (bits &- scalar) & Self.foldedMask
    }

    /// What part a character plays in a word.
    package enum Kind: UInt8, Sendable {
        /// White space, punctuation, symbols, and whatever is unknown: ends a word.
        case separator = 0
        /// A letter of a script that separates its words, or whose runs are cut by length.
        case letter = 1
        /// A combining mark: belongs to the letter before it, with which it may compose.
        case mark = 2
        /// Han, kana and the like: runs are cut short, for each character says much.
        case ideograph = 3
        /// A decimal digit.
        case digit = 4
        /// An apostrophe or a middle dot that stands inside words: kept between two letters.
        case joiner = 5
        /// Joiners, variation selectors, soft hyphens: as if they were not there.
        case ignorable = 6
        /// Folds to several scalars, four at most; the folded field numbers the expansion. U+FDFA, which folds to eighteen, is a
        /// separator.
        case expansion = 7
    }

    static let foldedMask: UInt32 = 0x1F_FFFF

    /// The scalar that stands for this character and all its forms.
    @inline(__always)
    package var folded: UInt32 { bits & Self.foldedMask }

    /// The raw value of the kind.
    @inline(__always)
    var rawKind: UInt8 { UInt8(truncatingIfNeeded: bits >> 21) & 7 }

    /// Whether the character is a plain letter.
    @inline(__always)
    var isLetter: Bool { rawKind == Kind.letter.rawValue }

    /// Whether the character ends words.
    @inline(__always)
    var isSeparator: Bool { rawKind == Kind.separator.rawValue }

    /// Whether two characters are of one kind and one script.
    @inline(__always)
    func isAlike(_ other: CharacterEntry) -> Bool { bits >> 21 == other.bits >> 21 }

    /// What part the character plays in a word.
    package var kind: Kind { Kind(rawValue: rawKind) ?? .separator }

    /// The number of the script in the profile; 0 for scripts that no language of the profile is written in.
    @inline(__always)
    package var scriptClass: Int { Int(bits >> 24) & 63 }
}
