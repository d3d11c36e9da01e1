// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Prohibitions in English that engines misread: models take *You may not smoke here* for leave not to, rules *You must not* for
/// *need not*.
package enum EnglishProhibitions {
    /// What is forbidden rather than possible: *You may not need it* is no prohibition.
    private static let verbs = Set(
        """
        access apply assign attach book bring build buy carry change charge claim climb combine connect copy cross delete
        disclose distribute drink drive drop eat edit enter exceed export feed fish give go hang install keep leave lend light
        make modify move open park pay photograph place play post print publish put record remove rent repair reproduce
        resell ride run sell send share sit skip sleep smoke stay store sublet submit swim take throw touch transfer travel
        turn upload use vote wear work
        """.split(whereSeparator: \.isWhitespace))

    /// Who is told not to do something: of things *may not* says that it is possible.
    private static let people = Set(
        """
        adults applicants bidders borrowers candidates children competitors contestants customers drivers employees entrants
        exhibitors guests hirers members owners parents participants passengers patients patrons people persons players pupils
        residents riders runners spectators staff students swimmers teams tenants users visitors volunteers you
        """.split(whereSeparator: \.isWhitespace))

    /// A text with *must not* for *may not*, which models read rightly, between people and what they are told not to do.
    package static func withMustNot(_ text: String) -> String {
        guard text.contains(utf8: " may not") else { return text }
        // *You may not:* above a list
        let text = text.replacing(/\b([Yy]ou) may not(?=:)/) { "\($0.1) must not" }
            .replacing(/\bmay not be (?=(?:bigger|blank|empty|fewer|greater|larger|less|longer|more|shorter|smaller)\b)/) { _ in
                "must not be "
            }
        // Some visitors may not keep it well.
        return text.replacing(/(?:\b([A-Za-z]+) )?\b([A-Za-z]+) may not ([a-z]+)\b(?! (?:well|as|much|enough)\b)/) { match in
            let isSome = match.1.map { ["few", "many", "most", "some"].contains($0.lowercased()) } ?? false
            guard !isSome, people.contains(match.2.lowercased()[...]), verbs.contains(match.3) else { return String(match.0) }
            return (match.1.map { "\($0) " } ?? "") + "\(match.2) must not \(match.3)"
        }
    }

    /// A text with *cannot* for *must not*, which rules read rightly. What is concluded stays: *He must not have heard*. Nor do
    /// they read *DO NOT* in capitals.
    package static func withCannot(_ text: String) -> String {
        let text = text.contains(utf8: "DO NOT ") ? text.replacing(/\bDO NOT (?=[A-Z])/) { _ in "Do not " } : text
        guard text.containsAny(utf8: ["ust not ", "ustn't ", "ustn’t "]) else { return text }
        return text.replacing(/\b([Mm])ust(?:n't|n’t|\ not) (?!have\b)/) { $0.1 == "M" ? "Cannot " : "cannot " }
    }
}
