import Glibc

/// A file that a result is written to; what stood in it is replaced.
struct ResultFile {
    let path: String

    /// Writes a text.
    func write(_ text: String) throws(CommandError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotCreate(path, errno: errno) }
        defer { close(descriptor) }
        try ByteSink(descriptor: descriptor, name: path).write(Array(text.utf8))
    }
}
