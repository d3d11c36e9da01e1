// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Strings as C takes them.
package enum CStrings {
    /// Calls a closure with an array of pointers to strings; nil is a null pointer. They hold while the closure runs.
    package static func withPointers<Result>(
        to strings: [String?], _ body: (UnsafePointer<UnsafePointer<CChar>?>?) throws -> Result
    ) rethrows -> Result {
        let copies = strings.map { $0.flatMap { strdup($0) } }
        defer { copies.forEach { free($0) } }
        return try copies.map { UnsafePointer($0) }.withUnsafeBufferPointer { try body($0.baseAddress) }
    }
}
