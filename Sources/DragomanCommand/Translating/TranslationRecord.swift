// SPDX-License-Identifier: Apache-2.0

import DocumentTranslation
import LanguageRecognition
import Records
import Reports

/// Writes the translation of one text in one of the formats.
struct TranslationRecord {
    let translation: TextTranslation
    /// The object that came with the text; nil where none did.
    let object: JSONRecord?

    /// Writes the translation as a line.
    func write(to writer: inout RecordWriter, format: OutputFormat) {
        switch format {
        case .text: writer.text(Self.oneLine(translation.text) + "\n")
        case .tsv:
            writer.row([
                translation.source?.canonical ?? "und", translation.route?.field ?? "-", translation.text,
            ])
        case .ndjson:
            writer.line { writer in
                // Parts of an earlier translation are not part of this one.
                writer.fields(
                    (object?.fields ?? []).filter { !["translation", "source", "route", "quality", "parts"].contains($0.name) })
                writer.translation(translation)
            }
        }
    }

    /// A line must stay one, whatever a JSON text or an engine had in it.
    private static func oneLine(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
        return text.replacing("\r\n", with: " ").replacing("\n", with: " ")
    }
}
