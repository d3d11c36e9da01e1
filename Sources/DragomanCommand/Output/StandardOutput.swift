import Glibc

/// Where results go. Nothing is kept back: what was written is out.
struct StandardOutput: Sendable {
    /// Writes all bytes, however long that takes.
    ///
    /// Where the reader has gone, the process ends quietly, as by the signal that it would have got.
    func write(_ bytes: [UInt8]) throws(CommandError) {
        var start = 0
        while start < bytes.count {
            let written = bytes.withUnsafeBytes {
                Glibc.write(STDOUT_FILENO, $0.baseAddress.map { $0 + start }, $0.count - start)
            }
            if written >= 0 {
                start += written
            } else if errno == EPIPE {
                signal(SIGPIPE, SIG_DFL)
                raise(SIGPIPE)
            } else if errno == EAGAIN {
                // Someone else made the descriptor non-blocking.
                var waiting = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
                poll(&waiting, 1, -1)
            } else if errno != EINTR {
                throw .cannotWrite(errno: errno)
            }
        }
    }

    /// Writes a text.
    func write(_ text: String) throws(CommandError) {
        try write(Array(text.utf8))
    }
}
