// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What may be done with a file.
package enum FileAccess {
    /// Whether something of this name is there.
    package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Whether a file is there and may be read.
    package static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

    /// Whether something has this name, be it a link that leads nowhere.
    package static func isNamed(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether a program is there and may be run. A folder that may be entered is none.
    package static func isExecutable(_ path: String) -> Bool {
        var status = stat()
        return access(path, X_OK) == 0 && stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// The path of a program in the first of some folders that has it; nil where none has.
    package static func program(_ name: String, in folders: [some StringProtocol]) -> String? {
        folders.lazy.map { "\($0)/\(name)" }.first(where: isExecutable)
    }
}
