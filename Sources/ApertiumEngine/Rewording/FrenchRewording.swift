// SPDX-License-Identifier: Apache-2.0

/// Writes French in words that rules into Spanish read rightly: the *pas* of *pas à pas* is no *not*, *tous les deux mois* are
/// not *ambos meses*, and *de plus de 50* is not *además*.
enum FrenchRewording {
    /// A text in such words.
    static func written(_ text: String) -> String {
        var text = text
        if text.contains(" pas") || text.hasPrefix("Pas à") {
            text = text.replacing(/\b([Pp])as à pas\b/) { $0.1 == "P" ? "Étape par étape" : "étape par étape" }
                .replacing(/\bà (?:deux|trois|quelques) pas (?=d(?:e|u|es)\b|d['’])/) { _ in "près " }
                .replacing(/\b((?:[Nn]e |[Nn]['’])\p{L}+) toujours pas\b/) { "\($0.1) pas encore" }
        }
        if text.contains("les deux ") {
            text = text.replacing(intervals) { "\($0.1) 2 " }
        }
        guard text.contains("de plus d") else { return text }
        return text.replacing(/\bde plus de (?=\d)/) { _ in "au-dessus de " }
    }

    private static var intervals: Regex<(Substring, Substring)> {
        /\b([Tt](?:ous|outes) les) deux (?=(?:ans|années|heures|jours|minutes|mois|secondes|semaines)\b)/
    }
}
