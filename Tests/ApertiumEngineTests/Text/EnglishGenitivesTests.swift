// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite struct EnglishGenitivesTests {
    @Test(
        "The genitive of a plural is written as rules know it, and quotation marks stay",
        arguments: [
            ("the dogs' house", "the dogs's house"), ("the teachers’ room", "the teachers’s room"),
            ("it is the dogs'.", "it is the dogs'."),
            ("type 'the dogs' here", "type 'the dogs' here"), ("two weeks' time, James' car", "two weeks's time, James's car"),
            ("the 1990s' end", "the 1990s' end"), ("dogs' 12", "dogs' 12"),
        ])
    func writesGenitives(text: String, expected: String) {
        #expect(EnglishGenitives.written(text) == expected)
    }
}
