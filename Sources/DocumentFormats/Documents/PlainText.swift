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
        // Lines that end in carriage returns alone have the marks of quoted mail as part of their text.
        if bytes.contains(0x0D), !bytes.contains(0x0A) { return ranges.map { Self.reading($0, in: bytes) } }
        // Who tells the languages of all of it is told those of the marks, too.
        return readsCode ? ranges.map { Self.asItIs($0, in: bytes) } : ranges.flatMap { QuotedMail.passages(of: $0, in: bytes) }
    }

    /// The text as it is, with the line ends of its document and the marks of quoted mail before its lines.
    public func written(_ text: String, for passage: Passage) -> String {
        if passage.note is LineEnd { return text.replacing("\n", with: LineEnd(of: passage).text) }
        return (passage.note as? QuotedMail.Prefix)?.written(before: text) ?? text
    }

    private static func asItIs(_ range: Range<Int>, in bytes: [UInt8]) -> Passage {
        Passage(range: range, text: String(decoding: bytes[range], as: UTF8.self))
    }

    /// A passage of a document whose lines end in carriage returns alone, which reads as one whose lines end in line feeds: two
    /// end a paragraph for whoever reads it.
    private static func reading(_ range: Range<Int>, in bytes: [UInt8]) -> Passage {
        var builder = PassageBuilder(bytes)
        var start = range.lowerBound
        for index in range where bytes[index] == 0x0D {
            builder.addText(start..<index)
            builder.addEscape(index..<index + 1, for: [0x0A])
            start = index + 1
        }
        builder.addText(start..<range.upperBound)
        return builder.finish(note: LineEnd(text: "\r"), keepsEnds: true) ?? asItIs(range, in: bytes)
    }
}
