// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
public import LanguageSegmentation

/// What tells a session which language texts are in.
///
/// `StandardLanguageIdentifier` is the one in use; tests put `ScriptedLanguageIdentifier` of `TranslationTesting` in its place.
public protocol LanguageIdentifying: Sendable {
    /// The evidence of one text, to be added to that of the others of its batch.
    func evidence(of text: String) -> Evidence

    /// What the evidence of one or more texts says.
    func detection(for evidence: Evidence) -> Detection

    /// The spans of a text that may mix languages: in order, without gap or overlap; none for an empty text.
    ///
    /// Spans that break this rule are ignored: the text is one span then, with the outcome that `detection(for:)` gives for it.
    func spans(of text: String) -> [LanguageSpan]
}

/// Identifies sources with a detector, and splits mixed texts with the segmenter over it.
///
///     let identifier = StandardLanguageIdentifier(detector: try LanguageDetector())
public struct StandardLanguageIdentifier: LanguageIdentifying {
    private let segmenter: LanguageSegmenter

    /// An identifier over a detector, whose options hold for the spans too.
    public init(detector: LanguageDetector) {
        self.init(segmenter: LanguageSegmenter(detector: detector))
    }

    /// An identifier over a segmenter and its detector.
    public init(segmenter: LanguageSegmenter) {
        self.segmenter = segmenter
    }

    /// The evidence of one text.
    public func evidence(of text: String) -> Evidence {
        segmenter.detector.evidence(of: text)
    }

    /// What the evidence of one or more texts says.
    public func detection(for evidence: Evidence) -> Detection {
        segmenter.detector.detection(for: evidence)
    }

    /// The spans of a text that may mix languages.
    public func spans(of text: String) -> [LanguageSpan] {
        segmenter.spans(of: text)
    }
}
