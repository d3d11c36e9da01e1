// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Plain text: all of it is text but lines of code, and nothing is escaped.
public struct PlainText: DocumentFormat {
    /// Whether lines of code are text, too.
    private let readsCode: Bool

    /// The format.
    public init() { readsCode = false }

    /// The format.
    ///
    /// - Parameter readsCode: Whether lines of code are text, too.
    package init(readsCode: Bool) { self.readsCode = readsCode }

    /// `plain text`.
    public var name: String { "plain text" }

    /// `text`.
    public var identifier: String { "text" }

    /// `.txt`, `.text`. Where a name says nothing, plain text is what is left.
    public var fileNameSuffixes: [String] { ["txt", "text"] }

    /// The content behind a byte order mark, without the lines that are code for certain; mostly that is one passage.
    ///
    /// - Complexity: Linear in the length of the content.
    public func passages(of content: String) -> [Passage] {
        let bytes = Array(content.utf8)
        let start = ByteOrderMark.length(in: bytes)
        var ranges: [Range<Int>] = []
        var code = CodeLines(bytes, from: start)
        for line in SourceLines(bytes, from: start) where readsCode || !code.isCode(line, in: bytes) {
            if let last = ranges.last, last.upperBound == line.content.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<line.end
            } else {
                ranges.append(line.content.lowerBound..<line.end)
            }
        }
        return ranges.map { Passage(range: $0, text: String(decoding: bytes[$0], as: UTF8.self)) }
    }

    /// The text as it is.
    public func written(_ text: String, for passage: Passage) -> String { text }
}
