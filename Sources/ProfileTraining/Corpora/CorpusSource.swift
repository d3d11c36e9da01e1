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

    private static let columns = ["id", "kind", "commercial use", "licence", "title", "repository"]

    /// Reads a table of sources, whose heading names its columns: those above and any others, in any order.
    ///
    /// - Throws: `TrainingError` with `.badSources` where a column is missing, or a row ends before it: the text of that source
    ///   would be passed over.
    static func read(_ path: String) throws(TrainingError) -> [String: CorpusSource] {
        var rows: [[String]] = []
        try LineFile.forEachTrainingLine(of: path) { line in
            rows.append(
                String(decoding: line, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
        }
        let places = columns.compactMap { rows.first?.firstIndex(of: $0) }
        guard places.count == columns.count else { throw TrainingError(.badSources, "\(path), line 1") }
        var sources: [String: CorpusSource] = [:]
        for (number, row) in rows.enumerated().dropFirst() where row != [""] {
            guard places.allSatisfy({ $0 < row.count }) else { throw TrainingError(.badSources, "\(path), line \(number + 1)") }
            let fields = places.map { row[$0] }
            sources[fields[0]] = CorpusSource(
                identifier: fields[0], kind: fields[1], allowsCommercialUse: fields[2] == "yes", licence: fields[3],
                title: fields[4], repository: fields[5])
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
