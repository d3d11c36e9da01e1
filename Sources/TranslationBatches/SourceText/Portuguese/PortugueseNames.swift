// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Given names with an article, as Portuguese has them: of *O Pedro ligou* engines make *The Pedro called*.
enum PortugueseNames {
    /// A text without such articles; a tag may stand before the name.
    static func withoutArticles(_ text: String) -> String {
        guard text.contains(articleBeforeCapital) else { return text }
        return text.replacing(/(^|\n|[.!?:—–] )[OA] (\u{FFFC}?(\p{Lu}\p{Ll}+))\b/) { match in
            isName(match.3) ? "\(match.1)\(match.2)" : String(match.0)
        }.replacing(/\bo (\u{FFFC}?(\p{Lu}\p{Ll}+))\b/) { isName($0.2) ? String($0.1) : String($0.0) }
            .replacing(/\b([dDnN])[oa] (\u{FFFC}?(\p{Lu}\p{Ll}+))\b/) { match in
                guard isName(match.3) else { return String(match.0) }
                let preposition = ["d": "de", "D": "De", "n": "em", "N": "Em"][match.1] ?? ""
                return "\(preposition) \(match.2)"
            }
            .replacing(/\b(é|e|era|foi|com|para|por|que|viu) a (\u{FFFC}?(\p{Lu}\p{Ll}+))\b/) { match in
                isName(match.3) ? "\(match.1) \(match.2)" : String(match.0)
            }
    }

    private static var articleBeforeCapital: Regex<Substring> { /[oaOA] \u{FFFC}?\p{Lu}/ }

    private static func isName(_ word: Substring) -> Bool { GivenNames.contains(word) && !GivenNames.isAmbiguous(word) }
}
