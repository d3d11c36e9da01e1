// SPDX-License-Identifier: Apache-2.0

package import DocumentTranslation
import LanguageRecognition
package import Records
package import Reports

/// Writes the translation of one text in one of the formats.
package struct TranslationRecord {
    let translation: TextTranslation
    /// The object that came with the text; nil where none did.
    let object: JSONRecord?

    /// The record of a text.
    ///
    /// - Parameter object: The object that came with the text, whose other fields come with the translation; nil where none did.
    package init(translation: TextTranslation, object: JSONRecord?) {
        self.translation = translation
        self.object = object
    }

    /// Writes the translation as a line.
    package func write(to writer: inout RecordWriter, format: OutputFormat) {
        switch format {
        case .text: writer.text(Self.oneLine(translation.text) + "\n")
        case .tsv:
            writer.row([
                translation.source?.canonical ?? "und", translation.route?.field ?? "-", translation.text,
            ])
        case .ndjson:
            writer.line { writer in
                // Parts of an earlier translation are not part of this one.
                writer.fields((object?.fields ?? []).filter { !Self.ownFields.contains($0.name) })
                writer.translation(translation)
            }
        }
    }

    private static let ownFields: Set = ["translation", "source", "route", "quality", "unknownWords", "parts"]

    /// A line must stay one, whatever a JSON text or an engine had in it.
    private static func oneLine(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
        return text.replacing("\r\n", with: " ").replacing("\n", with: " ")
    }
}
