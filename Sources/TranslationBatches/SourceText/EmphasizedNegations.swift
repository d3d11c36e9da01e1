// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Negations in bold or italics, `Este producto **no** contiene gluten`: to engines the marks part the negation from its verb,
/// and *no* alone becomes *No*. The verb goes between the marks, too.
package enum EmphasizedNegations {
    /// A text with placeholders around *no* or *not* set around the verb as well. There are as many as before.
    ///
    ///     EmphasizedNegations.widened("You must ￼not￼ park here.")  // "You ￼must not park￼ here."
    package static func widened(_ text: String) -> String {
        guard ["o", "O", "t", "T"].contains(where: { text.contains(utf8: "\($0)\(Placeholder.text) ") }) else { return text }
        return text.replacing(english) { match in
            auxiliaries.contains(match.1.lowercased())
                ? "\(match.2)\(match.1) \(match.3) \(match.5)\(match.4)" : String(match.0)
        }.replacing(other) { "\($0.1)\($0.2) \($0.4)\($0.3)" }
    }

    private static let auxiliaries: Set = [
        "are", "can", "could", "did", "do", "does", "had", "has", "have", "is", "may", "might", "must", "shall", "should", "was",
        "were", "will", "would",
    ]

    /// You must **not** park
    private static var english: Regex<(Substring, Substring, Substring, Substring, Substring, Substring)> {
        /\b([A-Za-z]+) (\u{FFFC})(not|NOT)(\u{FFFC}) ([a-z]+)\b/
    }

    /// **no** contiene, **não** contém, **no** return; at the beginning of a text the first mark stands outside of it: **No** se
    /// permite
    private static var other: Regex<(Substring, Substring, Substring, Substring, Substring)> {
        /(^|\ \u{FFFC})(no|No|NO|não|Não|NÃO)(\u{FFFC}) ((?:(?:se|me|te|le|les|lo|la|los|las|nos) )?[\p{Ll}]+)\b/
    }
}
