// SPDX-License-Identifier: Apache-2.0

import CCurl
import Foundation
import SystemFiles
import TranslationSessions

extension HTTPClient {
    /// Makes one request, following no redirect.
    func exchange(
        _ request: HTTPRequest, head: @escaping @Sendable (HTTPHead) throws -> Void,
        body: @escaping @Sendable (UnsafeRawBufferPointer) throws -> Void
    ) async throws -> HTTPHead {
        try Task.checkCancellation()
        let isPlain = request.url.absoluteString.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
        guard isPlain, let scheme = request.url.scheme?.lowercased(), ["http", "https"].contains(scheme), request.hasPlainFields
        else { throw HTTPError(.badAddress, at: request.url) }
        guard let exchange = Exchange() else { throw HTTPError(.noMemory, at: request.url) }
        let client = self
        let response = ResponseReceiver(of: request.url, head: head, body: body)
        return try await withTaskCancellationHandler {
            let fault: HTTPError.Fault?
            do {
                fault = try await DedicatedThread.run { exchange.perform(request, by: client, to: response) }
            } catch {
                // The system has no thread left.
                throw HTTPError(.noMemory, at: request.url)
            }
            if let failure = response.failure { throw failure }
            try Task.checkCancellation()
            if let fault { throw HTTPError(fault, at: request.url) }
            guard let head = response.finish() else { throw HTTPError(.broken("no answer came"), at: request.url) }
            if let failure = response.failure { throw failure }
            return head
        } onCancel: {
            exchange.stop()
        }
    }
}

extension HTTPRequest {
    /// Whether no field can end its own line and begin another.
    fileprivate var hasPlainFields: Bool {
        fields.allSatisfy { field in (field.name + field.value + method).utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } }
    }
}

/// An exchange of C's.
///
/// Unchecked, because the compiler does not know that C may stop an exchange from any thread. It is done by one thread alone, and
/// freed when nobody has it any more.
private final class Exchange: @unchecked Sendable {
    private let exchange: OpaquePointer

    init?() {
        guard let exchange = ccurl_create() else { return nil }
        self.exchange = exchange
    }

    deinit {
        ccurl_free(exchange)
    }

    func stop() {
        ccurl_stop(exchange)
    }

    /// Does the exchange on this thread.
    ///
    /// - Returns: What went wrong; nil where nothing did.
    func perform(_ request: HTTPRequest, by client: HTTPClient, to response: ResponseReceiver) -> HTTPError.Fault? {
        var detail = [CChar](repeating: 0, count: 256)
        let body = request.body.map { [UInt8]($0) }
        let outcome = CStrings.withPointers(to: request.fields.map { "\($0.name): \($0.value)" }) { fields in
            withUnsafeBytes(of: body) { bytes in
                let receiver = ccurl_receiver(
                    context: Unmanaged.passUnretained(response).toOpaque(),
                    head_line: { ResponseReceiver.at($0).take(line: UnsafeRawBufferPointer(start: $1, count: $2)) },
                    body: { ResponseReceiver.at($0).take(UnsafeRawBufferPointer(start: $1, count: $2)) })
                return request.withCStrings { url, method, certificates in
                    let asked = ccurl_request(
                        url: url, method: method, headers: fields, header_count: request.fields.count,
                        body: bytes?.baseAddress, body_length: bytes?.count ?? 0, certificates: certificates,
                        uses_proxy: !request.url.isLoopback,
                        connection_timeout: max(1, client.connectionTimeout.nanoseconds / 1_000_000),
                        silence_timeout: max(1, client.silenceTimeout.components.seconds))
                    return withUnsafePointer(to: asked) { asked in
                        withUnsafePointer(to: receiver) { ccurl_perform(exchange, asked, $0, &detail) }
                    }
                }
            }
        }
        let words = String(decoding: detail.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return HTTPError.Fault(outcome, words: words)
    }

    /// Calls a closure with the bytes of an optional array: none for nil, an address for an empty one.
    private func withUnsafeBytes<Result>(
        of bytes: [UInt8]?, _ body: (UnsafeRawBufferPointer?) -> Result
    ) -> Result {
        guard let bytes else { return body(nil) }
        return (bytes + [0]).withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0.dropLast())) }
    }
}

