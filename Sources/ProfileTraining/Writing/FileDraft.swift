// SPDX-License-Identifier: Apache-2.0

import Glibc
import SystemFiles

/// A file that is written under another name in its folder, and gets its own name when it is whole.
///
/// A link is followed. Where a device or a pipe has the name, it is refused: the file would take its place.
package struct FileDraft: ~Copyable {
    private let path: String
    private let target: String
    private let file: UnsafeMutablePointer<FILE>

    private var name: String { Self.name(for: target) }

    private static func name(for target: String) -> String { "\(target).\(getpid()).part" }

    /// Makes the draft of a file that need not exist.
    ///
    /// - Throws: `TrainingError` with `.unwritable`.
    package init(of path: String) throws(TrainingError) {
        func failure(_ reason: String) -> TrainingError { TrainingError(.unwritable, "\(path): \(reason)") }
        var target = path
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFREG else { throw failure("it is not a file that could be replaced") }
            guard let resolved = realpath(path, nil) else { throw failure(SystemError.last.reason) }
            defer { free(resolved) }
            target = String(cString: resolved)
        }
        guard let file = fopen(Self.name(for: target), "wxe") else { throw failure(SystemError.last.reason) }
        (self.path, self.target, self.file) = (path, target, file)
    }

    /// Finds out before anything else is done whether a file could be written.
    ///
    /// - Throws: `TrainingError` with `.unwritable`.
    package static func check(_ path: String) throws(TrainingError) {
        _ = try FileDraft(of: path)
    }

    /// Writes all of the file, to the disk.
    ///
    /// - Throws: `TrainingError` with `.unwritable`.
    package borrowing func write(_ bytes: [UInt8]) throws(TrainingError) {
        guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fflush(file) == 0, fsync(fileno(file)) == 0 else {
            throw TrainingError(.unwritable, "\(path): \(SystemError.last.reason)")
        }
    }

    /// Gives the file its name, in the place of what stood there.
    ///
    /// - Throws: `TrainingError` with `.unwritable`.
    package consuming func finish() throws(TrainingError) {
        guard rename(name, target) == 0 else { throw TrainingError(.unwritable, "\(path): \(SystemError.last.reason)") }
    }

    deinit {
        fclose(file)
        // It has another name by now, if it was finished.
        unlink(name)
    }
}
