import CScoring

extension LanguageDetector {
    /// What the evidence of one or more texts says.
    ///
    /// The one step that is not additive: scores by the matrix, a softmax over the languages that may answer and the class of noise, and
    /// the rules for *undetermined*.
    public func detection(for evidence: Evidence) -> Detection {
        guard let script = mainScript(of: evidence) else {
            let reason: UndeterminedReason =
                evidence.letterCount > 0 ? .tooLittleEvidence : evidence.hasContent ? .noLetters : .empty
            return undetermined(reason, script: nil)
        }
        let code = profile.scriptCodes[script]
        guard script != 0 else { return undetermined(.unsupportedScript, script: nil) }
        let choices = selection.choices[script]
        guard !choices.isEmpty else {
            let isExcluded = selection.unrestricted.map { !$0[script].isEmpty } ?? false
            return undetermined(isExcluded ? .excludedByCandidates : .unsupportedScript, script: code)
        }
        guard evidence.featureCount > 0, !isRemnant(evidence) else { return undetermined(.tooLittleEvidence, script: code) }
        return withScores(of: evidence) { scores in
            let factor = profile.calibration.factor(featureCount: evidence.featureCount)
            return detection(scores: scores, factor: factor, choices: choices, script: script)
        }
    }

    /// Whether what was counted is only what rules for links and code left over: letters that stand alone, a short word beside far more
    /// that was passed over, or the keywords and names of a line of code.
    private func isRemnant(_ evidence: Evidence) -> Bool {
        let counted = evidence.letters.wrappedSum()
        let passedOver = evidence.letterCount - Int(counted)
        let words = evidence.wordLetterCount
        return words == 0 || words < 8 && passedOver > 3 * words
            || words < Self.longestCodeLine && 3 * evidence.codeLetterCount > 2 * words
    }

    /// Texts with more letters in words than this are prose, however much code they quote.
    private static let longestCodeLine = 80

    /// Languages whose share is below e to the power of minus this are left out of the sum: all together they are less than a hundred-thousandth.
    private static let negligible = 16.0

    private func detection(
        scores: UnsafePointer<Float>, factor: Double, choices: [LanguageSelection.Choice], script: Int
    ) -> Detection {
        let code = profile.scriptCodes[script]
        let noise = Double(scores[profile.noiseColumn])
        var highest = noise
        for choice in choices { highest = max(highest, Double(scores[choice.column])) }
        let noiseShare = Exponential.exp((noise - highest) * factor)
        var total = noiseShare
        var ranking = LanguageRanking(tags: profile.tags)
        // Most languages are far behind, and need not be raised to a power to be told so.
        let floor = highest - Self.negligible / factor
        for choice in choices where Double(scores[choice.column]) > floor {
            let share = choice.weight * Exponential.exp((Double(scores[choice.column]) - highest) * factor)
            total += share
            if selection.mergesVarieties {
                ranking.add(column: choice.answer, probability: share)
            } else {
                ranking.insert(column: choice.column, probability: share)
            }
        }
        ranking.scale(by: 1 / total)
        guard let best = ranking.bestLanguage, ranking.best > noiseShare / total else {
            return Detection(outcome: .undetermined(.tooLittleEvidence), ranking: ranking, script: code)
        }
        guard ranking.best >= Double(profile.calibration.leastProbability) else {
            return Detection(outcome: .undetermined(.ambiguous), ranking: ranking, script: code)
        }
        return Detection(outcome: .language(best, probability: ranking.best), ranking: ranking, script: code)
    }

    private func undetermined(_ reason: UndeterminedReason, script: String?) -> Detection {
        Detection(outcome: .undetermined(reason), ranking: LanguageRanking(tags: profile.tags), script: script)
    }

    /// The class of the script most letters are in, each weighed by how much its script says with one letter; nil without letters.
    ///
    /// Letters of scripts that no language is written in decide only where there are no others.
    func mainScript(of evidence: Evidence) -> Int? {
        var best: Int?
        var highest: UInt64 = 0
        for script in profile.scriptCodes.indices {
            let weighed = UInt64(evidence.letters[script]) * UInt64(profile.scriptWeights[script])
            if weighed > highest {
                best = script
                highest = weighed
            }
        }
        return best
    }

    /// Maps sums to scores and hands on a pointer to one score a column.
    package func withScores<Result>(of evidence: Evidence, _ body: (UnsafePointer<Float>) -> Result) -> Result {
        var lanes = SIMD32<Float>.zero
        for lane in 0..<32 { lanes[lane] = Float(evidence.lanes[lane]) }
        return withUnsafeTemporaryAllocation(of: Float.self, capacity: profile.stride) { scores in
            withUnsafeBytes(of: &lanes) { raw in
                // Both buffers have a length that is never zero, and so an address.
                guard let lanes = raw.assumingMemoryBound(to: Float.self).baseAddress, let target = scores.baseAddress else {
                    preconditionFailure("a buffer without memory")
                }
                dragoman_score(profile.matrix.base, profile.stride, lanes, target)
                return body(UnsafePointer(target))
            }
        }
    }
}

extension LanguageDetector {
    /// The columns of the languages that may answer for a text, by its main script.
    package func columns(for evidence: Evidence) -> [Int] {
        mainScript(of: evidence).map { selection.choices[$0].map(\.column) } ?? []
    }
}
