import Glibc

/// A descriptor that bytes are written to.
struct ByteSink {
    let descriptor: Int32
    /// What messages call it.
    let name: String

    /// Writes all bytes, however long that takes.
    ///
    /// Where the reader has gone, the process ends quietly, as by the signal that it would have got.
    func write(_ bytes: [UInt8]) throws(CommandError) {
        try write(bytes[...])
    }

    /// Writes all bytes of a slice, likewise.
    func write(_ bytes: ArraySlice<UInt8>) throws(CommandError) {
        var start = 0
        while start < bytes.count {
            let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress.map { $0 + start }, $0.count - start) }
            if written >= 0 {
                start += written
                continue
            }
            switch errno {
            case EINTR: break
            case EPIPE: endProcess(bySignal: SIGPIPE)
            case EAGAIN:
                // Someone else made the descriptor non-blocking.
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&waiting, 1, -1)
            case let code: throw .cannotWrite(name, errno: code)
            }
        }
    }
}
