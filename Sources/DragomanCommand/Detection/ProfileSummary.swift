import DocumentFormats
import LanguageRecognition

/// What a profile is, in a few lines.
struct ProfileSummary {
    let profile: LanguageProfile
    /// What the profile is called.
    let name: String

    /// The summary in one of the formats.
    func text(format: OutputFormat) -> String {
        switch format {
        case .tsv: facts.map { "\($0.key)\t\($0.value)\n" }.joined()
        case .ndjson: "{" + facts.map { "\"\($0.key)\":\(JSONString.quoted($0.value))" }.joined(separator: ",") + "}\n"
        case .text: "The profile is whole.\n" + TextTable(rows: facts.map { [$0.key, $0.value] }).text
        }
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
