/// Powers of two as `dragoman_rank` works them out, by additions and multiplications of floats alone: the oracle of the kernel.
///
/// Taylor's polynomial of degree 6 around the nearest whole number: relative error of some 1e-7.
enum Exponential {
    /// 2 to the power of `x`, from −100 to 0.
    static func exp2(_ x: Float) -> Float {
        // What is added to 1.5 · 2^23 is rounded to a whole number, which then stands in the lowest bits.
        let shifted = x + 12_582_912
        let r = x - (shifted - 12_582_912)
        // Horner's scheme over (ln 2)^n / n!, n from 6 down to 0.
        let coefficients: [Float] = [
            1.5403530e-4, 1.3333558e-3, 9.6181291e-3, 5.5504109e-2, 0.24022651, 0.69314718, 1,
        ]
        let sum = coefficients.dropFirst().reduce(coefficients[0]) { $0 * r + $1 }
        return Float(bitPattern: sum.bitPattern &+ shifted.bitPattern << 23)
    }
}
