// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import RecognitionEvaluation

/// One source of training text, as `SOURCES.tsv` describes it.
package struct CorpusSource: Sendable, Hashable {
    package let identifier: String
    /// What its text is: running text, messages, words, phrases.
    package let kind: String
    package let allowsCommercialUse: Bool
    package let licence: String
    package let title: String
    package let repository: String

    /// The source of plain `TAG.txt` files.
    static let userText = CorpusSource(
        identifier: "user", kind: "running text", allowsCommercialUse: true, licence: "as the user's",
        title: "Text files of the user", repository: "-")

    /// Whether its words are phrases that somebody wrote for it, as people type them alone.
    var holdsPhrases: Bool { kind == "phrases" }

    /// Reads a table of sources with the columns id, kind, role, commercial use, licence, title, repository.
    static func read(_ path: String) throws(TrainingError) -> [String: CorpusSource] {
        var sources: [String: CorpusSource] = [:]
        try LineFile.forEachTrainingLine(of: path) { line in
            let fields = String(decoding: line, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)
                .map(String.init)
            guard fields.count >= 7, fields[0] != "id" else { return }
            sources[fields[0]] = CorpusSource(
                identifier: fields[0], kind: fields[1], allowsCommercialUse: fields[3] == "yes", licence: fields[4],
                title: fields[5], repository: fields[6])
        }
        return sources
    }
}

extension TrainingSource {
    /// A source of a corpus, with how much of it was used for which languages.
    init(_ source: CorpusSource, byteCount: Int, languages: [String]) {
        self.init(
            identifier: source.identifier, licence: source.licence, allowsCommercialUse: source.allowsCommercialUse,
            title: source.title,
            repository: source.repository, byteCount: byteCount, languages: languages)
    }
}
