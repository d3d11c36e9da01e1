// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation

/// Any bytes are a text: all that is said of it must hold together.
struct DetectorTarget {
    /// Detectors with the options that change what may answer.
    private let detectors: [LanguageDetector]
    private let segmenter: LanguageSegmenter

    init() throws {
        let profile = try LanguageProfile.embedded()
        let options: [LanguageDetector.Options] = [
            .init(), .init(answersVarieties: true, usesPriors: false),
            .init(candidates: ["de", "en", "ru", "ja", "sr", "sr-Latn"], hints: ["en": 0, "de": .infinity, "ru": 1e300]),
            .init(candidates: []), .init(hints: Dictionary(uniqueKeysWithValues: profile.languages.map { ($0.tag, 0) })),
        ]
        detectors = options.map { LanguageDetector(profile: profile, options: $0) }
        segmenter = LanguageSegmenter(detector: detectors[0])
    }

    func run(_ bytes: UnsafeBufferPointer<UInt8>) {
        let text = String(decoding: bytes, as: UTF8.self)
        for detector in detectors {
            let detection = detector.detect(utf8: bytes)
            check(detection, of: detector)
            // What is ill-formed is passed over, whatever stands for it.
            require(detector.detect(text) == detection, "the repaired text has another answer")
            require(detector.detection(for: detector.evidence(ofUTF8: bytes)) == detection, "the evidence has another answer")
        }
        let explanation = detectors[0].explain(text)
        require(explanation.detection == detectors[0].detect(text), "explained otherwise than detected")
        var end = 0
        for unit in explanation.units {
            require(unit.range.lowerBound >= end && unit.range.upperBound <= text.utf8.count, "a unit outside of the text")
            end = unit.range.lowerBound
        }
        end = 0
        for span in segmenter.spans(of: text) {
            require(span.range.lowerBound == end && !span.range.isEmpty, "spans do not cover the text")
            end = span.range.upperBound
        }
        require(end == text.utf8.count, "spans end before the text")
    }

    private func check(_ detection: Detection, of detector: LanguageDetector) {
        var (sum, last) = (0.0, 1.0)
        for hypothesis in detection.hypotheses {
            require(hypothesis.probability >= 0 && hypothesis.probability <= last, "hypotheses out of order")
            require(detector.options.candidates?.contains(hypothesis.language) != false, "an answer that is not a candidate")
            last = hypothesis.probability
            sum += hypothesis.probability
        }
        require(sum <= 1.000_000_001, "more than one in all")
        if case .language(let tag, let probability) = detection.outcome {
            require(
                detection.hypotheses.first == .init(language: tag, probability: probability),
                "answered with another than the first")
        }
    }
}
