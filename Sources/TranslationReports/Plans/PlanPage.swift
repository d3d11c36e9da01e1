// SPDX-License-Identifier: Apache-2.0

import DocumentTranslation
import LanguageRecognition
import Reports
import UnicodeText

/// The plan of a document for people: its spans, the batches with their routes, and what is kept and why.
struct PlanPage {
    /// The least columns of a span that are shown, however narrow the terminal is.
    private static let narrowest = 12

    private let style: TerminalStyle
    private let width: Int
    private var spanCount = 0
    private var columns = GrowingColumns<[String]>()

    /// A page that shows nothing yet.
    ///
    /// - Parameter width: How many columns the line of a span may take.
    init(style: TerminalStyle, width: Int) {
        self.style = style
        self.width = width
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
        let row = ["  \(spanCount)", language?.canonical ?? "und", Excerpt.of(text, columns: max(Self.narrowest, width))]
        let rows = columns.add(row, needing: row.dropLast().map { TerminalWidth.columns(of: $0) })
        return heading + rows.map(line).joined()
    }

    /// What stands after the spans.
    mutating func ending(_ groups: PlanGroups) -> String {
        columns.finish().map(line).joined() + section("batches", groups.translated) + section("kept", groups.kept)
    }

    private func line(_ row: [String]) -> String {
        let head = zip(row, columns.widths).map { TerminalWidth.padded($0, to: $1 + 2) }.joined()
        let room = max(Self.narrowest, width - TerminalWidth.columns(of: head))
        return head + Excerpt.of(row[columns.widths.count], columns: room) + "\n"
    }

    private func sectionHeading(_ name: String) -> String { "\n\(style.strong(name))\n" }

    private func section(_ name: String, _ groups: [PlanGroups.Group]) -> String {
        guard !groups.isEmpty else { return "" }
        let rows = groups.map { group in
            [
                "  \(group.language?.canonical ?? "und")", group.spanCount.counting("span"),
                group.letterCount.counting("letter"), group.outcome.words,
            ]
        }
        return sectionHeading(name) + TextTable(rows: rows).text
    }
}
