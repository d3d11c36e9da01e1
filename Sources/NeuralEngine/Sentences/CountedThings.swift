// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells which placeholders are numbers, by what they count: `You have {n} unread messages`.
///
/// In their place models read a number, and put the noun behind it: with a letter they write *mensagens com o X1*. What is
/// counted is told by the plural with *s* of English and the Romance languages.
enum CountedThings {
    /// The most words up to the one in the plural.
    private static let mostWords = 3
    /// Shorter words in *s* are articles and the like: *das*, *les*, *its*.
    private static let shortestPlural = 4

    /// Words in *s* that are no plurals.
    private static let singulars: Set = [
        "across", "always", "antes", "aos", "atrás", "besides", "chez", "dans", "depois", "después", "does", "entonces", "goes",
        "less", "nous", "pelas", "pelos", "plus", "pues", "puis", "sans", "sometimes", "sous", "this", "thus", "tras", "très",
        "unless", "vers", "vous",
    ]
    /// Behind a verb with *s* its object begins: *{name} likes your photo*.
    private static let determiners: Set = [
        "a", "an", "her", "his", "it", "its", "my", "our", "that", "the", "their", "them", "this", "to", "you", "your",
    ]
    /// Conjunctions, behind which a subject stands and nothing that is counted.
    private static let conjunctions: Set = [
        "after", "because", "before", "by", "if", "once", "that", "unless", "until", "when", "while",
    ]
    /// Units of time in short: *{n} min ago*.
    private static let shortUnits: Set = ["hr", "hrs", "min", "mins", "sec", "secs"]
    /// Articles, behind which a name stands.
    private static let articles: Set = ["a", "an", "el", "la", "my", "o", "our", "the", "this", "your"]
    /// What comes first behind a number that begins a text, where a name might do something else.
    private static let openers: Set = [
        "more", "new", "other", "selected", "unread", "comments", "days", "files", "hours", "items", "messages", "minutes",
        "months",
        "pages", "people", "photos", "points", "results", "seconds", "users", "views", "votes", "weeks", "years", "arquivos",
        "dias",
        "fotos", "horas", "itens", "mensagens", "minutos", "novas", "novos", "pessoas", "resultados",
    ]

    /// Whether something stands for a number.
    ///
    /// - Parameters:
    ///   - mark: What it is, a placeholder alone.
    ///   - before: What stands before it in the sentence.
    ///   - after: What stands behind it.
    static func counts(_ mark: Mark, between before: Substring, and after: Substring) -> Bool {
        guard mark.text == Placeholder.text else { return false }
        // {n} of {m}
        let isShare = [" of ", " de "].contains { word in
            before.isEmpty && after == word + Placeholder.text || after.isEmpty && before == Placeholder.text + word
        }
        if isShare { return true }
        guard after.first == " " else { return false }
        let words = after.dropFirst().prefix(80).split(separator: " ", maxSplits: mostWords, omittingEmptySubsequences: false)
        let last = before.split(separator: " ").last.map { $0.lowercased() }
        if let last, conjunctions.contains(last) || articles.contains(last) || last.hasSuffix(",") { return false }
        guard let first = words.first else { return false }
        if last == nil {
            let opener = first.prefix(while: \.isLetter)
            // {count} lessons, %d albums copied
            let endsPhrase = opener.endIndex < first.endIndex || words.count == 1 || words[1].hasSuffix("ed")
            if isPlural(opener) && endsPhrase { return true }
            guard openers.contains(String(opener)) || shortUnits.contains(String(opener)) else { return false }
        }
        for (index, word) in words.prefix(mostWords).enumerated() {
            let letters = word.prefix(while: \.isLetter)
            guard letters.first?.isLowercase == true else { return false }
            if isPlural(letters) {
                let next = index + 1 < words.count && letters.endIndex == word.endIndex ? words[index + 1] : ""
                return !determiners.contains(String(next.prefix(while: \.isLetter)))
            }
            guard letters.endIndex == word.endIndex else { return false }
        }
        return false
    }

    private static func isPlural(_ word: Substring) -> Bool {
        if word == "people" || word == "children" || shortUnits.contains(String(word)) { return true }
        return word.last == "s" && word.count >= shortestPlural && !word.hasSuffix("ss") && !singulars.contains(String(word))
    }
}
