// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPEngines
import LanguageRecognition
import LoopbackServers
import Testing
import TranslationSessions
import TranslationTesting

@testable import HTTPEngines

@Suite("Language models behind servers", .timeLimit(.minutes(2)))
struct LanguageModelTests {
    private static func code(_ answer: String?, reason: String = "stop", to text: String) async throws -> ServerError.Code? {
        let body: [String: Any] = [
            "choices": [
                ["finish_reason": reason, "message": ["role": "assistant", "content": answer ?? NSNull()] as [String: Any]]
                    as [String: Any]
            ]
        ]
        let data = try JSONSerialization.data(withJSONObject: body)
        let server = try Servers.server(
            .languageModel,
            interference: { request, reply in Servers.translates(request) && reply.send(200, body: data) })
        let engine = Servers.engine(.languageModel, at: server, detector: try LanguageDetector())
        let result = try await engine.results(of: [text])[0]
        switch result {
        case .success: return nil
        case .failure(let error): return (error as? ServerError)?.code
        }
    }

    private static let text = "Der Zug nach Hamburg kommt heute eine halbe Stunde später an."

    @Test("An answer is taken that is whole, in the target language and of a likely length; others are not")
    func checksAnswers() async throws {
        let good = "The train to Hamburg arrives half an hour later today."
        #expect(try await Self.code(good, to: Self.text) == nil)
        #expect(try await Self.code(good, reason: "length", to: Self.text) == .answerCut)
        #expect(try await Self.code(nil, reason: "length", to: Self.text) == .answerCut)
        #expect(try await Self.code(nil, reason: "content_filter", to: Self.text) == .textRefused)
        await #expect(throws: EngineOutage.self) { try await Self.code(nil, to: Self.text) }
        #expect(
            try await Self.code("Le train pour Hambourg arrive une demi-heure plus tard aujourd’hui.", to: Self.text)
                == .answerInOtherLanguage)
        #expect(try await Self.code(Self.text, to: Self.text) == .answerInOtherLanguage)
        #expect(try await Self.code(String(repeating: good + " ", count: 20), to: Self.text) == .answerOfAbsurdLength)
        #expect(try await Self.code(" \n", to: Self.text) == .answerEmpty)
        #expect(try await Self.code("<think>Hm.</think>\n“\(good)”", to: Self.text) == nil)
        #expect(AnswerCheck.bare("```text\n\(good)\n```", for: Self.text) == good)
        #expect(AnswerCheck.bare("```\nls\n```", for: "```\nls\n```") == "```\nls\n```")
    }

    @Test("Sessions cut what is longer than a request, so that they hear of each piece")
    func offersLimits() async throws {
        let server = try Servers.server(.languageModel)
        let engine = Servers.engine(.languageModel, at: server)
        #expect(try await engine.offer().limits == EngineLimits(maximumTextLength: 1000))
        #expect(server.requests.count == 1)
    }

    @Test("One sentence goes in a request, at temperature 0, and responses name the model as one")
    func sendsSentences() async throws {
        let server = try Servers.server(.languageModel, translation: { $0.uppercased() })
        let engine = Servers.engine(.languageModel, at: server)
        let text = "Es regnet.  Wir bleiben hier.\n\nMorgen kommt die Sonne."
        #expect(try await engine.translations(of: [text]) == [text.uppercased()])
        let bodies = server.requests.filter(Servers.translates).map { String(decoding: $0.body, as: UTF8.self) }
        #expect(bodies.count == 3)
        #expect(bodies.allSatisfy { $0.contains("\"temperature\":0") && $0.contains("from German to English") })
        #expect(try await engine.pair().isLanguageModel)
    }

    @Test("Placeholders travel as marks, and where a model loses them the words around them go once more")
    func placeholders() async throws {
        let text = "Drücken Sie \u{FFFC} oder \u{FFFC}, dann warten Sie."
        for loses in [false, true] {
            let server = try Servers.server(
                .languageModel, translation: { loses ? $0.replacing(/⟦\d+⟧/, with: "").uppercased() : $0.uppercased() })
            let engine = Servers.engine(.languageModel, at: server)
            #expect(try await engine.translations(of: [text]) == [text.uppercased()])
        }
    }

    @Test("Marks come back as placeholders, each once, whatever stood in the text", arguments: 0..<40)
    func marks(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let pieces = ["\u{FFFC}", "a", " ", "⟦1⟧", "⟦12⟧", "⟦", "⟧", "[1]"]
        let text = (0..<30).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
        let marked = NumberedMarks(in: text)
        #expect(marked.restored(in: marked.text) == text)
        #expect(!marked.text.unicodeScalars.contains("\u{FFFC}"))
        if marked.count > 0 {
            #expect(marked.restored(in: "") == nil)
            #expect(marked.restored(in: marked.text + marked.example) == nil)
        }
    }

    @Test("A model that the server does not have is said before anything is translated")
    func missingModel() async throws {
        let server = try Servers.server(.languageModel)
        let settings = ServerSettings(.languageModel, at: server.url("/v1"), model: "large")
        let error = await #expect(throws: EngineOutage.self) { try await ServerTranslationEngine(settings).offer() }
        #expect(error?.code == .misconfigured)
        #expect(error?.detail?.contains("small") == true)
    }
}
