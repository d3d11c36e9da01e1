// SPDX-License-Identifier: Apache-2.0

/// Where a name stands, by the word before it.
enum NamePlace {
    /// At the start of a text or a sentence.
    case start
    case behindArticle
    /// Behind another word in small letters.
    case insideSentence
    case behindComma
    /// Behind a word with a capital, a greeting, or anything else.
    case behindCapital

    /// - Parameter language: That of the words, without script and region; nil where it is not known.
    init(of index: Int, in words: [Substring], language: String?) {
        guard index > 0, let first = words[index - 1].first, let last = words[index - 1].last else {
            self = .start
            return
        }
        let before = words[index - 1]
        if Self.isArticle(before.lowercased(), in: language) {
            self = .behindArticle
        } else if first.isLowercase, last.isLetter, !Self.endsOfGreetings.contains(before) {
            self = .insideSentence
        } else if last == "," {
            self = .behindComma
        } else {
            self = words[index].mayBeginSentence ? .start : .behindCapital
        }
    }

    /// Whether a word is one that stands before nouns rather than names.
    static func isArticle(_ word: String, in language: String?) -> Bool {
        word == "a" ? language == "en" || language == "gl" || language == "pt" : articles.contains(word)
    }

    /// What stands before a noun that is no name: *the Grace period*, *la Victoria*.
    private static let articles: Set = [
        "al", "alla", "an", "ao", "au", "aux", "dai", "dal", "dalla", "dei", "del", "della", "des", "du", "el", "il", "la",
        "las", "le", "les", "los", "na", "negli", "nei", "nel", "nella", "no", "o", "our", "sul", "the", "this", "um",
        "uma", "un", "una", "une", "your",
    ]
    /// Last words of what greets somebody, behind whose name the next sentence may begin without a sign.
    private static let endsOfGreetings: Set<Substring> = [
        "dia", "días", "giorno", "merci", "morning", "noche", "noches", "noite", "obrigada", "obrigado", "sera", "tarde",
        "tardes", "thanks",
    ]
}
