// SPDX-License-Identifier: Apache-2.0

import Glibc

/// A file that a result is written to; what stood in it is replaced.
public struct ResultFile: Sendable {
    /// The file's path.
    public let path: String

    /// A file that need not exist.
    public init(path: String) {
        self.path = path
    }

    /// Whether it is the regular file that an input is read from, by whatever path.
    public func isSame(as input: TextInput) -> Bool {
        var mine = stat()
        guard let other = input.status, stat(path, &mine) == 0 else { return false }
        // Devices, such as a terminal, may well be both.
        return mine.st_mode & S_IFMT == S_IFREG && (mine.st_dev, mine.st_ino) == (other.st_dev, other.st_ino)
    }

    /// Writes a text. Where that fails, or is cancelled meanwhile, what stood in the file stays.
    ///
    /// - Parameter files: The transaction by which it can be cancelled.
    public func write(_ text: String, files: FileTransaction = FileTransaction()) throws(TextStreamError) {
        guard let place = replaceable else { return try overwrite(text) }
        let descriptor = files.makeFile(place.draft)
        // Whoever may write a file may not always make another beside it.
        guard descriptor >= 0 else { return try overwrite(text) }
        do throws(TextStreamError) {
            defer { close(descriptor) }
            if let mode = place.mode { fchmod(descriptor, mode) }
            try ByteSink(descriptor: descriptor, name: path).write(Array(text.utf8))
        } catch {
            files.cancel()
            throw error
        }
        guard files.finish(renaming: place.draft, to: place.target) else {
            let number = errno
            files.cancel()
            throw .cannotCreate(path, errno: number)
        }
    }

    /// The file that is to be replaced, links followed, a draft beside it, and its permissions; nil where it is not a file that
    /// can be replaced, but a device or a pipe, for instance.
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
    private func overwrite(_ text: String) throws(TextStreamError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .cannotCreate(path, errno: errno) }
        defer { close(descriptor) }
        try ByteSink(descriptor: descriptor, name: path).write(Array(text.utf8))
    }
}
