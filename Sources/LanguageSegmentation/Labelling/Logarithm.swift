/// Logarithms and powers by operations that are exact to the bit, so that labels are the same on every machine. They need no precision.
enum Logarithm {
    /// The natural logarithm to within some hundredths, from −30 to 30.
    static func natural(_ x: Float) -> Float {
        guard x > 0 else { return -30 }
        // The logarithm to the base of 2 is nearly a straight line between powers of two.
        let binary = Float(x.exponent) + x.significand - 1
        return min(max(binary * 0.693_147_2, -30), 30)
    }

    /// e to the power of a number that is not positive, to within some hundredths: (1 + x/64)^64.
    static func exponential(_ x: Float) -> Float {
        var power = max(0, 1 + x / 64)
        for _ in 0..<6 { power *= power }
        return power
    }
}
