import DocumentTranslation
import LanguageRecognition
import LanguageSegmentation

/// The plan of a document for people: its spans, the batches with their routes, and what is kept and why.
struct PlanPage {
    /// How much of each span is shown, in columns.
    private static let previewWidth = 72

    let plan: DocumentPlan
    let file: String?
    let style: Style

    /// The page.
    var text: String {
        let target = "\(plan.target.displayName(in: "en")) (\(plan.target))"
        var page = style.strong("\(file ?? "standard input"), into \(target)") + "\n"
        page += section("spans", rows: spanRows)
        page += section("batches", rows: groupRows { $0.isTranslated })
        page += section("kept", rows: groupRows { !$0.isTranslated })
        return page
    }

    private func section(_ name: String, rows: [[String]]) -> String {
        rows.isEmpty ? "" : "\n\(style.strong(name))\n" + TextTable(rows: rows).text
    }

    private var spanRows: [[String]] {
        plan.spans.enumerated().map { index, entry in
            let text = entry.span.text(in: plan.batches.sources[entry.passage].text)
            return ["  \(index + 1)", entry.span.language?.canonical ?? "und", Excerpt.of(text, columns: Self.previewWidth)]
        }
    }

    private func groupRows(where isShown: (DocumentPlan.Way) -> Bool) -> [[String]] {
        plan.groups.filter { isShown($0.way) }.map { group in
            let count = group.positions.count
            return [
                "  \(group.language?.canonical ?? "und")", count == 1 ? "1 span" : "\(count) spans",
                "\(group.letterCount) letters",
                WayFields.words(group.way),
            ]
        }
    }
}

extension DocumentPlan.Way {
    /// Whether it leads to a translation.
    var isTranslated: Bool {
        if case .translated = self { true } else { false }
    }
}
