// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("Days with a between them in Portuguese") struct PortugueseRangesTests {
    @Test(
        "Between two days *a* is a preposition, and elsewhere it stays",
        arguments: [
            ("Segunda-feira a sexta-feira: 9h", "Segunda-feira até sexta-feira: 9h"),
            ("de terça-feira a sábado", "de terça-feira até sábado"),
            ("Na sexta-feira a loja fecha.", "Na sexta-feira a loja fecha."),
            ("terça-feira e quarta-feira", "terça-feira e quarta-feira"), ("", ""),
        ])
    func writesUntil(text: String, expected: String) {
        #expect(PortugueseRanges.written(text) == expected)
    }
}
