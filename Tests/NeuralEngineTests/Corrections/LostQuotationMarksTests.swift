// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationTesting

@testable import NeuralEngine

@Suite("Quotation marks that models leave out") struct LostQuotationMarksTests {
    @Test(
        "The one at the end comes back behind a sign, where it is the only one that is lost",
        arguments: [
            ("Clique em '....", "Click on '....'", "Clique em '....'"), ("Diga \"sim!", "Say \"yes!\"", "Diga \"sim!\""),
            ("Clique em '....'", "Click on '....'", "Clique em '....'"), ("Diga “sim!”", "Say \"yes!\"", "Diga “sim!”"),
            ("Dos donos.", "The owners'", "Dos donos."), ("Diga sim!", "Say yes!", "Diga sim!"), ("", "", ""), ("a", "'", "a"),
        ])
    func restored(translation: String, source: String, expected: String) {
        #expect(LostQuotationMarks.restored(in: translation, source: source) == expected)
    }

    @Test("What is clicked on keeps both", .needsModels)
    func keepsBoth() async throws {
        #expect(try await Models.engine.translations(of: ["Click on '....'"], over: "enpt") == ["Clique em '....'"])
    }
}
