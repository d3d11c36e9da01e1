/// A logarithm by operations that are exact to the bit, so that labels are the same on every machine. It needs no precision.
enum Logarithm {
    /// The natural logarithm to within some hundredths, from −30 to 30.
    static func natural(_ x: Float) -> Float {
        guard x > 0 else { return -30 }
        // The logarithm to the base of 2 is nearly a straight line between powers of two.
        let binary = Float(x.exponent) + x.significand - 1
        return min(max(binary * 0.693_147_2, -30), 30)
    }
}
