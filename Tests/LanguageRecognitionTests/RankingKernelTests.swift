import CScoring
import TestSentences
import Testing

@testable import LanguageRecognition

/// The last step of detection, against the same in plain Swift.
@Suite("The kernel that ranks languages")
struct RankingKernelTests {
    /// Languages with a matrix.
    private struct Contest {
        var choices: [dragoman_choice]
        var matrix: [Float]
        var sums: [Int64]
        var factor: Double

        var stride: Int { dragoman_stride_of(choices.count) }

        init(seed: Int, count fixedCount: Int? = nil) {
            var generator = SeededNumbers(seed: UInt64(seed))
            let count = fixedCount ?? [1, 2, 5, 15, 16, 17, 40, 141, 144, 255, 700][seed % 11]
            // Few answers, so that some are shared; and few values of the matrix, so that some scores are equal.
            let answers = (0..<count).map { _ in UInt16.random(in: 0..<UInt16(2 * count), using: &generator) }
            let holders = Dictionary(answers.map { ($0, 1) }, uniquingKeysWith: +)
            choices = answers.map { answer in
                dragoman_choice(
                    weight: seed % 3 == 0 ? Double.random(in: 0...3, using: &generator) : 1, answer: answer,
                    is_shared: holders[answer, default: 0] > 1)
            }
            let stride = dragoman_stride_of(count)
            matrix = (0..<32 * stride).map { _ in Float(Int.random(in: -4...4, using: &generator)) / 8 }
            for lane in 0..<32 {
                for column in count..<stride { matrix[lane * stride + column] = matrix[lane * stride + count] }
            }
            sums = (0..<32).map { _ in Int64.random(in: -200...200, using: &generator) }
            factor = [0.002, 0.02, 0.1, 1][seed % 4]
        }
    }

    private struct Ranking: Equatable {
        var columns: [UInt16] = []
        var shares: [Double] = []
        var noise = 0.0
        var total = 0.0
    }

    private static func naive(_ contest: Contest) -> Ranking {
        let scores = (0..<contest.stride).map { column in
            (0..<32).reduce(Float(0)) { $0 + Float(contest.sums[$1]) * contest.matrix[$1 * contest.stride + column] }
        }
        let highest = Double(scores.max() ?? 0)
        func share(_ column: Int) -> Double { Exponential.exp((Double(scores[column]) - highest) * contest.factor) }
        var ranking = Ranking(noise: share(contest.choices.count), total: share(contest.choices.count))
        let floor = Float(highest - 16 / contest.factor)
        for (column, choice) in contest.choices.enumerated() where scores[column] > floor {
            var share = choice.weight * share(column)
            ranking.total += share
            if let place = ranking.columns.firstIndex(of: choice.answer) {
                share += ranking.shares[place]
                ranking.columns.remove(at: place)
                ranking.shares.remove(at: place)
            }
            let place = ranking.shares.firstIndex { $0 < share } ?? ranking.shares.count
            ranking.columns.insert(choice.answer, at: place)
            ranking.shares.insert(share, at: place)
            if ranking.columns.count > 8 {
                ranking.columns.removeLast()
                ranking.shares.removeLast()
            }
        }
        return ranking
    }

    @Test("gives the same bits", arguments: 0..<132)
    func same(seed: Int) {
        check(Contest(seed: seed))
    }

    @Test("has room for as many languages as a profile may hold", arguments: 0..<4)
    func most(seed: Int) {
        check(Contest(seed: seed, count: Int(dragoman_most_choices)))
    }

    private func check(_ contest: Contest) {
        var found = dragoman_ranking()
        dragoman_rank(contest.matrix, contest.choices, contest.choices.count, contest.sums, contest.factor, 16, &found)
        let shares = withUnsafeBytes(of: found.shares) { Array($0.bindMemory(to: Double.self)) }
        let columns = withUnsafeBytes(of: found.columns) { Array($0.bindMemory(to: UInt16.self)) }
        let ranking = Ranking(
            columns: Array(columns.prefix(found.count)), shares: Array(shares.prefix(found.count)), noise: found.noise,
            total: found.total)
        #expect(ranking == Self.naive(contest))
        #expect(shares.dropFirst(found.count).allSatisfy { $0 == 0 })
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
