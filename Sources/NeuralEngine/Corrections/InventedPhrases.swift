// SPDX-License-Identifier: Apache-2.0

/// Phrases that stood on every page of what models were trained with, and that they put in the place of a text that is like one:
/// *Obrigada, Jacinta!* was *Thank you for sharing!*, *Republic of Ireland* the *diplomatic missions* of it.
enum InventedPhrases {
    /// The phrases, each with what a source has that means it.
    private static let phrases = [
        ("Thank you for sharing", ["artilha"]), ("Meaning of the dream", ["onho"]), ("The page you ", ["página que"]),
        ("Missões diplomáticas", ["iplomatic"]), ("404", ["404"]), ("brigado por enviar", ["end", "ubmi", "ost"]),
        ("brigado por uma mensagem", ["essage"]), ("brigado por tudo", ["verything", " all"]),
        ("age not found", ["ágina", "agina", "page", "Page", "Seite"]),
        ("age has not been found", ["ágina", "agina", "page", "Page", "Seite"]),
        ("Last updated", ["ltim", "tualiza"]), ("Perguntas e respostas", answers),
        ("Perguntas e Respostas", answers),
    ]

    private static let answers = ["nswer", "FAQ", "Q&A", "espost", "espuest", "épons"]

    /// Whether a translation has one that its source does not mean.
    static func areFound(in translation: String, source: String) -> Bool {
        phrases.contains { phrase, meanings in translation.contains(phrase) && !meanings.contains { source.contains($0) } }
            || beginsTwice(translation) && !beginsTwice(source)
    }

    /// Whether a text has its first word twice before the first sentence ends: *Yes, yes. You can …* for *Sim. Pode …*
    private static func beginsTwice(_ text: String) -> Bool {
        guard let end = text.firstIndex(where: ".!?".contains) else { return false }
        let words = text[..<end].split { !$0.isLetter }
        return words.count == 2 && words[0].lowercased() == words[1].lowercased()
    }

    /// Other wordings of a source that say the same in the other language: *tradução:* is read for what it is, and *Usuário não
    /// encontrados* as *User not found*, while the singular is the title of pages. *Last updated on* stands untranslated on many.
    /// *Questions? Ask us.* is *Questions and answers?*, and *questions?* is not. *Thank you!* in front of other sentences is
    /// thanks for an edition or for sending a trip, and *Thanks very much!* is not.
    static func wordings(of source: String) -> [String] {
        let plural = source.replacing(/não encontrad([oa])\b/) { "não encontrad\($0.1)s" }
        let updated = source.replacing("Last updated", with: "Updated for the last time")
        let thanks = source.replacing(/Thank(?:s| [Yy]ou)(?: very much| a lot)?\b/, with: "Thanks very much")
        return [source.uncapitalized, plural, updated, thanks].filter { $0 != source }
    }
}
