// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// A piece of a text in one language.
///
/// The spans of a text cover it in order, with no gap and no overlap, and begin and end on grapheme boundaries. White space
/// between two spans belongs to the first.
public struct LanguageSpan: Sendable, Hashable {
    /// The piece, in UTF-8 offsets into the text.
    public let range: Range<Int>
    /// The language with its probability, or the reason why there is none.
    public let outcome: Detection.Outcome
    private let counted: Counted

    /// A span of a text.
    public init(range: Range<Int>, outcome: Detection.Outcome, evidence: Evidence) {
        self.range = range
        self.outcome = outcome
        counted = Counted(evidence)
    }

    /// What the recogniser counted in it.
    public var evidence: Evidence { counted.evidence }

    /// The language, or nil for a span that is in none.
    public var language: LanguageTag? { outcome.language }
}

/// The evidence of a span, which takes a kilobyte: the lists of spans that a document is split, joined and translated by share
/// it.
private final class Counted: Sendable, Hashable {
    let evidence: Evidence

    init(_ evidence: Evidence) {
        self.evidence = evidence
    }

    static func == (left: Counted, right: Counted) -> Bool { left === right || left.evidence == right.evidence }

    func hash(into hasher: inout Hasher) { hasher.combine(evidence) }
}
