// SPDX-License-Identifier: Apache-2.0

/// Given names with an article, as Portuguese has them: of *O Pedro ligou* engines make *The Pedro called*.
enum PortugueseNames {
    /// A text without such articles.
    static func withoutArticles(_ text: String) -> String {
        guard text.contains("o ") || text.hasPrefix("O ") || text.hasPrefix("A ") || text.contains(". ") else { return text }
        return text.replacing(/(^|\n|[.!?:—–] )[OA] (\p{Lu}\p{Ll}+)\b/) { match in
            isName(match.2) ? "\(match.1)\(match.2)" : String(match.0)
        }.replacing(/\bo (\p{Lu}\p{Ll}+)\b/) { match in isName(match.1) ? String(match.1) : String(match.0) }
    }

    private static func isName(_ word: Substring) -> Bool { GivenNames.contains(word) && !GivenNames.isAmbiguous(word) }
}
