// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Plain text: all of it is text, and nothing is escaped.
public struct PlainText: DocumentFormat {
    /// The format.
    public init() {}

    /// `plain text`.
    public var name: String { "plain text" }

    /// `text`.
    public var identifier: String { "text" }

    /// `.txt`, `.text`. Where a name says nothing, plain text is what is left.
    public var fileNameSuffixes: [String] { ["txt", "text"] }

    /// The whole content behind a byte order mark; nothing where there is none.
    public func passages(of content: String) -> [Passage] {
        let start = ByteOrderMark.length(in: content.utf8)
        let range = start..<content.utf8.count
        return range.isEmpty ? [] : [Passage(range: range, text: String(content.utf8.dropFirst(start)) ?? content)]
    }

    /// The text as it is.
    public func written(_ text: String, for passage: Passage) -> String { text }
}
