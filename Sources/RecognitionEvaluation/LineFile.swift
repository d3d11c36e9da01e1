// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Reads the lines of a text file, plain or compressed by xz.
package enum LineFile {
    /// Calls `body` with each line, its line break left out.
    ///
    /// - Throws: `EvaluationError` where the file cannot be read to its end.
    package static func forEachLine(of path: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) throws(EvaluationError) {
        let isCompressed = path.hasSuffix(".xz")
        // The name goes in single quotes, and its own single quotes out of them.
        let quoted = "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
        guard access(path, R_OK) == 0, let file = isCompressed ? popen("xz -dc -- \(quoted)", "re") : fopen(path, "re") else {
            throw EvaluationError(.unreadable, "\(path): \(String(cString: strerror(errno)))")
        }
        var line: UnsafeMutablePointer<CChar>?
        var capacity = 0
        defer { free(line) }
        while true {
            let length = getline(&line, &capacity, file)
            guard length >= 0, let line else { break }
            line.withMemoryRebound(to: UInt8.self, capacity: length) { bytes in
                var end = length
                if end > 0, bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
                if end > 0, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
                body(UnsafeBufferPointer(start: bytes, count: end))
            }
        }
        let failure = ferror(file) == 0 ? 0 : errno
        let status = isCompressed ? pclose(file) : fclose(file)
        guard failure == 0 else { throw EvaluationError(.unreadable, "\(path): \(String(cString: strerror(failure)))") }
        guard status == 0 else { throw EvaluationError(.unreadable, "\(path): it ends early or is damaged") }
    }

    /// Whether a file can be read.
    package static func exists(_ path: String) -> Bool { access(path, R_OK) == 0 }

    /// The names in a folder, in order; nil where it cannot be listed.
    package static func names(in folder: String) -> [String]? {
        guard let directory = opendir(folder) else { return nil }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }
}
