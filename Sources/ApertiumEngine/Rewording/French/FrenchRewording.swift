// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Writes French in words that rules into Spanish read rightly: the *pas* of *pas à pas* is no *not*, *tous les deux mois* are
/// not *ambos meses*, and *de plus de 50* is not *además*.
enum FrenchRewording {
    /// A text in such words.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains(utf8: "as à pas") {
            text = text.replacing("Pas à pas", with: "Étape par étape").replacing("pas à pas", with: "étape par étape")
        }
        if text.contains(utf8: "à deux pas d") || text.contains(utf8: "à quelques pas d") {
            text = text.replacing("à deux pas d", with: "près d").replacing("à quelques pas d", with: "près d")
        }
        if text.contains(utf8: "toujours pas") {
            text = text.replacing(/\b((?:[Nn]e |[Nn]['’])\p{L}+) toujours pas\b/) { "\($0.1) pas encore" }
        }
        if text.contains(utf8: "les deux ") {
            text = text.replacing(intervals) { "\($0.1) 2 " }
        }
        if text.contains(utf8: "rrêt") {
            text = text.replacing(cessations) { "\($0.1 == "A" ? "C" : "c")ess\($0.2) d" }
        }
        if text.contains(utf8: "A moins qu") {
            text = text.replacing(/(^|[.!?] )A moins qu/) { "\($0.1)À moins qu" }
        }
        if text.contains(utf8: " partir d") {
            text = text.replacing(beginnings) { match in
                "\(match.1 == "à" ? "d" : "D")ès \(match.2 == "u " ? "le " : match.2 == "es " ? "les " : "")"
            }
        }
        if text.contains(utf8: "u plus ") {
            text = text.replacing(/\b([Aa])u plus (?:tard\b|(?=\d))/) { match in
                "\(match.1)u maximum\(match.0.last == " " ? " " : "")"
            }
        }
        if text.contains(utf8: " pas ") {
            text = text.replacing(alls) { "\($0.1)Il n'est pas vrai que \($0.2.lowercased()) \($0.3) " }
        }
        if text.contains(utf8: "oixante et onze") {
            // Rules know the spelling of 1990 only: without hyphens it is *sesenta y once*.
            text = text.replacing("oixante et onze", with: "oixante-et-onze")
        }
        guard text.contains(utf8: "de plus de ") else { return text }
        // *photos de plus de 50 Mo*, and not *au cours de plus de 10 ans*
        return text.replacing(/\b(?!cours)(\p{L}{3,}[sx]) de plus de (?=\d)/) { "\($0.1) au-dessus de " }
    }

    /// Arrêtez de fumer, which is *Arrestad de fumar*; not *l'arrêt de bus*
    private static var cessations: Regex<(Substring, Substring, Substring)> {
        #/
        \b([Aa])rrêt(e|es|ent|er|ez|ons|é|ée|és|ées|ait|ais|aient|era|eront|erez)
        \ d(?=(?:e\ (?:(?:la|le|les|leur|lui|me|se|te|vous)\ |[lmst]['’])?
        |['’](?:y\ |en\ )?)\p{L}+(?:er|ir|re|oir)\b)
        /#
    }

    /// À partir de lundi, à partir du 5 mai; not *à partir de farine*
    private static var beginnings: Regex<(Substring, Substring, Substring)> {
        #/
        \b([àÀA])\ partir\ d(e\ |u\ |es\ |['’])(?=\d|\uFFFC|(?:la\ )?(?:aujourd|août|avril|ce\ (?:jour|moment|soir)|demain
        |décembre|février|hier|janvier|jeudi|juillet|juin|là\b|lundi|mai\b|maintenant|mardi|mars|mercredi|midi|minuit|mois
        |novembre|octobre|samedi|semaine|septembre|une?\ heure|vendredi|dimanche))
        /#
    }

    /// Tous les enfants ne savent pas nager, of whom some can.
    private static var alls: Regex<(Substring, Substring, Substring, Substring)> {
        #/
        (^|[.!?]\ )(Tous\ les\ \p{L}+|Toutes\ les\ \p{L}+|Tout\ le\ monde)\ (?:ne\ |n['’])(\p{L}+)\ pas\ (?=\S)
        /#
    }

    private static var intervals: Regex<(Substring, Substring)> {
        /\b([Tt](?:ous|outes) les) deux (?=(?:ans|années|heures|jours|minutes|mois|secondes|semaines)\b)/
    }
}
