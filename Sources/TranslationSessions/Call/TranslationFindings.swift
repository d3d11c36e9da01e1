// SPDX-License-Identifier: Apache-2.0

/// What engines found of a translation: of all its pieces, on all legs.
struct TranslationFindings: Sendable, Hashable {
    /// The lowest score; nil where no engine knows one.
    private(set) var score: Double?
    /// The poorest quality; nil where none was found poor.
    private(set) var quality: EnginePair.Quality?
    /// How many words were not known, each once a leg; nil where no engine tells.
    private(set) var unknownWordCount: Int?

    /// What was found of nothing yet, or a score alone.
    init(score: Double? = nil) {
        self.score = score
    }

    /// What an engine found of one text.
    init(_ answer: EngineAnswer) {
        (score, quality, unknownWordCount) = (answer.score, answer.quality, answer.unknownWordCount)
    }

    /// Adds what was found of another piece, or on another leg.
    mutating func add(_ other: Self) {
        score = [score, other.score].compactMap(\.self).min()
        quality = [quality, other.quality].compactMap(\.self).min()
        if let count = other.unknownWordCount { unknownWordCount = (unknownWordCount ?? 0) + count }
    }
}
