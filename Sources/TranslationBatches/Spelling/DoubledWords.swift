// SPDX-License-Identifier: Apache-2.0

/// Small words that engines write twice, once for each of two rules: *about to to join*, *por por lo menos*, *El el día*.
package enum DoubledWords {
    /// The translation with each once, where its source has no word twice in a row.
    ///
    /// Pronouns are left, which some languages have twice: *nous nous lavons*, *se se queixa*.
    ///
    /// - Complexity: Linear in the length of both.
    package static func removed(from translation: String, source: String) -> String {
        var isSourceSearched = false
        var (result, rest) = ("", translation[...])
        var last: Substring = ""
        for word in translation.split(separator: " ", omittingEmptySubsequences: false) {
            defer { last = word }
            // What begins anew with a capital may be a name: *la voz de De Vincenzi*.
            guard word.utf8.count <= longest, last.utf8.count == word.utf8.count, word.first?.isLowercase == true,
                last == word || last == word.prefix(1).uppercased() + word.dropFirst(), words.contains(word)
            else { continue }
            if !isSourceSearched {
                guard !hasDouble(source) else { return translation }
                isSourceSearched = true
            }
            // With the space before it.
            result += rest[..<translation.index(before: word.startIndex)]
            rest = translation[word.endIndex...]
        }
        return result + rest
    }

    private static func hasDouble(_ source: String) -> Bool {
        let words = source.split(separator: " ").map { $0.lowercased() }
        return zip(words, words.dropFirst()).contains { $0 == $1 }
    }

    private static let longest = 4
    private static let words: Set<Substring> = [
        "con", "de", "del", "des", "di", "du", "el", "em", "en", "in", "la", "las", "le", "lo", "los", "of",
        "par", "per", "por", "que", "the", "to",
    ]
}
