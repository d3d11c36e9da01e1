// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Pronouns of Spanish that rules write as if a verb followed them: *avec vous* is *con os* to them and not *con vosotros*.
enum SpanishStressedPronouns {
    /// A translation from French with those that stand behind prepositions and at the ends of clauses.
    static func restored(in translation: String, of text: String) -> String {
        guard text.containsAny(utf8: ["nous", "Nous", "vous", "Vous", "lui"]) else { return translation }
        var translation = translation
        if translation.containsAny(utf8: [" le", " nos", " os"]) {
            translation = translation.replacing(behindPrepositions) { "\($0.1) \(stressed[String($0.2)] ?? String($0.2))" }
        }
        guard translation.containsAny(utf8: ["nos", "Nos", "os", "Os"]) else { return translation }
        return translation.replacing(atEnds) { match in
            let pronoun = stressed[match.2.lowercased()] ?? String(match.2)
            return "\(match.1)\(match.2.first?.isUppercase == true ? pronoun.withFirstCapital : pronoun)"
        }
    }

    private static let stressed = ["le": "él", "nos": "nosotros", "os": "vosotros"]

    /// con os, para nos; not *para os contactar*
    private static var behindPrepositions: Regex<(Substring, Substring, Substring)> {
        #/
        \b([Aa]|[Aa]nte|[Cc]on|[Cc]ontra|[Dd]e|[Ee]n|[Ee]ntre|[Hh]acia|[Pp]ara|[Pp]or|[Ss]egún|[Ss]in|[Ss]obre|[Tt]ras)
        \ (le|nos|os)\b
        (?!\ \p{L}+(?:[aeiáéí]r|ndo)(?:l[aeo]s?|se)?\b)
        /#
    }

    /// Nos, marchamos; más grande que nos.
    private static var atEnds: Regex<(Substring, Substring, Substring)> {
        #/(^|[\ ¿¡«(])([Nn]os|[Oo]s)(?=\ ?[.,;:!?)»…]|$|\ (?:dos|mismas|mismos|solas|solos|también|todas|todos|tres)\b)/#
    }
}
