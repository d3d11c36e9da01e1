// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// Phrases of French with pronouns, for rules into Spanish: *S'il vous plaît* is *Se él vosotros gusta* to them, *Je vous en
/// prie* is only *Rezo*, and *Il rentre chez lui* is *Regresa en le*.
enum FrenchPhrases {
    /// A text with *par faveur*, which is *por favor*, with *je vous supplie*, and with houses.
    static func written(_ text: String) -> String {
        var text = text
        if text.containsAny(utf8: ["vous pla", "te pla"]) {
            text = text.replacing(/\b([Ss])['’]il (?:te|vous) pla[iî]t\b/) { $0.1 == "S" ? "Par faveur" : "par faveur" }
        }
        if text.contains(utf8: "en prie") {
            text = text.replacing(/(^|[^\p{L}] ?|\p{L} )([Jj]e) (?:(vous) en prie|t['’]en prie)\b(?!\p{L})(\s*[.!]|$)?/) {
                match in
                // As a sentence of its own, it answers thanks.
                let isSentence = match.2 == "Je" && match.4 != nil
                return isSentence
                    ? "\(match.1)De rien\(match.4 ?? "")"
                    : "\(match.1)\(match.2) \(match.3 ?? "te") supplie\(match.4 ?? "")"
            }
        }
        if text.contains(utf8: "hez ") {
            text = text.replacing(houses) { match in
                let isTowards = motions.contains(where: match.0.wordBefore.hasPrefix)
                let preposition = isTowards ? "à" : "dans"
                return "\(match.1 == "C" ? preposition.withFirstCapital : preposition) \(owners[match.2] ?? "sa") maison"
            }
        }
        return text
    }

    /// chez lui; not *chez lui-même*
    private static var houses: Regex<(Substring, Substring, Substring)> {
        /\b([Cc])hez (elles?|eux|lui|moi|nous|toi|vous)\b(?!-)/
    }

    private static let owners: [Substring: String] = [
        "elle": "sa", "elles": "leur", "eux": "leur", "lui": "sa", "moi": "ma", "nous": "notre", "toi": "ta", "vous": "votre",
    ]
    /// Beginnings of verbs of motion.
    private static let motions = [
        "all", "arriv", "cour", "emmen", "invit", "ira", "pass", "ramen", "rentr", "retourn", "reven", "revien", "va", "ven",
        "vien",
        "vins", "vint", "vont",
    ]
}
