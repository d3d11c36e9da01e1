// SPDX-License-Identifier: Apache-2.0

import Foundation
import Records
import TestSupport
import Testing

@Suite("Numbers with four decimals", .timeLimit(.minutes(5)))
struct FourDecimalsTests {
    @Test("They are those of printf, for any double from 0 to 1")
    func agreesWithPrintf() {
        var generator = SeededNumbers(seed: 4)
        var numbers = [
            0, 1, 0.5, 0.00005, 0.00015, 0.99995, 0.999949999, .leastNonzeroMagnitude, 1.nextDown, 1e-300, 0.03125, 0.15625,
        ]
        for _ in 0..<20_000 {
            numbers.append(.random(in: 0...1, using: &generator))
            // Halves of a ten-thousandth that doubles hold exactly, and near them.
            numbers.append(Double(Int.random(in: 0...65_536, using: &generator)) / 65_536)
            numbers.append(Double(Int.random(in: 0...20_000, using: &generator)) / 20_000)
            numbers.append(Double(sign: .plus, exponent: Int.random(in: -80 ... -1, using: &generator), significand: 1.9))
        }
        for number in numbers {
            #expect("\(FourDecimals(number))" == String(format: "%.4f", number))
        }
    }

    @Test("What is not a probability is shown as the nearest one")
    func clamps() {
        #expect("\(FourDecimals(-1))" == "0.0000")
        #expect("\(FourDecimals(.nan))" == "0.0000")
        #expect("\(FourDecimals(2))" == "1.0000")
    }

    @Test("A change has a sign where it is less than nothing, and what rounds to nothing has none")
    func signs() {
        #expect([-0.5, -0.00001, 0, 0.25, -1].map(FourDecimals.signed) == ["-0.5000", "0.0000", "0.0000", "0.2500", "-1.0000"])
    }
}
