import Glibc

/// A file that a result is written to; what stood in it is replaced.
struct ResultFile {
    let path: String

    /// Refuses to be written over a file that is read.
    func spare(_ inputs: [Input]) throws(CommandError) {
        if let input = inputs.first(where: isSame) { throw .overInput(path, input: input.name) }
    }

    /// Whether it is the file that an input is read from.
    private func isSame(as input: Input) -> Bool {
        var mine = stat()
        guard let other = input.status, stat(path, &mine) == 0 else { return false }
        // Devices, such as a terminal, may well be both.
        return mine.st_mode & S_IFMT == S_IFREG && (mine.st_dev, mine.st_ino) == (other.st_dev, other.st_ino)
    }

    /// Writes a text. Where that fails, or the process must end meanwhile, what stood in the file stays.
    func write(_ text: String) throws(CommandError) {
        guard let place = replaceable else { return try overwrite(text) }
        let files = HalfWritten()
        try Interruption.shared.write(files) { () throws(CommandError) in
            let descriptor = files.makeFile(place.draft)
            // Who may write a file may not always make another beside it.
            guard descriptor >= 0 else { return try overwrite(text) }
            do throws(CommandError) {
                defer { close(descriptor) }
                if let mode = place.mode { fchmod(descriptor, mode) }
                try ByteSink(descriptor: descriptor, name: path).write(Array(text.utf8))
            } catch {
                files.takeAway()
                throw error
            }
            guard files.finish(renaming: place.draft, to: place.target) else {
                let code = errno
                files.takeAway()
                throw .cannotCreate(path, errno: code)
            }
        }
    }

    /// The file that is to be replaced, links followed, a draft beside it, and its permissions; nil where it is none, but a device or a
    /// pipe.
    private var replaceable: (target: String, draft: String, mode: mode_t?)? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            // A link that leads nowhere is left to the system.
            return lstat(path, &status) == 0 ? nil : (path, draft(of: path), nil)
        }
        guard status.st_mode & S_IFMT == S_IFREG, access(path, W_OK) == 0, let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        let target = String(cString: resolved)
        return (target, draft(of: target), status.st_mode & 0o7777)
    }

    private func draft(of target: String) -> String { "\(target).\(getpid()).part" }

    /// Writes a text over what stands there.
    private func overwrite(_ text: String) throws(CommandError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotCreate(path, errno: errno) }
        defer { close(descriptor) }
        try ByteSink(descriptor: descriptor, name: path).write(Array(text.utf8))
    }
}
