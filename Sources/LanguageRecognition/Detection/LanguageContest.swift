import CScoring

/// What the sums of a text are turned into probabilities by.
struct LanguageContest: Sendable {
    /// Languages are left out that, before weights, have less of a share than the highest times e to the power of minus this: a nine-millionth.
    private static let negligible: Float = 16

    private let selection: LanguageSelection
    private let script: UInt8
    /// How long the text is, for the priors.
    private let level: UInt8
    private let factor: Float
    private let weightOfNoise: Double

    /// A contest between the languages that may answer for a text in one script.
    ///
    /// - Parameters:
    ///   - script: The class of the script; some language may answer for it.
    ///   - factor: What scores are multiplied by.
    ///   - level: How long the text is, for the priors.
    ///   - weightOfNoise: What the share of noise is multiplied by.
    @inline(__always)
    init(selection: LanguageSelection, script: Int, factor: Double, level: Int, weightOfNoise: Double) {
        self.selection = selection
        self.script = UInt8(truncatingIfNeeded: script)
        self.level = UInt8(truncatingIfNeeded: level)
        self.factor = Float(factor)
        self.weightOfNoise = weightOfNoise
    }

    /// What comes out of a contest first.
    struct Winner {
        /// The language with the highest probability; nil where none has any.
        let language: LanguageTag?
        /// Its probability.
        let probability: Double
        /// The probability of noise.
        let noise: Double
        /// The sums that were asked about, where they are small.
        let shortSums: InlineArray<32, Int16>?
    }

    /// The language with the highest probability.
    @inline(__always)
    func winner(of sums: SIMD32<Int64>) -> Winner {
        var choice = dragoman_choice()
        let total = share(sums) { dragoman_choose($0, $1, factor, Self.negligible, &choice) }
        let unit = 1 / total.all
        return Winner(
            language: choice.share > 0 ? selection.tags[Int(choice.column)] : nil,
            probability: choice.share > 0 ? choice.share * unit : 0, noise: total.noise * weightOfNoise * unit,
            shortSums: choice.is_short ? unsafeBitCast(choice.sums, to: InlineArray<32, Int16>.self) : nil)
    }

    /// The likeliest languages, best first.
    func hypotheses(of sums: SIMD32<Int64>) -> [Detection.Hypothesis] {
        var ranking = dragoman_ranking()
        let total = share(sums) { dragoman_rank($0, $1, factor, Self.negligible, &ranking) }
        let unit = 1 / total.all
        return (0..<ranking.count).map { place in
            let column = withUnsafeBytes(of: ranking.columns) { $0.load(fromByteOffset: 2 * place, as: UInt16.self) }
            let share = withUnsafeBytes(of: ranking.shares) { $0.load(fromByteOffset: 8 * place, as: Double.self) }
            return Detection.Hypothesis(language: selection.tags[Int(column)], probability: share * unit)
        }
    }

    /// Lets a kernel share out the probability; the share of noise is weighed in the sum of all.
    @inline(__always)
    private func share(
        _ sums: SIMD32<Int64>, by kernel: (UnsafePointer<dragoman_choices>, UnsafePointer<Int64>) -> dragoman_total
    ) -> dragoman_total {
        var choices = selection.tables[Int(script)]
        choices.weights += Int(level) * dragoman_stride_of(choices.count)
        return withUnsafeBytes(of: sums) { sums in
            guard let sums = sums.assumingMemoryBound(to: Int64.self).baseAddress else {
                preconditionFailure("a value without memory")
            }
            var total = withUnsafePointer(to: choices) { kernel($0, sums) }
            total.all += (weightOfNoise - 1) * total.noise
            return total
        }
    }
}
