// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Writes *ne … que* as *seulement* in French: rules take *il n'est valable que 30 minutes* for a negation.
enum FrenchRestrictions {
    /// A text with what is restricted said without *ne*.
    static func written(_ text: String) -> String {
        guard text.contains(utf8: " que ") || text.contains(utf8: " qu'") || text.contains(utf8: " qu’") else { return text }
        return text.replacing(restrictions) { match in
            var words = match.2.split(separator: " ")
            // Il ne reste plus que 3 jours; but: Rien ne vaut plus que la santé
            if words.last == "plus", !isDenied(before: match.0) { words.removeLast() }
            guard !words.isEmpty, !words.contains(where: negations.contains) else { return String(match.0) }
            let verb = words.joined(separator: " ")
            return "\(match.1.first == "N" ? verb.withFirstCapital : verb) seulement "
        }
    }

    private static func isDenied(before match: Substring) -> Bool {
        match.clauseWordsBefore().suffix(4).contains(where: ["aucun", "aucune", "nul", "personne", "rien"].contains)
    }

    /// Words that *ne* goes with, what is compared, and *plus que 3 jours*, of which three are left.
    private static let negations = Set(
        """
        aucun aucune autant autre autres ce guère jamais meilleur meilleure mieux moins même ni pas personne pire plus point
        que rien si tel telle
        """.split(whereSeparator: \.isWhitespace))

    /// *ne*, a verb with at most three words more, and *que* before a number, an article, a preposition or what tells when:
    /// before a subject it is a conjunction.
    private static var restrictions: Regex<(Substring, Substring, Substring)> {
        #/
        \b([Nn](?:['’]|e\ ))((?:(?:en|la|le|les|leur|lui|me|nous|se|te|vous|y)\ |[lmst]['’])?\p{L}+(?:\ \p{L}+){0,3}?)
        \ (?:que\ |qu['’])(?=[\d\uFFFC]|l['’]|d['’]
        |(?:après|au|aux|avant|avec|aujourd|cet|cette|ces|chez|dans|de|demain|depuis|des|deux|dix|du|dès|en|entre|hier|la|le|les
        |leur|leurs|lorsque|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mon|ma|mes|notre|nos|par|pendant|pour|quand|quatre
        |quelques|sa|ses|si|son|sous|sur|trois|un|une|vers|vos|votre|à)\b)
        /#
    }
}
