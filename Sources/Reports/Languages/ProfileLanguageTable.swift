// SPDX-License-Identifier: Apache-2.0

package import LanguageRecognition
package import Records

/// The list of a profile's languages: how well each is recognised, and what it was trained on.
package struct ProfileLanguageTable {
    private let languages: [ProfileLanguage]
    /// The names of the licences of the text that each language was trained on, by its tag.
    private let licences: [String: Set<String>]

    /// A list of some of a profile's languages.
    package init(languages: [ProfileLanguage], of profile: LanguageProfile) {
        self.languages = languages
        var licences: [String: Set<String>] = [:]
        for source in TrainingSource.all(of: profile) {
            for tag in source.languages { licences[tag, default: []].formUnion(source.licenceNames) }
        }
        self.licences = licences
    }

    /// The list as a table for people.
    ///
    /// - Parameter width: How many columns a line may take; nil for any number.
    package func text(width: Int?) -> String { TextTable(headings: Self.headings, rows: rows, width: width).text }

    /// Writes a row for each language.
    package func writeRows(to writer: inout RecordWriter) {
        for row in rows { writer.row(row) }
    }

    /// Writes an object for each language.
    package func writeObjects(to writer: inout RecordWriter) {
        for language in languages { writer.line { write(language, to: &$0) } }
    }

    private static let headings = ["tag", "name", "own name", "sentences", "pieces", "words", "kind", "kB", "licences"]

    private var rows: [[String]] {
        languages.map { language in
            [
                language.tag.canonical, language.tag.displayName(in: "en"), language.tag.autonym ?? "-",
                "\(FourDecimals(language.accuracy.sentences))", "\(FourDecimals(language.accuracy.pieces))",
                "\(FourDecimals(language.accuracy.words))", Self.kind(language),
                "\(language.trainingKilobytes)",
                licences(of: language).isEmpty ? "-" : licences(of: language).joined(separator: ","),
            ]
        }
    }

    private func licences(of language: ProfileLanguage) -> [String] {
        licences[language.tag.canonical, default: []].sorted()
    }

    private static func kind(_ language: ProfileLanguage) -> String {
        if language.isExperimental { return "experimental" }
        return language.filedUnder.map { "variety of \($0)" } ?? "-"
    }

    private func write(_ language: ProfileLanguage, to writer: inout RecordWriter) {
        let accuracy = language.accuracy
        writer.field("language", language.tag.canonical)
        writer.field("name", language.tag.displayName(in: "en"))
        writer.field("autonym", language.tag.autonym)
        writer.field("sentences", FourDecimals(accuracy.sentences))
        writer.field("pieces", FourDecimals(accuracy.pieces))
        writer.field("words", FourDecimals(accuracy.words))
        writer.field("trainingKilobytes", language.trainingKilobytes)
        writer.field("licences", licences(of: language))
        if language.isExperimental { writer.field("experimental", true) }
        writer.field("varietyOf", language.filedUnder.map { "\($0)" })
    }
}
