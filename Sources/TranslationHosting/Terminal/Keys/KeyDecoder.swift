// SPDX-License-Identifier: Apache-2.0

/// Reads keys from the bytes that a terminal sends, in pieces of any length.
///
/// The sequences are those of ECMA-48 and xterm, which all terminals in use send for these keys. What is none of them is skipped.
struct KeyDecoder {
    /// The longest sequence that is waited for; what is longer is skipped.
    private static let longestSequence = 32
    private static let escape: UInt8 = 0x1B

    private var pending: [UInt8] = []

    /// Whether there is the beginning of a sequence, which may be the escape key alone. `flush` decides when nothing follows.
    var isWaiting: Bool { !pending.isEmpty }

    /// The keys in some more bytes.
    mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalKey] {
        pending += bytes
        var keys: [TerminalKey] = []
        while !pending.isEmpty {
            guard let (count, key) = Self.first(in: pending) else { break }
            pending.removeFirst(count)
            if let key { keys.append(key) }
        }
        return keys
    }

    /// The keys in what was waited for, when nothing follows it.
    mutating func flush() -> [TerminalKey] {
        guard pending.first == Self.escape else {
            pending = []
            return []
        }
        pending.removeFirst()
        return [.escape] + decode([])
    }

    /// How many bytes the first key takes, and which it is, where it is one; nil where more bytes are needed.
    private static func first(in bytes: [UInt8]) -> (count: Int, key: TerminalKey?)? {
        switch bytes[0] {
        case escape: sequence(in: bytes)
        case 0x0A, 0x0D: (1, .enter)
        case 0x09: (1, .tab)
        case 0x08, 0x7F: (1, .backspace)
        case 0x01...0x1A: (1, .control(Character(Unicode.Scalar(bytes[0] + 0x60))))
        case 0x00...0x1F: (1, nil)
        default: character(in: bytes)
        }
    }

    private static func character(in bytes: [UInt8]) -> (Int, TerminalKey?)? {
        let length =
            switch bytes[0] {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        let present = bytes.prefix(length)
        let rest = present.dropFirst()
        guard rest.allSatisfy(UTF8.isContinuation) else { return (1, nil) }
        if present.count < length { return nil }
        guard let text = String(validating: present, as: UTF8.self), let character = text.first else { return (1, nil) }
        // The controls of ISO 8859 are two bytes of UTF-8.
        return (
            length, text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control } ? .character(character) : nil
        )
    }

    private static func sequence(in bytes: [UInt8]) -> (Int, TerminalKey?)? {
        guard bytes.count > 1 else { return nil }
        switch bytes[1] {
        case UInt8(ascii: "["):
            let body = bytes.dropFirst(2).prefix(longestSequence)
            guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
                return body.count < longestSequence ? nil : (bytes.count, nil)
            }
            guard (0x40...0x7E).contains(bytes[end]) else { return (end, nil) }
            return (end + 1, key(final: bytes[end], parameters: bytes[2..<end]))
        case UInt8(ascii: "O"):
            return bytes.count > 2 ? (3, key(final: bytes[2], parameters: [])) : nil
        default:
            // Keys held down together with Alt come behind an escape: they are taken for themselves.
            return (1, .escape)
        }
    }

    private static func key(final: UInt8, parameters: ArraySlice<UInt8>) -> TerminalKey? {
        switch (final, String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)) {
        case (UInt8(ascii: "A"), _): .up
        case (UInt8(ascii: "B"), _): .down
        case (UInt8(ascii: "C"), _): .right
        case (UInt8(ascii: "D"), _): .left
        case (UInt8(ascii: "H"), _), (UInt8(ascii: "~"), "1"), (UInt8(ascii: "~"), "7"): .home
        case (UInt8(ascii: "F"), _), (UInt8(ascii: "~"), "4"), (UInt8(ascii: "~"), "8"): .end
        case (UInt8(ascii: "~"), "3"): .delete
        case (UInt8(ascii: "~"), "5"): .pageUp
        case (UInt8(ascii: "~"), "6"): .pageDown
        case (UInt8(ascii: "Z"), _): .backtab
        case (UInt8(ascii: "M"), _): .enter
        default: nil
        }
    }
}
