// SPDX-License-Identifier: Apache-2.0

import CScoring

extension LanguageDetector {
    /// What the evidence of one or more texts says.
    ///
    /// The one step that is not additive: scores by the matrix, a softmax over the languages that may answer and the class of
    /// noise, and the rules for *undetermined*.
    public func detection(for evidence: Evidence) -> Detection {
        detection(counting: evidence.counts) { evidence.sums(inLatin: $0) }
    }

    /// The same, where pending rows are added only when the sums are asked for: what needs no sums is decided first, while rows
    /// are still being prefetched.
    ///
    /// - Parameter sums: Gives those of words in Latin letters, or of all others.
    @inline(__always)
    func detection(counting counts: borrowing TextCounts, sums: (_ inLatin: Bool) -> SIMD32<Int64>) -> Detection {
        guard let script = mainScript(of: counts) else {
            let reason: UndeterminedReason =
                counts.letterCount > 0 ? .fixedText : counts.hasContent ? .noLetters : .empty
            return undetermined(reason, script: nil)
        }
        let code = profile.scriptCodes[script]
        guard script != 0 else { return undetermined(.unsupportedScript, script: nil) }
        guard selection.tables[script].count > 0 else {
            return undetermined(
                selection.candidatesExclude(script: script) ? .excludedByCandidates : .unsupportedScript, script: code)
        }
        let isLatin = script == latinScriptClass
        let featureCount = counts.featureCount(inLatin: isLatin)
        // A letter of some scripts says as much as several of an alphabet: a kana or a syllable of Hangul is evidence enough.
        let isResidue =
            profile.scriptWeights[script] > 1 ? counts.isResidue(countingLetters: script) : counts.isResidue
        guard featureCount > 0, !isResidue else { return undetermined(counts.reasonForNoLanguage, script: code) }
        let factor = profile.calibration.factor(featureCount: featureCount)
        let level = ProfileLanguage.priorLevel(featureCount: featureCount)
        let softmax = LanguageSoftmax(
            selection: selection, script: script, factor: factor, level: level, noiseWeight: counts.noiseWeight)
        let sums = sums(isLatin)
        let best = softmax.best(of: sums)
        let outcome: Detection.Outcome =
            if let unrestricted = selection.unrestricted,
                excludes(
                    LanguageSoftmax(
                        selection: unrestricted, script: script, factor: factor, level: level, noiseWeight: counts.noiseWeight
                    ), sums: sums)
            {
                .undetermined(.excludedByCandidates)
            } else if let language = best.language, best.probability > best.noise {
                best.probability >= max(minimumProbability, counts.minimumProbabilityBesideDiscountedText)
                    ? .language(language, probability: best.probability) : .undetermined(.ambiguous)
            } else {
                .undetermined(counts.reasonForNoLanguage)
            }
        let ranking = LanguageRanking(softmax, of: sums, first: best)
        return Detection(outcome: outcome, ranking: ranking, script: code)
    }

    /// How certain a text must be to be in languages beside the candidates, before none of these is its answer: candidates are
    /// named to help with what is unclear, so only what is beyond doubt overrules them.
    private static let minimumProbabilityOfExcluded = 0.98

    /// The same of several languages together. It is higher: many languages share the words of a short text, and a small one
    /// among them, the only candidate, has little of the probability. Of development text in the candidate itself .98 would
    /// exclude .016 of the words, this .009.
    private static let minimumProbabilityOfAllExcluded = 0.995

    /// Whether the language would be none of the candidates, beyond doubt, if none were named: which of the others it would be,
    /// two close relatives for example, may be unclear.
    private func excludes(_ unrestricted: LanguageSoftmax, sums: SIMD32<Int64>) -> Bool {
        let best = unrestricted.best(of: sums)
        guard let language = best.language, !selection.admits(language) else { return false }
        if best.probability >= Self.minimumProbabilityOfExcluded { return true }
        let excluded = unrestricted.hypotheses(of: sums).lazy.filter { !selection.admits($0.language) }
        return excluded.reduce(0) { $0 + $1.probability } >= Self.minimumProbabilityOfAllExcluded
    }

    /// The least probability that the profile asks of any answer.
    package var minimumProbability: Double { Double(profile.calibration.minimumProbability) }

    private func undetermined(_ reason: UndeterminedReason, script: String?) -> Detection {
        Detection(outcome: .undetermined(reason), ranking: LanguageRanking(), script: script)
    }

    /// The class of the script most letters are in, each weighed by how much its script says with one letter; nil without
    /// letters.
    ///
    /// Letters of scripts that no language is written in decide only where there are no others.
    func mainScript(of counts: borrowing TextCounts) -> Int? {
        let found = withUnsafeBytes(of: counts.letters) { letters in
            profile.mainScriptWeights.withUnsafeBufferPointer { weights in
                guard let letters = letters.assumingMemoryBound(to: UInt32.self).baseAddress, let weights = weights.baseAddress
                else { return Int32(-1) }
                return dragoman_main_script(letters, weights)
            }
        }
        return found < 0 ? nil : Int(found)
    }
}
