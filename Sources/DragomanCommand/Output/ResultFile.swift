import Glibc

/// A file that a result is written to; what stood in it is replaced.
struct ResultFile {
    let path: String

    /// Whether it is the file that an input is read from.
    func isSame(as input: Input) -> Bool {
        var (mine, others) = (stat(), stat())
        let found =
            switch (input.spelling, input.path) {
            case (let spelling?, _): stat(spelling, &others)
            case (nil, let path?): stat(path, &others)
            case (nil, nil): fstat(STDIN_FILENO, &others)
            }
        // Devices, such as a terminal, may well be both.
        return found == 0 && stat(path, &mine) == 0 && mine.st_mode & S_IFMT == S_IFREG
            && (mine.st_dev, mine.st_ino) == (others.st_dev, others.st_ino)
    }

    /// Writes a text.
    func write(_ text: String) throws(CommandError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotCreate(path, errno: errno) }
        defer { close(descriptor) }
        try ByteSink(descriptor: descriptor, name: path).write(Array(text.utf8))
    }
}
