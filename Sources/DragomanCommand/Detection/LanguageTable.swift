import DocumentFormats
import LanguageRecognition
import RecognitionEvaluation
import Records

/// The list of a profile's languages.
struct LanguageTable {
    let languages: [ProfileLanguage]
    /// The names of the licences of the text that each language was trained on, by its tag.
    private let licences: [String: Set<String>]

    /// A list of some of a profile's languages.
    init(languages: [ProfileLanguage], of profile: LanguageProfile) {
        self.languages = languages
        var licences: [String: Set<String>] = [:]
        for source in TrainingSource.all(of: profile) {
            for tag in source.languages { licences[tag, default: []].formUnion(source.licenceNames) }
        }
        self.licences = licences
    }

    /// The list in one of the formats.
    func text(format: OutputFormat) -> String {
        switch format {
        case .tsv: rows.map { $0.joined(separator: "\t") + "\n" }.joined()
        case .ndjson: languages.map { object($0) + "\n" }.joined()
        case .text: TextTable(headings: Self.headings, rows: rows).text
        }
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

    private func object(_ language: ProfileLanguage) -> String {
        let accuracy = language.accuracy
        var fields = [
            "\"language\":\"\(language.tag)\"", "\"name\":\(JSONString.quoted(language.tag.displayName(in: "en")))",
            "\"sentences\":\(FourDecimals(accuracy.sentences))", "\"pieces\":\(FourDecimals(accuracy.pieces))",
            "\"words\":\(FourDecimals(accuracy.words))", "\"trainingKilobytes\":\(language.trainingKilobytes)",
            "\"licences\":[\(licences(of: language).map { JSONString.quoted($0) }.joined(separator: ","))]",
        ]
        if let autonym = language.tag.autonym { fields.insert("\"autonym\":\(JSONString.quoted(autonym))", at: 2) }
        if language.isExperimental { fields.append("\"experimental\":true") }
        if let name = language.filedUnder { fields.append("\"varietyOf\":\"\(name)\"") }
        return "{\(fields.joined(separator: ","))}"
    }
}
