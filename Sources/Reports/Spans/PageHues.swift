// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// The hue and the underline of each language of a page: languages whose spans stand beside one another differ in hue, as long as
/// eight are enough, and no two of forty languages have both in common.
struct PageHues {
    static let count = 8
    static let underlineCount = 5

    private var hues: [LanguageTag: Int] = [:]
    private var underlines: [LanguageTag: Int] = [:]

    /// Hues for languages.
    ///
    /// - Parameters:
    ///   - languages: The languages, those with the most text first; these choose first.
    ///   - sequence: The languages of the spans in their order.
    init(of languages: [LanguageTag], in sequence: [LanguageTag]) {
        var neighbours: [LanguageTag: [LanguageTag: Int]] = [:]
        for (first, second) in zip(sequence, sequence.dropFirst()) where first != second {
            neighbours[first, default: [:]][second, default: 0] += 1
            neighbours[second, default: [:]][first, default: 0] += 1
        }
        var uses = [Int](repeating: 0, count: Self.count)
        for language in languages {
            var costs = [Int](repeating: 0, count: Self.count)
            for (neighbour, count) in neighbours[language, default: [:]] {
                if let hue = hues[neighbour] { costs[hue] += count }
            }
            let best = (0..<Self.count).min { (costs[$0], uses[$0], $0) < (costs[$1], uses[$1], $1) } ?? 0
            hues[language] = best
            // Eight and five have no divisor in common, so that the first languages differ in both.
            underlines[language] = (best + uses[best]) % Self.underlineCount
            uses[best] += 1
        }
    }

    /// The hue of a language, from 0; nil for one that is not on the page.
    func hue(of language: LanguageTag) -> Int? { hues[language] }

    /// The kind of its underline, from 0.
    func underline(of language: LanguageTag) -> Int { underlines[language] ?? 0 }
}
