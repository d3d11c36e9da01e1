// SPDX-License-Identifier: Apache-2.0

/// What turns scores into calibrated probabilities: of the answers given with p, a share p is right.
///
/// A text's scores are divided by the square root of its number of features and multiplied by a factor that was fitted on
/// held-back text for 1, 2, 4, … features, with straight lines between.
package struct Calibration: Sendable, Hashable {
    /// The factors for 1, 2, 4, … features.
    package let factors: [Float]
    /// Answers below this probability are undetermined.
    package let minimumProbability: Float

    package init(factors: [Float], minimumProbability: Float) {
        self.factors = factors
        self.minimumProbability = minimumProbability
    }

    /// What the scores of a text with that many features are multiplied by.
    package func factor(featureCount: Int) -> Double {
        guard featureCount > 0 else { return 0 }
        let power = featureCount.bitWidth - 1 - featureCount.leadingZeroBitCount
        let fitted: Double
        if power + 1 < factors.count {
            let share = Double(featureCount - 1 << power) / Double(1 << power)
            fitted = Double(factors[power]) * (1 - share) + Double(factors[power + 1]) * share
        } else {
            fitted = Double(factors.last ?? 1)
        }
        // A damaged profile may hold anything; a factor that is not a number, or not positive, would make every comparison false.
        return (fitted.isFinite && fitted > 0 ? fitted : 1) / Double(featureCount).squareRoot()
    }

    func verify() throws(ProfileError) {
        guard factors.allSatisfy({ $0.isFinite && $0 > 0 }), (0...1).contains(minimumProbability) else {
            throw ProfileError(.damagedSection, section: .calibration, detail: "a factor is not a positive number")
        }
    }
}

extension Calibration {
    /// Factors of one: what a profile has before it is calibrated.
    package static let unfitted = Calibration(
        factors: [Float](repeating: 1, count: ProfileLayout.Calibration.factorCount), minimumProbability: 0)
}
