// SPDX-License-Identifier: Apache-2.0

/// Powers of two as `dragoman_rank` works them out, by additions and multiplications of floats alone: the oracle of the kernel.
///
/// A polynomial of degree 4 around the nearest whole number, exact there: relative error of at most 3e-6.
enum Exponential {
    /// 2 to the power of `x`, from −100 to 0.
    static func exp2(_ x: Float) -> Float {
        // What is added to 1.5 · 2^23 is rounded to a whole number, which then stands in the lowest bits.
        let shifted = x + 12_582_912
        let r = x - (shifted - 12_582_912)
        let coefficients: [Float] = [9.58285e-3, 5.590642e-2, 0.24024099, 0.69312419, 1]
        let sum = coefficients.dropFirst().reduce(coefficients[0]) { $0 * r + $1 }
        return Float(bitPattern: sum.bitPattern &+ shifted.bitPattern << 23)
    }
}
