import Glibc

/// A file that a result is written to; what stood in it is replaced.
struct ResultFile {
    let path: String

    /// Whether another path leads to the same file.
    func isSame(as other: String) -> Bool {
        var (mine, others) = (stat(), stat())
        return stat(path, &mine) == 0 && stat(other, &others) == 0 && mine.st_dev == others.st_dev && mine.st_ino == others.st_ino
    }

    /// Writes a text.
    func write(_ text: String) throws(CommandError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotCreate(path, errno: errno) }
        defer { close(descriptor) }
        try ByteSink(descriptor: descriptor, name: path).write(Array(text.utf8))
    }
}
