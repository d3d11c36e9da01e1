import CScoring

/// The sum of rows of the profile, lane by lane.
///
/// A lane of a row is a number v from 0 to 15 that stands for 2v − 15 units: sixteen steps around zero, with none at zero.
enum RowSum {
    /// Sums rows by the C kernel.
    @inline(__always)
    static func lanes(table: UnsafePointer<UInt8>, rows: UnsafePointer<UInt32>?, count: Int) -> SIMD32<Int64> {
        guard let rows, count > 0 else { return .zero }
        var sums = SIMD32<UInt16>.zero
        withUnsafeMutableBytes(of: &sums) { raw in
            guard let target = raw.assumingMemoryBound(to: UInt16.self).baseAddress else { return }
            dragoman_sum_rows(table, rows, count, target)
        }
        return lanes(sums, count: count)
    }

    /// Sums rows in Swift: the oracle of the C kernel.
    package static func naiveLanes(table: UnsafePointer<UInt8>, rows: UnsafePointer<UInt32>, count: Int) -> SIMD32<Int64> {
        var lanes = SIMD32<Int64>.zero
        for index in 0..<count {
            let row = table + Int(rows[index]) * dragoman_row_bytes
            for byte in 0..<16 {
                lanes[byte] += Int64(row[byte] & 15) * 2 - 15
                lanes[byte + 16] += Int64(row[byte] >> 4) * 2 - 15
            }
        }
        return lanes
    }

    @inline(__always)
    private static func lanes(_ sums: SIMD32<UInt16>, count: Int) -> SIMD32<Int64> {
        var lanes = SIMD32<Int64>.zero
        let offset = 15 &* Int64(count)
        for lane in 0..<32 { lanes[lane] = Int64(sums[lane]) &* 2 &- offset }
        return lanes
    }
}
