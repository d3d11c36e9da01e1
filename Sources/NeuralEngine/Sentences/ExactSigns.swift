// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The signs of a text that must not change: fractions, small raised and lowered digits, digits of full width, and signs of
/// mathematics.
///
/// The normaliser of a vocabulary makes `1/2` of `½`, `2` of `²` and `x` of `×` before the model reads them, so what comes back
/// says something else.
struct ExactSigns {
    /// Where they stand, in UTF-8 offsets, in order: with the digits beside them, and with one or two letters beside a numeral,
    /// as in `H₂O` and `x²`; a longer word with one is a word with the number of a note.
    private(set) var ranges: [Range<Int>] = []
    private var counts: [Unicode.Scalar: Int] = [:]

    init(in text: String) {
        guard Self.mayHold(text) else { return }
        let scalars = Array(text.unicodeScalars)
        let offsets = scalars.reduce(into: [0]) { $0.append($0[$0.count - 1] + UTF8.width($1)) }
        for (index, scalar) in scalars.enumerated() where Self.isExact(scalar) {
            counts[scalar, default: 0] += 1
            let start = index - Self.reach(of: scalar, over: scalars[..<index].reversed())
            let end = index + 1 + Self.reach(of: scalar, over: scalars[(index + 1)...])
            let range = offsets[start]..<offsets[end]
            if let last = ranges.last, range.lowerBound <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
            } else {
                ranges.append(range)
            }
        }
    }

    /// Whether a translation has each as often as the text.
    func areKept(in translation: String) -> Bool {
        counts.isEmpty || counts == ExactSigns(in: translation).counts
    }

    /// A formula's letters; more are a word.
    private static let mostLetters = 2

    /// Whether a text has a byte that one of them begins with: most sentences have none, and are not looked at by scalars.
    private static func mayHold(_ text: String) -> Bool {
        var previous: UInt8 = 0
        return text.utf8.contains { byte in
            defer { previous = byte }
            switch byte {
            case UInt8(ascii: "+"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "~"),
                0xC2, 0xE2, 0xEF:
                return true
            // The second byte of × and ÷, whose first is that of many letters.
            case 0x97, 0xB7: return previous == 0xC3
            default: return false
            }
        }
    }

    private static func isExact(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .otherNumber, .mathSymbol: true
        case .decimalNumber: 0xFF10...0xFF19 ~= scalar.value
        default: false
        }
    }

    /// How many of the scalars beside a sign go with it.
    private static func reach(of sign: Unicode.Scalar, over scalars: some Collection<Unicode.Scalar>) -> Int {
        let digits = scalars.prefix { $0.properties.numericType != nil }.count
        guard sign.properties.numericType != nil else { return digits }
        let letters = scalars.dropFirst(digits).prefix { $0.properties.isAlphabetic }.count
        return letters > Self.mostLetters ? digits : digits + letters
    }
}
