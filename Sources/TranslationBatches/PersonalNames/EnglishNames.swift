// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Names of people inside of English sentences that are words as well: *It belongs to Will.*, *Ask Mrs Young*.
///
/// English writes no other words with a capital there. Models translate them all the same.
package enum EnglishNames {
    /// Where they stand in a sentence, in order, in UTF-8 offsets.
    ///
    /// - Complexity: Linear in the length of the sentence.
    package static func ranges(in sentence: String) -> [Range<Int>] {
        let words = sentence.split(separator: " ", omittingEmptySubsequences: false)
        var ranges: [Range<Int>] = []
        var index = 1
        while index < words.count {
            defer { index += 1 }
            let word = words[index]
            guard word.contains(where: \.isUppercase) else { continue }
            // Models know no *Ms* without the name.
            if words[index - 1] != "Ms", Titles.stands(at: index - 1, of: words), let parts = Titles.name(in: words[index...]),
                let last = parts.last
            {
                ranges.append(sentence.utf8Offsets(of: sentence[word.startIndex..<last.endIndex]))
                index += parts.count - 1
                continue
            }
            let name = word.prefix(while: \.isLetter)
            guard GivenNames.areWords.contains(name) || GivenNames.areMostlyWords.contains(name),
                !GivenNames.areTimes.contains(name), isBesideSmallLetters(words[index - 1])
            else { continue }
            let next = index + 1 < words.count && name.endIndex == word.endIndex ? words[index + 1] : ""
            let surname = next.prefix(while: \.isLetter)
            if Surnames.contains(surname) {
                ranges.append(sentence.utf8Offsets(of: sentence[name.startIndex..<surname.endIndex]))
                index += 1
            } else if next.first?.isUppercase != true, next != "as", next != "per" {
                ranges.append(sentence.utf8Offsets(of: name))
            }
        }
        return ranges
    }

    /// Whether the word before a name is one in small letters, and no article: *the Grace period*.
    private static func isBesideSmallLetters(_ word: Substring) -> Bool {
        if word == "I'm" || word == "I’m" { return true }
        return word.first?.isLowercase == true && word.last?.isLetter == true && !articles.contains(word)
    }

    private static let articles: Set<Substring> = ["a", "an", "her", "his", "my", "our", "the", "their", "this", "your"]
}
