// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing
import TranslationSessions
import TranslationTesting

@Suite("5.5 Choice and identification of languages", .timeLimit(.minutes(10)))
struct IdentificationTests {
    @Test("S66: without a source the text is identified, and the person is asked only when it is unclear")
    func asksWhenUnclear() async throws {
        let surface = ScriptedSurface(.init(source: "fr"))
        let session = World(surface: surface).session(to: "en")
        #expect(try await session.translate("Hallo Welt").source == "de")
        #expect(surface.questions.isEmpty)
        #expect(try await session.translate("ok").source == "fr")
        #expect(surface.questions == [.source(sample: "ok", hypotheses: [])])
    }

    @Test("S67: the question goes to the person; declining throws, and so does having nobody to ask")
    func declining() async {
        let world = World(surface: ScriptedSurface(.init(source: nil)))
        #expect(await code { _ = try await world.session(to: "en").translate("ok") } == .unableToIdentifyLanguage)
        #expect(await code { _ = try await World().session(to: "en").translate("ok") } == .unableToIdentifyLanguage)
        #expect(world.engine.calls.isEmpty)
    }

    @Test("S68: identification uses the text of the call")
    func identifiesEachCall() async throws {
        let session = World().session(to: "en")
        #expect(try await session.translate("Guten Tag").source == "de")
        #expect(try await session.translate("Buenos días").source == "es")
        #expect(session.sourceLanguage == nil)
    }

    @Test("S69: leaving both languages out is enough")
    func nothingGiven() async throws {
        let response = try await World(preferredLanguages: ["de", "en"]).session().translate("Hola mundo")
        #expect(response.source == "es")
        #expect(response.target == "de")
    }

    @Test("S70: on clear text a session without a source does what recognising first and naming the source does")
    func sameAsRecognisingFirst() async throws {
        let world = World()
        for text in ["Guten Tag", "Hola mundo", "Bonjour monde"] {
            let language = world.identifier.detection(for: world.identifier.evidence(of: text)).language
            let explicit = try await world.session(from: language, to: "en").translate(text)
            let automatic = try await world.session(to: "en").translate(text)
            #expect(automatic.targetText == explicit.targetText)
            #expect(automatic.source == explicit.source)
        }
    }

    @Test("S71: recognising by hand gives a tag, and that the Locale.Language that a session is made with")
    func tagBecomesLanguage() async throws {
        let text = "Mañana vamos a la playa si hace buen tiempo y no llueve."
        let recognizer = try LanguageRecognizer()
        recognizer.processString(text)
        let language = Locale.Language(try #require(recognizer.dominantLanguage))
        let session = TranslationSession(source: language, target: nil, environment: World().environment)
        #expect(try await session.translate(text).targetText == "\(text) [es→en]")
    }

    @Test("S72: each of the recogniser's languages is one to sessions, matched or refused by name")
    func recogniserTags() async throws {
        let world = World(pairs: [.from("de", to: "en")])
        for tag in try LanguageProfile.embedded().languages.map(\.tag) {
            let language = Locale.Language(tag)
            #expect(language.languageCode != nil, "\(tag)")
            // A Locale.Language holds no variants, such as those of Romansh.
            #expect(LanguageTag(language) == tag || LanguageTag(language) == tag.filedUnder)
            let session = TranslationSession(source: language, target: .init(identifier: "en"), environment: world.environment)
            let error = await thrown { _ = try await session.translate("Hallo") } as? TranslationError
            let isServed = tag == "de"
            let isTarget = tag.language == "en" && tag.script == nil
            #expect(
                error?.code == (isServed ? nil : isTarget ? .unsupportedLanguagePairing : .unsupportedSourceLanguage), "\(tag)")
        }
    }

    @Test("S73: without a target one is picked from the preferences and the source", arguments: [("de", "en"), ("fr", "de")])
    func picksTarget(source: String, target: String) async throws {
        let session = World(preferredLanguages: ["de", "en"]).session(from: LanguageTag(source))
        #expect(try await session.translate("…").target == LanguageTag(target))
    }

