// SPDX-License-Identifier: Apache-2.0

import Glibc
import LanguageRecognition

/// Fits the factors that calibrate probabilities, on held-back text.
///
/// For texts of about 1, 2, 4, … features the factor is the one under which the right answers are likeliest. A share of the
/// labels is taken to be wrong, or a handful of mislabelled lines would pull the probabilities of long texts down. A text weighs
/// as much as its language is likely: the probabilities are those of a world that the priors describe.
struct CalibrationFit {
    private static let mislabelled = 0.01
    private static let fewestCases = 300
    /// Answers below this are not worth giving: chosen where noise begins to be answered.
    private static let minimumProbability: Float = 0.2

    /// What the factors depend on besides the text, for the fingerprint of a profile.
    static let constants = "\(mislabelled) \(fewestCases) \(minimumProbability) \(HeldBackCase.maximumPerForm)"

    private let cases: [HeldBackCase]

    init(_ cases: [HeldBackCase]) {
        self.cases = cases
    }

    func calibration() -> Calibration {
        var factors: [Float?] = (0..<ProfileLayout.Calibration.factorCount).map { power in
            let center = Double(power)
            let near = cases.filter { abs(log2(Double($0.featureCount)) - center) <= 0.5 }
            return near.count >= Self.fewestCases ? Float(Self.bestFactor(for: near)) : nil
        }
        // Lengths with too few cases take the factor of the nearest length that has enough.
        let fitted = factors.indices.filter { factors[$0] != nil }
        for power in factors.indices where factors[power] == nil {
            let nearest = fitted.min { (abs($0 - power), $0) < (abs($1 - power), $1) }
            factors[power] = nearest.flatMap { factors[$0] } ?? 1
        }
        return Calibration(factors: factors.map { $0 ?? 1 }, minimumProbability: Self.minimumProbability)
    }

    /// Golden-section search for the factor with the least loss.
    private static func bestFactor(for cases: [HeldBackCase]) -> Double {
        let golden = (5.0.squareRoot() - 1) / 2
        var low = 0.2
        var high = 3.0
        for _ in 0..<24 {
            let left = high - golden * (high - low)
            let right = low + golden * (high - low)
            if loss(of: cases, factor: left) < loss(of: cases, factor: right) { high = right } else { low = left }
        }
        return (low + high) / 2
    }

    private static func loss(of cases: [HeldBackCase], factor: Double) -> Double {
        cases.reduce(0) { sum, text in
            let highest = Double(text.scores.max() ?? 0)
            let shares = zip(text.scores, text.priors).map { score, prior in prior * exp((Double(score) - highest) * factor) }
            let right = shares[0] / shares.reduce(0, +)
            return sum - text.priors[0] * log((1 - mislabelled) * right + mislabelled / Double(shares.count))
        }
    }
}
