import CScoring

/// The languages that may answer for texts in one script, with their own part of the profile's matrix.
///
/// A text's score is worked out for these alone: most scripts are written in by a handful of languages.
struct ScriptChoices: Sendable {
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
    /// The columns of the choices in their order, then that of noise, which is repeated until the last block is full.
    private let matrix: [Float]
    private let stride: Int

    init(_ choices: [Choice], profile: LanguageProfile) {
        self.choices = choices
        let block = Int(dragoman_score_block)
        let stride = (choices.count + 1 + block - 1) / block * block
        self.stride = stride
        guard !choices.isEmpty else {
            matrix = []
            return
        }
        let columns = (0..<stride).map { $0 < choices.count ? choices[$0].column : profile.noiseColumn }
        var matrix: [Float] = []
        matrix.reserveCapacity(Int(dragoman_lanes) * stride)
        for lane in 0..<Int(dragoman_lanes) {
            for column in columns { matrix.append(profile.matrix[lane * profile.stride + column]) }
        }
        self.matrix = matrix
    }

    /// The scores of a text: one for each choice in order, and behind them those of noise, up to a whole number of blocks.
    @inline(__always)
    func withScores<Result>(of evidence: Evidence, _ body: (UnsafeBufferPointer<Float>) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: Float.self, capacity: stride + Int(dragoman_lanes)) { room in
            withUnsafeBytes(of: evidence.lanes) { raw in
                let sums = raw.assumingMemoryBound(to: Int64.self)
                // The buffer has a length that is never zero, and so an address.
                guard let scores = room.baseAddress else { preconditionFailure("a buffer without memory") }
                let lanes = scores + stride
                for lane in 0..<Int(dragoman_lanes) { lanes[lane] = Float(sums[lane]) }
                matrix.withUnsafeBufferPointer { matrix in
                    if let base = matrix.baseAddress { dragoman_score(base, stride, lanes, scores) }
                }
                return body(UnsafeBufferPointer(start: scores, count: stride))
            }
        }
    }
}
