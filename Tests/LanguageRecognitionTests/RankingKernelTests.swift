// SPDX-License-Identifier: Apache-2.0

import CScoring
import TestSupport
import Testing

@testable import LanguageRecognition

/// The last step of detection, against the same in plain Swift.
@Suite("The kernel that ranks languages")
struct RankingKernelTests {
    /// Languages with a matrix.
    private struct Problem {
        /// How many languages there are, and how many of them answer for themselves.
        let count: Int
        let answerCount: Int
        /// Of each lane, the steps of each column; those of noise come last.
        var steps: [[Int16]]
        var weights: [Float]
        var answers: [UInt16]
        var sums: [Int64]
        var factor: Float
        let step: Float = 1 / 512

        var stride: Int { dragoman_stride_of(count) }

        init(seed: Int, count fixedCount: Int? = nil) {
            var generator = SeededNumbers(seed: UInt64(seed))
            count = fixedCount ?? [1, 2, 5, 15, 16, 17, 40, 141, 144, 255, 700][seed % 11]
            // Every third problem has languages that are filed under others.
            answerCount = seed % 3 == 1 ? (count + 1) / 2 : count
            answers = (0..<answerCount).map { UInt16(3 * $0) }.shuffled(using: &generator)
            for _ in answerCount..<count { answers.append(UInt16.random(in: 0..<UInt16(answerCount), using: &generator)) }
            weights = (0..<count).map { _ in seed % 5 == 0 ? Float.random(in: 0...3, using: &generator) : 1 }
            weights += [1] + [Float](repeating: 0, count: dragoman_stride_of(count) - count - 1)
            // Few values, so that some scores are equal; and every fourth problem with as many steps as there may be.
            let largest: Int16 = seed % 4 == 0 ? Int16(dragoman_maximum_steps) : 4
            let columns = count + 1
            steps = (0..<32).map { _ in (0..<columns).map { _ in Int16.random(in: -4...4, using: &generator) * (largest / 4) } }
            // Sums of a word, up to the bounds of a digit, and of texts that take two digits and three.
            let bound: Int64 = [200, 2047, 40_000, 1 << 31][seed % 4]
            sums = (0..<32).map { _ in Int64.random(in: -bound...bound, using: &generator) }
            if seed % 8 == 1 { sums = sums.map { $0 < 0 ? -2048 : 2047 } }
            // So that some columns are near the highest, and some are not.
            let spread = Float(bound) * Float(largest) * step * 16
            factor = [8, 40, 200][seed % 3] / spread
        }

        /// The matrix as the kernel takes it: rows in pairs, and the column of noise up to the end of the last block.
        var pairs: [Int16] {
            var pairs: [Int16] = []
            for lane in Swift.stride(from: 0, to: 32, by: 2) {
                for column in 0..<stride { pairs += [steps[lane][min(column, count)], steps[lane + 1][min(column, count)]] }
            }
            return pairs
        }
    }

    private struct Ranking: Equatable {
        var columns: [UInt16] = []
        var shares: [Double] = []
        var noise = 0.0
        var total = 0.0
    }

    /// Halves a list of sixteen sums until one is left.
    private static func sum(_ parts: [Double]) -> Double {
        var parts = parts
        while parts.count > 1 {
            parts = (0..<parts.count / 2).map { parts[$0] + parts[$0 + parts.count / 2] }
        }
        return parts[0]
    }

