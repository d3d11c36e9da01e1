// SPDX-License-Identifier: Apache-2.0

import CScoring
import Glibc
import TestSupport
import Testing

@testable import LanguageRecognition

@Suite("The kernel that adds rows")
struct RowSumTests {
    private static func lanes(table: UnsafePointer<UInt8>, rows: UnsafePointer<UInt32>, count: Int) -> SIMD32<Int64> {
        var lanes = [Int64](repeating: 7, count: 32)
        dragoman_add_rows(table, rows, count, &lanes)
        return SIMD32(lanes) &- 7
    }

    @Test("equals the plain sum for every count and alignment", arguments: 0..<4)
    func kernel(offset: Int) {
        var generator = SeededNumbers(seed: UInt64(offset))
        let table = (0..<16 * 64 + offset).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let rows = (0..<300).map { _ in UInt32.random(in: 0..<64, using: &generator) }
        table.withUnsafeBufferPointer { table in
            rows.withUnsafeBufferPointer { rows in
                guard let base = table.baseAddress, let first = rows.baseAddress else { return }
                for count in 0...300 {
                    let naive = RowSum.naiveLanes(table: base + offset, rows: first, count: count)
                    #expect(Self.lanes(table: base + offset, rows: first, count: count) == naive)
                }
            }
        }
    }

    @Test("holds the largest sums that a call may make")
    func largest() {
        let table = [UInt8](repeating: 0xFF, count: 16)
        let rows = [UInt32](repeating: 0, count: 4096)
        table.withUnsafeBufferPointer { table in
            rows.withUnsafeBufferPointer { rows in
                guard let base = table.baseAddress, let first = rows.baseAddress else { return }
                #expect(Self.lanes(table: base, rows: first, count: 4096) == SIMD32(repeating: 15 * 4096))
            }
        }
    }
}

@Suite("Powers of two")
struct ExponentialTests {
    @Test("is right to within three millionths, and all but monotone")
    func values() {
        var last: Float = 0
        for step in -10_000...0 {
            let x = Float(step) / 100
            let value = Exponential.exp2(x)
            #expect(abs(value / Glibc.exp2f(x) - 1) < 3e-6)
            #expect(value >= last * 0.999_994)
            last = value
        }
        #expect(Exponential.exp2(0) == 1 && Exponential.exp2(-40) == 1 / Float(1 << 40))
    }
}
