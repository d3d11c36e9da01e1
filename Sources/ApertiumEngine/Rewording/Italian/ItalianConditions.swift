// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// Conditions of Italian for rules into Spanish, to which *a patto che* is *a menos que*, *se mai* is *si nunca*, and the
/// empty *non* of *a meno che non piova* and *finché non arrivo* denies what follows: *a no ser que no llueva*.
enum ItalianConditions {
    /// A text with such conditions in words that say the same without them.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains(utf8: " meno che ") {
            text = text.replacing(exceptions) { "\($0.1)\($0.2)" }
        }
        if text.contains(utf8: " patto che ") || text.contains(utf8: " patto di ") {
            text = text.replacing(/\b([Aa]) patto (?=che |di \p{Ll}+[aeio]r)/) { "\($0.1) condizione " }
        }
        if text.contains(utf8: "e mai ") {
            text = text.replacing(/\b([Ss])e mai (?=\p{L})(?!non\b|più\b)/) { "\($0.1)e qualche volta " }
        }
        if text.contains(utf8: "eppure") {
            text = text.replacing(/\b([Ss]enza )?\b([Nn])eppure\b/) {
                $0.1 == nil ? "\($0.2)emmeno" : String($0.0)
            }
        }
        guard text.contains(utf8: " non ") else { return text }
        if text.contains(utf8: "fin") || text.contains(utf8: "ino a ") {
            text = text.replacing(ends) { match in
                let isEmpty = !isDenied(before: match.0) && !isDenied(behind: match.0)
                return "finché \(match.1)\(isEmpty ? "" : "non ")"
            }
        }
        return text
    }

    /// a meno che (tu) non; with all before the *non*
    private static var exceptions: Regex<(Substring, Substring, Substring)> {
        #/
        \b([Aa]\ meno\ che\ )((?:(?!non\b|che\b)[\p{L}\d’'\-%]+\ ){0,6}?)non\ (?=\p{L})
        (?![^.,;:!?]{0,40}\b(?:alcun|mai|nessun|niente|nulla))
        /#
    }

    /// finché (la luce) non, behind other words
    private static var ends: Regex<(Substring, Substring)> {
        #/
        \b(?:finch[éèe]|fintantoché|fino\ a\ (?:quando|che)|sino\ a\ quando|fin\ quando)
        \ ((?:(?:(?:il|lo|la|i|gli|le|un|una|uno|quest[aeio]|quell[aeio]|tutt[aeio]|altr[aeio]|ess[aeio]|egli|ella|lui|lei|loro|tu
        |noi|voi|io|qualcuno|qualcosa)\ |(?:l|un|dell|quest|quell)['’])
        (?:(?!che\b|chi\b|e\b|ma\b|non\b|o\b|perché\b|quando\b|se\b)[\p{L}\d’'\-]+\ ){0,5}?)?)non\ (?=\p{L})
        /#
    }

    private static func isDenied(before conjunction: Substring) -> Bool {
        let words = conjunction.clauseWordsBefore()
        return words.isEmpty || words.contains(where: negatives.contains)
    }

    private static func isDenied(behind conjunction: Substring) -> Bool {
        conjunction.clauseWordsBehind.contains { negatives.contains($0) || $0 == "più" || $0.hasPrefix("alcun") }
    }

    private static let negatives: Set = [
        "mai", "neanche", "nemmeno", "neppure", "nessun", "nessuna", "nessuno", "niente", "non", "nulla", "né", "senza",
    ]
}
