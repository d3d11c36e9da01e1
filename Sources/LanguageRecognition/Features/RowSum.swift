// SPDX-License-Identifier: Apache-2.0

import CScoring

/// The sum of rows of the profile, lane by lane.
///
/// A lane of a row is a number v from 0 to 15 that stands for 2v − 15 units: sixteen steps around zero, with none at zero.
enum RowSum {
    /// Sums rows in Swift: the oracle of the C kernel.
    package static func naiveLanes(table: UnsafePointer<UInt8>, rows: UnsafePointer<UInt32>, count: Int) -> SIMD32<Int64> {
        var lanes = SIMD32<Int64>.zero
        for index in 0..<count {
            let row = table + Int(rows[index]) * dragoman_row_bytes
            for byte in 0..<dragoman_row_bytes {
                lanes[byte] += Int64(row[byte] & 15) * 2 - 15
                lanes[byte + 16] += Int64(row[byte] >> 4) * 2 - 15
            }
        }
        return lanes
    }
}
