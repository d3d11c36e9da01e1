// SPDX-License-Identifier: Apache-2.0

/// Finds which of some words was probably meant by one that is misspelt.
public enum NearestSpelling {
    /// The words that are near a misspelt one, nearest first; none where all are too far away for a typing error.
    ///
    /// How far two words are apart is how many letters must be inserted, left out, replaced or exchanged with their neighbours.
    /// One may be wrong in a word of up to four letters, two in one of up to eight, and three in a longer one. Of
    /// phrases, those are as near as one error in which what was typed is a word; those come last in which a word begins with it.
    ///
    /// - Complexity: The product of the lengths for each word.
    public static func words(near typed: String, among words: some Sequence<String>, atMost limit: Int = 3) -> [String] {
        let letters = Array(typed)
        let tolerance = letters.count <= 4 ? 1 : letters.count <= 8 ? 2 : 3
        var found: [(rank: Int, word: String)] = []
        for word in words {
            let distance = distance(from: letters, to: Array(word), atMost: tolerance)
            if letters.count >= 3, " \(word) ".contains(" \(typed) ") {
                found.append((min(distance, 1), word))
            } else if distance <= tolerance {
                found.append((distance, word))
            } else if letters.count >= 3, " \(word)".contains(" \(typed)") {
                found.append((tolerance + 1, word))
            }
        }
        return found.sorted { ($0.rank, $0.word) < ($1.rank, $1.word) }.prefix(limit).map(\.word)
    }

    /// How far two words are apart; anything above `limit` where they are further apart than that.
    static func distance(from first: [Character], to second: [Character], atMost limit: Int) -> Int {
        guard abs(first.count - second.count) <= limit else { return limit + 1 }
        // The rows of the table of optimal string alignment: two before, one before, and the one that is filled.
        var (older, old, row) = ([Int](), Array(0...second.count), [Int]())
        for i in first.indices {
            row = [i + 1]
            for j in second.indices {
                var least = min(old[j] + (first[i] == second[j] ? 0 : 1), old[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] { least = min(least, older[j - 1] + 1) }
                row.append(least)
            }
            (older, old) = (old, row)
        }
        return old[second.count]
    }
}
