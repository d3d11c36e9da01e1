// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Listens on a port of this machine.
struct Listener {
    /// The port that was given, or the free one that was found.
    let port: UInt16
    private let descriptor: Int32

    /// - Parameter port: The port; 0 for any that is free.
    init(port: UInt16) throws(POSIXError) {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, length) == 0 && listen(descriptor, 16) == 0
                    && getsockname(descriptor, address, &length) == 0
            }
        }
        guard isListening else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        self.port = UInt16(bigEndian: address.sin_port)
    }

    /// Serves clients for as long as the program runs, each on a thread that reads its lines.
    func serve() {
        while true {
            let client = accept(descriptor, nil, nil)
            guard client >= 0 else { continue }
            Thread.detachNewThread { Self.read(from: client) }
        }
    }

    private static func read(from client: Int32) {
        let socket = FileHandle(fileDescriptor: client, closeOnDealloc: true)
        let (lines, continuation) = AsyncStream.makeStream(of: String.self)
        Task { @MainActor in
            let connection = Connection(socket)
            for await line in lines { connection.receive(line) }
            await connection.finish()
        }
        var rest = Data()
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = recv(client, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            rest += buffer[..<count]
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                // Some clients end their lines with a carriage return too.
                let line = rest[..<end]
                let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
                continuation.yield(String(decoding: text, as: UTF8.self))
                rest.removeSubrange(...end)
            }
        }
        continuation.finish()
    }
}
