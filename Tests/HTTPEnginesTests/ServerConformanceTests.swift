// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPEngines
import LanguageRecognition
import LoopbackServers
import Testing
import TranslationSessions
import TranslationTesting

@Suite("Servers keep the promises of engines", .timeLimit(.minutes(5)))
struct ServerConformanceTests {
    @Test("An engine of each kind keeps them", arguments: ServerSettings.Kind.allCases)
    func conforms(kind: ServerSettings.Kind) async throws {
        let server = try Servers.server(kind)
        let engine = Servers.engine(kind, at: server)
        let suite = EngineConformance(
            of: engine, over: try await engine.pair(),
            sentences: ["Der Zug kommt um acht.", "Wir trinken Kaffee.", "Es regnet seit gestern."])
        #expect(await suite.violations() == [])
    }

    @Test("What is sent names the languages by the server's codes, and the key where the server looks for it")
    func sends() async throws {
        let fields: [ServerSettings.Kind: (String, String)] = [
            .languageModel: ("authorization", "Bearer \(Servers.key)"),
            .deepL: ("authorization", "DeepL-Auth-Key \(Servers.key)"),
            .google: ("x-goog-api-key", Servers.key),
            .microsoft: ("ocp-apim-subscription-key", Servers.key),
        ]
        for kind in ServerSettings.Kind.allCases {
            let server = try Servers.server(kind)
            let engine = Servers.engine(kind, at: server)
            #expect(try await engine.translations(of: ["Hallo Welt."]) == ["Hallo Welt.!"])
            let request = try #require(server.requests.last)
            if let (name, value) = fields[kind] {
                #expect(request.fields[name] == value)
                #expect(!request.path.contains(Servers.key))
            } else {
                #expect(String(decoding: request.body, as: UTF8.self).contains("\"api_key\":\"\(Servers.key)\""))
            }
        }
    }

    @Test("Only a server on another machine counts as one that text is sent to")
    func sendsElsewhere() throws {
        for (address, isElsewhere) in [
            ("http://127.0.0.1:5000", false), ("http://localhost:5000/", false), ("http://[::1]:5000", false),
            ("http://192.168.1.7:5000", true), ("https://example.org", true), ("http://localhost.example.org", true),
        ] {
            let settings = ServerSettings(.libreTranslate, at: try #require(URL(string: address)))
            #expect(ServerTranslationEngine(settings).sendsTextElsewhere == isElsewhere, "\(address)")
        }
    }

    @Test("What a server offers is asked for once in five minutes, and why it does not serve once in half a minute")
    func remembersOffers() async throws {
        let server = try Servers.server(.libreTranslate)
        let clock = InstantClock()
        let engine = Servers.engine(.libreTranslate, at: server, clock: clock)
        for _ in 0..<3 { _ = try await engine.offer() }
        #expect(server.requests.count == 2)
        clock.advance(by: .seconds(301))
        _ = try await engine.offer()
        #expect(server.requests.count == 4)
        let refusing = try Servers.server(.google) { _, reply in reply.send(401) }
        let refused = Servers.engine(.google, at: refusing, clock: clock)
        for _ in 0..<3 { await #expect(throws: EngineOutage.self) { try await refused.offer() } }
        #expect(refusing.requests.count == 1)
        clock.advance(by: .seconds(31))
        await #expect(throws: EngineOutage.self) { try await refused.offer() }
        #expect(refusing.requests.count == 2)
    }
}
