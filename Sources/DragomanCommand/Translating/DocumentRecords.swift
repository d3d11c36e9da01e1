import DocumentFormats
import DocumentTranslation
import LanguageRecognition
import Records
import TranslationSessions

/// Writes a translated document in one of the formats.
struct DocumentRecords {
    let document: TranslatedDocument
    /// The path of its file; nil for standard input.
    let file: String?

    /// The document itself for `text`, a row a part for `tsv`, an object for `ndjson`.
    func text(format: OutputFormat) -> String {
        switch format {
        case .text: document.content
        case .tsv: document.passages.map(rows).joined()
        case .ndjson: "\(record)\n"
        }
    }

    private func rows(of passage: TextTranslation) -> String {
        // What was not split, since its source was given or it is blank, is a part by itself.
        guard !passage.parts.isEmpty else {
            let outcome = passage.route == nil ? "noLanguage" : "translated"
            return row(passage.source, outcome, passage.route, from: passage.sourceText, to: passage.text)
        }
        return passage.parts.map { part in
            row(
                part.language, PartFields.outcome(of: part), PartFields.route(of: part), from: part.sourceText,
                to: part.targetText)
        }.joined()
    }

    private func row(
        _ language: LanguageTag?, _ outcome: String, _ route: Route?, from sourceText: String, to targetText: String
    ) -> String {
        let fields = [
            language?.canonical ?? "und", outcome, route.map(RouteFields.compact) ?? "-", TabSeparatedField.escaped(file ?? "-"),
            TabSeparatedField.escaped(sourceText), TabSeparatedField.escaped(targetText),
        ]
        return fields.joined(separator: "\t") + "\n"
    }

    private var record: JSONRecord {
        var fields: [JSONRecord.Field] = []
        if let file { fields.append(.init(name: "file", string: file)) }
        fields.append(.init(name: "target", string: document.plan.target.canonical))
        fields.append(.init(name: "translation", string: document.content))
        let passages = document.passages.map { passage in
            JSONRecord(fields: TranslationRecord.fields(of: passage)).description
        }
        fields.append(.init(name: "passages", value: "[\(passages.joined(separator: ","))]"))
        return JSONRecord(fields: fields)
    }
}
