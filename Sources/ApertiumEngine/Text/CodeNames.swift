// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Names with a number of two digits or more, whose letters dictionaries know as words: *IC 523*, *web-17*.
enum CodeNames {
    /// Where they stand: of *IC 523* the letters.
    static func ranges(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
        codes(in: scalars) + numberedNames(in: scalars)
    }

    /// Where two or three capitals stand before a number, in a text that has small letters; but not *Get UP TO 50 %*.
    private static func codes(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
        guard scalars.contains(where: \.properties.isLowercase) else { return [] }
        var ranges: [Range<Int>] = []
        var position = 0
        var followsCapitals = false
        while let start = scalars[position...].firstIndex(where: \.properties.isAlphabetic) {
            let word = scalars[start...].prefix(while: \.properties.isAlphabetic)
            position = word.endIndex
            let digits = scalars[word.endIndex...].dropFirst().prefix(2)
            let isCode =
                2...3 ~= word.count && word.allSatisfy { ("A"..."Z").contains($0) }
                && scalars[word.endIndex...].first == " " && digits.count == 2
                && digits.allSatisfy { $0.properties.numericType == .decimal }
                && !FixedText.organisations.contains(String(String.UnicodeScalarView(word)))
            if isCode, !followsCapitals { ranges.append(start..<word.endIndex) }
            followsCapitals = word.count > 1 && word.allSatisfy(\.properties.isUppercase)
        }
        return ranges
    }

    /// Where words of small letters stand with a hyphen and a number, as computers are called.
    private static func numberedNames(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
        scalars.indices.filter { scalars[$0] == "-" }.compactMap { hyphen in
            let word = Array(scalars[..<hyphen].reversed().prefix { ("a"..."z").contains($0) }.reversed())
            let number = scalars[(hyphen + 1)...].prefix { ("0"..."9").contains($0) }
            let (start, end) = (hyphen - word.count, number.endIndex)
            guard word.count > 1, number.count > 1, start == 0 || " (".unicodeScalars.contains(scalars[start - 1]),
                end == scalars.count || !scalars[end].properties.isAlphabetic && scalars[end] != "-",
                !FixedText.prefixes.contains(String(String.UnicodeScalarView(word)))
            else { return nil }
            return start..<end
        }
    }
}
