// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Words with how often each occurs, to be drawn from.
package struct WordList: Sendable {
    /// The words, most frequent first.
    package private(set) var words = TextLines()
    private var weights = CumulativeWeights()
    /// Whether it holds phrases as people type them alone, of which each is meant, and not words that somebody counted.
    let holdsPhrases: Bool

    /// Frequent words are drawn less than they occur, so that the tail is learnt too.
    private static let exponent = 0.65

    package init(holdsPhrases: Bool = false) {
        self.holdsPhrases = holdsPhrases
    }

    /// How often the list is drawn from beside another of its language.
    var weight: Double { holdsPhrases ? Self.phraseWeight : 1 }

    private static let phraseWeight = 3.0

    package var isEmpty: Bool { weights.isEmpty }
    package var count: Int { weights.count }

    /// Adds a word that was counted this many times.
    package mutating func append(_ word: some Collection<UInt8>, count: Double, of total: Double) {
        words.append(word)
        weights.append(pow(count / total, Self.exponent))
    }

    /// What identifies the words and their counts.
    package func fingerprint(seed: UInt64) -> UInt64 {
        Fingerprint.combining(weights.fingerprint(seed: words.fingerprint(seed: seed)), weight.bitPattern)
    }

    /// Draws a word by its weight.
    package func draw(with numbers: inout RandomNumbers) -> ArraySlice<UInt8> {
        words[weights.draw(with: &numbers)]
    }
}