    private static func naive(_ problem: Problem) -> Ranking {
        let scores = (0...problem.count).map { column in
            (0..<32).reduce(0) { $0 + Int(problem.sums[$1]) * Int(problem.steps[$1][column]) }
        }
        let highest = scores.max() ?? 0
        let unit = problem.factor * problem.step * 1.44269504
        var shares = zip(scores, problem.weights).map { score, weight in
            let power = Float(highest - score) * -unit
            return power > -(16 * 1.44269504) ? Exponential.exp2(power) * weight : 0
        }
        var parts = [Float](repeating: 0, count: 16)
        for (column, share) in shares.enumerated() { parts[column % 16] += share }
        let most = 1 + 0x1p-24 * Double(dragoman_stride_of(problem.count) / 16 + problem.count - problem.answerCount)
        var ranking = Ranking(noise: Double(shares[problem.count]), total: sum(parts.map(Double.init)) * most)
        for column in problem.answerCount..<problem.count { shares[Int(problem.answers[column])] += shares[column] }
        let ranked = (0..<problem.answerCount).filter { shares[$0] > 0 }.sorted { (-shares[$0], $0) < (-shares[$1], $1) }.prefix(
            8)
        ranking.columns = ranked.map { problem.answers[$0] }
        ranking.shares = ranked.map { Double(shares[$0]) }
        return ranking
    }

    @Test("gives the same bits", arguments: 0..<264)
    func same(seed: Int) {
        check(Problem(seed: seed))
    }

    @Test("has room for as many languages as a profile may hold", arguments: 0..<6)
    func most(seed: Int) {
        check(Problem(seed: seed, count: Int(dragoman_maximum_candidates)))
    }

    private func check(_ problem: Problem) {
        var (found, best) = (dragoman_ranking(), dragoman_best())
        var totals: [dragoman_total] = []
        problem.pairs.withUnsafeBufferPointer { pairs in
            problem.weights.withUnsafeBufferPointer { weights in
                problem.answers.withUnsafeBufferPointer { answers in
                    guard let pairs = pairs.baseAddress, let weights = weights.baseAddress, let answers = answers.baseAddress
                    else { return }
                    var candidates = dragoman_candidates(
                        count: problem.count, answer_count: problem.answerCount, steps: pairs, step: problem.step,
                        weights: weights, answers: answers)
                    totals = [
                        dragoman_rank(&candidates, problem.sums, problem.factor, 16, &found),
                        dragoman_find_best(&candidates, problem.sums, problem.factor, 16, &best),
                    ]
                }
            }
        }
        let shares = withUnsafeBytes(of: found.shares) { Array($0.bindMemory(to: Double.self)) }
        let columns = withUnsafeBytes(of: found.columns) { Array($0.bindMemory(to: UInt16.self)) }
        let expected = Self.naive(problem)
        for total in totals {
            let ranking = Ranking(
                columns: Array(columns.prefix(found.count)), shares: Array(shares.prefix(found.count)), noise: total.noise,
                total: total.all)
            #expect(ranking == expected)
        }
        #expect(totals.count == 2)
        #expect(shares.dropFirst(found.count).allSatisfy { $0 == 0 })
        #expect(best.share == expected.shares.first ?? 0)
        if let first = expected.columns.first { #expect(best.column == first) }
        #expect(best.is_short == problem.sums.allSatisfy { Int64(Int16(truncatingIfNeeded: $0)) == $0 })
        let kept = withUnsafeBytes(of: best.sums) { Array($0.bindMemory(to: Int16.self)) }
        #expect(kept == problem.sums.map { Int16(truncatingIfNeeded: $0) })
    }

    @Test("gives nothing where no language has any weight, or the factor is not a number")
    func nothing() {
        var problem = Problem(seed: 2)
        problem.weights = problem.weights.map { _ in 0 }
        check(problem)
        problem = Problem(seed: 2)
        problem.factor = .nan
        check(problem)
    }

    @Test("finds the main script as a plain search does, the lowest class of equals", arguments: 0..<50)
    func mainScript(seed: Int) {
        var generator = SeededNumbers(seed: UInt64(seed))
        let letters = (0..<64).map { _ in
            Int.random(in: 0...seed, using: &generator) < 3 ? UInt32.random(in: 0...4, using: &generator) : 0
        }
        let weights = (0..<64).map { _ in UInt32.random(in: 0...3, using: &generator) }
        let weighed = zip(letters, weights).map { UInt64($0) * UInt64($1) }
        let highest = weighed.max() ?? 0
        let expected = highest > 0 ? weighed.firstIndex(of: highest) ?? -1 : -1
        #expect(dragoman_main_script(letters, weights) == Int32(expected))
    }
}
