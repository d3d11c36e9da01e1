/// The exponential function as `dragoman_rank` works it out, by additions and multiplications alone: the oracle of the kernel.
///
/// Cody and Waite's reduction to |r| ≤ ln 2 / 2, then the Taylor polynomial of degree 12: relative error below 1e-14.
enum Exponential {
    /// e to the power of `x`; 0 below −700, and for what is no number.
    static func exp(_ x: Double) -> Double {
        guard x > -700 else { return 0 }
        let clamped = min(x, 700)
        // What is added to 1.5 · 2^52 is rounded to a whole number, which then stands in the lowest bits.
        let shifted = clamped * 1.442695040888963407 + 6_755_399_441_055_744
        let k = shifted - 6_755_399_441_055_744
        let r = clamped - k * 6.93147180369123816490e-01 - k * 1.90821492927058770002e-10
        // Horner's scheme over 1/n!, n from 12 down to 0.
        let factorials: [Double] = [479_001_600, 39_916_800, 3_628_800, 362_880, 40_320, 5_040, 720, 120, 24, 6, 2, 1, 1]
        let sum = factorials.dropFirst().reduce(1 / factorials[0]) { $0 * r + 1 / $1 }
        return sum * Double(bitPattern: (shifted.bitPattern &+ 1023) << 52)
    }
}
