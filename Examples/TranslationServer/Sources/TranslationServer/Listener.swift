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
        // A server that is started anew gets the port that it had.
        var isReused: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isReused, socklen_t(MemoryLayout<Int32>.size))
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
    ///
    /// - Parameter connect: Makes a client's connection.
    func serve(connect: @escaping @MainActor @Sendable (FileHandle) -> Connection) {
        while true {
            let client = accept(descriptor, nil, nil)
            guard client >= 0 else {
                // There may be too many clients: some will go.
                Thread.sleep(forTimeInterval: 0.1)
                continue
            }
            Thread.detachNewThread { Self.read(from: client, connect) }
        }
    }

    private static func read(from client: Int32, _ connect: @escaping @MainActor @Sendable (FileHandle) -> Connection) {
        let socket = FileHandle(fileDescriptor: client, closeOnDealloc: true)
        // Of a line that is too long there is nothing.
        let (lines, continuation) = AsyncStream.makeStream(of: String?.self)
        Task { @MainActor in
            let connection = connect(socket)
            for await line in lines { await connection.receive(line) }
            await connection.finish()
        }
        var line: [UInt8] = []
        var isTooLong = false
        func add(_ bytes: ArraySlice<UInt8>) {
            isTooLong = isTooLong || line.count + bytes.count > Connection.maximumLineLength
            if isTooLong { line = [] } else { line += bytes }
        }
        func end() {
            // Some clients end their lines with a carriage return too.
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            continuation.yield(isTooLong ? nil : String(decoding: line, as: UTF8.self))
            (line, isTooLong) = ([], false)
        }
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = recv(client, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            var rest = buffer[..<count]
            while let feed = rest.firstIndex(of: UInt8(ascii: "\n")) {
                add(rest[..<feed])
                end()
                rest = rest[(feed + 1)...]
            }
            add(rest)
        }
        // The last line need not have an end.
        if !line.isEmpty || isTooLong { end() }
        continuation.finish()
    }
}
