// SPDX-License-Identifier: Apache-2.0

import DocumentTranslation
import LanguageRecognition

/// What the groups of several plans add up to, those of the parts of one document.
struct PlanGroups {
    /// Spans of one language, or of none for one reason, that have the same outcome.
    struct Group {
        let language: LanguageTag?
        let outcome: DocumentPlan.Outcome
        var spanCount = 0
        var letterCount = 0
    }

    private struct Key: Hashable {
        let language: LanguageTag?
        /// All that is said of the outcome.
        let words: String
    }

    private var indices: [Key: Int] = [:]
    private var groups: [Group] = []

    /// Counts the groups of a plan in.
    mutating func add(_ plan: DocumentPlan) {
        for group in plan.groups {
            let key = Key(language: group.language, words: group.outcome.words)
            let index = indices[key] ?? groups.count
            if index == groups.count {
                indices[key] = index
                groups.append(Group(language: group.language, outcome: group.outcome))
            }
            groups[index].spanCount += group.positions.count
            groups[index].letterCount += group.letterCount
        }
    }

    /// The groups that are translated.
    var translated: [Group] { groups.filter(\.outcome.isTranslated) }

    /// The groups that stay as they are.
    var kept: [Group] { groups.filter { !$0.outcome.isTranslated } }
}

extension DocumentPlan.Outcome {
    /// Whether it leads to a translation.
    fileprivate var isTranslated: Bool {
        if case .translated = self { true } else { false }
    }
}
