// SPDX-License-Identifier: Apache-2.0

public import CTextScanning

/// A run of visible ASCII in a text, looked over for fixed text: addresses, paths, identifiers and code.
///
/// A stretch ends at white space, at a character beyond ASCII, and before `<` and `&`, where markup may begin. Recognition reads
/// all ASCII by stretches, so the initialiser that reads one to its end is inlined into the module that calls it.
public struct ASCIIStretch {
    /// The offset of its first character.
    public let start: Int
    /// The offset after the stretch.
    public let end: Int
    /// Whether a closer look is needed: there is a character that ordinary words do without, a capital after a small letter,
    /// or digits beside capitals alone.
    public let isSuspicious: Bool
    /// Whether all letters are capitals and digits stand beside them.
    @usableFromInline let hasDigitsAndCapitals: Bool
    /// Whether a capital stands right after a small letter.
    @usableFromInline let hasCamelCase: Bool
    /// Whether there are digits or symbols.
    public let hasDigitsOrSymbols: Bool

    /// Reads on to the end of the stretch that begins at `position`.
    @inlinable @inline(__always)
    public init(_ bytes: UnsafePointer<UInt8>, at position: Int, count: Int) {
        var next = position
        var seen: UInt8 = 0
        var previous: UInt8 = 0
        repeat {
            let traits = dragoman_traits(bytes[next])
            // A capital after a small letter sets `camelCase`, a bit that no trait uses.
            seen |= traits | previous &<< 2 & traits &<< 3 & Self.camelCase
            previous = traits
            next &+= 1
        } while next < count && !Self.endsStretch(bytes[next])
        start = position
        end = next
        let letters = UInt8(dragoman_is_digit | dragoman_is_capital | dragoman_is_small)
        hasDigitsAndCapitals = seen & letters == UInt8(dragoman_is_digit | dragoman_is_capital)
        hasCamelCase = seen & Self.camelCase != 0
        hasDigitsOrSymbols = seen & UInt8(dragoman_is_symbol | dragoman_is_digit) != 0
        isSuspicious = seen & (UInt8(dragoman_is_suspicious) | Self.camelCase) != 0 || hasDigitsAndCapitals
    }

    /// The bit of a capital after a small letter.
    @inlinable @inline(__always)
    static var camelCase: UInt8 { 64 }

    /// Whether a stretch ends before a byte.
    @inlinable @inline(__always)
    public static func endsStretch(_ byte: UInt8) -> Bool { dragoman_traits(byte) & UInt8(dragoman_ends_stretch) != 0 }

    static func isSuspicious(_ byte: UInt8) -> Bool {
        dragoman_traits(byte) & UInt8(dragoman_is_suspicious) != 0
    }

    /// Whether a byte is a letter of ASCII.
    package static func isLetter(_ byte: UInt8) -> Bool {
        dragoman_traits(byte) & UInt8(dragoman_is_capital | dragoman_is_small) != 0
    }

    static func isWordlike(_ byte: UInt8) -> Bool {
        dragoman_traits(byte) & UInt8(dragoman_is_capital | dragoman_is_small | dragoman_is_digit) != 0
    }

    /// How many letters stand in the stretch.
    package func letterCount(_ bytes: UnsafePointer<UInt8>) -> Int {
        var letters = 0
        for index in start..<end where Self.isLetter(bytes[index]) { letters += 1 }
        return letters
    }

    /// How many digits stand in the stretch, and twice the symbols.
    package func digitAndSymbolCount(_ bytes: UnsafePointer<UInt8>) -> Int {
        var count = 0
        for index in start..<end {
            let traits = dragoman_traits(bytes[index])
            count += traits & UInt8(dragoman_is_symbol) != 0 ? 2 : traits & UInt8(dragoman_is_digit) != 0 ? 1 : 0
        }
        return count
    }
}
