// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TranslationTesting

@testable import NeuralEngine

@Suite struct CodeSuffixesTests {
    @Test(
        "What a hyphen joins to code is found, and whether a translation has torn it off",
        arguments: [
            ("a @-like object", ["@-like"], "um @objeto", true), ("a @-like object", ["@-like"], "um objeto @-tipo", false),
            ("Add a @-based @.", ["@-based"], "Adicionar um @@ baseado em -.", true),
            ("@-type-safe @read@ it", ["@-type-safe"], "@-seguro @lido@", false), ("use @-v@ here", [], "use@-v@aqui", false),
            ("see @ - and @", [], "@@", false), ("the @-Ü", [], "@a", false),
            ("a\u{A0}@-like one", ["@-like"], "um @um", true),
        ])
    func findsSuffixes(text: String, suffixes: [String], translation: String, areTorn: Bool) {
        func filled(_ text: String) -> String { text.replacing("@", with: "\u{FFFC}") }
        let source = filled(text)
        let found = CodeSuffixes.ranges(in: source).map { String(decoding: Array(source.utf8)[$0], as: UTF8.self) }
        #expect(found == suffixes.map(filled))
        #expect(CodeSuffixes.areTorn(in: filled(translation), source: source) == areTorn)
    }

    @Test("A model does not tear code and its suffix apart", .needsModels)
    func keepsSuffixes() async throws {
        let source = "Add a \u{FFFC}-based \u{FFFC}."
        let translation = try await Models.engine.translations(of: [source], over: "enpt")[0]
        #expect(!CodeSuffixes.areTorn(in: translation, source: source))
    }
}
