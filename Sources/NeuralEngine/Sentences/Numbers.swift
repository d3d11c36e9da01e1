// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The numbers of a text that must not change: those of three digits or more, of several groups, or in square brackets, as notes
/// are numbered.
///
/// Models copy them digit by digit, and lose some on the way: of 400 made-up ones 13 came out as others. Small ones may well be
/// words in a translation.
struct Numbers {
    /// A number, and where it stands, in UTF-8 offsets.
    private struct Number {
        let range: Range<Int>
        let text: Substring
        let mustStay: Bool
    }

    private let numbers: [Number]

    init(in text: String) {
        let bytes = text.utf8
        var found: [Number] = []
        var position = bytes.startIndex
        while let start = bytes[position...].firstIndex(where: \.isASCIIDigit) {
            var end = bytes.index(after: start)
            var (digitCount, isGrouped) = (1, false)
            while end < bytes.endIndex {
                let next = bytes.index(after: end)
                if bytes[end].isASCIIDigit {
                    digitCount += 1
                } else if Self.joins(bytes[end]), next < bytes.endIndex, bytes[next].isASCIIDigit {
                    isGrouped = true
                } else {
                    break
                }
                end = next
            }
            let offset = bytes.distance(from: bytes.startIndex, to: start)
            let length = bytes.distance(from: start, to: end)
            let isInBrackets =
                offset > 0 && bytes[bytes.index(before: start)] == UInt8(ascii: "[") && end < bytes.endIndex
                && bytes[end] == UInt8(ascii: "]")
            let range = isInBrackets ? offset - 1..<offset + length + 1 : offset..<offset + length
            found.append(Number(range: range, text: text[start..<end], mustStay: isGrouped || digitCount > 2 || isInBrackets))
            position = end
        }
        numbers = found
    }

    /// Where those stand that must not change, in order.
    var ranges: [Range<Int>] { numbers.filter(\.mustStay).map(\.range) }

    /// Whether a translation has all that must not change. Decimal points may have become commas, and the other way round, if all
    /// of them have: `3,14` beside `2.718` would be read as two thousand and more.
    func areKept(in translation: String) -> Bool {
        let expected = numbers.filter(\.mustStay)
        guard !expected.isEmpty else { return true }
        var rest = Numbers(in: translation).numbers.map { String($0.text) }
        var areSwapped: Set<Bool> = []
        for number in expected {
            let (same, swapped) = (String(number.text), Self.swapped(number.text))
            guard let place = rest.firstIndex(of: same) ?? rest.firstIndex(of: swapped) else { return false }
            if same != swapped { areSwapped.insert(rest[place] == swapped) }
            rest.remove(at: place)
        }
        return areSwapped.count < 2
    }

    /// Whether a character between two digits makes one number of them, as in `1,234.56`, `12:30` and `978-3-16`.
    private static func joins(_ byte: UInt8) -> Bool { ".,:/-'".utf8.contains(byte) }

    private static func swapped(_ number: Substring) -> String {
        String(number.map { $0 == "." ? "," : $0 == "," ? "." : $0 })
    }
}
