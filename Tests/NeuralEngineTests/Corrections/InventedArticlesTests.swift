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
        "A short text without an article has none in its translation, unless it is part of what is meant",
        arguments: [
            ("The State", "Estado", "en", "State"), ("The date of birth", "Data de nascimento", "en", "Date of birth"),
            ("the place", "local", "en", "place"), ("O último nome", "Last name", "pt", "Último nome"),
            ("A cebola", "Onion", "pt", "Cebola"), ("A história", "The history", "pt", "A história"),
            ("A few", "Poucos", "en", "A few"), ("The Hague", "Haia", "en", "The Hague"), ("O que", "What", "pt", "O que"),
            ("A minha conta", "My account", "pt", "A minha conta"), ("A partir de", "From", "pt", "A partir de"),
            ("A carregar", "Loading", "pt", "A carregar"), ("A bordo", "Aboard", "pt", "A bordo"),
            ("The", "O", "en", "The"), ("Der Staat", "State", "de", "Der Staat"), ("", "", "en", ""),
            ("The work is done.", "Feito.", "en", "The work is done."),
        ])
    func removesFromLabels(_ translation: String, _ source: String, _ language: String, _ expected: String) {
        #expect(InventedArticles.removedFromLabel(translation, source: source, language: language) == expected)
    }

    @Test(
        "A model answers one word without an article", .needsModels,
        arguments: [("TiB", "TiB"), ("SEQPACKET", "SEQPACKET"), ("type:", "tipo:")])
    func answersWithoutArticle(_ text: String, _ expected: String) async throws {
        #expect(try await Models.engine.translations(of: [text], over: "enpt") == [expected])
    }
}
