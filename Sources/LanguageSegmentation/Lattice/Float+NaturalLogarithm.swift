// SPDX-License-Identifier: Apache-2.0

extension Float {
    /// The natural logarithm of a number above 0, to some six digits: the same bits on every machine, which those of C libraries
    /// are not.
    ///
    /// The series of the inverse hyperbolic tangent (Abramowitz and Stegun, 4.1.27) of the significand, and the exponent.
    var naturalLogarithm: Float {
        // Between the root of one half and that of two the series is short.
        let isLarge = significand > 1.414_213_6
        let (fraction, power) = (isLarge ? significand / 2 : significand, isLarge ? exponent + 1 : exponent)
        let ratio = (fraction - 1) / (fraction + 1)
        let square = ratio * ratio
        let series = 1 + square * (1 / 3 + square * (1 / 5 + square * (1 / 7 + square / 9)))
        return 2 * ratio * series + Float(power) * 0.693_147_2
    }
}
