// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// How often a recogniser finds a language in lines that are in none.
public struct NoiseEvaluation: Sendable, Hashable {
    /// How many lines there were.
    public let total: Int
    /// How many got a language.
    public let answered: Int
    /// How often each language was given.
    public let languages: [LanguageTag: Int]

    /// Runs a detector over lines of noise, on all cores.
    public init(of detector: LanguageDetector, on lines: [String]) async {
        var languages: [LanguageTag: Int] = [:]
        for detection in await detector.detect(contentsOf: lines) {
            if let language = detection.language { languages[language, default: 0] += 1 }
        }
        total = lines.count
        answered = languages.values.reduce(0, +)
        self.languages = languages
    }

    /// Runs a detector over the lines of a file, plain or compressed by gzip, xz or zstd.
    ///
    /// - Throws: `EvaluationError` where the file cannot be read.
    public init(of detector: LanguageDetector, onLinesOf path: String) async throws(EvaluationError) {
        var lines: [String] = []
        try LineFile.forEachLine(of: path) { lines.append(String(decoding: $0, as: UTF8.self)) }
        await self.init(of: detector, on: lines)
    }

    /// The share of lines that got a language, from 0 to 1.
    public var share: Double { total == 0 ? 0 : Double(answered) / Double(total) }
}
