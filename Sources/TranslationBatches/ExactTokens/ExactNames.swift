// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Given names of people in a text, of which engines make those of their language: *O Pedro ligou* became *The Peter called*.
struct ExactNames: Sendable {
    private var names: [(name: Substring, range: Range<Int>)] = []

    init(in text: String) {
        let words = text.split { !$0.isLetter }
        for (index, word) in words.enumerated() where Self.isName(word) {
            // São João, Pope Francis and Maria II have names in other languages.
            let before = index > 0 ? String(words[index - 1]) : ""
            let behind = index + 1 < words.count ? words[index + 1] : ""
            guard !Self.honours.contains(before.lowercased()), !behind.allSatisfy("IVX".contains) || behind.isEmpty else {
                continue
            }
            names.append((word, text.utf8Offsets(of: word)))
        }
    }

    private static func isName(_ word: Substring) -> Bool {
        word.utf8.count >= shortest && GivenNames.contains(word) && !GivenNames.isAmbiguous(word) && !others.contains(word)
    }

    /// Where those stand that a translation in Latin letters lacks. Their last letters may be others, which languages bend.
    func lost(in translation: String) -> [Range<Int>] {
        guard !names.isEmpty else { return [] }
        let words = translation.split { !$0.isLetter }
        return names.filter { name in !words.contains { $0.hasPrefix(name.name.dropLast()) } }.map(\.range)
    }

    private static let shortest = 3
    /// Before names of saints and rulers.
    private static let honours: Set = [
        "saint", "st", "san", "santa", "santo", "são", "sant", "sainte", "pope", "papa", "pape", "king", "queen", "prince",
        "princess",
        "emperor", "rei", "rainha", "rey", "reina", "roi", "reine", "dom", "virgen", "virgem", "virgin", "ave",
    ]
    /// Names that are also places, or words at the start of a sentence.
    private static let others: Set<Substring> = [
        "Carolina", "Jesús", "Linda", "Madeleine", "Marcos", "Margarida", "Margarita", "Milan", "Montserrat", "Rui", "Santiago",
        "Sofia", "Virginia",
    ]
}
