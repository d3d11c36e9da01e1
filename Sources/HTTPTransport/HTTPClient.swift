// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Asks servers by HTTP.
///
///     let client = HTTPClient()
///     let answer = try await client.answer(to: HTTPRequest(url), maximumSize: 1_000_000)
///     answer.head.status       // 200
///
/// The work is done by the system's libcurl, which is loaded when the first request is made. TLS is verified always, against the
/// system's certificates or those in the file that `CURL_CA_BUNDLE` or `SSL_CERT_FILE` names. Proxies are those that
/// `https_proxy`, `http_proxy` and `no_proxy` name; what this machine asks of itself never goes through one. Nothing is retried,
/// and nothing is written to any log.
public struct HTTPClient: Sendable {
    /// Which redirects are followed; none is from `https` to `http`.
    public enum Redirects: Sendable {
        /// Those to the same scheme, host and port. Others fail.
        case sameServer
        /// Any. Of the request's fields only `Range`, `If-Range` and `Accept` go to another server.
        case anyServer
    }

    /// Which redirects of requests without a body are followed; those of requests with one always fail.
    public var redirects = Redirects.sameServer
    /// How many redirects of one request are followed.
    public var maximumRedirectCount = 5
    /// The longest wait for a connection.
    public var connectionTimeout = Duration.seconds(15)
    /// The longest time, in whole seconds and at least one, in which nothing comes: the wait for the first byte is one, too.
    public var silenceTimeout = Duration.seconds(60)

    /// A client that follows redirects of one server only, unless told.
    public init() {}

    /// Makes a request and hands over the body of its answer as it comes.
    ///
    /// The closures are called one after the other, on a thread of the client. Nothing more is received while one of them
    /// runs. What they throw ends the request, at once. Statuses are answers like others, and no errors.
    ///
    /// - Parameters:
    ///   - request: What to ask.
    ///   - head: Called once, with the head of the answer that is not a redirect, before the body.
    ///   - body: Called with each piece of the body.
    /// - Returns: The head.
    /// - Throws: `HTTPError`, or what a closure throws; `CancellationError` at once when the task is cancelled.
    @discardableResult
    public func receive(
        _ request: HTTPRequest, head: @escaping @Sendable (HTTPHead) throws -> Void = { _ in },
        body: @escaping @Sendable (UnsafeRawBufferPointer) throws -> Void
    ) async throws -> HTTPHead {
        var request = request
        for _ in 0...max(0, maximumRedirectCount) {
            let answer = try await exchange(request, head: head, body: body)
            guard answer.isRedirect, let location = answer["Location"] else { return answer }
            request = try redirected(request, to: location)
        }
        throw HTTPError(.tooManyRedirects(maximumRedirectCount), at: request.url)
    }

    /// Makes a request and gives its answer as a whole.
    ///
    /// - Parameters:
    ///   - request: What to ask.
    ///   - maximumSize: The most bytes that the body may have; a longer one fails as soon as that shows.
    public func answer(to request: HTTPRequest, maximumSize: Int) async throws -> (head: HTTPHead, body: Data) {
        let url = request.url
        let received = Received()
        let head = try await receive(request) { bytes in
            guard received.append(bytes, upTo: maximumSize) else { throw HTTPError(.tooLarge(maximumSize), at: url) }
        }
        return (head, received.bytes)
    }

    /// The request that a redirect asks for.
    private func redirected(_ request: HTTPRequest, to location: String) throws(HTTPError) -> HTTPRequest {
        guard let target = URL(string: location, relativeTo: request.url)?.absoluteURL, let scheme = target.scheme?.lowercased()
        else { throw HTTPError(.badAddress, at: request.url) }
        let isSame = target.hasSameOrigin(as: request.url)
        let staysSecret = scheme == "https" || (request.url.scheme?.lowercased() == "http" && scheme == "http")
        guard request.body == nil, staysSecret, isSame || redirects == .anyServer else {
            throw HTTPError(.refusedRedirect(to: target.withoutSecrets), at: request.url)
        }
        var next = request
        next.url = target
        if !isSame { next.fields = next.fields.filter { ["range", "if-range", "accept"].contains($0.name.lowercased()) } }
        return next
    }
}

extension HTTPHead {
    /// Whether the answer is at another address.
    var isRedirect: Bool { [301, 302, 303, 307, 308].contains(status) && self["Location"] != nil }
}
