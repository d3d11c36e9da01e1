// SPDX-License-Identifier: Apache-2.0

/// Prohibitions in English that engines misread: models take *You may not smoke here* for leave not to, rules *You must not* for
/// *need not*.
package enum EnglishProhibitions {
    /// A text with *must not* for *may not* behind *you*, which models read rightly. What is possible stays: *You may not need
    /// it*.
    package static func withMustNot(_ text: String) -> String {
        guard text.contains("ou may not ") else { return text }
        let verbs = /\b([Yy]ou) may not (?!(?:always|be|even|find|get|have|know|like|need|notice|realize|receive|see|want)\b)/
        return text.replacing(verbs) { "\($0.1) must not " }
    }

    /// A text with *cannot* for *must not*, which rules read rightly. What is concluded stays: *He must not have heard*.
    package static func withCannot(_ text: String) -> String {
        guard ["ust not ", "ustn't ", "ustn’t "].contains(where: text.contains) else { return text }
        return text.replacing(/\b([Mm])ust(?:n't|n’t|\ not) (?!have\b)/) { $0.1 == "M" ? "Cannot " : "cannot " }
    }
}
