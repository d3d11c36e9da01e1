// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// The page that names what a profile was trained on, in Markdown.
public struct SourcesPage: Sendable {
    /// The page.
    public let markdown: String

    /// The page of a profile.
    public init(of profile: LanguageProfile) {
        let languages = profile.languages
        let experimental = languages.filter(\.isExperimental).map(\.tag.canonical).joined(separator: " ")
        let table = TrainingSource.all(of: profile).map { source in
            let texts = [source.identifier, source.title, source.licence, source.repository].map {
                $0.replacing("|", with: "\\|")
            }
            return "| \(texts.joined(separator: " | ")) | \(source.byteCount / 1000) | \(source.languages.count) |"
        }
        let accuracies = languages.map { language in
            let shares = [language.accuracy.sentences, language.accuracy.pieces, language.accuracy.words].map(Self.percent)
            let mark = language.isExperimental ? "experimental" : language.filedUnder.map { "as \($0)" } ?? ""
            return "| \(language.tag) | \(language.trainingKilobytes) | \(shares.joined(separator: " | ")) | \(mark) |"
        }
        markdown = """
            # What the profile was trained on

            Written by `train-profiles --sources-page`; the profile carries the same table (`dragoman profile check --sources`). \
            No text
            of these sources is part of the profile: it holds sums over hashed n-grams.

            Fingerprint: `\(profile.fingerprint)`. \(languages.count) languages; experimental: \
            \(experimental.isEmpty ? "none" : experimental).

            ## Sources

            | source | title | licence | where | kB | languages |
            | --- | --- | --- | --- | --- | --- |
            \(table.joined(separator: "\n"))

            ## Languages

            Shares of held-back text of the same sources that is recognised, all languages being candidates: \
            whole sentences, pieces of
            two to five words, single words.

            | language | kB of text | sentences | pieces | words | |
            | --- | --- | --- | --- | --- | --- |
            \(accuracies.joined(separator: "\n"))

            """
    }

    /// Writes the page to a file that stands whole under its name or not at all.
    ///
    /// - Throws: `TrainingError` with `.unwritable`.
    public func write(to path: String) throws(TrainingError) {
        let draft = try FileDraft(of: path)
        try draft.write(Array(markdown.utf8))
        try draft.finish()
    }

    private static func percent(_ share: Double) -> String {
        "\(Int((share * 100).rounded())) %"
    }
}
