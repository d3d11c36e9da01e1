// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import DocumentTranslation
import LanguageRecognition
import Testing
import TranslationSessions
import TranslationTesting

@Suite("Asking for sources")
struct SourceQuestionsTests {
    /// A text in German, one in words that nobody knows, one in no language, the second again, and another such.
    private static let texts = ["hallo welt", "xyzzy", "12:30", "xyzzy", "plugh"]

    private static func environment(_ surface: ScriptedSurface) -> TranslationEnvironment {
        let languages: [LanguageTag] = ["de", "es"]
        return TranslationEnvironment(
            engines: [FakeEngine(pairs: languages.map { EnginePair(name: "\($0)-en", source: $0, target: "en") })],
            languageIdentifier: ScriptedLanguageIdentifier(["de": ["hallo", "welt"], "es": ["hola", "mundo"]]),
            preferredLanguages: [],
            surface: surface)
    }

    @Test("What is not clear is asked for, each text once, and translated from what the person says")
    func asksForTexts() async throws {
        let surface = ScriptedSurface(.init(source: "es"))
        let environment = Self.environment(surface)
        let translator = TextTranslator(to: "en", asking: SourceQuestions(environment: environment), environment: environment)
        let sources = try await translator.translations(of: Self.texts).map(\.source)
        #expect(sources == ["de", "es", nil, "es", "es"])
        #expect(surface.questions == ["xyzzy", "plugh"].map { .source(sample: $0, hypotheses: []) })
    }

    @Test("Who declines is asked for no more, and what is not clear stays as it is")
    func declines() async throws {
        let surface = ScriptedSurface()
        let environment = Self.environment(surface)
        let translator = TextTranslator(to: "en", asking: SourceQuestions(environment: environment), environment: environment)
        let translations = try await translator.translations(of: Self.texts)
        #expect(translations.map(\.source) == ["de", nil, nil, nil, nil])
        #expect(translations[1].text == Self.texts[1] && surface.questions.count == 1)
    }

    @Test("Nobody is asked where nobody is, nor where it was not asked for")
    func asksNobody() async throws {
        let surface = ScriptedSurface(.init(source: "es"))
        var environment = Self.environment(surface)
        let quiet = TextTranslator(to: "en", environment: environment)
        #expect(try await quiet.translations(of: Self.texts)[1].source == nil && surface.questions.isEmpty)
        environment.surface = NoSurface()
        let questions = SourceQuestions(environment: environment)
        let alone = TextTranslator(to: "en", asking: questions, environment: environment)
        #expect(try await alone.translations(of: Self.texts)[1].source == nil)
    }

    @Test("The parts of a document are asked for where it is planned")
    func asksForDocument() async throws {
        let surface = ScriptedSurface(.init(source: "es"))
        let environment = Self.environment(surface)
        let translator = DocumentTranslator(to: "en", asking: SourceQuestions(environment: environment), environment: environment)
        let plan = try await translator.plan(for: Document("hallo welt\n\nxyzzy\n"))
        #expect(plan.groups.compactMap(\.language) == ["de", "es"])
        #expect(surface.questions == [.source(sample: "xyzzy", hypotheses: [])])
        let translated = try await translator.translate(plan)
        #expect(translated.content.contains("xyzzy [es→en]") && surface.questions.count == 1)
    }
}
