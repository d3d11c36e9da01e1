import DocumentFormats
import DocumentTranslation
import LanguageRecognition
import LanguageSegmentation

/// Writes the plan of a document in one of the formats.
struct PlanRecords {
    let plan: DocumentPlan
    /// The path of the document's file; nil for standard input.
    let file: String?

    /// The plan: a page for people, a row a span for `tsv`, an object for `ndjson`.
    func text(format: OutputFormat, isColoured: Bool) -> String {
        switch format {
        case .text: PlanPage(plan: plan, file: file, style: Style(isOn: isColoured)).text
        case .tsv: rows
        case .ndjson: "\(record)\n"
        }
    }

    private var rows: String {
        plan.spans.map { passage, span, way in
            [
                span.language?.canonical ?? "und", WayFields.name(of: way),
                WayFields.route(of: way).map(RouteFields.compact) ?? "-",
                WayFields.packages(for: way).joined(separator: ","), TabSeparatedField.escaped(file ?? "-"),
                TabSeparatedField.escaped(span.text(in: plan.batches.sources[passage].text)),
            ].map { $0.isEmpty ? "-" : $0 }.joined(separator: "\t") + "\n"
        }.joined()
    }

    private var record: JSONRecord {
        var fields: [JSONRecord.Field] = []
        if let file { fields.append(.init(name: "file", string: file)) }
        fields.append(.init(name: "target", string: plan.target.canonical))
        let spans = plan.spans.map { passage, span, way in
            JSONRecord(fields: [
                .init(name: "language", string: span.language?.canonical ?? "und"),
                .init(name: "outcome", string: WayFields.name(of: way)),
                .init(name: "text", string: span.text(in: plan.batches.sources[passage].text)),
            ]).description
        }
        fields.append(.init(name: "spans", value: "[\(spans.joined(separator: ","))]"))
        for (name, isTranslated) in [("batches", true), ("kept", false)] {
            let groups = plan.groups.filter { $0.way.isTranslated == isTranslated }.map(Self.record)
            fields.append(.init(name: name, value: "[\(groups.map(\.description).joined(separator: ","))]"))
        }
        return JSONRecord(fields: fields)
    }

    private static func record(of group: DocumentPlan.Group) -> JSONRecord {
        var fields: [JSONRecord.Field] = [
            .init(name: "language", string: group.language?.canonical ?? "und"),
            .init(name: "spans", value: "\(group.positions.count)"), .init(name: "letters", value: "\(group.letterCount)"),
            .init(name: "outcome", string: WayFields.name(of: group.way)),
            .init(name: "route", value: RouteFields.array(WayFields.route(of: group.way))),
        ]
        let packages = WayFields.packages(for: group.way).map(JSONString.quoted)
        if !packages.isEmpty { fields.append(.init(name: "packages", value: "[\(packages.joined(separator: ","))]")) }
        if let reason = WayFields.reason(of: group.way) { fields.append(.init(name: "reason", string: reason)) }
        return JSONRecord(fields: fields)
    }
}

extension Span {
    /// The text of the span.
    func text(in text: String) -> String {
        String(text[utf8: range])
    }
}
