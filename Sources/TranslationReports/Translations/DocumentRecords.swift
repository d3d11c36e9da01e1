// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
package import DocumentTranslation
import LanguageRecognition
import Records
package import Reports
import TranslationSessions

/// Writes a translated document in one of the formats.
package struct DocumentRecords {
    let document: TranslatedDocument
    /// The path of its file; nil for standard input.
    let file: String?

    /// The records of a document.
    ///
    /// - Parameter file: The path of its file; nil for standard input.
    package init(document: TranslatedDocument, file: String?) {
        self.document = document
        self.file = file
    }

    /// The document itself for `text`, in its own encoding where that can be; a row per part for `tsv`, an object for `ndjson`.
    package func bytes(format: OutputFormat) -> [UInt8] {
        var writer = RecordWriter()
        switch format {
        case .text: return document.plan.document.encoded(document.content)
        case .tsv: for passage in document.passages { writeRows(of: passage, to: &writer) }
        case .ndjson:
            writer.line { writer in
                writer.field("file", file)
                writer.field("target", document.plan.target.canonical)
                writer.field("translation", document.content)
                writer.array("passages", of: document.passages) { $0.translation($1) }
            }
        }
        return writer.bytes
    }

    private func writeRows(of passage: TextTranslation, to writer: inout RecordWriter) {
        func write(_ language: LanguageTag?, _ outcome: String, _ route: Route?, from source: String, to target: String) {
            writer.row([
                language?.canonical ?? "und", outcome, route?.field ?? "-", file.map(TabSeparatedField.name) ?? "-", source,
                target,
            ])
        }
        // What was not split, since its source was given or it is blank, is a part by itself.
        if passage.parts.isEmpty {
            let outcome = passage.route == nil ? "noLanguage" : "translated"
            write(passage.source, outcome, passage.route, from: passage.sourceText, to: passage.text)
        }
        for part in passage.parts {
            write(part.language, part.outcomeName, part.route, from: part.sourceText, to: part.targetText)
        }
    }
}
