// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A sentence of few words with the mark at its end, which models know better as words alone: *Interested?* is *Você se
/// interessa por* to them and *interested* is *interessado*; *É verdade.* is *It is not true.*, and *é verdade* *it is true*.
struct ShortSentence {
    private static let marks: Set<Character> = [".", "!", "?"]
    /// One word may be a sentence in another language, *Chovia.* being *It was raining.*, but seldom one of more words.
    private static let mostWordsForOne = 4
    private static let negations: Set<Substring> = ["cannot", "never", "nicht", "no", "not", "nunca", "não", "pas"]
    /// Words with which a sentence is denied that has none of those.
    private static let otherNegations: Set<Substring> = [
        "jamais", "kein", "keine", "nada", "ne", "neither", "nem", "nenhum", "nenhuma", "ni", "ninguém", "nobody", "none", "nor",
        "nothing", "sem", "sin", "without",
    ]

    /// The sentence without its mark.
    let words: String
    private let mark: Character
    private let wordCount: Int

    /// A sentence of up to three words; nil for another text.
    init?(_ text: String) {
        guard let mark = text.last, Self.marks.contains(mark), ShortText(String(text.dropLast())) != nil,
            !text.contains(where: { "¿¡".contains($0) })
        else { return nil }
        words = String(text.dropLast())
        self.mark = mark
        wordCount = words.split(separator: " ").count
    }

    /// Whether a translation has lost the mark, goes on behind it, stays as the sentence is, denies what that does not, says a
    /// word twice, or makes much of one word.
    func isDoubtful(_ translation: String) -> Bool {
        guard let last = translation.last else { return true }
        let isOpen = Self.isOfAlphabetWithMarks(last) || translation.dropLast(2).contains { $0 == mark && $0 != "." }
        let isKept = wordCount == 1 && translation.dropLast().lowercased() == words.lowercased()
        let isLong = wordCount == 1 && translation.split(separator: " ").count > Self.mostWordsForOne
        return isOpen || isKept || isLong || deniesMore(translation)
            || RepeatedWords.areFound(in: translation) && !RepeatedWords.areFound(in: words)
    }

    /// The sentence as the translation of its words; nil where that is no better than the sentence's own.
    func written(as translation: String) -> String? {
        guard translation.last.map({ $0.isLetter || $0.isNumber }) == true, !isDoubtful(translation + String(mark)) else {
            return nil
        }
        return translation + String(mark)
    }

    /// Whether it is a letter of Latin, Greek or Cyrillic script. Thai, for one, ends its sentences with no mark.
    private static func isOfAlphabetWithMarks(_ last: Character) -> Bool {
        last.isLetter && last.unicodeScalars.allSatisfy { $0.value < 0x530 }
    }

    private func deniesMore(_ translation: String) -> Bool {
        let own = Self.words(of: words)
        guard Self.words(of: translation).contains(where: Self.isNegation) else { return false }
        return !own.contains { Self.isNegation($0) || Self.otherNegations.contains($0) }
    }

    private static func isNegation(_ word: Substring) -> Bool {
        negations.contains(word) || word.hasSuffix("n't") || word.hasSuffix("n’t")
    }

    private static func words(of text: String) -> [Substring] {
        Substring(text.lowercased()).split { !$0.isLetter && $0 != "'" && $0 != "’" }
    }
}
