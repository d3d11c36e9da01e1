// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Abbreviations of small letters with full stops or a slash between them, whose letters dictionaries know as words: *a.k.a.*,
/// *a/c*. Neural models know what they stand for.
enum LetterAbbreviations {
    /// The fewest letters with full stops: *a.m.* and *e.g.* are known.
    private static let fewestLetters = 3

    /// Where they stand, with their full stops.
    static func ranges(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = 0
        while let first = scalars[start...].firstIndex(where: isSmall) {
            let word = scalars[first...].prefix { isSmall($0) || $0 == "." || $0 == "/" }
            start = word.endIndex
            let isInside = [first - 1, start].contains { scalars.indices.contains($0) && scalars[$0].isLetterOrNumber }
            if !isInside, isRow(word) || isPair(word) { ranges.append(first..<start) }
        }
        return ranges
    }

    /// Whether a word is letters with a full stop between each two, and perhaps behind them.
    private static func isRow(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
        word.count >= 2 * fewestLetters - 1
            && word.enumerated().allSatisfy { $0.offset % 2 == 0 ? isSmall($0.element) : $0.element == "." }
    }

    /// Whether a word is a vowel and a consonant with a slash between them, and perhaps a full stop behind; *y/o* and *o/a* are
    /// words.
    private static func isPair(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
        let letters = Array(word.last == "." ? word.dropLast() : word)
        return letters.count == 3 && letters[1] == "/" && isSmall(letters[0]) && isSmall(letters[2])
            && isVowel(letters[0]) != isVowel(letters[2])
    }

    private static func isSmall(_ scalar: Unicode.Scalar) -> Bool { ("a"..."z").contains(scalar) }

    private static func isVowel(_ scalar: Unicode.Scalar) -> Bool { "aeiouy".unicodeScalars.contains(scalar) }
}
