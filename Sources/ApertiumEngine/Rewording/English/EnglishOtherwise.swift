// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// English *otherwise*, which rules into Spanish do not know.
enum EnglishOtherwise {
    /// A text with words in its place: *if not* where a clause begins with it, and, for Spanish, *of another way*, which is *de
    /// otra manera*, where it tells how.
    ///
    ///     EnglishOtherwise.written("Pay now, otherwise £5 more.", into: "es")  // "Pay now, if not, £5 more."
    ///
    /// - Parameter target: The language translated into, without script and region.
    /// - Complexity: Linear in the length of the text.
    static func written(_ text: String, into target: String?) -> String {
        guard text.contains(utf8: "therwise") else { return text }
        let text = text.replacing(clauses) { "\($0.1)\($0.2 == "O" ? "I" : "i")f not, " }
        guard target == "es" else { return text }
        return text.replacing(rules) { "\($0.1) \($0.2) of another way" }
            .replacing(manners) { "\($0.1) of another way" }
    }

    /// Otherwise you pay more; not *otherwise known as*
    private static var clauses: Regex<(Substring, Substring, Substring)> {
        #/
        (^|[.;,:]\ |\()([Oo])therwise,?\ (?!(?:called|known|named|than)\b)(?=[a-z\d£$€¥₹\uFFFC]|I\b)
        /#
    }

    /// unless otherwise stated
    private static var rules: Regex<(Substring, Substring, Substring)> {
        #/\b([Uu]nless|[Ee]xcept\ (?:where|when|as|if)|[Ww]here|[Ii]f)\ otherwise\ ([a-z]+ed|set|shown)\b/#
    }

    /// They think otherwise.
    private static var manners: Regex<(Substring, Substring)> {
        #/
        \b([Aa]cts?|[Aa]greed|[Bb]elieves?|[Dd]ecided?|[Dd]ecides?|[Ii]ndicated|[Nn]oted|[Rr]equired|[Ss]hown|[Ss]pecified
        |[Ss]tated|[Tt]hinks?|[Tt]hought)\ otherwise(?=$|[.,;:!?)]|\ (?:and|but|by|in|on)\b)
        /#
    }
}
