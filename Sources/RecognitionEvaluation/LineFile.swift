// SPDX-License-Identifier: Apache-2.0

import Decompression
import Glibc
import SystemFiles
import TextScanning

/// Reads the lines of a text file, which may be compressed by gzip, xz or zstd.
package enum LineFile {
    /// How many bytes are read or decompressed at once.
    private static let chunkSize = 1 << 17

    /// Calls `body` with each line, its line break left out, and a byte order mark before the first.
    ///
    /// - Throws: `EvaluationError` where the file cannot be read to its end.
    package static func forEachLine(of path: String, _ body: (UnsafeBufferPointer<UInt8>) -> Void) throws(EvaluationError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(path, SystemError.last.reason) }
        defer { close(descriptor) }
        var lines = OpenLines()
        var unread: [UInt8] = []
        var decompressor: Decompressor?
        var isDecided = false
        while try append(to: &unread, from: descriptor, path) {
            guard isDecided || !CompressionFormat.mayBegin(unread) else { continue }
            do throws(DecompressionError) {
                if !isDecided, let format = CompressionFormat(beginning: unread) { decompressor = try Decompressor(format) }
                isDecided = true
                guard let decompressor else {
                    lines.append(&unread, body)
                    continue
                }
                try decompress(&unread, with: decompressor) { lines.append(&$0, body) }
            } catch {
                throw unreadable(path, error.why)
            }
        }
        do throws(DecompressionError) {
            try decompressor?.finish()
        } catch {
            throw unreadable(path, error.why)
        }
        // A list that was cut to nothing is no empty list.
        if decompressor == nil, CompressionFormat(ofFile: path) != nil {
            throw unreadable(path, "it is not compressed as its name says, or has been cut short")
        }
        if !isDecided { lines.append(&unread, body) }
        lines.finish(body)
    }

    /// Decompresses as much of some bytes as can be, which are removed from them.
    private static func decompress(
        _ bytes: inout [UInt8], with decompressor: Decompressor, _ body: (inout [UInt8]) -> Void
    ) throws(DecompressionError) {
        var input = bytes[...]
        var output: [UInt8] = []
        var hasMore = true
        while hasMore {
            try decompressor.decompress(&input, into: &output, atMost: chunkSize)
            hasMore = output.count == chunkSize
            body(&output)
        }
        bytes = Array(input)
    }

    private static func unreadable(_ path: String, _ reason: String) -> EvaluationError {
        EvaluationError(.unreadable, "\(path): \(reason)")
    }

    /// Appends the next bytes of a file.
    ///
    /// - Returns: Whether there were some.
    private static func append(
        to bytes: inout [UInt8], from descriptor: Int32, _ path: String
    ) throws(EvaluationError) -> Bool {
        while true {
            var count = 0
            var failure: Int32 = 0
            bytes.append(addingCapacity: chunkSize) { span in
                span.withUnsafeMutableBufferPointer { buffer, initializedCount in
                    count = read(descriptor, buffer.baseAddress, buffer.count)
                    failure = errno
                    initializedCount = max(0, count)
                }
            }
            if count >= 0 { return count > 0 }
            guard failure == EINTR else { throw unreadable(path, SystemError(failure).reason) }
        }
    }
}

/// Bytes of which the complete lines are handed on.
private struct OpenLines {
    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The beginning of a line whose end has not been read.
    private var rest: [UInt8] = []
    private var isFirst = true

    /// Takes bytes, which are none afterwards, and hands on the lines that end in them.
    mutating func append(_ bytes: inout [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        var start = 0
        while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
            if rest.isEmpty {
                handOn(bytes[start..<end], body)
            } else {
                rest += bytes[start..<end]
                handOn(rest[...], body)
                rest.removeAll(keepingCapacity: true)
            }
            start = end + 1
        }
        rest += bytes[start...]
        bytes.removeAll(keepingCapacity: true)
    }

    /// Hands on the last line, where no line break ends it.
    mutating func finish(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        if !rest.isEmpty { handOn(rest[...], body) }
        rest = []
    }

    private mutating func handOn(_ line: ArraySlice<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        let line = isFirst && line.starts(with: Self.byteOrderMark) ? line.dropFirst(Self.byteOrderMark.count) : line
        isFirst = false
        (line.last == UInt8(ascii: "\r") ? line.dropLast() : line).withUnsafeBufferPointer(body)
    }
}
