// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds lines that list several labels with a value each, which nothing but spaces parts: `Adults £12 Children £6 Families £30`.
/// Rules take such a line for a sentence, and give a label the value of another.
///
/// A value is a placeholder, which stands for an amount, a number with markup around it, or a field to be filled in. Plain
/// numbers are none: of *Monday 5 June 2026* a chain makes a date.
enum ValueRows {
    /// The most words of a label.
    private static let mostWords = 4

    /// The spaces behind the values of such lines, where others follow.
    ///
    /// - Complexity: Linear in the length of the text.
    static func gaps(in text: String) -> Set<String.Index> {
        guard text.contains(utf8: Placeholder.text) else { return [] }
        return text.unicodeScalars.split(whereSeparator: \.endsLine).reduce(into: []) { gaps, line in
            gaps.formUnion(Self.gaps(in: line))
        }
    }

    /// Those of a line; none where all of it is no such list.
    private static func gaps(in line: Substring.UnicodeScalarView) -> [String.Index] {
        var gaps: [String.Index] = []
        var labelCount = 0
        for word in line.split(separator: " ") {
            if isValue(word) {
                // Two values side by side are read as one.
                if labelCount == 0, gaps.isEmpty { return [] }
                if labelCount == 0 { gaps.removeLast() }
                gaps.append(word.endIndex)
                labelCount = 0
            } else {
                labelCount += 1
                guard labelCount <= mostWords, isPartOfLabel(word, isFirst: labelCount == 1) else { return [] }
            }
        }
        return labelCount == 0 && gaps.count > 1 ? gaps.dropLast() : []
    }

    private static func isValue(_ word: Substring.UnicodeScalarView) -> Bool {
        word.contains(Placeholder.scalar) && !word.contains(where: \.properties.isAlphabetic)
            && !",.;:!?".unicodeScalars.contains(word.last ?? " ")
    }

    /// Whether a word may stand in a label, which a capital begins and a colon may end.
    private static func isPartOfLabel(_ word: Substring.UnicodeScalarView, isFirst: Bool) -> Bool {
        let letters = word.last == ":" ? word.dropLast() : word
        return letters.allSatisfy { $0.properties.isAlphabetic || "-’'&".unicodeScalars.contains($0) }
            && (!isFirst || letters.first?.properties.isUppercase == true)
    }
}
