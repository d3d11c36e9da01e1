// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// What is denied before *que*, for rules from French into Spanish: to them *Il n'a pas prouvé que* is *Solo ha probado*, and
/// with a comma before *que* it is not.
enum FrenchDeniedClauses {
    /// A text with such commas.
    static func written(_ text: String) -> String {
        guard text.contains(utf8: " pas "), text.contains(utf8: " que ") else { return text }
        return text.replacing(denials) { "\($0.1), que " }
    }

    /// A translation without the commas of such a text, where it has as many before *que* as the text.
    static func restored(in translation: String, of text: String) -> String {
        guard text.contains(utf8: ", que ") else { return translation }
        let denied = Set(text.matches(of: written).map(\.range.upperBound))
        let clauses = text.ranges(of: ", que ")
        let ranges = translation.ranges(of: ", que ")
        guard !denied.isEmpty, clauses.count == ranges.count else { return translation }
        var result = translation
        for (clause, range) in zip(clauses, ranges).reversed() where denied.contains(clause.upperBound) {
            result.replaceSubrange(range, with: " que ")
        }
        return result
    }

    /// Il n'a pas prouvé que; not *Il n'est pas plus grand que*
    private static var denials: Regex<(Substring, Substring)> {
        #/
        \b([Nn]['’](?:a|ai|aie|aient|ait|as|aura|auraient|aurait|auront|avaient|avais|avait|avez|aviez|avions|avons|es|est
        |étaient|était|ont)\ pas\ (?!(?:aussi|autant|autre|mieux|moins|même|plus|si|tant|tel)\ )\p{L}+)\ que\ (?=\S)
        /#
    }

    private static var written: Regex<Substring> { #/\b[Nn]['’]\p{L}+ pas \p{L}+, que /# }
}
