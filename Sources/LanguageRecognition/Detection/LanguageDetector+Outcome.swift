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
        let candidates = selection.scripts[script]
        guard !candidates.choices.isEmpty else {
            return undetermined(
                selection.candidatesExclude(script: script) ? .excludedByCandidates : .unsupportedScript, script: code)
        }
        guard evidence.featureCount > 0, !evidence.isRemnant else { return undetermined(.tooLittleEvidence, script: code) }
        let factor = profile.calibration.factor(featureCount: evidence.featureCount)
        return candidates.withScores(of: evidence) { scores in
            detection(scores: scores, factor: factor, choices: candidates.choices, script: code)
        }
    }

    /// Languages whose share is below e to the power of minus this are left out of the sum: all together they are less than a hundred-thousandth.
    private static let negligible = 16.0

    /// - Parameter scores: Those of the choices in order, and behind them that of noise, as often as fills the last block.
    @inline(__always)
    private func detection(
        scores: UnsafeBufferPointer<Float>, factor: Double, choices: [ScriptChoices.Choice], script: String
    ) -> Detection {
        let highest = Double(Self.highest(of: scores))
        let noiseShare = Exponential.exp((Double(scores[choices.count]) - highest) * factor)
        var total = noiseShare
        var ranking = LanguageRanking(tags: profile.tags)
        // Most languages are far behind, and need not be raised to a power to be told so.
        let floor = Float(highest - Self.negligible / factor)
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: choices.count + 4) { near in
            guard let places = near.baseAddress, let first = scores.baseAddress else { return }
            let count = dragoman_scores_above(floor, first, choices.count, places)
            // Four are raised at a time; what fills up the last four is not read.
            for place in count..<count + 4 { near[place] = 0 }
            for start in stride(from: 0, to: count, by: 4) {
                let four = SIMD4<Double>(
                    Double(scores[Int(near[start])]), Double(scores[Int(near[start + 1])]),
                    Double(scores[Int(near[start + 2])]), Double(scores[Int(near[start + 3])]))
                let powers = Exponential.exp((four - highest) * factor)
                for place in start..<min(start + 4, count) {
                    let choice = choices[Int(near[place])]
                    let share = choice.weight * powers[place - start]
                    total += share
                    if selection.mergesVarieties {
                        ranking.add(column: choice.answer, probability: share)
                    } else {
                        ranking.insert(column: choice.column, probability: share)
                    }
                }
            }
        }
        // Where hints leave no language any weight, and noise is far behind, nothing is left to share out.
        ranking.scale(by: total > 0 ? 1 / total : 0)
        guard let best = ranking.bestLanguage, ranking.best > noiseShare / total else {
            return Detection(outcome: .undetermined(.tooLittleEvidence), ranking: ranking, script: script)
        }
        guard ranking.best >= Double(profile.calibration.leastProbability) else {
            return Detection(outcome: .undetermined(.ambiguous), ranking: ranking, script: script)
        }
        return Detection(outcome: .language(best, probability: ranking.best), ranking: ranking, script: script)
    }

    /// The highest of scores that come in whole blocks.
    @inline(__always)
    private static func highest(of scores: UnsafeBufferPointer<Float>) -> Float {
        let raw = UnsafeRawBufferPointer(scores)
        var highest = SIMD16<Float>(repeating: -.infinity)
        for offset in stride(from: 0, to: raw.count, by: MemoryLayout<SIMD16<Float>>.size) {
            let block = raw.loadUnaligned(fromByteOffset: offset, as: SIMD16<Float>.self)
            highest.replace(with: block, where: block .> highest)
        }
        return highest.max()
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
        withUnsafeBytes(of: evidence.letters) { raw in
            let letters = raw.assumingMemoryBound(to: UInt32.self)
            for script in profile.scriptWeights.indices where letters[script] != 0 {
                let weighed = UInt64(letters[script]) * UInt64(profile.scriptWeights[script])
                if weighed > highest {
                    best = script
                    highest = weighed
                }
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
        mainScript(of: evidence).map { selection.scripts[$0].choices.map(\.column) } ?? []
    }
}
