import DocumentFormats
import LanguageRecognition
import ProfileTraining
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
            return (facts.map { [$0.key, TabSeparatedField.escaped($0.value)] } + rows)
                .map { $0.joined(separator: "\t") + "\n" }.joined()
        case .ndjson:
            let list = listsSources ? ",\"sources\":[\(sources.map(Self.object).joined(separator: ","))]" : ""
            return "{" + facts.map { "\"\($0.key)\":\(JSONString.quoted($0.value))" }.joined(separator: ",") + list + "}\n"
        case .text:
            let rows = sources.map { [$0.identifier, $0.licence, "\($0.byteCount / 1000)", $0.title, $0.repository] }
            let table = TextTable(headings: ["SOURCE", "LICENCE", "KB", "TITLE", "WHERE"], rows: rows).text
            return "The profile is whole.\n"
                + TextTable(rows: facts.map { [$0.key, Messages.plain($0.value).withoutDisplayCommands] }).text
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

    private var facts: [(key: String, value: String)] {
        let languages = profile.languages
        return [
            ("profile", name),
            ("version", "\(profile.formatVersion.major).\(profile.formatVersion.minor)"),
            ("fingerprint", profile.fingerprint),
            ("bytes", "\(profile.byteCount)"),
            ("languages", "\(languages.count { $0.answersUnasked })"),
            ("varieties", "\(languages.count { $0.filedUnder != nil })"),
            ("experimental", "\(languages.count { $0.isExperimental })"),
        ]
    }
}
