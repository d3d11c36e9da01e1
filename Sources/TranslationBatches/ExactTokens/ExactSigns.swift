// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The signs of a text that must not change: brackets, fractions, small raised and lowered digits, digits of full width, signs of
/// mathematics and of currencies, `%`, `#` and the like, and U+FFFD, by which a reader sees that something could not be read.
///
/// The normaliser of a neural model's vocabulary makes `1/2` of `½`, `2` of `²` and `x` of `×` before the model reads them, so
/// what comes back says something else; and in lists models drop brackets.
struct ExactSigns: Sendable {
    /// A sign, and where it stands, in UTF-8 offsets: with the digits beside it, and with one or two letters beside a numeral, as
    /// in `H₂O` and `x²`; a longer word with one is a word with the number of a note.
    private struct Sign {
        /// What a translation has to have as often: the sign, `b)` of an item, or the sign and 0 for a number behind it.
        let text: String
        let range: Range<Int>
    }

    private var signs: [Sign] = []

    init(in text: String) {
        guard Self.mayHold(text) else { return }
        let scalars = Array(text.unicodeScalars)
        let offsets = scalars.reduce(into: [0]) { $0.append($0[$0.count - 1] + UTF8.width($1)) }
        func append(_ text: String, _ places: Range<Int>) {
            signs.append(Sign(text: text, range: offsets[places.lowerBound]..<offsets[places.upperBound]))
        }
        for brackets in BracketPairs(in: scalars.map { Self.sign($0) ?? $0 }).pairs {
            if let enumerator = brackets.enumerator {
                append(enumerator, brackets.places)
            } else {
                append(
                    String(Self.sign(scalars[brackets.places.lowerBound]) ?? "("),
                    brackets.places.lowerBound..<brackets.places.lowerBound + 1)
                append(
                    String(Self.sign(scalars[brackets.places.upperBound - 1]) ?? ")"),
                    brackets.places.upperBound - 1..<brackets.places.upperBound)
            }
        }
        for (index, scalar) in scalars.enumerated() {
            guard let sign = Self.sign(scalar), !BracketPairs.isBracket(sign) else { continue }
            let start = index - Self.reach(of: sign, over: scalars[..<index].reversed())
            let isBound = Self.isBound(sign, to: scalars[(index + 1)...])
            append(isBound ? "\(sign)0" : String(sign), start..<index + 1 + Self.reach(of: sign, over: scalars[(index + 1)...]))
        }
        signs.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// Where those stand of which a translation has fewer. It may have more: languages write other things in brackets.
    func lost(in translation: String) -> [Range<Int>] {
        guard !signs.isEmpty else { return [] }
        var missing = signs.reduce(into: [:]) { $0[$1.text, default: 0] += 1 }
        let scalars = translation.unicodeScalars.map { Self.sign($0) ?? $0 }
        var start = 0
        for (index, scalar) in scalars.enumerated() {
            if Self.isPlain(scalar) { continue }
            // `(b)` and `b)` as they are looked for, and the sign by itself.
            if start < index, index - start <= Enumerator<[UInt8]>.longest, BracketPairs.isBracket(scalar) {
                for first in [start - 1, start] where first >= 0 {
                    missing[String(String.UnicodeScalarView(scalars[first...index]))]? -= 1
                }
            }
            missing[String(scalar)]? -= 1
            if Self.isBound(scalar, to: scalars[(index + 1)...].drop { $0 == " " }) { missing["\(scalar)0"]? -= 1 }
            start = index + 1
        }
        return signs.filter { missing[$0.text, default: 0] > 0 }.map(\.range)
    }

    /// Whether a sign says something of the number right behind it: models put the one of *≥65 years* before the years.
    private static func isBound(_ sign: Unicode.Scalar, to rest: ArraySlice<Unicode.Scalar>) -> Bool {
        "≥≤±≈<>~".unicodeScalars.contains(sign) && rest.first?.properties.numericType != nil
    }

    /// Whether a scalar is a letter or a digit, and no sign.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        sign(scalar) == nil && scalar.isLetterOrNumber
    }

    /// Whether a text has a byte that one of them begins with: most sentences have none, and are not looked at by scalars.
    private static func mayHold(_ text: String) -> Bool {
        var previous: UInt8 = 0
        return text.utf8.contains { byte in
            defer { previous = byte }
            switch byte {
            case 0..<0x80: return isSign(byte)
            case 0xC2, 0xE2, 0xEF, 0xF0: return true
            // Brackets of East Asia, and not the letters there.
            case 0x80: return previous == 0xE3
            // The second byte of × and ÷, whose first is that of many letters.
            case 0x97, 0xB7: return previous == 0xC3
            default: return false
            }
        }
    }

    private static func isSign(_ byte: UInt8) -> Bool { "()[]{}+<=>|~%#*$\\".utf8.contains(byte) }

    /// The sign that a scalar is; nil where it is none. Brackets of full width are those of half width: East Asia has its own.
    private static func sign(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
        switch scalar.value {
        case 0..<0x80: return isSign(UInt8(scalar.value)) ? scalar : nil
        case 0xFF08, 0x3014, 0x3010: return "("
        case 0xFF09, 0x3015, 0x3011: return ")"
        case 0xFF05, 0xFF0B, 0xFF1C...0xFF1E, 0xFF3B, 0xFF3D: return Unicode.Scalar(scalar.value - 0xFEE0)
        case 0xFF10...0xFF19, 0xA7: return scalar
        case Placeholder.scalar.value: return nil
        default: break
        }
        switch scalar.properties.generalCategory {
        case .otherNumber, .mathSymbol, .currencySymbol, .otherSymbol: return scalar
        default: return nil
        }
    }

    /// Digits beyond these do not go with a sign, so that a long run of signs that are numbers takes linear time.
    private static let longestNumber = 64

    /// A formula's letters; more are a word.
    private static let mostLetters = 2

    /// How many of the scalars beside a sign go with it.
    private static func reach(of sign: Unicode.Scalar, over scalars: some Collection<Unicode.Scalar>) -> Int {
        var digits = 0
        for (offset, scalar) in scalars.prefix(longestNumber).enumerated() {
            if scalar.properties.numericType != nil {
                digits = offset + 1
            } else if scalar != ".", scalar != "," {
                // What ends the number may be the sentence's.
                break
            }
        }
        guard sign.properties.numericType != nil else { return digits }
        let letters = scalars.dropFirst(digits).prefix(mostLetters + 1).prefix { $0.properties.isAlphabetic }.count
        return letters > mostLetters ? digits : digits + letters
    }
}
