import DocumentTranslation
import LanguageRecognition

/// What the groups of several plans add up to, those of the parts of one document.
struct PlanGroups {
    /// Spans of one language, or of none for one reason, that have the same way.
    struct Group {
        let language: LanguageTag?
        let way: DocumentPlan.Way
        var spanCount = 0
        var letterCount = 0
    }

    private struct Key: Hashable {
        let language: LanguageTag?
        /// All that is said of the way.
        let words: String
    }

    private var indices: [Key: Int] = [:]
    private var groups: [Group] = []

    /// Counts the groups of a plan in.
    mutating func add(_ plan: DocumentPlan) {
        for group in plan.groups {
            let key = Key(language: group.language, words: group.way.words)
            let index = indices[key] ?? groups.count
            if index == groups.count {
                indices[key] = index
                groups.append(Group(language: group.language, way: group.way))
            }
            groups[index].spanCount += group.positions.count
            groups[index].letterCount += group.letterCount
        }
    }

    /// The groups that are translated.
    var translated: [Group] { groups.filter(\.way.isTranslated) }

    /// The groups that stay as they are.
    var kept: [Group] { groups.filter { !$0.way.isTranslated } }
}

extension DocumentPlan.Way {
    /// Whether it leads to a translation.
    fileprivate var isTranslated: Bool {
        if case .translated = self { true } else { false }
    }
}
