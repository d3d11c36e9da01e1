// SPDX-License-Identifier: Apache-2.0

/// What people do, and what joins them with others, behind a name that begins a sentence: *Mark Long asked*.
package enum PersonVerbs {
    /// Whether a word is one.
    package static func contains(_ word: Substring) -> Bool {
        all.contains(word) || word.count > 4 && word.hasSuffix("ed")
    }

    private static let all: Set<Substring> = [
        "and", "came", "can", "dijo", "e", "es", "gave", "ha", "had", "has", "made", "pidió", "said", "says", "sent", "thinks",
        "tiene", "told", "took", "vino", "was", "went", "will", "wrote", "y",
    ]
}
