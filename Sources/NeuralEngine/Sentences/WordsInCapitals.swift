// SPDX-License-Identifier: Apache-2.0

/// Words in capitals among others, which models know in small letters alone: *Menores NÃO pagam*, *Último dia*. They keep such a
/// word as it is and put it where it does not belong, so that *NÃO* denies nothing. A text that is all in capitals is
/// `CapitalizedText`.
struct WordsInCapitals: Sendable {
    /// Whether models know words of ASCII in capitals, as *NOT* in English.
    let areKnownInASCII: Bool

    /// Without these a sentence says the opposite, and they are no names.
    private static let negations: Set<Substring> = ["NADA", "NEVER", "NOBODY", "NONE", "NOTHING", "NUNCA"]
    /// A word of ASCII with fewer letters may be an acronym.
    private static let fewestLetters = 5

    /// A sentence with such words in small letters, of as many bytes; nil where there is none.
    ///
    /// - Parameter isOnePiece: Whether the vocabulary has a word as one piece, by which words are told from acronyms and names.
    func lowered(in sentence: String, isOnePiece: (String) -> Bool) -> String? {
        // Calls of programs have brackets, and names of arguments in capitals.
        guard sentence.unicodeScalars.contains(where: \.properties.isLowercase),
            !sentence.utf8.contains(where: "[<".utf8.contains)
        else { return nil }
        var words = sentence.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        var isChanged = false
        for index in words.indices {
            let core = words[index].drop { !$0.isLetter }.prefix(while: \.isLetter)
            guard mayBeUnknown(core), !words[index][core.endIndex...].contains(where: \.isLetter) else { continue }
            let small = core.lowercased()
            guard small.utf8.count == core.utf8.count, isOnePiece(small), !isOnePiece(String(core)) else { continue }
            words[index].replaceSubrange(core.startIndex..<core.endIndex, with: small)
            isChanged = true
        }
        return isChanged ? words.joined(separator: " ") : nil
    }

    /// Whether a vocabulary may lack a word for its capitals: one that begins with a capital beyond ASCII, or a long one of
    /// capitals, or one of them with a letter beyond ASCII.
    private func mayBeUnknown(_ word: Substring) -> Bool {
        guard let first = word.unicodeScalars.first, first.properties.isUppercase else { return false }
        guard word.allSatisfy(\.isUppercase) else { return !first.isASCII }
        return !word.allSatisfy(\.isASCII) || Self.negations.contains(word)
            || word.count >= Self.fewestLetters && !areKnownInASCII
    }
}
