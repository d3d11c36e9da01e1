import CScoring

/// The languages that may answer for texts in one script, with their own part of the profile's matrix.
///
/// A text's score is worked out for these alone: most scripts are written in by a handful of languages.
///
/// A class, so that a text that is judged by them copies a reference alone.
final class ScriptChoices: Sendable {
    /// A language that may answer.
    struct Choice: Sendable {
        /// Its column in the profile's matrix.
        let column: Int
        /// The column it answers under: its own, or that of the language it is filed under.
        let answer: Int
        /// What its probability is multiplied by before all are made to sum to one.
        let weight: Double
    }

    let choices: [Choice]
    /// The same, as the kernel takes them.
    private let table: [dragoman_choice]
    /// The columns of the choices in their order, then that of noise, which is repeated until the last block is full.
    private let matrix: [Float]

    init(_ choices: [Choice], profile: LanguageProfile) {
        self.choices = choices
        guard !choices.isEmpty else {
            table = []
            matrix = []
            return
        }
        var answers: [Int: Int] = [:]
        for choice in choices { answers[choice.answer, default: 0] += 1 }
        table = choices.map {
            dragoman_choice(weight: $0.weight, answer: UInt16($0.answer), is_shared: answers[$0.answer] != 1)
        }
        let columns = (0..<dragoman_stride_of(choices.count)).map {
            $0 < choices.count ? choices[$0].column : profile.noiseColumn
        }
        var matrix: [Float] = []
        matrix.reserveCapacity(Int(dragoman_lanes) * columns.count)
        for lane in 0..<Int(dragoman_lanes) {
            for column in columns { matrix.append(profile.matrix[lane * profile.stride + column]) }
        }
        self.matrix = matrix
    }

    /// Languages whose share is below e to the power of minus this are left out of the sum: all together they are less than a
    /// hundred-thousandth.
    private static let negligible = 16.0

    /// How the choices share out the probability of a text.
    ///
    /// - Parameter factor: What scores are multiplied by.
    @inline(__always)
    func shares(of evidence: Evidence, factor: Double) -> dragoman_ranking {
        var ranking = dragoman_ranking()
        withUnsafeBytes(of: evidence.lanes) { sums in
            matrix.withUnsafeBufferPointer { matrix in
                table.withUnsafeBufferPointer { table in
                    guard let sums = sums.assumingMemoryBound(to: Int64.self).baseAddress, let matrix = matrix.baseAddress,
                        let choices = table.baseAddress
                    else { return }
                    dragoman_rank(matrix, choices, table.count, sums, factor, Self.negligible, &ranking)
                }
            }
        }
        return ranking
    }
}
