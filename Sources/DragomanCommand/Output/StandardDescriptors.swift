import Glibc

/// The three descriptors that a process is given.
enum StandardDescriptors {
    /// Holds the places of those that are closed, so that no file or channel opened later gets them and takes the bytes that were meant for
    /// them.
    ///
    /// Each is opened the wrong way round: whoever uses it is told `EBADF`, as where it is closed.
    static func holdClosed() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest that is free is this one, since those below are open.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }
}
