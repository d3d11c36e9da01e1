// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Glibc
import TranslationSessions

/// A server of HTTP on this machine's loopback, for tests: it answers what a closure says, or breaks off as that wants.
///
///     let server = try LoopbackServer { request, reply in reply.send(200, body: Data("Hello".utf8)) }
///     server.url("/greeting")
///
/// Each connection has one request and a thread of its own. The server ends with its last reference.
package final class LoopbackServer: Sendable {
    /// What was asked.
    package struct Request: Sendable {
        /// The method.
        package let method: String
        /// The path with its query.
        package let path: String
        /// The fields, by their names in lower case.
        package let fields: [String: String]
        /// The body.
        package let body: Data
    }

    private let socket: Int32
    private let port: UInt16
    private let asked = Locked<[Request]>([])

    /// The requests so far.
    package var requests: [Request] { asked.withLock { $0 } }

    /// A server that answers by a closure, which is called on the connection's thread.
    package init(answer: @escaping @Sendable (Request, Reply) -> Void) throws {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(socket, pointer, length) == 0 && listen(socket, 64) == 0 && getsockname(socket, pointer, &length) == 0
            }
        }
        guard socket >= 0, isListening else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        self.socket = socket
        port = UInt16(bigEndian: address.sin_port)
        let asked = asked
        Thread.detachNewThread {
            while true {
                let connection = accept(socket, nil, nil)
                guard connection >= 0 else {
                    if errno == EINTR || errno == ECONNABORTED { continue }
                    close(socket)
                    return
                }
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                Thread.detachNewThread {
                    let reply = Reply(descriptor: connection)
                    if let request = Request(readFrom: connection) {
                        asked.withLock { $0.append(request) }
                        answer(request, reply)
                    }
                    shutdown(connection, Int32(SHUT_RDWR))
                    close(connection)
                }
            }
        }
    }

    deinit {
        // This wakes the thread that accepts, which closes the socket.
        shutdown(socket, Int32(SHUT_RDWR))
    }

    /// The address of a path.
    package func url(_ path: String) -> URL {
        guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else { preconditionFailure("no path: \(path)") }
        return url
    }
}

/// What a server sends back. Writing to a client that has gone gives false.
package struct Reply: Sendable {
    let descriptor: Int32

    /// Sends an answer as a whole.
    @discardableResult
    package func send(_ status: Int, fields: [String: String] = [:], body: Data = Data()) -> Bool {
        head(status, fields: fields.merging(["Content-Length": "\(body.count)"]) { given, _ in given }) && write(body)
    }

    /// Sends a head alone.
    @discardableResult
    package func head(_ status: Int, fields: [String: String] = [:]) -> Bool {
        let lines = fields.map { "\($0): \($1)\r\n" }.joined()
        return write(Data("HTTP/1.1 \(status) Status\r\nConnection: close\r\n\(lines)\r\n".utf8))
    }

    /// Sends bytes as they are.
    @discardableResult
    package func write(_ data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = Glibc.send(
                    descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
                if count <= 0 { return false }
                sent += count
            }
            return true
        }
    }
}

extension LoopbackServer.Request {
    /// Reads a request; nil where the connection ends before it does.
    init?(readFrom descriptor: Int32) {
        var bytes = Data()
        var buffer = [UInt8](repeating: 0, count: 65536)
        let blank = Data("\r\n\r\n".utf8)
        func read() -> Bool {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return false }
            bytes.append(contentsOf: buffer[..<count])
            return true
        }
        while bytes.range(of: blank) == nil {
            // What begins otherwise than a method does is no request: a client that wants encryption, for one.
            guard read(), bytes.first.map({ (0x41...0x5A).contains($0) }) ?? false else { return nil }
        }
        guard let end = bytes.range(of: blank) else { return nil }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let words = (lines.first ?? "").split(separator: " ")
        guard words.count == 3 else { return nil }
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":") else { continue }
            fields[line[..<colon].lowercased()] = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        }
        let length = fields["content-length"].flatMap { Int($0) } ?? 0
        while bytes.count - end.upperBound < length { guard read() else { return nil } }
        method = String(words[0])
        path = String(words[1])
        self.fields = fields
        body = Data(bytes[end.upperBound...].prefix(length))
    }
}

extension Reply {
    /// Waits until the client sends something more, or goes; gives whether it is there still.
    package func waitForClient() -> Bool {
        var byte: UInt8 = 0
        return recv(descriptor, &byte, 1, 0) > 0
    }
}
