import CScoring
import TestSentences
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

@Suite("The exponential function")
struct ExponentialTests {
    @Test("is exact to twelve digits, and monotone")
    func values() {
        let known: [(Double, Double)] = [
            (0, 1), (1, 2.718281828459045), (-1, 0.36787944117144233), (-10, 4.5399929762484854e-05),
            (-50, 1.9287498479639178e-22),
            (5.5, 244.69193226422038),
        ]
        for (x, expected) in known { #expect(abs(Exponential.exp(x) / expected - 1) < 1e-12) }
        #expect(Exponential.exp(-1000) == 0 && Exponential.exp(.nan) == 0)
        var last = 0.0
        for step in -7000...100 {
            let value = Exponential.exp(Double(step) / 10)
            #expect(value >= last)
            last = value
        }
    }
}
