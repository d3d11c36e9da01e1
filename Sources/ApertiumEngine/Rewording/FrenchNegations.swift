// SPDX-License-Identifier: Apache-2.0

/// Negations of French that rules into Spanish misread. Beside *pas* they take *avoir* for an auxiliary: *Je n'ai pas de voiture*
/// was *No he de coche*; without it they have *No tengo coche*.
enum FrenchNegations {
    /// A text whose negations they read.
    static func written(_ text: String) -> String {
        // Most texts deny nothing.
        guard text.contains(" pas") || text.contains(" plus ") || text.contains(" jamais d") || text.contains(negatives) else {
            return text
        }
        return text.replacing(deniedTwice) { "\($0.1)" }.replacing(existence) { "\($0.1 == "I" ? "Il" : "il") n\($0.2)y a pas" }
            .replacing(havingNoMore) { match in
                let isFirst = match.1.first?.isUppercase == true
                return "\(isFirst ? "Déjà" : "déjà") \(match.1.lowercased()) n\(match.2)\(match.3) "
            }
            .replacing(having) { "\($0.1)\($0.2) " }
            .replacing(partitive) { "\($0.1) " }
    }

    /// Subjects that deny by themselves.
    private static var negatives: Regex<Substring> { /\b(?:[Aa]ucune?|[Rr]ien|[Pp]ersonne)\b/ }

    /// *Aucun mineur ne peut*, *rien n'est*, *personne ne*: before a verb Spanish denies once.
    private static var deniedTwice: Regex<(Substring, Substring)> {
        /\b((?:[Aa]ucune? (?:\p{L}+ ){1,3}|(?:[Rr]ien|[Pp]ersonne) ))(?:ne |n['’])/
    }

    /// Il n'y en a pas
    private static var existence: Regex<(Substring, Substring, Substring)> { /\b([Ii])l n(['’])y en a pas\b/ }

    /// Je n'ai plus de, nous n'avons plus d': *ya no*, for which rules have *déjà* with *ne*.
    private static var havingNoMore: Regex<(Substring, Substring, Substring, Substring)> {
        #/
        \b([Jj]e|[Tt]u|[Ii]ls?|[Ee]lles?|[Nn]ous|[Vv]ous)\ n(['’])
        (ai|as|a|ont|av(?:ons|ez|ais|ait|ions|iez|aient)|aur(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient))
        \ plus\ (?:de\ |d['’](?!un|autres?\b))
        /#
    }

    /// Je n'ai pas (de), elle n'en avait pas; but not *pas encore*, nor *pas seulement*.
    private static var having: Regex<(Substring, Substring, Substring)> {
        #/
        \b([Nn]['’](?:en\ )?)
        (ai|as|a|ont|av(?:ons|ez|ais|ait|ions|iez|aient)|aur(?:ai|as|a|ons|ez|ont|ais|ait|ions|iez|aient))
        \ pas\ (?:de\ |d['’](?!un|abord|autres?\b|ailleurs))?(?!encore|seulement|que\b|qu['’]|du\ tout|même|non\ plus|plus\b)
        /#
    }

    /// Il n'y a pas de, plus d', jamais de; nous n'avons pas reçu de, elle ne mange pas de.
    private static var partitive: Regex<(Substring, Substring)> {
        #/
        \b(
            [Nn]['’]y\ (?:a|avait|aura|aurait)\ (?:pas|plus|jamais)
            | (?:[Nn]e\ |[Nn]['’])
              (?:mang|bo[iuv]|buv|prend|pren|fai|font|fer|ve[ux]|voul|rest|contien|trouv|vend|exist|re[çc]|donn|utilis|achet|port
                |nécessit|possèd|propos|offr|produi)
              \p{L}{0,6}\ (?:pas|plus|jamais)
            | [Nn]['’](?:ai|as|a|ont|av(?:ons|ez|ais|ait|ions|iez|aient))\ (?:pas\ |plus\ |jamais\ )?
              (?:mangé|bu|pris|fait|trouvé|vendu|reçu|donné|utilisé|acheté|porté|laissé|eu|vu|payé)
        )\ (?:de\ |d['’](?!un|abord|autres?\b|ailleurs))
        /#
    }
}
