// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Reads the quotations of mail in plain text: lines that begin with `> `, `>> ` or `> > `.
///
/// Each paragraph of a quotation is a passage without these marks, so that a sentence goes on over the end of a line as it does
/// elsewhere, and no engine takes a mark for text. They are written again before each line.
enum QuotedMail {
    /// What the lines of a paragraph begin with.
    struct Prefix: Hashable, Sendable {
        let text: String

        /// A text of several lines with the prefix before each but the first, whose prefix stands before the passage.
        func written(before text: String) -> String {
            text.reduce(into: "") { result, character in
                result.append(character)
                if ["\n", "\r\n", "\r"].contains(character) { result += self.text }
            }
        }
    }

    /// A line of a quotation.
    private struct Line {
        let line: SourceLines.Line
        /// The marks, with one space behind them.
        let prefix: ArraySlice<UInt8>
        let isBlank: Bool
    }

    /// A single line with the mark may be a comparison, an item, or what was typed behind a prompt.
    private static let fewestLines = 2
    /// Three marks without spaces between are the prompt of Python.
    private static let promptLength = 3

    /// The passages of a stretch of text: what is quoted, and what stands between.
    ///
    /// - Complexity: Linear in the length of the stretch.
    static func passages(of stretch: Range<Int>, in bytes: [UInt8]) -> [Passage] {
        var passages: [Passage] = []
        var quotation: [Line] = []
        var start = stretch.lowerBound
        func addText(upTo end: Int) {
            let isAll = start..<end == stretch
            guard isAll || bytes[start..<end].contains(where: { $0 > 0x20 && $0 != mark }) else { return }
            passages.append(Passage(range: start..<end, text: String(decoding: bytes[start..<end], as: UTF8.self)))
        }
        func endQuotation() {
            defer { quotation.removeAll(keepingCapacity: true) }
            guard quotation.count(where: { !$0.isBlank }) >= fewestLines, let first = quotation.first, let last = quotation.last
            else { return }
            addText(upTo: first.line.content.lowerBound)
            passages += paragraphs(of: quotation, in: bytes)
            start = last.line.end
        }
        for line in SourceLines(bytes, from: stretch.lowerBound) {
            guard line.content.lowerBound < stretch.upperBound else { break }
            if let quoted = quoted(line, in: bytes) { quotation.append(quoted) } else { endQuotation() }
        }
        endQuotation()
        if start < stretch.upperBound { addText(upTo: stretch.upperBound) }
        return passages
    }

    private static let mark = UInt8(ascii: ">")

    /// A line as one of a quotation; nil where it is none.
    private static func quoted(_ line: SourceLines.Line, in bytes: [UInt8]) -> Line? {
        let content = bytes[line.content]
        var (end, runLength) = (content.startIndex, 0)
        while end < content.endIndex, content[end] == mark {
            runLength += 1
            guard runLength < promptLength else { return nil }
            end += 1
            guard end < content.endIndex, content[end] != mark else { continue }
            guard content[end].isBlank else { return nil }
            (end, runLength) = (end + 1, 0)
        }
        guard end > content.startIndex else { return nil }
        return Line(line: line, prefix: content[..<end], isBlank: content[end...].allSatisfy(\.isBlank))
    }

    /// The paragraphs of a quotation: lines of one prefix with no blank one between them.
    private static func paragraphs(of lines: [Line], in bytes: [UInt8]) -> [Passage] {
        var builder = PassageBuilder(bytes)
        var passages: [Passage] = []
        var previous: Line?
        func endParagraph() {
            let prefix = previous.map { Prefix(text: String(decoding: $0.prefix, as: UTF8.self)) }
            if let passage = builder.finish(note: prefix, keepsEnds: true) { passages.append(passage) }
            previous = nil
        }
        for line in lines {
            if line.isBlank || previous.map({ $0.prefix != line.prefix }) == true { endParagraph() }
            guard !line.isBlank else { continue }
            let text = line.prefix.endIndex..<line.line.content.upperBound
            if let previous {
                let lineEnd = previous.line.content.upperBound..<previous.line.end
                builder.addEscape(lineEnd.lowerBound..<text.lowerBound, for: bytes[lineEnd])
            }
            builder.addText(text)
            previous = line
        }
        endParagraph()
        return passages
    }
}
