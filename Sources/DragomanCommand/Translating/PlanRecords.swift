import DocumentFormats
import DocumentTranslation
import LanguageRecognition
import LanguageSegmentation
import Records
import TextScanning
import TranslationBatches

/// Writes the plan of a document in one of the formats, from the plans of its parts: a page for people, a row a span for `tsv`, an object for
/// `ndjson`.
struct PlanRecords {
    private let format: OutputFormat
    /// The path of the document's file; nil for standard input.
    private let file: String?
    private var page: PlanPage
    private var groups = PlanGroups()
    /// The target of the last part; nil where there was none.
    private var target: LanguageTag?
    private var hasBegun = false
    /// Results that stand behind the target, while nothing has settled it.
    private var held = ""
    private var isFirst = true

    /// The records of a document of which nothing is planned yet.
    init(format: OutputFormat, file: String?, style: Style) {
        self.format = format
        self.file = file
        page = PlanPage(style: style)
    }

    /// Adds the plan of the next part.
    ///
    /// - Parameter isSettled: Whether parts that follow have the same target.
    /// - Returns: What of the results is known now.
    mutating func append(_ plan: DocumentPlan, isSettled: Bool) -> String {
        target = plan.target
        groups.add(plan)
        for (passage, span, way) in plan.spans {
            held += result(for: span, in: plan.batches.sources[passage].text, way)
        }
        return isSettled ? release() : ""
    }

    /// Ends the document.
    ///
    /// - Returns: The rest of the results.
    mutating func finish() -> String {
        guard target != nil else { return "" }
        let results = release()
        return switch format {
        case .text: results + page.ending(groups)
        case .tsv: results
        case .ndjson:
            results + "],\"batches\":[\(Self.records(of: groups.translated))],\"kept\":[\(Self.records(of: groups.kept))]}\n"
        }
    }

    /// What is held, behind what says the target.
    private mutating func release() -> String {
        defer {
            held = ""
            hasBegun = true
        }
        guard !hasBegun, let target else { return held }
        switch format {
        case .text: return page.heading(file: file, target: target) + held
        case .tsv: return held
        case .ndjson:
            var fields = file.map { [JSONRecord.Field(name: "file", string: $0)] } ?? []
            fields += [.init(name: "target", string: target.canonical), .init(name: "spans", value: "[")]
            return "\(JSONRecord(fields: fields))".dropLast() + held
        }
    }

    private mutating func result(for span: LanguageSpan, in text: String, _ way: DocumentPlan.Way) -> String {
        let piece = text[utf8: span.range]
        switch format {
        case .text: return page.lines(for: span.language, piece)
        case .tsv:
            return [
                span.language?.canonical ?? "und", WayFields.name(of: way),
                WayFields.route(of: way).map(RouteFields.compact) ?? "-",
                WayFields.packages(for: way).joined(separator: ","), TabSeparatedField.escaped(file ?? "-"),
                TabSeparatedField.escaped(String(piece)),
            ].map { $0.isEmpty ? "-" : $0 }.joined(separator: "\t") + "\n"
        case .ndjson:
            defer { isFirst = false }
            let record = JSONRecord(fields: [
                .init(name: "language", string: span.language?.canonical ?? "und"),
                .init(name: "outcome", string: WayFields.name(of: way)), .init(name: "text", string: String(piece)),
            ])
            return (isFirst ? "" : ",") + record.description
        }
    }

    private static func records(of groups: [PlanGroups.Group]) -> String {
        groups.map { group in
            var fields: [JSONRecord.Field] = [
                .init(name: "language", string: group.language?.canonical ?? "und"),
                .init(name: "spans", value: "\(group.spanCount)"), .init(name: "letters", value: "\(group.letterCount)"),
                .init(name: "outcome", string: WayFields.name(of: group.way)),
                .init(name: "route", value: RouteFields.array(WayFields.route(of: group.way))),
            ]
            let packages = WayFields.packages(for: group.way).map(JSONString.quoted)
            if !packages.isEmpty { fields.append(.init(name: "packages", value: "[\(packages.joined(separator: ","))]")) }
            fields += WayFields.reason(of: group.way)
            return JSONRecord(fields: fields).description
        }.joined(separator: ",")
    }
}
