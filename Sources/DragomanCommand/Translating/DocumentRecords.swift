import DocumentFormats
import DocumentTranslation
import LanguageRecognition
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
        passage.parts.map { part in
            [
                part.language?.canonical ?? "und", PartFields.outcome(of: part),
                PartFields.route(of: part).map(RouteFields.compact) ?? "-", TabSeparatedField.escaped(file ?? "-"),
                TabSeparatedField.escaped(part.sourceText), TabSeparatedField.escaped(part.targetText),
            ].joined(separator: "\t") + "\n"
        }.joined()
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
