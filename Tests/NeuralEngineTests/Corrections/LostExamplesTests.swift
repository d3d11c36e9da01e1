// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationTesting

@testable import NeuralEngine

@Suite("The abbreviation of *for example*") struct LostExamplesTests {
    @Test(
        "It is lost where a part of it or all stays",
        arguments: [
            ("Métricas, e. \u{FFFC}", "Metrics, e.g. \u{FFFC}", true),
            ("E.g. \u{FFFC} é um nome.", "E.g. \u{FFFC} is a name.", true),
            ("um nome (e. \u{FFFC})", "a name (e.g. \u{FFFC})", true), ("por exemplo, \u{FFFC}", "e.g. \u{FFFC}", false),
            ("p. ex. \u{FFFC}", "e.g. \u{FFFC}", false), ("E. Silva", "E. Silva", false), ("", "", false),
            ("Métricas de E. Silva, por exemplo", "Metrics of E. Silva", false),
        ])
    func areFound(translation: String, source: String, expected: Bool) {
        #expect(LostExamples.areFound(in: translation, source: source) == expected)
    }

    @Test("It is asked for in words")
    func wording() {
        #expect(LostExamples.wording(of: "a, e.g. b (e. g. c)") == "a, for example b (for example c)")
        #expect(LostExamples.wording(of: "E.g. b") == "For example, b")
    }

    @Test("It is translated before code", .needsModels)
    func beforeCode() async throws {
        let answers = try await Models.engine.translations(of: ["E.g. \u{FFFC} is a name."], over: "enpt")
        #expect(answers == ["Por exemplo, \u{FFFC} é um nome."])
    }
}
