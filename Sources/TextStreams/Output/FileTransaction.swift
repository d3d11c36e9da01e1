// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// A set of files that is of use only when it is complete: all are kept, or all are removed.
///
/// It can be cancelled from another thread, as for a signal: pass it to what writes the files, and call `cancel` on it.
public final class FileTransaction: Sendable {
    private struct State {
        var paths: [String] = []
        /// The folder that was made for them.
        var folder: String?
    }

    private let state = Mutex(State())

    /// A transaction that has made nothing yet.
    public init() {}

    /// Makes a folder, where it does not exist.
    func makeFolder(_ path: String) throws(TextStreamError) {
        try state.withLock { state throws(TextStreamError) in
            if mkdir(path, 0o777) == 0 {
                state.folder = path
            } else if errno != EEXIST {
                throw .cannotCreate(path, errno: errno)
            } else {
                // Faults of the folder are told by its name, which was asked for, rather than by that of a file in it.
                var status = stat()
                guard stat(path, &status) == 0 else { throw .cannotCreate(path, errno: errno) }
                guard status.st_mode & S_IFMT == S_IFDIR else { throw .cannotCreate(path, errno: ENOTDIR) }
                guard access(path, W_OK | X_OK) == 0 else { throw .cannotCreate(path, errno: errno) }
            }
        }
    }

    /// Makes a file that must not exist.
    ///
    /// - Returns: Its descriptor, to write to; negative with `errno` set where it cannot be made.
    func makeFile(_ path: String) -> Int32 {
        state.withLock { state in
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { state.paths.append(path) }
            return descriptor
        }
    }

    /// Removes a file that was made, since it is not needed.
    func removeFile(_ path: String) {
        state.withLock { state in
            unlink(path)
            state.paths.removeAll { $0 == path }
        }
    }

    /// Renames the last file to its final name; from then on nothing is removed.
    ///
    /// - Returns: Whether the file was renamed. If not, `errno` is set and nothing has changed.
    func finish(renaming draft: String, to path: String) -> Bool {
        // Under the lock, so that `cancel` finds either all of the files unfinished or none.
        state.withLock { state in
            guard rename(draft, path) == 0 else { return false }
            state = State()
            return true
        }
    }

    /// Takes away what was made. What others made stays, and so does a folder with it. Nothing happens where all is written
    /// already.
    ///
    /// - Parameter end: Runs before anything else can be made.
    public func cancel(_ end: () -> Void = {}) {
        state.withLock { state in
            for path in state.paths { unlink(path) }
            if let folder = state.folder { rmdir(folder) }
            state = State()
            end()
        }
    }
}
