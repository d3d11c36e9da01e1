// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Given names alone in English sentences that are words as well: *It belongs to Will.*, *Ask Grace about it.*
///
/// English writes no other words with a capital there. Models translate them all the same.
enum EnglishNames {
    /// Whether a word that may be a given name is one, by the words beside it.
    ///
    /// - Parameter words: The words of the text, as spaces part them.
    static func isName(_ index: Int, of words: [Substring]) -> Bool {
        let word = words[index]
        let name = word.prefix(while: \.isLetter)
        guard GivenNames.isAmbiguous(name), !GivenNames.monthsAndSeasons.contains(name)
        else { return false }
        let before = index > 0 ? words[index - 1] : ""
        let next = index + 1 < words.count ? words[index + 1] : ""
        let sign = word[name.endIndex...].first
        if word.beginsSentence {
            // Will, could you bring the keys? Mark said no.
            return sign == "," && addresses.contains(next) || sign == nil && verbs.contains(next)
        }
        let isMostlyWord = GivenNames.mostlyWords.contains(name)
        // Thanks, Mark. Tell me, Grace! But: Faith, Hope, Grace.
        if before.last == ",", before.first?.isLowercase == true || index == 1, !isMostlyWord,
            sign.map({ ".!?".contains($0) }) ?? next.isEmpty
        {
            return true
        }
        if name == "Will", sign != nil || next.isEmpty || behindNames.contains(next) { return true }
        // Of a surname it is known that it is one. *How to Mark as Read*, *How to Grant a User Access*, *Bill Payment*, *in Art*.
        let goesOn = sign == nil && (next.first?.isUppercase == true || determiners.contains(next))
        return (isMostlyWord ? beforePeople.contains(before) : isBesideSmallLetters(before))
            && (!goesOn || Surnames.contains(next.prefix(while: \.isLetter)))
    }

    /// Whether the word before a name is one in small letters, and no article: *the Grace period*.
    private static func isBesideSmallLetters(_ word: Substring) -> Bool {
        if word == "I'm" || word == "I’m" { return true }
        return word.first?.isLowercase == true && word.last?.isLetter == true && !articles.contains(word)
    }

    private static let articles: Set<Substring> = ["a", "an", "her", "his", "my", "our", "the", "their", "this", "your"]
    /// What is said to somebody, behind a comma.
    private static let addresses: Set<Substring> = [
        "I", "I'm", "I’m", "are", "can", "could", "did", "do", "don't", "don’t", "have", "how", "is", "it's", "it’s", "let",
        "please",
        "thank", "thanks", "what", "when", "where", "who", "why", "will", "would", "you", "you're", "you’re",
    ]
    /// What stands behind verbs and nouns, and not behind people.
    private static let determiners: Set<Substring> = [
        "a", "all", "an", "any", "as", "each", "every", "it", "per", "the", "these", "this", "those", "your",
    ]
    /// What stands before people more often than before things.
    private static let beforePeople: Set<Substring> = [
        "ask", "asked", "called", "is", "meet", "met", "named", "saw", "see", "tell", "told", "with",
    ]
    /// What people do rather than things.
    private static let verbs: Set<Substring> = [
        "asked", "asks", "came", "likes", "said", "says", "thinks", "told", "wanted", "wants", "went", "writes", "wrote",
    ]
    /// What follows *Will* where it is no verb.
    private static let behindNames: Set<Substring> = ["about", "at", "by", "for", "on", "to", "with"]
}