    @Test("S74: the target picked is never the source, and without another the error says how to name one")
    func targetIsNeverSource() async {
        let world = World(preferredLanguages: ["de", "de-AT"])
        let error = await thrown { _ = try await world.session().translate("Guten Tag") } as? TranslationError
        #expect(error?.code == .unsupportedTargetLanguage)
        #expect(error?.why.contains("de, de-AT") == true)
        #expect(error?.remedy.contains("Name the target language") == true)
        #expect(world.engine.calls.isEmpty)
    }

    @Test("S75: a given source is taken as it is, and nothing is identified")
    func givenSource() async throws {
        let world = World()
        #expect(try await world.session(from: "de", to: "en").translate("Hola mundo").source == "de")
        #expect(world.identifier.evidenceQueries.count == 0)
        #expect(world.identifier.detectionQueries.count == 0)
    }

    @Test("S76: languages mean the same wherever they are given")
    func twoPlaces() async throws {
        let world = World()
        let configuration = TranslationSession.Configuration(source: .init(identifier: "de"), target: .init(identifier: "fr"))
        let sessions = [
            TranslationSession(source: configuration.source, target: configuration.target, environment: world.environment),
            TranslationSession(
                source: Locale.Language(identifier: "de"), target: Locale.Language(identifier: "fr"),
                environment: world.environment),
            world.session(from: "de", to: "fr"),
        ]
        for session in sessions { #expect(try await session.translate("Hallo").targetText == "Hallo [de→fr]") }
    }

    @Test(
        "S77: identifiers of many shapes name one language",
        arguments: ["en", "en-US", "en_US", "en-Latn-US", "EN", "eng", "en-AU", "en-Latn"])
    func manyShapes(identifier: String) async throws {
        let session = TranslationSession(
            source: Locale.Language(identifier: identifier), target: Locale.Language(identifier: "de"),
            environment: World().environment)
        #expect(try await session.translate("Hello").targetText == "Hello [en→de]")
    }

    @Test(
        "S78: a region may say where somebody lives: the language is served all the same",
        arguments: [("fr-JP", "fr"), ("pt-JP", "pt"), ("zh-Hant-DE", "zh-Hant"), ("zh-TW", "zh-Hant"), ("zh-SG", "zh-Hans")])
    func unrelatedRegion(identifier: String, served: String) async throws {
        let pairs = ["fr", "pt", "zh-Hant", "zh-Hans"].compactMap { LanguageTag($0) }.map { EnginePair.from($0, to: "en") }
        let session = TranslationSession(
            source: Locale.Language(identifier: identifier), target: Locale.Language(identifier: "en"),
            environment: World(pairs: pairs).environment)
        let response = try await session.translate("…")
        #expect(response.route.source == LanguageTag(served))
        // The text is still in the language that was given.
        #expect(response.source == LanguageTag(Locale.Language(identifier: identifier)))
    }

    @Test("S79: supported languages are exact; others are matched to the nearest of them")
    func supportedLanguagesAreExact() async throws {
        let pairs: [EnginePair] = [
            .from("es", to: "pt"), .from("es", to: "pt-BR"), .from("es", to: "ca"), .from("es", to: "ca-valencia"),
        ]
        let world = World(pairs: pairs)
        let expected: [LanguageTag: LanguageTag] = [
            "pt": "pt", "pt-BR": "pt-BR", "pt-PT": "pt", "ca": "ca", "ca-valencia": "ca-valencia", "ca-AD": "ca",
        ]
        for (asked, served) in expected {
            #expect(try await world.session(from: "es", to: asked).translate("…").target == served, "\(asked)")
        }
    }

    @Test("S80: underscored identifiers are read")
    func underscores() async throws {
        let world = World(pairs: [.from("pt-BR", to: "ko")])
        let session = TranslationSession(
            source: Locale.Language(identifier: "pt_BR"), target: Locale.Language(identifier: "ko_KR"),
            environment: world.environment)
        #expect(try await session.translate("…").targetText == "… [pt-BR→ko]")
    }
}
