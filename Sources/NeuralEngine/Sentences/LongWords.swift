// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Words that a model would write again letter by letter, and lose some: longer than words are, such as keys and sequences of
/// genes.
enum LongWords {
    /// Compounds of German have a few letters less.
    private static let length = 36
    /// Words in capitals, which models know least of.
    private static let capitalsLength = 20

    /// Where they stand, in UTF-8 offsets.
    static func ranges(in text: String) -> [Range<Int>] {
        guard text.utf8.count >= capitalsLength else { return [] }
        var ranges: [Range<Int>] = []
        var (start, offset, length, hasSmallLetters) = (0, 0, 0, false)
        func end() {
            if length >= Self.length || !hasSmallLetters && length >= capitalsLength { ranges.append(start..<offset) }
        }
        for scalar in text.unicodeScalars {
            if isLetter(scalar) || scalar.properties.numericType == .decimal && length > 0 {
                if length == 0 { (start, hasSmallLetters) = (offset, false) }
                length += 1
                hasSmallLetters = hasSmallLetters || scalar.properties.isLowercase
            } else {
                end()
                length = 0
            }
            offset += UTF8.width(scalar)
        }
        end()
        return ranges
    }

    /// A range with the letters before and behind it, where it is part of a word; that of a power with its number.
    static func word(around range: Range<Int>, in text: String) -> Range<Int> {
        if text[utf8: range].unicodeScalars.allSatisfy(isRaised) {
            let digits = text.utf8.prefix(range.lowerBound).reversed().prefix(while: \.isASCIIDigit)
            return range.lowerBound - digits.count..<range.upperBound
        }
        guard text[utf8: range].unicodeScalars.allSatisfy(isLetter) else { return range }
        let before = text[utf8: 0..<range.lowerBound].unicodeScalars.reversed().prefix(while: isLetter)
        let behind = text[utf8: range.upperBound..<text.utf8.count].unicodeScalars.prefix(while: isLetter)
        func width(_ scalars: some Sequence<Unicode.Scalar>) -> Int { scalars.reduce(0) { $0 + UTF8.width($1) } }
        return range.lowerBound - width(before)..<range.upperBound + width(behind)
    }

    /// Whether a scalar is a raised digit or sign: `⁻³`.
    private static func isRaised(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xB2, 0xB3, 0xB9, 0x2070...0x207F: true
        default: false
        }
    }

    /// Whether a scalar is a letter of an alphabet whose words spaces part.
    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x590 && (scalar.properties.isAlphabetic || scalar.properties.isGraphemeExtend)
    }
}
