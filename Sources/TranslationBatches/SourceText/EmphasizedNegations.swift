// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Negations in bold or italics, `Este producto **no** contiene gluten`: to engines the marks part the negation from its verb,
/// and *no* alone becomes *No*. The verb goes between the marks, too, and so does what there is none of.
package enum EmphasizedNegations {
    /// A text with placeholders around *no*, *not* or *pas* set around the verb as well. There are as many as before.
    ///
    ///     EmphasizedNegations.widened("You must ￼not￼ park here.")  // "You ￼must not park￼ here."
    ///     EmphasizedNegations.widened("There is ￼no￼ parking.")  // "￼There is no parking￼."
    ///     EmphasizedNegations.widened("Ce n'est ￼pas￼ possible.")  // "Ce ￼n'est pas￼ possible."
    package static func widened(_ text: String) -> String {
        var text = text
        if text.containsAny(utf8: ["\(Placeholder.text)pas", "\(Placeholder.text)PAS"]) {
            text = text.replacing(french) { "\($0.2)\($0.1) \($0.3)\($0.5 ?? "")\($0.4)" }
        }
        guard ["o", "O", "t", "T"].contains(where: { text.contains(utf8: "\($0)\(Placeholder.text) ") }) else { return text }
        return text.replacing(english) { match in
            auxiliaries.contains(match.1.lowercased())
                ? "\(match.2)\(match.1) \(match.3) \(match.5)\(match.4)" : String(match.0)
        }.replacing(existence) { "\($0.2)\($0.1) \($0.3) \($0.5)\($0.4)" }.replacing(other) { match in
            // Click **No** to keep it: the name of a button.
            let isName = !match.1.isEmpty && match.2.first?.isUppercase == true && match.2.last?.isLowercase == true
            return isName ? String(match.0) : "\(match.1)\(match.2) \(match.4)\(match.3)"
        }
    }

    private static let auxiliaries: Set = [
        "are", "can", "could", "did", "do", "does", "had", "has", "have", "is", "may", "might", "must", "shall", "should", "was",
        "were", "will", "would",
    ]

    /// You must **not** park
    private static var english: Regex<(Substring, Substring, Substring, Substring, Substring, Substring)> {
        /\b([A-Za-z]+) (\u{FFFC})(not|NOT)(\u{FFFC}) ([a-z]+)\b/
    }

    /// There is **no** parking, there are **no** free rooms in the house
    private static var existence: Regex<(Substring, Substring, Substring, Substring, Substring, Substring)> {
        #/
        \b([Tt]here(?:\ (?:is|are|was|were|will\ be)|['’]s))\ (\u{FFFC})(no|NO)(\u{FFFC})
        \ ([a-z\-]+(?:\ (?!(?:a|after|and|any|as|at|available|because|before|between|but|by|during|for|from|here|if|in|left
        |near|of|on|or|so|than|that|the|there|to|today|tonight|until|when|where|which|while|who|with|within|without|yet|you)\b)
        [a-z\-]+){0,2})\b
        /#
    }

    /// Ce n'est **pas** possible, Il n'y a **pas** de parking, Ne fumez **pas**; at the end of a text the second mark stands
    /// outside of it
    private static var french: Regex<(Substring, Substring, Substring, Substring, Substring, Substring?)> {
        #/
        \b((?:[Ii]l\ (?=n['’]y\ ))?[Nn](?:e\ |['’])(?:(?:me|te|se|nous|vous|le|la|les|lui|leur|en|y)\ |[mtsl]['’])?[\p{Ll}]+)
        \ (\u{FFFC})(pas|PAS)(\u{FFFC}|$)(\ d(?:e\ |['’])[\p{Ll}]+)?(?![\p{L}])
        /#
    }

    /// **no** contiene, **não** contém, We have **no** rooms; at the beginning of a text the first mark stands outside of it:
    /// **No** se permite
    private static var other: Regex<(Substring, Substring, Substring, Substring, Substring)> {
        /(^|\ \u{FFFC})(no|No|NO|não|Não|NÃO)(\u{FFFC}) ((?:(?:se|me|te|le|les|lo|la|los|las|nos) )?[\p{Ll}]+)\b/
    }
}
