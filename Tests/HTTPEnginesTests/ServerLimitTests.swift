// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPEngines
import LanguageRecognition
import LoopbackServers
import Testing
import TranslationSessions
import TranslationTesting

@testable import HTTPEngines

@Suite("What servers take at a time", .timeLimit(.minutes(2)))
struct ServerLimitTests {
    /// LibreTranslate's refusal: of too many texts, and of too many characters, in the same words.
    private static func refusal(_ request: LoopbackServer.Request, texts: Int, scalars: Int) -> Data? {
        let body = try? JSONSerialization.jsonObject(with: request.body) as? [String: Any]
        guard let sent = body?["q"] as? [String] else { return nil }
        func words(_ size: Int, _ limit: Int) -> Data {
            Data("{\"error\":\"Invalid request: request (\(size)) exceeds text limit (\(limit))\"}".utf8)
        }
        if sent.count > texts { return words(sent.count, texts) }
        return sent.map(\.unicodeScalars.count).max().flatMap { $0 > scalars ? words($0, scalars) : nil }
    }

    @Test("Numbers in a refusal that name no limit a text could be cut to are none: no letter is sent alone")
    func takesNoLimitOfLetters() async throws {
        let server = try Servers.server(
            .libreTranslate,
            interference: { request, reply in
                guard Servers.translates(request) else { return false }
                return reply.send(400, body: Data("{\"error\":\"request (120) is not (1)\"}".utf8))
            }, translation: { $0 })
        let engine = Servers.engine(.libreTranslate, at: server)
        _ = try? await engine.translations(of: ["Guten Tag, liebe Leute, und gute Nacht"])
        #expect(try await engine.offer().limits.maximumTextLength ?? .max >= 8)
        #expect(server.requests.filter(Servers.translates).count < 12)
    }

    @Test("Limits that a server names only in its refusals are learnt, and told apart by their numbers", arguments: 0..<12)
    func learns(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let (most, longest) = (Int.random(in: 1...9, using: &generator), Int.random(in: 12...60, using: &generator))
        let server = try Servers.server(
            .libreTranslate,
            interference: { request, reply in
                guard Servers.translates(request), let words = Self.refusal(request, texts: most, scalars: longest) else {
                    return false
                }
                return reply.send(400, body: words)
            }, translation: { $0.uppercased() })
        let engine = Servers.engine(.libreTranslate, at: server)
        let texts = (0..<30).map { index in
            (0...Int.random(in: 0...9, using: &generator)).map { "Wort\(index)x\($0)" }.joined(separator: " ")
        }
        #expect(try await engine.translations(of: texts) == texts.map { $0.uppercased() })
        let asked = server.requests.count
        // The second time nothing is refused.
        #expect(try await engine.translations(of: texts) == texts.map { $0.uppercased() })
        let again = server.requests[asked...].filter(Servers.translates)
        #expect(again.allSatisfy { Self.refusal($0, texts: most, scalars: longest) == nil })
        #expect(try await engine.offer().limits.maximumTextLength ?? .max <= 4000)
    }

