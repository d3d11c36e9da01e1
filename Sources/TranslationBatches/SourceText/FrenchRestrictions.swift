// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Writes *ne … que* as *seulement* in French: rules take *il n'est valable que 30 minutes* for a negation.
enum FrenchRestrictions {
    /// A text with what is restricted said without *ne*.
    static func written(_ text: String) -> String {
        guard text.contains(" que ") || text.contains(" qu'") || text.contains(" qu’") else { return text }
        return text.replacing(restrictions) { match in
            let words = match.2.split(separator: " ")
            guard !words.contains(where: negations.contains) else { return String(match.0) }
            let verb = match.1.first == "N" ? match.2.withFirstCapital : String(match.2)
            return "\(verb) seulement "
        }
    }

    /// Words that *ne* goes with, what is compared, and *plus que 3 jours*, of which three are left.
    private static let negations: Set<Substring> = [
        "aucun", "aucune", "autant", "autre", "autres", "guère", "jamais", "meilleur", "meilleure", "mieux", "moins", "même",
        "pas",
        "personne", "pire", "plus", "point", "rien", "tel", "telle",
    ]

    /// *ne*, a verb of one or two words, and *que* before a number, an article or a preposition: before a subject it is a
    /// conjunction.
    private static var restrictions: Regex<(Substring, Substring, Substring)> {
        #/
        \b([Nn](?:['’]|e\ ))([\p{L}]+(?:\ [\p{L}]+)?)\ (?:que\ |qu['’])
        (?=[\d\uFFFC]|l['’]|(?:à|au|aux|avec|dans|de|des|du|en|la|le|les|par|pour|sa|ses|son|sur|un|une|vos|votre)\ )
        /#
    }
}
