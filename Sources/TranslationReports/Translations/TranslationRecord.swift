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
        case .text: writer.text(translation.text.onOneLine + "\n")
        case .tsv:
            writer.row([
                translation.source?.canonical ?? "und", translation.route?.field ?? "-", translation.text,
            ])
        case .ndjson:
            writer.line { writer in
                var object = object ?? JSONRecord(fields: [])
                // Parts of an earlier translation are not part of this one, also where this one has none.
                object.remove(Self.ownFields)
                writer.fields(object.fields)
                writer.translation(translation)
            }
        }
    }

    private static let ownFields: Set = ["translation", "source", "route", "quality", "unknownWords", "parts"]
}
