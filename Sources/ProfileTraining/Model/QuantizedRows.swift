// SPDX-License-Identifier: Apache-2.0

/// Rows of 32 lanes in four bits each.
///
/// A lane v from 0 to 15 stands for (2v − 15) steps; the step is chosen so that the 99th percentile of all magnitudes still fits,
/// for lanes are nearly Gaussian and the largest are not worth their room.
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
        self.init(model, step: max(largest, .leastNormalMagnitude) / 15, seed: nil)
    }

    /// Rows with a step that is given.
    ///
    /// - Parameter seed: With one, a lane between two values goes to either by chance, so that rows are on average where they
    ///   were; lanes that have not moved from such values stay there. Without one, it goes to the nearer.
    init(_ model: LowRankModel, step: Float, seed: UInt64?) {
        let lanes = model.rowLanes
        var numbers = seed.map { RandomNumbers(seed: $0) }
        func next(_ place: Int) -> UInt8 {
            let chance = numbers?.unit() ?? 0.5
            return Self.quantized(lanes[place] / step + Float(2 * chance - 1))
        }
        var bytes = [UInt8](repeating: 0, count: model.rowCount * 16)
        for row in 0..<model.rowCount {
            for byte in 0..<16 {
                let low = next(row * 32 + byte)
                bytes[row * 16 + byte] = low | next(row * 32 + byte + 16) << 4
            }
        }
        self.bytes = bytes
        self.step = step
    }

    /// What a lane of a row is worth.
    func lane(_ lane: Int, ofRow row: Int) -> Float {
        let pair = Self.lanes(of: bytes[row * 16 + lane % 16], step: step)
        return lane < 16 ? pair.low : pair.high
    }

    /// What the two lanes of a byte are worth.
    static func lanes(of byte: UInt8, step: Float) -> (low: Float, high: Float) {
        (Float(2 * Int(byte & 15) - 15) * step, Float(2 * Int(byte >> 4) - 15) * step)
    }

    private static func quantized(_ steps: Float) -> UInt8 {
        // What is not a number comes of files that were made to harm.
        steps.isNaN ? 8 : UInt8(min(max(((steps + 15) / 2).rounded(), 0), 15))
    }
}
