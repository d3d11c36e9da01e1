// SPDX-License-Identifier: Apache-2.0

package import DocumentTranslation
import LanguageRecognition
import LanguageSegmentation
import Records
package import Reports
import TextScanning
import TranslationBatches

/// Writes the plan of a document in one of the formats, from the plans of its parts: a page for people, a row per span for `tsv`,
/// an object for `ndjson`.
package struct PlanRecords {
    private let format: OutputFormat
    /// The path of the document's file; nil for standard input.
    private let file: String?
    private var page: PlanPage
    private var groups = PlanGroups()
    /// The target of the last part; nil where there was none.
    private var target: LanguageTag?
    private var hasBegun = false
    /// Results that stand after the target, while nothing has settled it.
    private var held = RecordWriter()

    /// The records of a document of which nothing is planned yet.
    ///
    /// - Parameters:
    ///   - file: The path of the document's file; nil for standard input.
    ///   - style: How a page for people stands out.
    ///   - width: How many columns a span's line on that page may take.
    package init(format: OutputFormat, file: String?, style: TerminalStyle, width: Int) {
        self.format = format
        self.file = file
        page = PlanPage(style: style, width: width)
    }

    /// Adds the plan of the next part.
    ///
    /// - Parameter isSettled: Whether parts that follow have the same target.
    /// - Returns: What of the results is known now.
    package mutating func append(_ plan: DocumentPlan, isSettled: Bool) -> [UInt8] {
        target = plan.target
        groups.add(plan)
        for (passage, span, outcome) in plan.spans {
            write(span, in: plan.batches.sources[passage].text, outcome)
        }
        return isSettled ? release() : []
    }

    /// Ends the document.
    ///
    /// - Returns: The rest of the results.
    package mutating func finish() -> [UInt8] {
        guard target != nil else { return [] }
        switch format {
        case .text: held.text(page.ending(groups))
        case .tsv: break
        case .ndjson:
            held.closeArray()
            held.array("batches", of: groups.translated, Self.write)
            held.array("kept", of: groups.kept, Self.write)
            held.closeObject()
            held.endLine()
        }
        return release()
    }

    /// What is held, after what says the target.
    private mutating func release() -> [UInt8] {
        guard !hasBegun, let target else { return held.takeBytes() }
        hasBegun = true
        var head = RecordWriter()
        switch format {
        case .text: head.text(page.heading(file: file, target: target))
        case .tsv: break
        case .ndjson:
            head.openObject()
            head.field("file", file)
            head.field("target", target.canonical)
            head.openArray("spans")
        }
        return head.takeBytes() + held.takeBytes()
    }

    private mutating func write(_ span: LanguageSpan, in text: String, _ outcome: DocumentPlan.Outcome) {
        let piece = text[utf8: span.range]
        switch format {
        case .text: held.text(page.lines(for: span.language, piece))
        case .tsv:
            held.row(
                [
                    span.language?.canonical ?? "und", outcome.name, outcome.route?.field ?? "-",
                    outcome.packages.joined(separator: ","),
                    file.map(TabSeparatedField.name) ?? "-", String(piece),
                ].map { $0.isEmpty ? "-" : $0 })
        case .ndjson:
            held.object { writer in
                writer.field("language", span.language?.canonical ?? "und")
                writer.field("outcome", outcome.name)
                writer.field("text", String(piece))
            }
        }
    }

    private static func write(to writer: inout RecordWriter, _ group: PlanGroups.Group) {
        writer.field("language", group.language?.canonical ?? "und")
        writer.field("spans", group.spanCount)
        writer.field("letters", group.letterCount)
        writer.field("outcome", group.outcome.name)
        writer.route(group.outcome.route)
        if !group.outcome.packages.isEmpty { writer.field("packages", group.outcome.packages) }
        group.outcome.writeReason(to: &writer)
    }
}
