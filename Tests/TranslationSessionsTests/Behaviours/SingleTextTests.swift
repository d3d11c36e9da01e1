// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing
import TranslationSessions
import TranslationTesting

@Suite("5.2 Translating one text", .timeLimit(.minutes(10)))
struct SingleTextTests {
    @Test("S30: translate awaits one response for one text")
    func oneTextOneResponse() async throws {
        let world = World(script: .init(translation: { text, _ in text.uppercased() }))
        #expect(try await world.session(from: "de", to: "en").translate("Hallo Welt").targetText == "HALLO WELT")
    }

    @Test("S31: the response holds the translation, the unchanged text and both languages")
    func responseIsWhole() async throws {
        let response = try await World().session(from: "de", to: "en").translate(" Hallo\u{301}\n")
        #expect(response.targetText == " Hallo\u{301}\n [de→en]")
        #expect(response.sourceText == " Hallo\u{301}\n")
        #expect(response.sourceLanguage == Locale.Language(identifier: "de"))
        #expect(response.targetLanguage == Locale.Language(identifier: "en"))
        #expect(response.clientIdentifier == nil)
    }

    @Test("S32: single and batch calls may be mixed on one session")
    func mixedCalls() async throws {
        let session = World().session(from: "de", to: "en")
        async let single = session.translate("eins")
        async let batch = session.translations(from: .init(numbering: ["zwei", "drei"]))
        async let other = session.translate("vier")
        let texts = try await [single.targetText] + batch.map(\.targetText) + [other.targetText]
        #expect(texts == ["eins [de→en]", "zwei [de→en]", "drei [de→en]", "vier [de→en]"])
    }

    @Test("S33: results come by async calls that throw, with no delegate or callback")
    func asyncSyntax() async throws {
        let translate: (String) async throws -> TranslationSession.Response = World().session(from: "de", to: "en").translate
        #expect(try await translate("Hallo").targetText == "Hallo [de→en]")
    }

    @Test("S34: the library prints nothing, on success or failure")
    func printsNothing() async {
        let result = await #expect(
            processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
        ) {
            let session = World().session(from: nil, to: "en")
            _ = try? await session.translate("Hallo Welt")
            _ = try? await session.translate("")
            _ = try? await session.translations(routing: .init(numbering: ["Hallo", "42"]))
            session.cancel()
            _ = try? await session.translate("Hallo")
        }
        #expect(result?.standardOutputContent == [])
        #expect(result?.standardErrorContent == [])
    }

    @Test("S35: a configuration without languages means that both are found")
    func automaticPairing() async throws {
        let configuration = TranslationSession.Configuration()
        #expect(configuration.source == nil)
        #expect(configuration.target == nil)
        let session = TranslationSession(
            source: configuration.source, target: configuration.target, environment: World().environment)
        let response = try await session.translate("Guten Tag")
        #expect(response.source == "de")
        #expect(response.target == "en")
    }

    @Test("S36: a session for an unsupported pair can be made, and each of its calls fails")
    func unsupportedPair() async {
        let world = World()
        let session = world.session(from: "en-US", to: "en-GB")
        for _ in 0..<3 {
            #expect(await code { _ = try await session.translate("Hello") } == .unsupportedLanguagePairing)
        }
        #expect(world.engine.calls.isEmpty)
    }
}
