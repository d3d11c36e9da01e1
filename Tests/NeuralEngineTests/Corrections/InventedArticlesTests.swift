// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationTesting

@testable import NeuralEngine

@Suite struct InventedArticlesTests {
    @Test(
        "A word that stays as it is, or is a label, gets no article",
        arguments: [
            ("O TiB", "TiB", "TiB"), ("o tipo:", "type:", "tipo:"), ("O estado:", "Status:", "estado:"), ("La API", "API", "API"),
            // Another word may need its article, and the text may have one.
            ("o tipo", "type", "o tipo"), ("O Linux", "the Linux", "O Linux"), ("O tipo: a", "type: a", "O tipo: a"),
            ("Novo TiB", "TiB", "Novo TiB"), ("tipo:", "type:", "tipo:"),
        ])
    func removesArticles(_ translation: String, _ source: String, _ expected: String) {
        #expect(InventedArticles.removed(from: translation, source: source) == expected)
    }

    @Test(
        "A model answers one word without an article", .needsModels,
        arguments: [("TiB", "TiB"), ("SEQPACKET", "SEQPACKET"), ("type:", "tipo:")])
    func answersWithoutArticle(_ text: String, _ expected: String) async throws {
        #expect(try await Models.engine.translations(of: [text], over: "enpt") == [expected])
    }
}
