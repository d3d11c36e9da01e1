// SPDX-License-Identifier: Apache-2.0

package import LanguageRecognition
import RecognitionEvaluation
import Records

/// What a profile is, in a few lines.
package struct ProfileSummary {
    private let profile: LanguageProfile
    /// What the profile is called.
    private let name: String
    /// Whether the sources of the training text are listed too.
    private let listsSources: Bool

    /// The summary of a profile.
    ///
    /// - Parameters:
    ///   - name: What the profile is called.
    ///   - listsSources: Whether the sources of the training text are listed too.
    package init(profile: LanguageProfile, name: String, listsSources: Bool) {
        self.profile = profile
        self.name = name
        self.listsSources = listsSources
    }

    /// The summary in one of the formats.
    package func text(format: OutputFormat) -> String {
        let sources = listsSources ? TrainingSource.all(of: profile) : []
        var writer = RecordWriter()
        switch format {
        case .tsv:
            for fact in facts { writer.row([fact.name, fact.text]) }
            // Rows of sources are told from facts by their first field.
            for source in sources {
                writer.row([
                    "source", source.identifier, source.licence, source.allowsCommercialUse ? "yes" : "no", source.title,
                    source.repository, "\(source.byteCount)", source.languages.joined(separator: " "),
                ])
            }
            return String(decoding: writer.bytes, as: UTF8.self)
        case .ndjson:
            writer.line { writer in
                for fact in facts { fact.write(to: &writer) }
                if listsSources { writer.array("sources", of: sources, Self.write) }
            }
            return String(decoding: writer.bytes, as: UTF8.self)
        case .text:
            let rows = sources.map { [$0.identifier, $0.licence, "\($0.byteCount / 1000)", $0.title, $0.repository] }
            let table = TextTable(headings: ["SOURCE", "LICENCE", "KB", "TITLE", "WHERE"], rows: rows).text
            return "The profile is whole.\n"
                + TextTable(rows: facts.map { [$0.name, $0.text] }).text
                + (listsSources ? "\n" + table : "")
        }
    }

    private static func write(to writer: inout RecordWriter, _ source: TrainingSource) {
        writer.field("id", source.identifier)
        writer.field("licence", source.licence)
        writer.field("title", source.title)
        writer.field("repository", source.repository)
        writer.field("commercialUse", source.allowsCommercialUse)
        writer.field("bytes", source.byteCount)
        writer.field("languages", source.languages)
    }

    /// What there is to say of a profile, by a name.
    private struct Fact {
        let name: String
        let text: String
        /// Whether it is a number, and stands in JSON as one.
        let isNumber: Bool

        init(_ name: String, _ text: String) { (self.name, self.text, isNumber) = (name, text, false) }
        init(_ name: String, _ number: Int) { (self.name, text, isNumber) = (name, "\(number)", true) }

        func write(to writer: inout RecordWriter) {
            if isNumber { writer.field(name, json: text) } else { writer.field(name, text) }
        }
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
