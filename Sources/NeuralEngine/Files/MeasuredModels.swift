// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The models whose translations were compared with references: `Benchmarks/records/2026-11-23-translation-quality.md`.
///
/// Models of one architecture are all as long, while vocabularies and shortlists are not: their lengths tell a model from another
/// one of the same languages.
enum MeasuredModels {
    private struct Model {
        let source: LanguageTag
        let target: LanguageTag
        /// In bytes.
        let vocabularyLength: Int
        let shortlistLength: Int
        /// chrF over `Examples/quality/sentences.tsv`.
        let score: Double
    }

    private static let all = [
        Model(source: "en", target: "pt", vocabularyLength: 812_781, shortlistLength: 4_472_528, score: 78.2),
        Model(source: "pt", target: "en", vocabularyLength: 812_889, shortlistLength: 5_001_420, score: 80.5),
    ]

    /// How near a model's translations came to references, from 0 to 100; nil where it was not measured.
    static func score(of files: ModelFiles) -> Double? {
        let model = all.first { $0.source == files.source && $0.target == files.target }
        guard let model, let shortlist = files.shortlist, length(of: files.sourceVocabulary) == model.vocabularyLength,
            length(of: shortlist) == model.shortlistLength
        else { return nil }
        return model.score
    }

    private static func length(of path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }
}
