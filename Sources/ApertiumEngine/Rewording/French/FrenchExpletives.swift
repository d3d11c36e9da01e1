// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The *ne* of French that denies nothing, which rules into Spanish make a *no* of: *avant qu'il ne parte*, *plus riche que vous
/// ne pensez*.
enum FrenchExpletives {
    /// A text without it.
    static func written(_ text: String) -> String {
        guard text.contains(utf8: " ne ") || text.contains(utf8: " n'") || text.contains(utf8: " n’") else { return text }
        var text = text
        if text.containsAny(utf8: cues) {
            // Sans que personne ne le sache: personne needs its ne.
            text = text.replacing(clauses) { match in
                denials.contains(where: match.1.contains) ? match.0 : match.1
            }
        }
        if text.contains(utf8: "plus") || text.contains(utf8: "moins") || text.contains(utf8: "mieux")
            || text.contains(utf8: "pire")
        {
            text = text.replacing(comparisons) { $0.output.1 }
        }
        return text
    }

    private static let denials = ["aucun", "personne", "rien"]
    private static let cues = ["vant qu", "moins qu", "ans qu", "peur qu", "rain", "vit", "mpêch"]

    /// Such a clause up to its *ne*, where nothing denies behind it.
    private static var clauses: Regex<(Substring, Substring)> {
        #/
        \b((?:[Aa]vant|[AaÀà]\ moins|[Ss]ans|(?:de\ )?peur|(?:de\ )?crainte|(?:[Cc]rai(?:n|gn)|[ÉéEe]vit|[Ee]mpêch)\p{L}*)
        \ qu(?:e\ |['’])[^.,;:!?]{1,40}?\ )(?:ne\ |n['’])
        (?![^.,;:!?]{0,60}\b(?:aucune?|guère|jamais|ni|pas|personne|plus|point|qu['’]|que|rien)\b)
        /#
    }

    /// plus riche que vous ne pensez
    private static var comparisons: Regex<(Substring, Substring)> {
        #/
        \b((?:plus|moins|mieux|pire)\ (?:[^.,;:!?\ ]{1,20}\ ){0,3}?qu(?:e\ |['’])(?:cela|elles?|ils?|je|nous|on|tu|vous)\ )
        (?:ne\ |n['’])(?![^.,;:!?]{0,60}\b(?:aucune?|guère|jamais|ni|pas|personne|plus|point|que|rien)\b)
        /#
    }
}
