// SPDX-License-Identifier: Apache-2.0

/// What kinds of bytes stand in the first piece of a file.
struct ByteCensus {
    /// How many bytes there are.
    private var count: Int
    /// Well-formed UTF-8 sequences of more than one byte.
    private(set) var wellFormed = 0
    /// Bytes that are not part of well-formed UTF-8. A sequence that the end cuts off is none.
    private(set) var malformed = 0
    /// Control characters that do not stand in texts, zeros included.
    private(set) var controls = 0
    /// Whether there is an escape sequence that shifts to another set of characters.
    private(set) var hasEscape = false
    /// Zeros at even and at odd offsets.
    private var zeros = (even: 0, odd: 0)
    /// ASCII letters, counted where there are control characters.
    private var letters = 0

    init(of bytes: UnsafeBufferPointer<UInt8>) {
        count = bytes.count
        var position = 0
        while position < count {
            let byte = bytes[position]
            if byte >= 0x80 {
                position += countSequence(bytes, at: position)
                continue
            }
            if byte < 0x20 || byte == 0x7F { countControl(byte, bytes, at: position) }
            position += 1
        }
        if controls > 0 { letters = bytes.count { (0x41...0x5A).contains($0 & 0xDF) } }
    }

    /// Whether all is ASCII, as far as one can see.
    var isASCII: Bool { wellFormed == 0 && malformed == 0 }

    /// Whether there are more control characters than in any text.
    var holdsNoText: Bool {
        controls >= 8 && controls * (malformed > 0 ? 32 : 10) > count
    }

    /// UTF-16 without a mark: the zeros of its spaces and Latin letters stand on one side of each pair.
    ///
    /// A few zeros in a short text in UTF-8 may do so too. In UTF-16 every other byte is a zero, or the halves of letters beside
    /// the zeros look like control characters or like no UTF-8. They look like letters seldom, those of older encodings often.
    var wideCharset: String? {
        let (even, odd) = zeros
        guard even + odd >= 2, (even + odd) * 50 >= count else { return nil }
        let isMalformed = malformed > wellFormed && letters * 2 < count
        guard (even + odd) * 3 >= count || controls > 2 * (even + odd) || isMalformed else { return nil }
        if even * 100 <= odd { return "UTF-16LE" }
        return odd * 100 <= even ? "UTF-16BE" : nil
    }

    private mutating func countControl(_ byte: UInt8, _ bytes: UnsafeBufferPointer<UInt8>, at position: Int) {
        switch byte {
        case 0:
            if position.isMultiple(of: 2) { zeros.even += 1 } else { zeros.odd += 1 }
            controls += 1
        case 0x1B:
            // ISO 2022 shifts by ESC $ and ESC ( ; terminals colour by ESC [.
            let next = position + 1 < count ? bytes[position + 1] : 0
            if next == UInt8(ascii: "$") || next == UInt8(ascii: "(") { hasEscape = true }
        case 0x08...0x0D, 0x1A:
            // Backspace, tab, line feed and its like; the end mark of old files.
            break
        default:
            controls += 1
        }
    }

    /// Counts what stands at a byte that is not ASCII, and gives its length.
    private mutating func countSequence(_ bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> Int {
        let length = Self.length(lead: bytes[position])
        let available = min(length, count - position)
        guard length > 0, Self.isSequence(UnsafeBufferPointer(rebasing: bytes[position..<position + available]), length) else {
            malformed += 1
            return 1
        }
        if available == length { wellFormed += 1 }
        return available
    }

    /// The length of a sequence by its first byte; 0 where none begins so.
    private static func length(lead: UInt8) -> Int {
        switch lead {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 0
        }
    }

    /// Whether bytes are a sequence, or the start of one that is cut off.
    private static func isSequence(_ bytes: UnsafeBufferPointer<UInt8>, _ length: Int) -> Bool {
        guard bytes.dropFirst().allSatisfy({ UTF8.isContinuation($0) }) else { return false }
        guard bytes.count > 1 else { return true }
        // Overlong forms, surrogates and what lies beyond Unicode.
        switch bytes[0] {
        case 0xE0: return bytes[1] >= 0xA0
        case 0xED: return bytes[1] < 0xA0
        case 0xF0: return bytes[1] >= 0x90
        case 0xF4: return bytes[1] < 0x90
        default: return true
        }
    }
}
