// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPTransport
import TextScanning
import TranslationSessions

/// What went wrong with one request, by what is done about it.
enum ServerFault: Error, Sendable {
    /// The server is asked too often or has too much to do. It may say when to come back.
    case busy(retryAfter: Duration?, words: String)
    /// The server failed, or the connection broke off; once more may go well.
    case failed(words: String)
    /// Nothing more is translated for this account until its time or its bill comes.
    case quota(words: String)
    /// The server wants a key, or another one.
    case refused(words: String)
    /// What was sent is more than the server takes: how much was counted, and how much it takes.
    case limit(given: Int, maximum: Int)
    /// What was sent is more than the server takes, and it does not say how much that is.
    case tooLong(words: String)
    /// The server does not take this text.
    case text(words: String)
    /// The server answered what cannot be understood.
    case malformed(words: String)
    /// What was set up does not exist there.
    case misconfigured(words: String)
    /// The server cannot be reached.
    case unreachable(words: String)

    /// What an error of the client means.
    init(_ error: HTTPError) {
        self =
            switch error.code {
            case .broken: .failed(words: error.why)
            case .unreachable, .timedOut, .notSecure, .libraryMissing, .noMemory: .unreachable(words: error.explanation)
            case .badAddress, .refusedRedirect, .tooManyRedirects: .misconfigured(words: error.explanation)
            default: .malformed(words: error.explanation)
            }
    }

    /// What a status means where a service says nothing else of it.
    init(status: Int, retryAfter: Duration?, words: String) {
        self =
            switch status {
            case 401, 403, 407: .refused(words: words)
            case 404, 405, 410: .misconfigured(words: words)
            case 402, 456: .quota(words: words)
            case 413, 414: .tooLong(words: words)
            case 429, 503, 529: .busy(retryAfter: retryAfter, words: words)
            case 408, 425, 500...: .failed(words: words)
            case 400..<500: .text(words: words)
            default: .malformed(words: words)
            }
    }

    /// The outage that this is for the engine as a whole.
    func outage(of engine: String) -> EngineOutage {
        switch self {
        case .busy(_, let words): EngineOutage(.overloaded, of: engine, detail: words)
        case .quota(let words): EngineOutage(.quotaExhausted, of: engine, detail: words)
        case .refused(let words): EngineOutage(.refused, of: engine, detail: words)
        case .misconfigured(let words): EngineOutage(.misconfigured, of: engine, detail: words)
        case .unreachable(let words): EngineOutage(.unreachable, of: engine, detail: words)
        case .failed(let words), .malformed(let words), .text(let words), .tooLong(let words):
            EngineOutage(.malfunctioning, of: engine, detail: words)
        case .limit(let given, let maximum):
            EngineOutage(.malfunctioning, of: engine, detail: "It takes \(maximum) and was given \(given).")
        }
    }

    /// Whether it concerns the texts that were sent rather than the server.
    var concernsTexts: Bool {
        switch self {
        case .limit, .tooLong, .text: true
        default: false
        }
    }
}
