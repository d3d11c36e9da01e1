// SPDX-License-Identifier: Apache-2.0

import CScoring

/// The candidates, which are the languages that may answer for texts in one script, with their part of the profile's matrix.
///
/// A text's score is worked out for these alone: most scripts are written in by a handful of languages.
final class CandidateMatrix: Sendable {
    /// A language that may answer.
    struct Candidate: Sendable {
        /// Its column in the profile's matrix.
        let column: Int
        /// The column it answers under: its own, or that of the language it is filed under.
        let answer: Int
        /// What its share is multiplied by, by the level of the text's length.
        let weights: [Double]
    }

    /// The languages in the order of the tables below.
    let candidates: [Candidate]
    /// How many of them answer for themselves. They come first; the others are filed under one of them.
    private let answerCount: Int
    /// The columns of the candidates, then that of noise, which is repeated until the last block is full; rows in pairs.
    private let steps: ProfileArray<Int16>
    /// What a step is worth.
    private let step: Float
    /// For each level of length a weight per column.
    private let weights: ProfileArray<Float>
    private let answers: ProfileArray<UInt16>

    /// - Parameter step: What a step of the matrix is worth: `step(of:)` of the profile.
    init(_ candidates: [Candidate], noiseColumn: Int, profile: LanguageProfile, step: Float) {
        self.step = step
        var places: [Int: UInt16] = [:]
        var (first, others): ([Candidate], [Candidate]) = ([], [])
        for candidate in candidates {
            if places[candidate.answer] == nil {
                places[candidate.answer] = UInt16(first.count)
                first.append(candidate)
            } else {
                others.append(candidate)
            }
        }
        answerCount = first.count
        answers = ProfileArray(copying: first.map { UInt16($0.answer) } + others.map { places[$0.answer] ?? 0 })
        let ordered = first + others
        self.candidates = ordered
        let stride = candidates.isEmpty ? 0 : dragoman_stride_of(candidates.count)
        let columns = (0..<stride).map { $0 < ordered.count ? ordered[$0].column : noiseColumn }
        var steps: [Int16] = []
        steps.reserveCapacity(Int(dragoman_lanes) * stride)
        for lane in Swift.stride(from: 0, to: Int(dragoman_lanes), by: 2) {
            let (first, second) = (profile.matrix.base + lane * profile.stride, profile.matrix.base + (lane + 1) * profile.stride)
            for column in columns {
                steps.append(Self.steps(in: first[column], step: step))
                steps.append(Self.steps(in: second[column], step: step))
            }
        }
        self.steps = ProfileArray(copying: steps)
        weights = ProfileArray(
            copying: ProfileLanguage.priorLevels.flatMap { level in
                (0..<stride).map {
                    $0 < ordered.count ? Float(min(ordered[$0].weights[level], Self.maximumWeight)) : $0 == ordered.count ? 1 : 0
                }
            })
    }

    /// What a step is worth so that the largest weight of the profile's matrix has the largest number of steps that is allowed.
    static func step(of profile: LanguageProfile) -> Float {
        var largest: Float = 0
        for index in 0..<profile.matrix.count {
            let magnitude = abs(profile.matrix.base[index])
            // A damaged profile may hold anything; what is not a number is not a weight.
            if magnitude > largest, magnitude.isFinite { largest = magnitude }
        }
        return largest > 0 ? largest / Float(dragoman_maximum_steps) : 1
    }

    private static func steps(in weight: Float, step: Float) -> Int16 {
        Int16(exactly: (weight / step).rounded()) ?? 0
    }

    /// Weights are cut off here, so that their sums stay finite.
    private static let maximumWeight = 1e30

    /// The candidates as the kernel takes them, with the weights of the shortest texts; valid as long as this lives.
    var table: dragoman_candidates {
        dragoman_candidates(
            count: candidates.count, answer_count: answerCount, steps: steps.base, step: step, weights: weights.base,
            answers: answers.base)
    }
}
