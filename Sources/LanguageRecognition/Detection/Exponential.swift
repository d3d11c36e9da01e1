/// The exponential function by additions and multiplications alone, so that its bits are the same on every machine.
///
/// Cody and Waite's reduction to |r| ≤ ln 2 / 2, then the Taylor polynomial of degree 12: relative error below 1e-14.
enum Exponential {
    private static let log2e = 1.442695040888963407
    private static let ln2High = 6.93147180369123816490e-01
    private static let integerShift = 6_755_399_441_055_744.0
    private static let ln2Low = 1.90821492927058770002e-10

    /// e to the power of `x`; 0 below −700, and for what is no number.
    static func exp(_ x: Double) -> Double {
        guard x > -700 else { return 0 }
        let clamped = min(x, 700)
        // Adding 1.5 · 2^52 leaves no room for a fraction: the sum is rounded to even.
        let k = clamped * log2e + integerShift - integerShift
        let r = clamped - k * ln2High - k * ln2Low
        // Horner's scheme over 1/n!, n from 12 down to 0.
        var sum = 1.0 / 479_001_600
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
        return sum * Double(bitPattern: UInt64(bitPattern: Int64(k) &+ 1023) << 52)
    }
}
