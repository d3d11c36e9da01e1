// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a server is asked.
public struct HTTPRequest: Sendable {
    /// Where, by `http` or `https`.
    public var url: URL
    /// `GET`, `POST` or another method.
    public var method: String
    /// The fields of the head beside those that the client adds, in order.
    public var fields: [(name: String, value: String)]
    /// The body; nil where there is none.
    public var body: Data?

    /// A request.
    public init(_ url: URL, method: String = "GET", fields: [(name: String, value: String)] = [], body: Data? = nil) {
        self.url = url
        self.method = method
        self.fields = fields
        self.body = body
    }
}

/// The head of a server's answer.
public struct HTTPHead: Sendable {
    /// The status, such as 200.
    public let status: Int
    /// The fields, in order; their names as the server writes them.
    public let fields: [(name: String, value: String)]
    /// The address that answered: another than was asked where redirects were followed.
    public let url: URL

    /// A head.
    public init(status: Int, fields: [(name: String, value: String)], url: URL) {
        self.status = status
        self.fields = fields
        self.url = url
    }

    /// The value of the first field of a name, whatever the case of its letters.
    public subscript(name: String) -> String? {
        fields.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}

extension URL {
    /// Whether the address is this machine's own, so that nothing of what is sent there leaves it.
    public var isLoopback: Bool {
        guard let host = host()?.lowercased() else { return false }
        return host == "localhost" || host.hasSuffix(".localhost") || host == "::1" || host == "[::1]" || isLoopbackIPv4(host)
    }

    /// Whether nobody can forge on the way what is fetched from here: it comes by `https`, or from this machine.
    public var isSafeToFetch: Bool {
        switch scheme?.lowercased() {
        case "https": true
        case "http": isLoopback
        default: false
        }
    }

    /// Whether two addresses have the same scheme, host and port, so that they are one server's.
    func hasSameOrigin(as other: URL) -> Bool {
        scheme?.lowercased() == other.scheme?.lowercased() && host()?.lowercased() == other.host()?.lowercased()
            && (port ?? standardPort) == (other.port ?? other.standardPort)
    }

    /// The address without what may be secret in it: the name and password before the host, and the query.
    public var withoutSecrets: String {
        guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return host() ?? "an address" }
        (parts.user, parts.password, parts.query, parts.fragment) = (nil, nil, nil, nil)
        return parts.string ?? host() ?? "an address"
    }

    private var standardPort: Int { scheme?.lowercased() == "https" ? 443 : 80 }
}

/// Whether a host is an address of the form 127.x.y.z.
private func isLoopbackIPv4(_ host: String) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
}
