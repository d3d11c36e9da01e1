// SPDX-License-Identifier: Apache-2.0

/// What a character between two words does to the text around it.
package enum Punctuation: Sendable {
    case whiteSpace
    case lineFeed
    /// Separates paragraphs by itself.
    case paragraphSeparator
    /// Ends a sentence where white space follows, and no small letter after it.
    case terminator
    /// Ends a sentence wherever it stands.
    case strongTerminator
    case comma
    case colon
    case dash
    /// Joins two parts of a word, or is a dash between spaces.
    case hyphen
    case openingBracket
    case closingBracket
    /// Opens or closes a quotation, as its neighbours tell.
    case quotationMark
    case openingQuotationMark
    case closingQuotationMark
    /// Digits, symbols, letters of links.
    case other

    /// Whether it may follow a word directly and cannot begin one.
    package var endsWord: Bool {
        switch self {
        case .whiteSpace, .lineFeed, .paragraphSeparator, .terminator, .strongTerminator, .comma, .colon, .closingBracket: true
        default: false
        }
    }

    /// Whether a quotation mark usually opens, asked where its neighbours do not decide; most of those that open in some language
    /// close in another.
    package static func usuallyOpensQuotation(_ scalar: UInt32) -> Bool {
        [0xAB, 0x2018, 0x201A, 0x201B, 0x201C, 0x201E, 0x201F, 0x2039].contains(scalar)
    }

    package init(_ scalar: UInt32) {
        self = scalar < 0x80 ? Self.ascii(UInt8(scalar)) : Self.beyondASCII(scalar)
    }

    private static func ascii(_ byte: UInt8) -> Punctuation {
        switch byte {
        case UInt8(ascii: " "), 0x09, 0x0B, 0x0D: .whiteSpace
        case 0x0A: .lineFeed
        case 0x0C: .paragraphSeparator
        case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"): .terminator
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "/"), UInt8(ascii: "|"): .comma
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: "-"): .hyphen
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .openingBracket
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .closingBracket
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): .quotationMark
        default: .other
        }
    }

    private static func beyondASCII(_ scalar: UInt32) -> Punctuation {
        switch scalar {
        case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x202F, 0x205F, 0x3000: .whiteSpace
        case 0x2029: .paragraphSeparator
        // Full stops of other scripts: Armenian, Arabic, Devanagari, Ethiopic, Khmer, Myanmar, Tibetan, ideographic.
        case 0x589, 0x61F, 0x6D4, 0x964, 0x965, 0x104B, 0x1362, 0x1367, 0x17D4, 0x17D5, 0x0F0D, 0x0F0E, 0x3002, 0xFF01, 0xFF0E,
            0xFF1F,
            0xFF61:
            .strongTerminator
        case 0x203C, 0x203D, 0x2047...0x2049: .terminator
        case 0x60C, 0x61B, 0x104A, 0x1363, 0x1364, 0x2026, 0x2022, 0x3001, 0xFF0C, 0xFF1B, 0xFF64, 0xFF5C: .comma
        case 0xFF1A, 0x1365, 0x1366: .colon
        case 0x2012...0x2015, 0x2E3A, 0x2E3B: .dash
        case 0x2010, 0x2011: .hyphen
        case 0xFF08, 0xFF3B, 0x3010, 0x3014, 0x300A, 0x3008: .openingBracket
        case 0xFF09, 0xFF3D, 0x3011, 0x3015, 0x300B, 0x3009: .closingBracket
        // Which of these open and which close differs from language to language.
        case 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A, 0xFF02, 0xFF07: .quotationMark
        case 0x300C, 0x300E, 0xFF62: .openingQuotationMark
        case 0x300D, 0x300F, 0xFF63: .closingQuotationMark
        default: .other
        }
    }
}
