// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// How a recogniser does on labelled texts: by language, by length, and how honest its probabilities are.
///
///     var evaluation = Evaluation(of: detector)
///     await evaluation.add(try LabelledText.read("sentences.tsv.xz"))
///     print(evaluation.macroAccuracy, evaluation.worst(20))
///
/// A text is right when it gets the tag that its language answers by under the detector's options: that of the language it is
/// filed under, unless varieties were asked for. Texts in languages that cannot answer are counted apart and not judged.
public struct Evaluation: Sendable {
    /// What is judged.
    public let detector: LanguageDetector
    /// The scores by language, as labelled.
    public private(set) var scores: [LanguageTag: Score] = [:]
    /// The scores by length, shortest first.
    public private(set) var scoresByLength: [TextLength: Score] = [:]
    /// The answers by their probabilities, and whether they were right.
    public private(set) var reliability = Reliability()
    /// How many texts there were in each language that cannot answer.
    public private(set) var unjudged: [LanguageTag: Int] = [:]

    /// The tag that texts of a language should get.
    private let answers: [LanguageTag: LanguageTag]

    /// An evaluation of no texts yet.
    public init(of detector: LanguageDetector) {
        self.detector = detector
        answers = Self.answers(of: detector)
    }

    /// Judges texts, on all cores.
    public mutating func add(_ texts: [LabelledText]) async {
        let judged = texts.filter { answers[$0.language] != nil }
        for text in texts where answers[text.language] == nil { unjudged[text.language, default: 0] += 1 }
        let detections = await detector.detect(contentsOf: judged.map(\.text))
        for (text, detection) in zip(judged, detections) { add(detection, of: text) }
    }

    private mutating func add(_ detection: Detection, of text: LabelledText) {
        let length = TextLength(of: text.text)
        let isRight = detection.language == answers[text.language]
        scores[text.language, default: Score()].add(detection.language, isRight: isRight)
        scoresByLength[length, default: Score()].add(detection.language, isRight: isRight)
        guard case .language(_, let probability) = detection.outcome else { return }
        reliability.add(probability, isRight: isRight)
    }

    private static func answers(of detector: LanguageDetector) -> [LanguageTag: LanguageTag] {
        let options = detector.options
        var answers: [LanguageTag: LanguageTag] = [:]
        for language in detector.profile.languages {
            if let candidates = options.candidates {
                if candidates.contains(language.tag) { answers[language.tag] = language.tag }
            } else if options.answersVarieties {
                answers[language.tag] = language.tag
            } else if !language.isExperimental {
                answers[language.tag] = language.filedUnder ?? language.tag
            }
        }
        return answers
    }
}
