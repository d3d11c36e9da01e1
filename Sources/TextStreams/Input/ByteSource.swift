// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A descriptor that bytes are read from.
public final class ByteSource {
    /// Takes bytes as they are read.
    public typealias Copy = (ArraySlice<UInt8>) throws(TextStreamError) -> Void

    /// What messages call it.
    let name: String
    private let descriptor: Int32
    private let closes: Bool
    private let copy: Copy?
    /// What was read ahead, and is to be read before the descriptor is.
    private var ahead: ArraySlice<UInt8> = []
    /// What keeps the descriptor open that was read ahead from.
    private let readAhead: ReadAhead?

    /// - Parameter copy: What gets all that is read, too.
    init(descriptor: Int32, name: String, closes: Bool, copy: Copy? = nil) {
        self.descriptor = descriptor
        self.name = name
        self.closes = closes
        self.copy = copy
        readAhead = nil
    }

    /// The bytes that were read ahead, and those that follow.
    init(_ readAhead: ReadAhead, name: String, copy: Copy? = nil) {
        descriptor = readAhead.descriptor
        self.name = name
        closes = false
        self.copy = copy
        ahead = readAhead.head[...]
        self.readAhead = readAhead
    }

    deinit {
        if closes { close(descriptor) }
    }

    /// Whether a read would give something, or the end, without waiting.
    var isReady: Bool {
        guard ahead.isEmpty else { return true }
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&waiting, 1, 0) > 0
    }

    /// Appends the next bytes, waiting until there are some.
    ///
    /// - Returns: How many there were, at most `limit`; 0 at the end.
    func read(into bytes: inout [UInt8], atMost limit: Int) throws(TextStreamError) -> Int {
        guard ahead.isEmpty else {
            let part = ahead.prefix(limit)
            ahead = ahead.dropFirst(part.count)
            bytes += part
            try copy?(part)
            return part.count
        }
        while true {
            let before = bytes.count
            var failure: Int32 = 0
            bytes.append(addingCapacity: limit) { span in
                span.withUnsafeMutableBufferPointer { buffer, count in
                    let result = Glibc.read(descriptor, buffer.baseAddress, min(limit, buffer.count))
                    if result < 0 { failure = errno } else { count = result }
                }
            }
            switch failure {
            case 0:
                try copy?(bytes[before...])
                return bytes.count - before
            case EINTR: continue
            case EAGAIN:
                var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
                poll(&waiting, 1, -1)
            default: throw .cannotRead(name, errno: failure)
            }
        }
    }
}

/// The first bytes of something that can be read once only, such as a pipe, and the descriptor that the rest comes from.
final class ReadAhead: Sendable {
    let descriptor: Int32
    let head: [UInt8]
    private let closes: Bool

    init(descriptor: Int32, closes: Bool, head: [UInt8]) {
        self.descriptor = descriptor
        self.closes = closes
        self.head = head
    }

    deinit {
        if closes { close(descriptor) }
    }
}
