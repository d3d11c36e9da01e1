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

    /// Whether a program is there and may be run.
    package static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }
}
