import DocumentFormats
import LanguageRecognition
import RecognitionEvaluation
import Records
import UnicodeText

/// What a profile is, in a few lines.
struct ProfileSummary {
    let profile: LanguageProfile
    /// What the profile is called.
    let name: String
    /// Whether the sources of the training text are listed too.
    let listsSources: Bool

    /// The summary in one of the formats.
    func text(format: OutputFormat) -> String {
        let sources = listsSources ? TrainingSource.all(of: profile) : []
        switch format {
        case .tsv:
            // Rows of sources are told from facts by their first field.
            let rows = sources.map { source in
                [
                    "source", source.identifier, source.licence, source.allowsCommercialUse ? "yes" : "no", source.title,
                    source.repository, "\(source.byteCount)", source.languages.joined(separator: " "),
                ]
            }
            return (facts.map { [$0.name, TabSeparatedField.escaped($0.text)] } + rows)
                .map { $0.joined(separator: "\t") + "\n" }.joined()
        case .ndjson:
            let list = listsSources ? ",\"sources\":[\(sources.map(Self.object).joined(separator: ","))]" : ""
            return "{" + facts.map { "\"\($0.name)\":\($0.json)" }.joined(separator: ",") + list + "}\n"
        case .text:
            let rows = sources.map { [$0.identifier, $0.licence, "\($0.byteCount / 1000)", $0.title, $0.repository] }
            let table = TextTable(headings: ["SOURCE", "LICENCE", "KB", "TITLE", "WHERE"], rows: rows).text
            return "The profile is whole.\n"
                + TextTable(rows: facts.map { [$0.name, Messages.plain($0.text).withoutDisplayCommands] }).text
                + (listsSources ? "\n" + table : "")
        }
    }

    private static func object(of source: TrainingSource) -> String {
        let texts = [
            ("id", source.identifier), ("licence", source.licence), ("title", source.title), ("repository", source.repository),
        ].map { "\"\($0.0)\":\(JSONString.quoted($0.1))" }.joined(separator: ",")
        let tags = source.languages.map { JSONString.quoted($0) }.joined(separator: ",")
        return "{\(texts),\"commercialUse\":\(source.allowsCommercialUse),\"bytes\":\(source.byteCount),\"languages\":[\(tags)]}"
    }

    /// What there is to say of a profile, by a name.
    private struct Fact {
        let name: String
        let text: String
        /// Whether it is a number, and stands in JSON as one.
        let isNumber: Bool

        init(_ name: String, _ text: String) { (self.name, self.text, isNumber) = (name, text, false) }
        init(_ name: String, _ number: Int) { (self.name, text, isNumber) = (name, "\(number)", true) }

        var json: String { isNumber ? text : JSONString.quoted(text) }
    }

    private var facts: [Fact] {
        let languages = profile.languages
        return [
            Fact("profile", name),
            Fact("version", "\(profile.formatVersion.major).\(profile.formatVersion.minor)"),
            Fact("fingerprint", profile.fingerprint),
            Fact("bytes", profile.byteCount),
            Fact("languages", languages.count { $0.answersUnasked }),
            Fact("varieties", languages.count { $0.filedUnder != nil }),
            Fact("experimental", languages.count { $0.isExperimental }),
        ]
    }
}