    @Test("Limits that a server names beforehand come with its offer, and sessions keep to them")
    func offers() async throws {
        let server = try Servers.server(
            .libreTranslate,
            interference: { request, reply in
                request.path == "/frontend/settings" && reply.send(200, body: Data(#"{"charLimit":25}"#.utf8))
            }, translation: { $0.uppercased() })
        let engine = Servers.engine(.libreTranslate, at: server)
        #expect(try await engine.offer().limits.maximumTextLength == 25)
        let environment = TranslationEnvironment(engines: [engine], languageIdentifier: ScriptedLanguageIdentifier([:]))
        let text = "Eins zwei drei vier. Fünf sechs sieben acht neun zehn elf."
        let response = try await TranslationSession(from: "de", to: "en", environment: environment).translate(text)
        #expect(response.targetText == text.uppercased())
        for request in server.requests where Servers.translates(request) {
            #expect(Self.refusal(request, texts: 99, scalars: 25) == nil)
        }
    }

    @Test("A request that is too long is halved by its length: short texts still go together, whoever else had halved it more")
    func halvesLength() throws {
        let long = String(repeating: "Wort ", count: 20)
        var queue = ExchangeQueue(
            [long, long] + (0..<40).map { "a\($0)" }, limits: EngineLimits(maximumBatchLength: 250), sendsSentences: false,
            engine: "e")
        // Two requests at once, of which the longer is refused last.
        let (first, second) = (queue.next(), queue.next())
        let (longer, shorter) = (try #require(first), try #require(second))
        #expect(longer.texts.count > 2)
        for exchange in [shorter, longer] {
            let isHandled = queue.handle(.tooLong(words: ""), of: exchange)
            #expect(isHandled)
            #expect(queue.limits.maximumBatchLength == shorter.texts.reduce(0) { $0 + $1.unicodeScalars.count } / 2)
        }
        #expect(queue.limits.maximumBatchSize == nil)
        var sizes: [Int] = []
        while let exchange = queue.next() { sizes.append(exchange.texts.count) }
        #expect(sizes.contains { $0 > 5 })
    }

    @Test("One text that a server refuses fails alone")
    func isolatesTexts() async throws {
        let server = try Servers.server(
            .deepL,
            interference: { request, reply in
                String(decoding: request.body, as: UTF8.self).contains("schlecht") && reply.send(400, body: Data("{}".utf8))
            })
        let texts = ["eins", "zwei", "schlecht", "drei"]
        let results = try await Servers.engine(.deepL, at: server).results(of: texts)
        #expect(results.map { try? $0.get() } == ["eins!", "zwei!", nil, "drei!"])
        #expect(throws: ServerError.self) { try results[2].get() }
    }

    @Test("Whatever is refused, cut or lost, each text is answered once with all of its words", arguments: 0..<60)
    func queueAnswersOnce(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let texts = (0..<Int.random(in: 0...12, using: &generator)).map { index in
            (0..<Int.random(in: 0...12, using: &generator)).map { word in
                Int.random(in: 0...5, using: &generator) == 0 ? "\u{FFFC}" : "w\(index)n\(word)."
            }.joined(separator: [" ", "\n", "  "].randomElement(using: &generator) ?? " ")
        }
        let longest = Int.random(in: 20...60, using: &generator)
        var queue = ExchangeQueue(
            texts, limits: EngineLimits(maximumBatchSize: 5, maximumTextLength: 100, maximumBatchLength: 150),
            sendsSentences: Bool.random(using: &generator), engine: "e")
        var answers = queue.takeAnswers()
        var steps = 0
        while let exchange = queue.next() {
            steps += 1
            if steps > 2000 { break }
            #expect(exchange.texts.count <= 5 && !exchange.texts.isEmpty)
            if let long = exchange.texts.map(\.unicodeScalars.count).max(), long > longest {
                let fault: ServerFault =
                    Bool.random(using: &generator) ? .limit(given: long, maximum: longest) : .tooLong(words: "")
                let isHandled = queue.handle(fault, of: exchange)
                #expect(isHandled)
            } else if exchange.texts.count > 1, Int.random(in: 0...3, using: &generator) == 0 {
                let isHandled = queue.handle(.text(words: ""), of: exchange)
                #expect(isHandled)
            } else {
                queue.settle(
                    exchange,
                    with: exchange.texts.map { text in
                        let loses = Int.random(in: 0...1, using: &generator) == 0
                        return .success((loses ? text.replacing("\u{FFFC}", with: "") : text).uppercased())
                    })
            }
            answers += queue.takeAnswers()
        }
        #expect(answers.map(\.index).sorted() == Array(texts.indices))
        for answer in answers {
            #expect((try? answer.result.get()) == texts[answer.index].uppercased())
        }
    }
}
