// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The whole of a file.
package enum FileBytes {
    /// Reads a regular file to its end. What is none is refused: a pipe would be waited for, and a device may have no end.
    package static func readRegular(_ path: String) throws(SystemError) -> [UInt8] {
        let file = try MappedFile(path)
        return withExtendedLifetime(file) { Array(file.bytes) }
    }

    /// Reads a file to its end.
    package static func read(_ path: String) throws(SystemError) -> [UInt8] {
        guard let file = fopen(path, "re") else { throw .last }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var portion = 1 << 13
        while true {
            let start = bytes.count
            bytes.append(contentsOf: repeatElement(0, count: portion))
            let count = bytes.withUnsafeMutableBytes { fread($0.baseAddress.map { $0 + start }, 1, portion, file) }
            bytes.removeLast(portion - count)
            guard count == portion else { break }
            portion = min(portion * 2, 1 << 20)
        }
        guard ferror(file) == 0 else { throw .last }
        return bytes
    }
}
