// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPTransport
import LoopbackServers
import Testing
import TranslationSessions
import TranslationTesting

@testable import HTTPEngines

@Suite("Servers that are slow, lie, cut, redirect, send too much or nothing", .timeLimit(.minutes(2)))
struct ServerFailureTests {
    /// What a server answers to a request for translations, and what is made of it.
    struct Failure: Sendable, CustomTestStringConvertible {
        let kind: ServerSettings.Kind
        let status: Int
        let body: String
        let code: EngineOutage.Code
        /// How often it is asked.
        var count: Int? = 1

        var testDescription: String { "\(kind.rawValue) \(status) \(body)" }
    }

    private static let failures: [Failure] =
        ServerSettings.Kind.allCases.flatMap { kind in
            [
                Failure(kind: kind, status: 401, body: "{}", code: .refused),
                Failure(kind: kind, status: 403, body: #"{"error":{"message":"No."}}"#, code: .refused),
                Failure(kind: kind, status: 404, body: "<html>", code: .misconfigured),
                Failure(kind: kind, status: 500, body: "", code: .malfunctioning, count: 3),
                Failure(kind: kind, status: 408, body: "", code: .malfunctioning, count: 3),
                Failure(kind: kind, status: 200, body: "<html>", code: .malfunctioning),
                Failure(kind: kind, status: 200, body: "[]", code: .malfunctioning),
                Failure(kind: kind, status: 200, body: "{\"translatedText\":7}", code: .malfunctioning),
                Failure(kind: kind, status: 429, body: #"{"error":"Slowdown: 30 per 1 minute"}"#, code: .overloaded, count: nil),
                Failure(kind: kind, status: 503, body: "", code: .overloaded, count: nil),
            ]
        } + [
            Failure(kind: .deepL, status: 456, body: #"{"message":"Quota Exceeded"}"#, code: .quotaExhausted),
            Failure(
                kind: .google, status: 403,
                body: #"{"error":{"code":403,"message":"Daily Limit Exceeded","errors":[{"reason":"dailyLimitExceeded"}]}}"#,
                code: .quotaExhausted),
            Failure(
                kind: .google, status: 403,
                body: #"{"error":{"code":403,"message":"Slower","errors":[{"reason":"userRateLimitExceeded"}]}}"#,
                code: .overloaded, count: nil),
            Failure(
                kind: .google, status: 400, body: #"{"error":{"code":400,"message":"API key not valid."}}"#, code: .refused),
            Failure(
                kind: .microsoft, status: 403, body: #"{"error":{"code":403001,"message":"Quota"}}"#, code: .quotaExhausted),
            Failure(
                kind: .microsoft, status: 429, body: #"{"error":{"code":429001,"message":"Slower"}}"#, code: .overloaded,
                count: nil),
            Failure(
                kind: .languageModel, status: 429,
                body: #"{"error":{"message":"You exceeded your quota","type":"insufficient_quota"}}"#, code: .quotaExhausted),
        ]

    @Test("Each failure is told apart, and only what may pass is asked for again", arguments: failures)
    func tellsApart(failure: Failure) async throws {
        let server = try Servers.server(
            failure.kind,
            interference: { request, reply in
                guard Servers.translates(request) else { return false }
                return reply.send(failure.status, body: Data(failure.body.utf8))
            })
        let clock = InstantClock()
        let engine = Servers.engine(failure.kind, at: server, clock: clock)
        let error = await #expect(throws: EngineOutage.self) { try await engine.results(of: ["Hallo."]) }
        #expect(error?.code == failure.code)
        #expect(error?.engine == "server")
        let count = server.requests.count(where: Servers.translates)
        if let expected = failure.count {
            #expect(count == expected)
        } else {
            // A minute's quota has passed by then, and nobody waits for ever.
            #expect(count > 5)
            #expect((.seconds(60)...(.seconds(76))).contains(clock.sleeps.reduce(.zero, +)))
        }
    }

    @Test("What takes two requests to know is asked for at once", arguments: [ServerSettings.Kind.deepL, .libreTranslate])
    func asksAtOnce(kind: ServerSettings.Kind) async throws {
        // Neither is answered before both have come.
        let asked = DispatchGroup()
        asked.enter()
        asked.enter()
        let server = try Servers.server(
            kind,
            interference: { _, _ in
                asked.leave()
                asked.wait()
                return false
            })
        let engine = Servers.engine(kind, at: server)
        // Not within the seconds of an offer, which a busy machine may not have.
        #expect(try await engine.service.offer(over: engine.connection).offer.allPairs.count == 12)
        #expect(server.requests.count == 2)
    }

    @Test("What a server offers is asked for once, and an outage is known for half a minute")
    func remembersOutages() async throws {
        let server = try Servers.server(.google, interference: { _, reply in reply.send(500) })
        let clock = InstantClock()
        let engine = Servers.engine(.google, at: server, clock: clock)
        for seconds in [0, 20, 11] {
            clock.advance(by: .seconds(seconds))
            await #expect(throws: EngineOutage.self) { try await engine.offer() }
        }
        #expect(server.requests.count == 2)
        #expect(clock.sleeps.isEmpty)
        // Environments wait no longer for all that is asked.
        let client = engine.connection.forOffers.client
        #expect(client.connectionTimeout + client.silenceTimeout < TranslationDeadlines().pairs)
        #expect(engine.connection.client.silenceTimeout == .seconds(60))
    }

    @Test(
        "A server that has too much to do is asked a few times, also where it wants to be asked at once",
        arguments: [0, 0.2, nil])
    func waits(seconds: Double?) {
        var plan = RetryPlan()
        var waits: [Duration] = []
        while let wait = plan.wait(after: .busy(retryAfter: seconds.map { .seconds($0) }, words: "")) { waits.append(wait) }
        #expect(waits == [1, 2, 4, 8, 16, 32].map { .seconds($0) })
    }

    @Test("A server that says when to come back is asked then")
    func heedsRetryAfter() async throws {
        let count = Locked(0)
        let server = try Servers.server(
            .libreTranslate,
            interference: { request, reply in
                guard Servers.translates(request),
                    count.withLock({
                        $0 += 1; return $0
                    }) < 3
                else { return false }
                return reply.send(429, fields: ["Retry-After": "7"])
            })
        let clock = InstantClock()
        #expect(try await Servers.engine(.libreTranslate, at: server, clock: clock).translations(of: ["Ja."]) == ["Ja.!"])
        #expect(clock.sleeps == [.seconds(7), .seconds(7)])
    }

    @Test("A key is in no description and no error, even where the server repeats it")
    func keepsKeys() async throws {
        let server = try Servers.server(
            .deepL, interference: { _, reply in reply.send(403, body: Data("{\"message\":\"\(Servers.key) is none\"}".utf8)) })
        let engine = Servers.engine(.deepL, at: server)
        let error = await #expect(throws: EngineOutage.self) { try await engine.offer() }
        var dumped = ""
        dump(engine.settings, to: &dumped)
        for text in ["\(engine.settings)", "\(engine)", dumped, "\(try #require(error))", String(reflecting: engine.settings)] {
            #expect(!text.contains(Servers.key), "\(text)")
        }
        #expect(error?.detail?.contains("is none") == true)
        #expect(ServerKey(" \n") == nil)
        #expect(ServerKey("a\r\nHost: b") == nil)
        #expect(ServerKey(" a \n") == ServerKey("a"))
    }

    @Test("A redirect to another server is refused, and that server is sent nothing")
    func refusesRedirects() async throws {
        let other = try Servers.server(.libreTranslate)
        let target = other.url("/translate").absoluteString
        let server = try Servers.server(
            .libreTranslate,
            interference: { request, reply in
                Servers.translates(request) && reply.send(307, fields: ["Location": target])
            })
        let error = await #expect(throws: EngineOutage.self) {
            try await Servers.engine(.libreTranslate, at: server).results(of: ["Geheim."])
        }
        #expect(error?.code == .misconfigured)
        #expect(other.requests.isEmpty)
    }

    @Test("An answer without an end is given up, and one that never comes is waited for as long as is set")
    func endlessAnswers() async throws {
        let sent = Locked(0)
        let endless = try Servers.server(
            .libreTranslate,
            interference: { request, reply in
                guard Servers.translates(request) else { return false }
                reply.head(200, fields: ["Content-Length": "10000000000"])
                let piece = Data(repeating: 0x20, count: 1 << 20)
                while reply.write(piece) { sent.withLock { $0 += piece.count } }
                return true
            })
        let error = await #expect(throws: EngineOutage.self) {
            try await Servers.engine(.libreTranslate, at: endless).results(of: ["Ja."])
        }
        #expect(error?.code == .malfunctioning)
        #expect(sent.withLock(\.self) < 64 << 20)
        let silent = try Servers.server(
            .libreTranslate, interference: { request, reply in Servers.translates(request) && !reply.waitForClient() })
        let late = await #expect(throws: EngineOutage.self) {
            try await Servers.engine(.libreTranslate, at: silent, silence: .seconds(1)).results(of: ["Ja."])
        }
        #expect(late?.code == .unreachable)
    }

    @Test("A connection that breaks off is tried again, and a server that is not there is not")
    func brokenConnections() async throws {
        let count = Locked(0)
        let server = try Servers.server(
            .libreTranslate,
            interference: { request, _ in
                Servers.translates(request)
                    && count.withLock {
                        $0 += 1; return $0
                    } < 3
            })
        #expect(try await Servers.engine(.libreTranslate, at: server).translations(of: ["Ja."]) == ["Ja.!"])
        var gone: LoopbackServer? = try Servers.server(.libreTranslate)
        let url = try #require(gone?.url(""))
        gone = nil
        let engine = ServerTranslationEngine(ServerSettings(.libreTranslate, at: url), clock: InstantClock())
        let error = await #expect(throws: EngineOutage.self) { try await engine.offer() }
        #expect(error?.code == .unreachable)
    }

    @Test("An answer without words is refused, and commands to a terminal are left out of one")
    func refusesEmptyAnswers() async throws {
        let server = try Servers.server(
            .libreTranslate, translation: { $0.contains("Haus") ? " " : "\u{1B}[2J\u{202E}Yes\u{0}.\u{7}" })
        let engine = Servers.engine(.libreTranslate, at: server)
        #expect(try await engine.translations(of: ["Ja.", "Ja\u{7}.", "12"]) == ["[2JYes.", "[2JYes.\u{7}", "12"])
        let error = await #expect(throws: ServerError.self) { try await engine.translations(of: ["Das Haus."]) }
        #expect(error?.code == .answerEmpty && error?.why == "Its answer is empty.")
    }

    @Test("A call that is cancelled ends, though the server never answers")
    func cancels() async throws {
        let isAsked = Latch()
        let server = try Servers.server(
            .languageModel,
            interference: { request, reply in
                guard Servers.translates(request) else { return false }
                isAsked.open()
                return !reply.waitForClient()
            })
        let engine = Servers.engine(.languageModel, at: server)
        let pair = try await engine.pair()
        let task = Task { try await engine.translate(["Ja.", "Nein."], over: pair) { _ in } }
        try await isAsked.wait()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
