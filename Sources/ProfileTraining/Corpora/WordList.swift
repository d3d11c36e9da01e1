// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Words with how often each occurs, to be drawn from.
package struct WordList: Sendable {
    /// The words, most frequent first.
    package private(set) var words = TextLines()
    private var weights = CumulativeWeights()

    /// Frequent words are drawn less than they occur, so that the tail is learnt too.
    private static let exponent = 0.65

    package init() {}

    package var isEmpty: Bool { weights.isEmpty }
    package var count: Int { weights.count }

    /// Adds a word that was counted this many times.
    package mutating func append(_ word: some Collection<UInt8>, count: Double, of total: Double) {
        words.append(word)
        weights.append(pow(count / total, Self.exponent))
    }

    /// What identifies the words and their counts.
    package func fingerprint(seed: UInt64) -> UInt64 {
        weights.fingerprint(seed: words.fingerprint(seed: seed))
    }

    /// Draws a word by its weight.
    package func draw(with numbers: inout RandomNumbers) -> ArraySlice<UInt8> {
        words[weights.draw(with: &numbers)]
    }
}
