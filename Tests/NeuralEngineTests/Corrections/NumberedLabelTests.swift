// SPDX-License-Identifier: Apache-2.0

import Testing
import TextScanning
import TranslationTesting

@testable import NeuralEngine

@Suite struct NumberedLabelTests {
    /// A sentence whose placeholders are marks.
    private static func sentence(_ text: String) -> PreparedSentence {
        let marks = text.ranges(of: Placeholder.text).map { range in
            Mark(text: Placeholder.text, range: text.utf8Offsets(of: text[range]), isSpace: false)
        }
        return PreparedSentence(text: text, pieces: [], marks: marks, stretches: [], hasLetters: true)
    }

    private static func filled(_ text: String) -> String { text.replacing("@", with: Placeholder.text) }

    @Test(
        "The label of a sentence goes to its number, or to the place for one",
        arguments: [
            ("Erro 5: arquivo não encontrado", ["Erro 5", ": ", "arquivo não encontrado"]),
            ("Linha @: erro de sintaxe", ["Linha", " @: ", "erro de sintaxe"]),
            ("Código de erro 12: disco cheio", ["Código de erro 12", ": ", "disco cheio"]),
            ("Item 2.1 : revisar", ["Item 2.1", " : ", "revisar"]), ("às 9: reunião", nil), ("Às 9:30: reunião", nil),
            ("Erro 5:3", nil), ("Erro 5: 7", nil), ("Erro 5", nil), ("5: erro", nil), ("Erro: arquivo 5", nil),
            ("Um texto de mais palavras 5: nada", nil), ("Rua Augusta, 55: fechada", nil), ("Erro @ @: nada", nil),
        ] as [(String, [String]?)])
    func readsLabels(_ text: String, _ expected: [String]?) {
        let label = NumberedLabel(Self.sentence(Self.filled(text)))
        #expect(label.map { [$0.label, $0.sign, $0.text] } == expected.map { $0.map(Self.filled) })
    }

    @Test(
        "A label is torn where its number does not stand between words and a colon",
        arguments: [
            ("Erro 5: arquivo", "Error: file 5", true), ("Erro 5: arquivo", "Error 5: file", false),
            ("Erro 404: página", "404: 404 page", true), ("Linha @: erro", "@ line: error", true),
            ("Linha @: erro", "Line @: error", false), ("Linha @: erro", "Ligne @ : erreur", false),
            ("Passo 3: abra", "Step: open", true),
        ])
    func findsTornLabels(_ text: String, _ translation: String, _ isTorn: Bool) throws {
        let label = try #require(NumberedLabel(Self.sentence(Self.filled(text))))
        #expect(label.isTorn(in: Self.filled(translation)) == isTorn)
    }

    @Test(
        "Labels keep their numbers, and what they are put on its letters", .needsModels,
        arguments: [
            ("pten", "Erro 5: arquivo não encontrado", "Error 5: file not found"),
            ("pten", "Erro 404: página inexistente", "Error 404: nonexistent page"),
            ("pten", "Linha @: erro de sintaxe", "Line @: syntax error"),
            ("pten", "Erro @: arquivo não encontrado", "Error @: file not found"),
            ("enpt", "Error 404: page not found", "Erro 404: página não encontrada"),
            // These a model keeps together by itself.
            ("enpt", "line @: syntax error", "linha @: erro de sintaxe"),
            ("pten", "Passo 3: abra a tampa", "Step 3: open the lid"),
        ])
    func keepsLabels(_ pair: String, _ text: String, _ expected: String) async throws {
        #expect(try await Models.engine.translations(of: [Self.filled(text)], over: pair) == [Self.filled(expected)])
    }
}
