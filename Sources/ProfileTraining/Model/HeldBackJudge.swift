// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Runs a profile over the held-back lines of the corpus it was trained on.
struct HeldBackJudge {
    private let corpus: TrainingCorpus
    private let seed: UInt64
    private let detector: LanguageDetector

    init(profile: LanguageProfile, corpus: TrainingCorpus, seed: UInt64) {
        self.corpus = corpus
        self.seed = seed
        detector = LanguageDetector(profile: profile, options: LanguageDetector.Options(answersVarieties: true))
    }

    /// All texts that can be cut, with their scores.
    func cases() -> [HeldBackCase] {
        corpus.languages.indices.flatMap { index in
            texts(of: index, forms: HeldBackCase.forms).compactMap { text in
                let evidence = text.withUnsafeBufferPointer { detector.evidence(ofUTF8: $0) }
                let featureCount = detector.featureCount(of: evidence)
                guard featureCount > 0 else { return nil }
                return detector.withScores(of: evidence) { scores -> HeldBackCase? in
                    let columns = detector.columns(for: evidence)
                    guard columns.contains(index) else { return nil }
                    let root = Float(featureCount).squareRoot()
                    let languages = [index] + columns.filter { $0 != index }
                    return HeldBackCase(
                        featureCount: featureCount,
                        scores: (languages + [detector.noiseColumn(for: evidence)]).map { scores[$0] / root },
                        priors: languages.map { detector.profile.languages[$0].prior(featureCount: featureCount) } + [1])
                }
            }
        }
    }

    /// How often each language is recognised, by form of text.
    func accuracies() -> [HeldBackAccuracy] {
        corpus.languages.indices.map { index in
            let shares = HeldBackCase.forms.map { form -> Double? in
                let texts = texts(of: index, forms: [form])
                guard !texts.isEmpty else { return nil }
                let right = texts.count { text in
                    text.withUnsafeBufferPointer { detector.detect(utf8: $0) }.language == corpus.languages[index].tag
                }
                return Double(right) / Double(texts.count)
            }
            return HeldBackAccuracy(sentences: shares[0], pieces: shares[1], words: shares[2])
        }
    }

    private func texts(of index: Int, forms: [TextForm]) -> [ArraySlice<UInt8>] {
        var numbers = RandomNumbers(seed: seed, stream: UInt64(index) << 32)
        return forms.flatMap { HeldBackCase.texts(of: corpus.languages[index], form: $0, with: &numbers) }
    }
}
