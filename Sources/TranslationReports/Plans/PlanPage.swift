// SPDX-License-Identifier: Apache-2.0

import DocumentTranslation
import LanguageRecognition
import Reports
import UnicodeText

/// The plan of a document for people: its spans, the batches with their routes, and what is kept and why.
struct PlanPage {
    /// How much of each span is shown, in columns.
    private static let previewWidth = 72

    private let style: TerminalStyle
    private var spanCount = 0
    private var columns = GrowingColumns<[String]>()

    init(style: TerminalStyle) {
        self.style = style
    }

    /// What stands before the spans.
    func heading(file: String?, target: LanguageTag) -> String {
        style.strong(
            "\(file.map { $0.forTerminal } ?? "standard input"), into \(target.nameAndTag)")
            + "\n"
    }

    /// Adds a span.
    ///
    /// - Returns: The lines that can be shown now.
    mutating func lines(for language: LanguageTag?, _ text: Substring) -> String {
        spanCount += 1
        let heading = spanCount == 1 ? sectionHeading("spans") : ""
        let row = ["  \(spanCount)", language?.canonical ?? "und", Excerpt.of(text, columns: Self.previewWidth)]
        let rows = columns.add(row, needing: row.dropLast().map { TerminalWidth.columns(of: $0) })
        return heading + rows.map(line).joined()
    }

    /// What stands after the spans.
    mutating func ending(_ groups: PlanGroups) -> String {
        columns.finish().map(line).joined() + section("batches", groups.translated) + section("kept", groups.kept)
    }

    private func line(_ row: [String]) -> String {
        zip(row, columns.widths).map { cell, width in
            cell + String(repeating: " ", count: width - TerminalWidth.columns(of: cell) + 2)
        }.joined() + row[columns.widths.count] + "\n"
    }

    private func sectionHeading(_ name: String) -> String { "\n\(style.strong(name))\n" }

    private func section(_ name: String, _ groups: [PlanGroups.Group]) -> String {
        guard !groups.isEmpty else { return "" }
        let rows = groups.map { group in
            [
                "  \(group.language?.canonical ?? "und")", group.spanCount == 1 ? "1 span" : "\(group.spanCount) spans",
                "\(group.letterCount) letters", group.outcome.words,
            ]
        }
        return sectionHeading(name) + TextTable(rows: rows).text
    }
}
