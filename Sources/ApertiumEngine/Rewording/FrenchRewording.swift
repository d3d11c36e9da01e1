// SPDX-License-Identifier: Apache-2.0

/// Writes French in words that rules into Spanish read rightly: the *pas* of *pas à pas* is no *not*, *tous les deux mois* are
/// not *ambos meses*, and *de plus de 50* is not *además*.
enum FrenchRewording {
    /// A text in such words.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains("as à pas") {
            text = text.replacing("Pas à pas", with: "Étape par étape").replacing("pas à pas", with: "étape par étape")
        }
        if text.contains("à deux pas d") || text.contains("à quelques pas d") {
            text = text.replacing("à deux pas d", with: "près d").replacing("à quelques pas d", with: "près d")
        }
        if text.contains("toujours pas") {
            text = text.replacing(/\b((?:[Nn]e |[Nn]['’])\p{L}+) toujours pas\b/) { "\($0.1) pas encore" }
        }
        if text.contains("les deux ") {
            text = text.replacing(intervals) { "\($0.1) 2 " }
        }
        guard text.contains("de plus de ") else { return text }
        // *photos de plus de 50 Mo*, and not *au cours de plus de 10 ans*
        return text.replacing(/\b(?!cours)(\p{L}{3,}[sx]) de plus de (?=\d)/) { "\($0.1) au-dessus de " }
    }

    private static var intervals: Regex<(Substring, Substring)> {
        /\b([Tt](?:ous|outes) les) deux (?=(?:ans|années|heures|jours|minutes|mois|secondes|semaines)\b)/
    }
}