extension HTTPRequest {
    /// Calls a closure with the address, the method and the path of the certificates that are believed.
    fileprivate func withCStrings<Result>(
        _ body: (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>?) -> Result
    ) -> Result {
        let variables = ["CURL_CA_BUNDLE", "SSL_CERT_FILE"]
        let certificates = variables.lazy.compactMap { getenv($0) }.first { $0.pointee != 0 }
        return url.absoluteString.withCString { url in
            method.withCString { method in body(url, method, certificates.map { UnsafePointer($0) }) }
        }
    }
}

/// What has come of an answer. It is touched by the exchange's thread, and when that has ended by the one that waited for it.
final class ResponseReceiver: Sendable {
    private struct State {
        var status = 0
        var fields: [(name: String, value: String)] = []
        var head: HTTPHead?
        var isHanded = false
        var failure: (any Error)?
    }

    private let state = Locked(State())
    private let url: URL
    private let handHead: @Sendable (HTTPHead) throws -> Void
    private let handBody: @Sendable (UnsafeRawBufferPointer) throws -> Void

    init(
        of url: URL, head: @escaping @Sendable (HTTPHead) throws -> Void,
        body: @escaping @Sendable (UnsafeRawBufferPointer) throws -> Void
    ) {
        self.url = url
        handHead = head
        handBody = body
    }

    static func at(_ pointer: UnsafeMutableRawPointer?) -> ResponseReceiver {
        guard let pointer else { preconditionFailure("libcurl hands back the context that it was given") }
        return Unmanaged<ResponseReceiver>.fromOpaque(pointer).takeUnretainedValue()
    }

    /// What a closure threw.
    var failure: (any Error)? { state.withLock { $0.failure } }

    /// Takes a line of the head; gives whether to go on.
    func take(line: UnsafeRawBufferPointer) -> Bool {
        let text = String(decoding: line, as: UTF8.self)
        return state.withLock { state in
            if text.hasPrefix("HTTP/") {
                // Another head: those of the statuses from 100 to 199 come before the real one.
                (state.fields, state.head) = ([], nil)
                state.status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
            } else if text.isEmpty {
                if !(100..<200).contains(state.status) {
                    state.head = HTTPHead(status: state.status, fields: state.fields, url: url)
                }
            } else if let colon = text.firstIndex(of: ":") {
                let value = text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
                state.fields.append((String(text[..<colon]), String(value)))
            }
            // A server that goes on and on with its head is not listened to.
            return state.fields.count <= 1000
        }
    }

    /// Takes a piece of the body; gives whether to go on. That of a redirect is passed over.
    func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard let head = finish(), failure == nil else { return false }
        if head.isRedirect { return true }
        do {
            try handBody(bytes)
            return true
        } catch {
            state.withLock { $0.failure = error }
            return false
        }
    }

    /// Hands the head over, where it has come and has not been handed over, and gives it.
    func finish() -> HTTPHead? {
        let (head, isNew) = state.withLock { state in
            defer { state.isHanded = state.isHanded || state.head != nil }
            return (state.head, state.head != nil && !state.isHanded)
        }
        guard let head else { return nil }
        if isNew, !head.isRedirect {
            do { try handHead(head) } catch { state.withLock { $0.failure = error } }
        }
        return head
    }
}

/// A body as it grows.
final class Received: Sendable {
    private let data = Locked(Data())

    var bytes: Data { data.withLock { $0 } }

    /// Takes a piece; gives whether there was room for it.
    func append(_ bytes: UnsafeRawBufferPointer, upTo limit: Int) -> Bool {
        data.withLock { data in
            guard bytes.count <= limit - data.count else { return false }
            data.append(contentsOf: bytes)
            return true
        }
    }
}
