// SPDX-License-Identifier: Apache-2.0

import CScoring

/// The softmax that turns the sums of a text into the probabilities of the languages that may answer, and of noise.
struct LanguageSoftmax: Sendable {
    /// Languages are left out that, before weights, have less of a share than the highest times e to the power of minus this: a
    /// nine-millionth.
    private static let negligible: Float = 16

    private let selection: LanguageSelection
    private let script: UInt8
    /// How long the text is, for the priors.
    private let level: UInt8
    private let factor: Float
    private let noiseWeight: Double

    /// The softmax over the languages that may answer for texts in one script.
    ///
    /// - Parameters:
    ///   - script: The class of the script; some language may answer for it.
    ///   - factor: What scores are multiplied by.
    ///   - level: How long the text is, for the priors.
    ///   - noiseWeight: What the share of noise is multiplied by.
    @inline(__always)
    init(selection: LanguageSelection, script: Int, factor: Double, level: Int, noiseWeight: Double) {
        self.selection = selection
        self.script = UInt8(truncatingIfNeeded: script)
        self.level = UInt8(truncatingIfNeeded: level)
        self.factor = Float(factor)
        self.noiseWeight = noiseWeight
    }

    /// The language with the highest probability, and what is kept to rank the others later.
    struct Best {
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
    func best(of sums: SIMD32<Int64>) -> Best {
        var best = dragoman_best()
        let total = share(sums) { dragoman_find_best($0, $1, factor, Self.negligible, &best) }
        let unit = 1 / total.all
        return Best(
            language: best.share > 0 ? selection.tags[Int(best.column)] : nil,
            probability: best.share > 0 ? best.share * unit : 0, noise: total.noise * noiseWeight * unit,
            shortSums: best.is_short ? unsafeBitCast(best.sums, to: InlineArray<32, Int16>.self) : nil)
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

    /// Has a kernel compute the shares, and counts that of noise with its weight in their sum.
    @inline(__always)
    private func share(
        _ sums: SIMD32<Int64>, by kernel: (UnsafePointer<dragoman_candidates>, UnsafePointer<Int64>) -> dragoman_total
    ) -> dragoman_total {
        var candidates = selection.tables[Int(script)]
        candidates.weights += Int(level) * dragoman_stride_of(candidates.count)
        return withUnsafeBytes(of: sums) { sums in
            guard let sums = sums.assumingMemoryBound(to: Int64.self).baseAddress else {
                preconditionFailure("a value without memory")
            }
            var total = withUnsafePointer(to: candidates) { kernel($0, sums) }
            total.all += (noiseWeight - 1) * total.noise
            return total
        }
    }
}
