// SPDX-License-Identifier: Apache-2.0

import CLabelling
import TestSupport
import Testing

@testable import LanguageSegmentation

/// What the kernels of the lattice do, against the same in plain Swift.
@Suite("The kernels that label words")
struct LabellingKernelTests {
    private static let never = Float(dragoman_never)

    // MARK: - The best path

    /// A section of a few words between three labels and noise.
    private struct Problem {
        static let slots = [0, 1, 2, LatticeSection.noiseSlot]
        var emissions: [SIMD16<Float>] = []
        var costs: [Float] = []
        var endLines: [UInt8] = []
        var entries = SIMD16<Float>(repeating: -LabellingKernelTests.never)
        var noise: Float = 2
        var startsText: Bool
        /// The slot of the last label before, where there is one.
        var last: Int?

        init(seed: UInt64) {
            var numbers = SeededNumbers(seed: seed)
            startsText = Bool.random(using: &numbers)
            if !startsText { last = Self.slots[Int.random(in: 0..<Self.slots.count, using: &numbers)] }
            // Small whole numbers, whose sums are exact, and many of them equal.
            for slot in 0..<3 { entries[slot] = Float(Int.random(in: -2...3, using: &numbers)) }
            for _ in 0..<Int.random(in: 1...6, using: &numbers) {
                var emission = SIMD16<Float>(repeating: LabellingKernelTests.never)
                for slot in Self.slots { emission[slot] = Float(Int.random(in: -6...0, using: &numbers)) }
                emissions.append(emission)
                costs.append(Float(Int.random(in: 1...6, using: &numbers)))
                endLines.append(UInt8.random(in: 0...1, using: &numbers))
            }
        }

        /// What a labelling is worth; nil where noise begins or ends inside a line.
        func worth(of labels: [Int]) -> Float? {
            var sum: Float = 0
            for (word, slot) in labels.enumerated() {
                let before = word > 0 ? labels[word - 1] : last
                if slot != before {
                    let mayTurn = endLines[word] == 1
                    if !mayTurn, slot == LatticeSection.noiseSlot || (word > 0 && before == LatticeSection.noiseSlot) {
                        return nil
                    }
                    let isFirst = word == 0 && startsText
                    let cost = isFirst ? 0 : costs[word]
                    if slot == LatticeSection.noiseSlot {
                        sum -= max(cost, noise)
                    } else {
                        sum -= isFirst ? entries[slot] : max(entries[slot] + cost, 0)
                    }
                }
                sum += emissions[word][slot]
            }
            return sum
        }

        /// The highest worth of all labellings.
        var highest: Float? {
            var labellings: [[Int]] = [[]]
            for _ in emissions { labellings = labellings.flatMap { labels in Self.slots.map { labels + [$0] } } }
            return labellings.compactMap { worth(of: $0) }.max()
        }

        /// The labelling that the kernel finds.
        func findBestPath() -> [Int] {
            var transitions = dragoman_transitions()
            transitions.noise_cost = noise
            transitions.starts_text = startsText
            var before = SIMD16<UInt8>(repeating: 16)
            if let last { before[last] = 0 }
            withUnsafeMutableBytes(of: &transitions.before) { $0.storeBytes(of: before, as: SIMD16<UInt8>.self) }
            withUnsafeMutableBytes(of: &transitions.entry_costs) { $0.storeBytes(of: entries, as: SIMD16<Float>.self) }
            var sums = [Float](repeating: 0, count: 16)
            var backPointers = [UInt8](repeating: 0, count: 16 * emissions.count)
            let flat = emissions.flatMap { emission in (0..<16).map { emission[$0] } }
            dragoman_find_best_paths(flat, costs, endLines, emissions.count, &transitions, &sums, &backPointers)
            var slot = Int(dragoman_highest(sums))
            var labels: [Int] = []
            for word in emissions.indices.reversed() {
                labels.insert(slot, at: 0)
                slot = Int(backPointers[16 * word + slot])
            }
            return labels
        }
    }

    @Test("find a labelling that no other is better than", arguments: 1...300)
    func bestPath(seed: UInt64) throws {
        let problem = Problem(seed: seed)
        let worth = try #require(problem.worth(of: problem.findBestPath()))
        #expect(worth == problem.highest)
    }

    // MARK: - What a word says

    private func reading(scoring: [Int], used: [Int], answers: Bool = true) -> dragoman_emission_parameters {
        var reading = dragoman_emission_parameters()
        var (scoringMask, usedMask) = (SIMD16<Int32>.zero, SIMD16<Int32>.zero)
        for slot in scoring { scoringMask[slot] = -1 }
        for slot in used { usedMask[slot] = -1 }
        withUnsafeMutableBytes(of: &reading.scoring) { $0.storeBytes(of: scoringMask, as: SIMD16<Int32>.self) }
        withUnsafeMutableBytes(of: &reading.used) { $0.storeBytes(of: usedMask, as: SIMD16<Int32>.self) }
        reading.noise_slot = UInt32(LatticeSection.noiseSlot)
        reading.answers = answers
        reading.has_outsiders = scoring.count < used.count
        reading.maximum_of_word = 9
        reading.shared_word = 0.5
        return reading
    }

    private func said(_ scores: [Int: Float], _ reading: dragoman_emission_parameters, foreign: Float, factor: Float = 1)
        -> [Float]
    {
        var all = [Float](repeating: 0, count: 16)
        for (slot, score) in scores { all[slot] = score }
        var reading = reading
        dragoman_weigh_emissions(&all, &reading, foreign, factor)
        return all
    }

    @Test("say nothing against the best language, and no more than allowed against the others")
    func distances() {
        let said = said([0: 5, 1: 2, 2: -20], reading(scoring: [0, 1, 2], used: [0, 1, 2]), foreign: -7)
        #expect(said[0..<3] == [0, -3, -9])
        #expect(said[3] == Self.never)
    }

    @Test("speak against languages of other scripts, less so where no language has the word for itself")
    func outsiders() {
        let clear = said([0: 20, 1: 0, 2: 30], reading(scoring: [0, 1], used: [0, 1, 2]), foreign: -4)
        #expect(clear[0] == 0)
        #expect(clear[1] == -9)
        #expect(clear[2] == -4)
        // Two languages that share a word gain the logarithm of 2 less.
        let shared = said([0: 20, 1: 20], reading(scoring: [0, 1], used: [0, 1, 2]), foreign: -4)
        #expect(abs(shared[0] - -0.693) < 0.05)
        #expect(shared[0] == shared[1])
    }

    @Test("leave words of scripts without a language to the label of those")
    func unsupported() {
        let used = [0, 1, LatticeSection.noiseSlot, LatticeSection.unsupportedSlot]
        let said = said([0: 20, 1: 0], reading(scoring: [], used: used, answers: false), foreign: -4)
        #expect(used.map { said[$0] } == [-4, -4, -4, 0])
    }

    @Test("count for less where a word may be a name")
    func names() {
        let said = said([0: 5, 1: 2], reading(scoring: [0, 1], used: [0, 1]), foreign: -7, factor: 0.5)
        #expect(said[0..<2] == [0, -1.5])
    }
}
