// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Given names of people in a text, of which engines make those of their language: *O Pedro ligou* became *The Peter called*.
struct ExactNames: Sendable {
    private var names: [(name: Substring, range: Range<Int>)] = []

    init(in text: String) {
        let words = text.split { !$0.isLetter }
        guard words.contains(where: Self.isName), !words.contains(where: Self.scripture.contains) else { return }
        for (index, word) in words.enumerated() where Self.isName(word) {
            // São João, Pope Francis, Maria II and Alexander the Great have names in other languages.
            let before = words[..<index].suffix(2).map { $0.lowercased() }
            let behind = words[(index + 1)...].prefix(2)
            let isRuler = behind.first.map { Self.surnamesOfRulers.contains($0) || $0.allSatisfy("IVX".contains) } ?? false
            let hasEpithet =
                behind.first.map { Self.articles.contains($0) } == true && behind.last?.first?.isUppercase == true
            let isPossessive = ["'", "’"].contains(text[word.endIndex...].first)
            guard before.allSatisfy({ !Self.honours.contains($0) }), !isRuler, !hasEpithet, !isPossessive else { continue }
            names.append((word, text.utf8Offsets(of: word)))
        }
    }

    private static func isName(_ word: Substring) -> Bool {
        word.utf8.count >= shortest && GivenNames.contains(word) && !GivenNames.isAmbiguous(word) && !others.contains(word)
    }

    /// Where those stand that a translation in Latin letters lacks. Their last letters may be others, which languages bend.
    func lost(in translation: String) -> [Range<Int>] {
        guard !names.isEmpty else { return [] }
        let words = Set(translation.split { !$0.isLetter })
        let lost = Set(names.map(\.name)).filter { name in
            !words.contains(name) && !words.contains { $0.hasPrefix(name.dropLast()) }
        }
        return names.filter { lost.contains($0.name) }.map(\.range)
    }

    private static let shortest = 3
    /// Before names of saints and rulers, up to a word before them: *Evangelho de João*.
    private static let honours = Set(
        """
        according apostle apóstol apóstolo ave avé czar dom duke duque duquesa emperador emperor evangelho evangelio
        gospel imperador infanta infante king papa pape pope prince princesa princess príncipe queen rainha rei reina
        reine rey roi saint sainte san sant santa santo st são tsar virgem virgen virgin
        """.split(whereSeparator: \.isWhitespace).map(String.init))
    /// Behind them, and between a name and what a ruler is called.
    private static let surnamesOfRulers: Set<Substring> = ["Caesar", "César", "Magno", "Magnus"]
    private static let articles: Set<Substring> = ["the", "of", "o", "a", "el", "la", "le"]
    /// What texts speak of whose names each language has its own for.
    private static let scripture: Set<Substring> = [
        "Belém", "Belén", "Bethlehem", "Bible", "Biblia", "Bíblia", "Jesus", "Jesús", "apostles", "apóstoles", "apóstolos",
    ]
    /// Names that are also places, or words at the start of a sentence.
    private static let others: Set<Substring> = [
        "Carolina", "César", "Jesús", "Linda", "Madeleine", "Marcos", "Margarida", "Margarita", "Milan", "Montserrat", "Rui",
        "Santiago", "Sofia", "Virginia",
    ]
}
