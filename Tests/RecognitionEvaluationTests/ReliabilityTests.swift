// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TestSupport
import Testing

@testable import RecognitionEvaluation

@Suite("Reliability")
struct ReliabilityTests {
    /// Answers drawn at random, with whole hundredths among them.
    private static func answers(seed: UInt64) -> [(probability: Double, isRight: Bool)] {
        var numbers = SeededNumbers(seed: seed)
        return (0..<500).map { index in
            let probability =
                index.isMultiple(of: 3)
                ? Double(Int(Double.random(in: 0..<1, using: &numbers) * 101)) / 100 : Double.random(in: 0..<1, using: &numbers)
            return (probability, Double.random(in: 0..<1, using: &numbers) < probability)
        }
    }

    @Test("Scores are those of the answers one by one", arguments: [1, 2, 3])
    func agreesWithSums(seed: UInt64) {
        let answers = Self.answers(seed: seed)
        var reliability = Reliability()
        for answer in answers { reliability.add(answer.probability, isRight: answer.isRight) }
        let count = Double(answers.count)
        let brier = answers.reduce(0) { $0 + ($1.probability - ($1.isRight ? 1 : 0)) * ($1.probability - ($1.isRight ? 1 : 0)) }
        #expect(abs(reliability.brierScore - brier / count) < 1e-12)
        let accuracy = Double(answers.count { $0.isRight }) / count
        let constant = answers.reduce(0) { $0 + (accuracy - ($1.isRight ? 1 : 0)) * (accuracy - ($1.isRight ? 1 : 0)) }
        #expect(abs(reliability.constantBrierScore - constant / count) < 1e-12)
        for hundredths in 0...100 {
            let threshold = Double(hundredths) / 100
            let taken = reliability.answers(atLeast: threshold)
            // The last bin holds 1 and what comes near it.
            let least = min(threshold, 299.0 / 300)
            #expect(taken.count == answers.count { $0.probability >= least })
            #expect(taken.right == answers.count { $0.probability >= least && $0.isRight })
        }
    }

    @Test("Coarser bins hold the same answers", arguments: [1, 2, 10, 15, 100, 300])
    func sumsBins(count: Int) {
        var reliability = Reliability()
        for answer in Self.answers(seed: 4) { reliability.add(answer.probability, isRight: answer.isRight) }
        let bins = reliability.bins(count)
        #expect(bins.count == count)
        #expect(bins.reduce(0) { $0 + $1.count } == reliability.all.count)
        for (index, bin) in bins.enumerated() where bin.count > 0 {
            let width = 1 / Double(count)
            #expect(bin.meanProbability > Double(index) * width - 1e-9 && bin.meanProbability < Double(index + 1) * width + 1e-9)
        }
    }

    @Test("Whatever number is asked for, there is an answer", arguments: [Double.nan, .infinity, 1e300, 1.01])
    func oddThresholds(threshold: Double) {
        var reliability = Reliability()
        reliability.add(1, isRight: true)
        #expect(reliability.answers(atLeast: threshold).count == 0)
        #expect(reliability.answers(atLeast: -threshold).count == (threshold.isNaN ? 0 : 1))
        for count in [0, -1, 301, .max] { #expect(reliability.bins(count).isEmpty) }
    }

    @Test("A recogniser that is always sure and right has no error, and no answers have none")
    func hasBounds() {
        var reliability = Reliability()
        #expect(reliability.brierScore == 0 && reliability.constantBrierScore == 0 && reliability.calibrationError == 0)
        for _ in 0..<10 { reliability.add(1, isRight: true) }
        #expect(reliability.brierScore == 0 && reliability.calibrationError == 0)
        reliability.add(1, isRight: false)
        #expect(abs(reliability.brierScore - 1.0 / 11) < 1e-12)
        #expect(abs(reliability.calibrationError - 1.0 / 11) < 1e-12)
    }
}
