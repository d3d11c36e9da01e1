// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPTransport
import TranslationSessions

/// How a server is asked: where it is, how long it is waited for, and when it is asked again.
struct ServerConnection: Sendable {
    /// The most bytes that an answer may have. The longest request of any service has less than a hundredth of it.
    static let maximumAnswerSize = 16 << 20

    let engine: String
    let url: URL
    private(set) var client: HTTPClient
    /// Whether a request is made again where that may help.
    private var asksAgain = true
    /// The key, which no words of the server may show.
    private let key: ServerKey?
    /// What measures the waits between requests.
    let clock: any Clock<Duration>

    init(to settings: ServerSettings, clock: any Clock<Duration>) {
        engine = settings.name
        url = settings.url
        key = settings.key
        var client = HTTPClient()
        client.connectionTimeout = .seconds(5)
        client.silenceTimeout = settings.longestSilence
        self.client = client
        self.clock = clock
    }

    /// The connection for asking what is offered. Somebody waits for that of all engines, ten seconds at most
    /// (`TranslationDeadlines`): an outage has to show before, or it would never be remembered.
    var forOffers: ServerConnection {
        var connection = self
        connection.client.silenceTimeout = min(client.silenceTimeout, .seconds(4))
        connection.asksAgain = false
        return connection
    }

    /// The address of a path below the server's.
    func address(_ path: String, query: [(name: String, value: String)] = []) -> URL {
        let address = url.appending(path: path)
        guard !query.isEmpty else { return address }
        return address.appending(queryItems: query.map { URLQueryItem(name: $0.name, value: $0.value) })
    }

    /// Makes a request, again where that helps.
    ///
    /// - Parameter fault: What an answer that is not 200 means.
    /// - Throws: `ServerFault`; `CancellationError`.
    func answer(
        to request: HTTPRequest, fault: @Sendable (ServerAnswer) -> ServerFault?
    ) async throws -> Data {
        var plan = RetryPlan()
        while true {
            do {
                return try await ask(request, fault: fault)
            } catch let problem as ServerFault {
                guard asksAgain, let wait = plan.wait(after: problem) else { throw problem }
                try await clock.sleep(for: wait)
            }
        }
    }

    private func ask(_ request: HTTPRequest, fault: @Sendable (ServerAnswer) -> ServerFault?) async throws -> Data {
        let received: (head: HTTPHead, body: Data)
        do {
            received = try await client.answer(to: request, maximumSize: Self.maximumAnswerSize)
        } catch let error as HTTPError {
            throw ServerFault(error)
        }
        if received.head.status == 200 { return received.body }
        let answer = ServerAnswer(received.head, received.body, hiding: key)
        throw fault(answer) ?? ServerFault(status: answer.status, retryAfter: answer.retryAfter, words: answer.words)
    }
}

/// An answer that is an error of the server.
struct ServerAnswer: Sendable {
    let status: Int
    /// When the server wants to be asked again; nil where it does not say.
    let retryAfter: Duration?
    let body: Data
    private let key: ServerKey?

    init(_ head: HTTPHead, _ body: Data, hiding key: ServerKey?) {
        self.key = key
        status = head.status
        // A date instead of seconds is not heeded: the clocks of two machines need not agree.
        retryAfter = head["Retry-After"].flatMap { Double($0) }.flatMap { (0...86_400).contains($0) ? .seconds($0) : nil }
        self.body = body
    }

    /// What the server says of it, for people: a sentence with the status.
    var words: String {
        let message = (try? JSONDecoder().decode(ErrorBody.self, from: body))?.message
        guard let message, !message.isEmpty else { return "It answered with status \(status)." }
        let plain = message.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) }
        let safe = key.map { String(plain).replacing($0.secret, with: "…") } ?? String(plain)
        return "It answered with status \(status): “\(safe.prefix(200))”."
    }
}

/// The forms in which servers put their messages into JSON.
private struct ErrorBody: Decodable {
    let message: String?

    private enum Key: String, CodingKey {
        case error, message, detail
    }

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Key.self)
        let inner = try? fields.nestedContainer(keyedBy: Key.self, forKey: .error)
        message =
            (try? inner?.decode(String.self, forKey: .message)) ?? (try? fields.decode(String.self, forKey: .error))
            ?? (try? fields.decode(String.self, forKey: .message)) ?? (try? fields.decode(String.self, forKey: .detail))
    }
}
