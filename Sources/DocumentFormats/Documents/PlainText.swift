// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Plain text: all of it is text but lines of code and the marks of quoted mail (`> `), and nothing is escaped.
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

    /// The content behind a byte order mark, without the lines that are code for certain; mostly that is one passage. A paragraph
    /// of quoted mail is a passage by itself.
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
        // Who tells the languages of all of it is told those of the marks, too.
        if readsCode { return ranges.map { Passage(range: $0, text: String(decoding: bytes[$0], as: UTF8.self)) } }
        return ranges.flatMap { QuotedMail.passages(of: $0, in: bytes) }
    }

    /// The text as it is, with the marks of quoted mail before its lines.
    public func written(_ text: String, for passage: Passage) -> String {
        (passage.note as? QuotedMail.Prefix)?.written(before: text) ?? text
    }
}
