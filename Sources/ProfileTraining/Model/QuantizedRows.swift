/// Rows of 32 lanes in four bits each.
///
/// A lane v from 0 to 15 stands for (2v − 15) steps; the step is chosen so that the 99th percentile of all magnitudes still fits, for
/// lanes are nearly Gaussian and the largest are not worth their room.
struct QuantizedRows {
    /// Sixteen bytes a row: byte i holds lane i in its low and lane i + 16 in its high half.
    let bytes: [UInt8]
    /// What one step of a lane is worth.
    let step: Float

    private static let clippedShare = 0.01
    private static let sampleCount = 2_000_000

    init(_ model: LowRankModel) {
        let lanes = model.rowLanes
        let stride = max(1, lanes.count / Self.sampleCount)
        let magnitudes = Swift.stride(from: 0, to: lanes.count, by: stride).map { abs(lanes[$0]) }.sorted()
        let largest = magnitudes[min(magnitudes.count - 1, Int(Double(magnitudes.count) * (1 - Self.clippedShare)))]
        let step = max(largest, .leastNormalMagnitude) / 15
        var bytes = [UInt8](repeating: 0, count: model.rowCount * 16)
        for row in 0..<model.rowCount {
            for byte in 0..<16 {
                let low = Self.quantized(lanes[row * 32 + byte], step: step)
                let high = Self.quantized(lanes[row * 32 + byte + 16], step: step)
                bytes[row * 16 + byte] = low | high << 4
            }
        }
        self.bytes = bytes
        self.step = step
    }

    private static func quantized(_ value: Float, step: Float) -> UInt8 {
        UInt8(min(max(((value / step + 15) / 2).rounded(), 0), 15))
    }
}
