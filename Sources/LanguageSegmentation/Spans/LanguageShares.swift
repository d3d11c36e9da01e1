// SPDX-License-Identifier: Apache-2.0

package import LanguageRecognition

/// How much of a text each language has.
package struct LanguageShares: Sendable {
    /// What spans of one language, or of none, add up to.
    package struct Share: Sendable, Hashable {
        /// The language; nil for spans without one.
        package let language: LanguageTag?
        /// How many letters they hold.
        package var letterCount = 0
        /// How many they are.
        package var spanCount = 0
    }

    private var shares: [LanguageTag?: Share] = [:]

    /// No text.
    package init() {}

    /// Counts a span in.
    package mutating func add(_ span: LanguageSpan) {
        var share = shares[span.language] ?? Share(language: span.language)
        share.letterCount += span.evidence.letterCount
        share.spanCount += 1
        shares[span.language] = share
    }

    /// Counts another text in.
    package static func += (left: inout LanguageShares, right: LanguageShares) {
        left.shares.merge(right.shares) { first, second in
            Share(
                language: first.language, letterCount: first.letterCount + second.letterCount,
                spanCount: first.spanCount + second.spanCount)
        }
    }

    /// The letters of all spans.
    package var letterCount: Int { shares.values.reduce(0) { $0 + $1.letterCount } }

    /// How many spans there are.
    package var spanCount: Int { shares.values.reduce(0) { $0 + $1.spanCount } }

    /// The shares, most letters first and the spans without language last.
    package var ranked: [Share] {
        shares.values.sorted { left, right in
            switch (left.language, right.language) {
            case (nil, _): false
            case (_, nil): true
            case (let first?, let second?):
                (right.letterCount, first.canonical) < (left.letterCount, second.canonical)
            }
        }
    }

    /// The language of the most letters in some spans; of several with as many, the first in the text. Nil where no span is in a
    /// language.
    package static func mainLanguage(of spans: some Sequence<LanguageSpan>) -> LanguageTag? {
        var letterCounts: [LanguageTag: Int] = [:]
        var languages: [LanguageTag] = []
        for span in spans {
            guard let language = span.language else { continue }
            if letterCounts[language] == nil { languages.append(language) }
            letterCounts[language, default: 0] += span.evidence.letterCount
        }
        // Of equals `max` gives the first.
        return languages.max { letterCounts[$0, default: 0] < letterCounts[$1, default: 0] }
    }

    /// The part of all letters that a share has, from 0 to 1; nil where there are no letters at all.
    package func fraction(of share: Share) -> Double? {
        letterCount > 0 ? Double(share.letterCount) / Double(letterCount) : nil
    }
}
