// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite("Lines that need no chain")
struct KnownLinesTests {
    @Test("Lone words and formulas of letters are answered line by line", .needsApertium)
    func answers() async throws {
        let words = try await Apertium.engine().translations(of: ["Sí", "No", "No\n\nLa casa"], over: "es-fr")
        #expect(words == ["Oui", "Non", "Non\n\nLa maison"])
        let letter = try await Apertium.engine().translations(
            of: ["Querido Juan:\n\nLa casa es grande.\n\nUn abrazo,"], over: "spa-eng")
        #expect(letter == ["Dear Juan:\n\nThe house is big.\n\nA big hug,"])
    }
}
