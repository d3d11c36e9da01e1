// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import LanguageSegmentation

@Suite("The natural logarithm of the lattice") struct NaturalLogarithmTests {
    @Test("It is that of the C library, to a millionth", arguments: [1e-6, 0.01, 0.12, 0.5, 0.999, 1, 1.001, 1.5, 2, 7.3, 1e6])
    func agrees(number: Float) {
        #expect(abs(number.naturalLogarithm - log(number)) <= 1e-6 * max(1, abs(log(number))))
    }
}
