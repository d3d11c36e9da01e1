// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import SeededText

/// The spans that another program found in the documents, to be scored as those of the splitter are.
///
/// A file of a line for each document, in the order in which they are printed: spans with tabs between them, each `END:TAG` with
/// the UTF-8 offset of its end. A document whose line is `-` is not scored.
struct SpanAnswers {
    private let file: String
    private let lines: [Substring]
    private var next = 0

    /// Reads a file.
    init(file: String) throws {
        self.file = file
        var lines = try String(contentsOf: URL(filePath: file), encoding: .utf8).split(
            separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        self.lines = lines
    }

    /// The spans of the next document; nil where it is not scored.
    ///
    /// - Throws: `ValidationError` where there are none left, or the line is not as it should be.
    mutating func spans() throws -> [MixedDocument.Piece]? {
        guard next < lines.count else {
            throw ValidationError("\(file) has \(lines.count) lines, fewer than there are documents")
        }
        defer { next += 1 }
        guard lines[next] != "-" else { return nil }
        return try lines[next].split(separator: "\t").map { field in
            let parts = field.split(separator: ":")
            guard parts.count == 2, let end = Int(parts[0]) else {
                throw ValidationError("\(file):\(next + 1): ‘\(field)’ is not an END:TAG")
            }
            return MixedDocument.Piece(end: end, tag: String(parts[1]))
        }
    }

    /// - Throws: `ValidationError` where answers are left: they were made for other documents.
    func checkEnd() throws {
        guard next == lines.count else { throw ValidationError("\(file) has \(lines.count) lines, for \(next) documents") }
    }
}
