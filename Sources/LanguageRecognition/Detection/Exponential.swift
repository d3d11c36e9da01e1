/// The exponential function by additions and multiplications alone, so that its bits are the same on every machine.
///
/// Cody and Waite's reduction to |r| ≤ ln 2 / 2, then the Taylor polynomial of degree 12: relative error below 1e-14.
enum Exponential {
    private static let log2e = 1.442695040888963407
    private static let ln2High = 6.93147180369123816490e-01
    private static let ln2Low = 1.90821492927058770002e-10
    /// 1.5 · 2^52: what is added to it is rounded to a whole number, which then stands in the lowest bits.
    private static let integerShift = 6_755_399_441_055_744.0

    /// e to the power of `x`; 0 below −700, and for what is no number.
    static func exp(_ x: Double) -> Double { exp(SIMD4(repeating: x))[0] }

    /// e to the power of each of four numbers, which take hardly longer than one: a polynomial waits for itself.
    @inline(__always)
    static func exp(_ x: SIMD4<Double>) -> SIMD4<Double> {
        let isInRange = x .> -700
        let clamped = SIMD4(repeating: 0).replacing(with: x.replacing(with: 700, where: x .> 700), where: isInRange)
        let shifted = clamped * log2e + integerShift
        let k = shifted - integerShift
        let r = clamped - k * ln2High - k * ln2Low
        // Horner's scheme over 1/n!, n from 12 down to 0.
        var sum = SIMD4(repeating: 1.0 / 479_001_600)
        sum = sum * r + 1.0 / 39_916_800
        sum = sum * r + 1.0 / 3_628_800
        sum = sum * r + 1.0 / 362_880
        sum = sum * r + 1.0 / 40_320
        sum = sum * r + 1.0 / 5_040
        sum = sum * r + 1.0 / 720
        sum = sum * r + 1.0 / 120
        sum = sum * r + 1.0 / 24
        sum = sum * r + 1.0 / 6
        sum = sum * r + 0.5
        sum = sum * r + 1
        sum = sum * r + 1
        let powers = (unsafeBitCast(shifted, to: SIMD4<UInt64>.self) &+ 1023) &<< 52
        return SIMD4(repeating: 0).replacing(with: sum * unsafeBitCast(powers, to: SIMD4<Double>.self), where: isInRange)
    }
}
