import DocumentFormats
import DocumentTranslation
import LanguageRecognition
import Records
import TranslationSessions

/// Writes the translation of one text in one of the formats.
struct TranslationRecord {
    let translation: TextTranslation
    /// The object that came with the text; nil where none did.
    let object: JSONRecord?

    /// The translation as a line.
    func text(format: OutputFormat) -> String {
        switch format {
        case .text: Self.oneLine(translation.text) + "\n"
        case .tsv:
            [
                translation.source?.canonical ?? "und", translation.route.map(RouteFields.compact) ?? "-",
                TabSeparatedField.escaped(translation.text),
            ].joined(separator: "\t") + "\n"
        case .ndjson: "\(record)\n"
        }
    }

    /// A line must stay one, whatever a JSON text or an engine had in it.
    private static func oneLine(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
        return text.replacing("\r\n", with: " ").replacing("\n", with: " ")
    }

    private var record: JSONRecord {
        var record = object ?? JSONRecord(fields: [])
        // Parts of an earlier translation are none of this one.
        record.fields.removeAll { $0.name == "parts" }
        record.replace(with: Self.fields(of: translation))
        return record
    }

    /// The fields that tell of a translation: the whole text, its language, its route, and its parts where there are several.
    static func fields(of translation: TextTranslation) -> [JSONRecord.Field] {
        var fields: [JSONRecord.Field] = [
            .init(name: "translation", string: translation.text),
            .init(name: "source", string: translation.source?.canonical ?? "und"),
            .init(name: "route", value: RouteFields.array(translation.route)),
        ]
        if translation.parts.count > 1 {
            let parts = PartFields.records(of: translation.parts, in: translation.sourceText)
            fields.append(.init(name: "parts", value: "[\(parts.map(\.description).joined(separator: ","))]"))
        }
        return fields
    }
}
