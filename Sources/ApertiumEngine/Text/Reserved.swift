// SPDX-License-Identifier: Apache-2.0

/// Characters that must not reach a chain.
///
/// They mean something in the stream format of Apertium's programs, or were seen to be altered, or make a program stop.
/// Escaping them is no way out: some programs wait for ever after an escaped `^`.
enum Reserved {
    /// Whether a character travels inside a placeholder.
    static func contains(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        if value < 0x80 { return value < 0x20 || value == 0x7F || isReservedASCII(UInt8(value)) }
        return switch value {
        // C1 controls; soft hyphen; the Arabic letter mark; zero-width characters and marks of direction.
        case 0x80...0x9F, 0xAD, 0x61C, 0x200B...0x200F: true
        // Line and paragraph separators, embeddings, word joiner, isolates and what stands among them.
        case 0x2028...0x202E, 0x2060...0x206F: true
        // What makes emoji: keycaps and variation selectors; the byte order mark; non-characters.
        case 0x20E3, 0xFE00...0xFE0F, 0xFEFF, 0xFDD0...0xFDEF, 0xFFF9...0xFFFF: true
        default: value > 0xFFFF
        }
    }

    /// The characters of the stream format.
    private static func isReservedASCII(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
        case UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: "\\"): true
        case UInt8(ascii: "@"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "~"): true
        // Joins words in the stream: x+y came back from one pair as x+<prn>.
        case UInt8(ascii: "+"): true
        // These pass, but could not be told from the marks of words that were not translated.
        case UInt8(ascii: "*"), UInt8(ascii: "#"): true
        default: false
        }
    }
}
