// SPDX-License-Identifier: Apache-2.0

import Foundation
import LoopbackServers
import Testing
import TextScanning

@testable import HTTPTransport

@Suite("HTTP")
struct HTTPClientTests {
    private let client = HTTPClient()

    @Test("A request goes as it is, and its answer comes back whole")
    func exchanges() async throws {
        let long = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let server = try LoopbackServer { request, reply in
            reply.send(
                request.method == "POST" ? 201 : 404, fields: ["X-Given": request.fields["x-asked"] ?? ""], body: request.body)
        }
        let request = HTTPRequest(server.url("/a?b=c"), method: "POST", fields: [("X-Asked", "ä: 1")], body: long)
        let answer = try await client.answer(to: request, maximumSize: long.count)
        #expect(answer.head.status == 201)
        #expect(answer.head["x-given"] == "ä: 1")
        #expect(answer.body == long)
        #expect(server.requests.map(\.path) == ["/a?b=c"])
        #expect(server.requests.first?.fields["content-length"] == "300000")
        let empty = try await client.answer(to: HTTPRequest(server.url("/")), maximumSize: 0)
        #expect(empty.head.status == 404)
        #expect(empty.body.isEmpty)
    }

    @Test("Redirects of one server are followed, others only where that is allowed, and then without what may be secret")
    func redirects() async throws {
        let other = try LoopbackServer { request, reply in reply.send(200, body: Data(request.path.utf8)) }
        let elsewhere = other.url("/elsewhere").absoluteString
        let server = try LoopbackServer { request, reply in
            switch request.path {
            case "/near": reply.send(302, fields: ["Location": "here"], body: Data("not this".utf8))
            case "/far": reply.send(307, fields: ["Location": elsewhere])
            case "/round": reply.send(301, fields: ["Location": "/round"])
            default: reply.send(200, body: Data(request.path.utf8))
            }
        }
        let near = try await client.answer(to: HTTPRequest(server.url("/near")), maximumSize: 100)
        #expect(near.body == Data("/here".utf8))
        #expect(near.head.url == server.url("/here"))
        await #expect { try await client.answer(to: HTTPRequest(server.url("/round")), maximumSize: 100) } throws: {
            ($0 as? HTTPError)?.code == .tooManyRedirects
        }
        let secret = HTTPRequest(server.url("/far"), fields: [("Authorization", "secret"), ("Range", "bytes=1-")])
        await #expect { try await client.answer(to: secret, maximumSize: 100) } throws: {
            ($0 as? HTTPError)?.code == .refusedRedirect
        }
        var open = client
        open.redirects = .anyServer
        #expect(try await open.answer(to: secret, maximumSize: 100).body == Data("/elsewhere".utf8))
        #expect(other.requests.map { $0.fields["authorization"] } == [nil])
        #expect(other.requests.map { $0.fields["range"] } == ["bytes=1-"])
        let post = HTTPRequest(server.url("/near"), method: "POST", body: Data())
        await #expect { try await client.answer(to: post, maximumSize: 100) } throws: {
            ($0 as? HTTPError)?.code == .refusedRedirect
        }
    }

    @Test("What goes wrong is told apart")
    func failures() async throws {
        let server = try LoopbackServer { request, reply in
            switch request.path {
            case "/cut?key=1":
                reply.head(200, fields: ["Content-Length": "10"])
                reply.write(Data("half".utf8))
            case "/none": break
            case "/endless": while reply.write(Data(count: 65536)) {}
            case "/long":
                reply.head(200)
                while reply.write(Data(count: 65536)) {}
            default:
                // Until the client is tired of waiting.
                while reply.waitForClient() {}
            }
        }
        func code(_ path: String, silence: Duration = .seconds(60)) async -> HTTPError.Code? {
            var client = client
            client.silenceTimeout = silence
            do {
                _ = try await client.answer(to: HTTPRequest(server.url(path)), maximumSize: 1_000_000)
                return nil
            } catch {
                #expect(((error as? HTTPError)?.explanation.contains("?key") ?? true) == false)
                return (error as? HTTPError)?.code
            }
        }
        #expect(await code("/cut?key=1") == .broken)
        #expect(await code("/none") == .broken)
        #expect(await code("/endless") == .broken)
        #expect(await code("/long") == .tooLarge)
        #expect(await code("/silent", silence: .seconds(1)) == .timedOut)
        for address in ["ftp://127.0.0.1/", "file:///etc/passwd"] {
            guard let url = URL(string: address) else { continue }
            await #expect { try await client.answer(to: HTTPRequest(url), maximumSize: 1) } throws: {
                ($0 as? HTTPError)?.code == .badAddress
            }
        }
        let split = HTTPRequest(server.url("/"), fields: [("X", "a\r\nY: b")])
        await #expect { try await client.answer(to: split, maximumSize: 1) } throws: {
            ($0 as? HTTPError)?.code == .badAddress
        }
    }

    @Test("Where nothing listens, that is said")
    func unreachable() async throws {
        let url: URL
        do {
            // The port of a server that has gone.
            let server = try LoopbackServer { _, _ in }
            url = server.url("/")
        }
        await #expect { try await client.answer(to: HTTPRequest(url), maximumSize: 1) } throws: {
            [.unreachable, .broken].contains(($0 as? HTTPError)?.code)
        }
        let encrypted = try #require(URL(string: url.absoluteString.replacing("http:", with: "https:")))
        let plain = try LoopbackServer { _, _ in }
        let wrong = try #require(URL(string: plain.url("/").absoluteString.replacing("http:", with: "https:")))
        for url in [encrypted, wrong] {
            await #expect(throws: HTTPError.self) { try await client.answer(to: HTTPRequest(url), maximumSize: 1) }
        }
    }

    @Test("A request ends as soon as its task is cancelled, or as a closure throws")
    func endsAtOnce() async throws {
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let server = try LoopbackServer { _, reply in
            beginning.yield()
            while reply.waitForClient() {}
        }
        let task = Task { try await client.answer(to: HTTPRequest(server.url("/")), maximumSize: 1) }
        for await _ in begun { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }

        struct Enough: Error {}
        let endless = try LoopbackServer { _, reply in
            reply.head(200)
            while reply.write(Data(count: 65536)) {}
        }
        await #expect(throws: Enough.self) {
            try await client.receive(HTTPRequest(endless.url("/"))) { _ in throw Enough() }
        }
        await #expect(throws: Enough.self) {
            try await client.receive(HTTPRequest(endless.url("/")), head: { _ in throw Enough() }) { _ in }
        }
    }

    @Test(
        "An address is this machine's own or is not",
        arguments: [
            ("http://localhost:80/", true), ("http://127.0.0.1/", true), ("http://127.9.9.9/", true), ("http://[::1]:9/", true),
            ("http://example.org/", false), ("http://127.0.0.1.example.org/", false), ("http://10.0.0.1/", false),
            ("http://localhost.example.org/", false), ("http://127.0.0.256/", false),
        ])
    func loopback(address: String, isLoopback: Bool) throws {
        #expect(try #require(URL(string: address)).isLoopback == isLoopback)
    }

    @Test("Errors name no key, password or query")
    func hidesSecrets() throws {
        let url = try #require(URL(string: "https://ana:secret@example.org:8443/translate?key=secret#secret"))
        let error = HTTPError(.broken("x"), at: url)
        #expect(error.address == "https://example.org:8443/translate")
        #expect(!error.description.contains("secret"))
    }
}
