// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A descriptor that bytes are written to at once: nothing is kept back.
///
///     try ByteSink(descriptor: 1, name: "standard output").write(Array("de\n".utf8))
public struct ByteSink: Sendable {
    /// The descriptor, which whoever opened it closes.
    public let descriptor: Int32
    /// What messages call it.
    public let name: String

    /// A descriptor that is open for writing.
    public init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    /// Writes all bytes, however long that takes.
    ///
    /// - Throws: `TextStreamError`; its code is `readerGone` where nobody reads a pipe any more, and the process ignores or
    ///   handles `SIGPIPE`, which would have ended it.
    public func write(_ bytes: [UInt8]) throws(TextStreamError) {
        try write(bytes[...])
    }

    /// Writes all bytes of a slice, likewise.
    public func write(_ bytes: ArraySlice<UInt8>) throws(TextStreamError) {
        var start = 0
        while start < bytes.count {
            let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress.map { $0 + start }, $0.count - start) }
            if written >= 0 {
                start += written
                continue
            }
            switch errno {
            case EINTR: break
            case EAGAIN:
                // Someone else made the descriptor non-blocking.
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&waiting, 1, -1)
            case let code: throw .cannotWrite(name, errno: code)
            }
        }
    }

    /// Writes with `body`, and closes the descriptor, which is when some systems notice that a disk is full.
    ///
    /// - Parameter synchronizes: Whether the bytes are to be on the disk then, since the file takes another's place.
    func closing(
        synchronizes: Bool = false, after body: () throws(TextStreamError) -> Void
    ) throws(TextStreamError) {
        do throws(TextStreamError) {
            try body()
            // What is no file, or is on a disk in memory, may not know it.
            if synchronizes, fsync(descriptor) != 0, errno != EINVAL { throw .cannotWrite(name, errno: errno) }
        } catch {
            close(descriptor)
            throw error
        }
        guard close(descriptor) == 0 || errno == EINTR else { throw .cannotWrite(name, errno: errno) }
    }
}
