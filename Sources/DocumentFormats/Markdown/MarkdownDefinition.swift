// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A definition of a link, such as `[label]: https://example.org "Title"`, at the beginning of a paragraph.
struct MarkdownDefinition {
    /// The label, folded.
    let label: String
    /// How many lines it takes.
    let lineCount: Int
    /// Its title, between the quotation marks; nil where there is none.
    let title: Range<Int>?

    /// Reads a definition; nil where the lines do not begin with one.
    init?(_ lines: ArraySlice<Range<Int>>, in bytes: [UInt8]) {
        guard let first = lines.first, let label = MarkdownLabel(bytes, at: first.lowerBound, to: first.upperBound),
            label.end < first.upperBound, bytes[label.end] == UInt8(ascii: ":")
        else { return nil }
        self.label = label.folded
        var lineCount = 1
        var rest = SourceLines.trimmed(bytes[(label.end + 1)..<first.upperBound])
        if rest.isEmpty {
            guard let second = lines.dropFirst().first else { return nil }
            lineCount = 2
            rest = SourceLines.trimmed(bytes[second])
        }
        guard let end = MarkdownLink.destinationEnd(in: bytes, from: rest.lowerBound, to: rest.upperBound), end > rest.lowerBound
        else { return nil }
        let title = SourceLines.trimmed(bytes[end..<rest.upperBound])
        if title.isEmpty {
            // A title may stand on a line of its own.
            let next = lines.dropFirst(lineCount).first.map { SourceLines.trimmed(bytes[$0]) }
            let isTitle = next.map { Self.isTitle($0, in: bytes) } ?? false
            if isTitle { lineCount += 1 }
            self.title = isTitle ? next.map { $0.lowerBound + 1..<$0.upperBound - 1 } : nil
        } else {
            guard title.lowerBound > end, Self.isTitle(title, in: bytes) else { return nil }
            self.title = title.lowerBound + 1..<title.upperBound - 1
        }
        self.lineCount = lineCount
    }

    private static func isTitle(_ range: Range<Int>, in bytes: [UInt8]) -> Bool {
        MarkdownLink.titleEnd(in: bytes, from: range.lowerBound, to: range.upperBound) == range.upperBound
    }
}

/// A label in brackets, as references to links have it.
struct MarkdownLabel {
    /// A label has at most this many bytes.
    private static let longest = 999

    /// What stands between the brackets, its letters small and its white space single.
    let folded: String
    /// Where it ends, after the closing bracket.
    let end: Int

    /// Reads a label that begins at an opening bracket; nil where there is none.
    init?(_ bytes: [UInt8], at start: Int, to limit: Int) {
        guard start < limit, bytes[start] == UInt8(ascii: "[") else { return nil }
        let limit = min(limit, start + Self.longest)
        var end = start + 1
        while end < limit, bytes[end] != UInt8(ascii: "]") {
            if bytes[end] == UInt8(ascii: "[") { return nil }
            end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard end < limit else { return nil }
        let words = String(decoding: bytes[start + 1..<end], as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else { return nil }
        folded = words.joined(separator: " ").lowercased()
        self.end = end + 1
    }
}

/// The parts of links that are not text.
enum MarkdownLink {
    /// Brackets in a destination nest this deep at most, so that no text is read again and again.
    private static let deepest = 32

    /// The end of a destination; nil where there is none.
    static func destinationEnd(in bytes: [UInt8], from start: Int, to limit: Int) -> Int? {
        guard start < limit else { return nil }
        var position = start
        if bytes[start] == UInt8(ascii: "<") {
            position += 1
            while position < limit, bytes[position] != UInt8(ascii: ">") {
                if bytes[position] == 0x0A || bytes[position] == UInt8(ascii: "<") { return nil }
                position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
            }
            return position < limit ? position + 1 : nil
        }
        var depth = 0
        while position < limit, bytes[position] > 0x20 {
            // The generator of a site fills places in before it reads links, and they may have spaces: {% link a.md %}.
            if let end = ServerMarkup.end(in: bytes, from: position, to: limit) {
                position = end
                continue
            }
            switch bytes[position] {
            case UInt8(ascii: "\\"): position += 1
            case UInt8(ascii: "("):
                depth += 1
                if depth > deepest { return nil }
            case UInt8(ascii: ")"):
                if depth == 0 { return position }
                depth -= 1
            default: break
            }
            position += 1
        }
        return depth == 0 ? min(position, limit) : nil
    }

    /// The end of a title between quotation marks or brackets; nil where there is none.
    static func titleEnd(in bytes: [UInt8], from start: Int, to limit: Int) -> Int? {
        guard start < limit else { return nil }
        let close: UInt8
        switch bytes[start] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): close = bytes[start]
        case UInt8(ascii: "("): close = UInt8(ascii: ")")
        default: return nil
        }
        var position = start + 1
        while position < limit, bytes[position] != close {
            if close == UInt8(ascii: ")"), bytes[position] == UInt8(ascii: "(") { return nil }
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return position < limit ? position + 1 : nil
    }

    /// The end of what follows a link's text in parentheses, from the opening one on, and its title between the quotation marks;
    /// nil where there is none.
    static func tail(in bytes: [UInt8], from start: Int, to limit: Int) -> (end: Int, title: Range<Int>?)? {
        func skipped(_ start: Int) -> Int {
            var position = start
            while position < limit, bytes[position].isASCIISpace { position += 1 }
            return position
        }
        var position = skipped(start + 1)
        var title: Range<Int>?
        guard position < limit else { return nil }
        if bytes[position] != UInt8(ascii: ")") {
            guard let end = destinationEnd(in: bytes, from: position, to: limit) else { return nil }
            if let end = fileNameEnd(in: bytes, from: position, to: limit) { return (end + 1, nil) }
            position = skipped(end)
            if position > end, let end = titleEnd(in: bytes, from: position, to: limit) {
                title = position + 1..<end - 1
                position = skipped(end)
            }
        }
        return position < limit && bytes[position] == UInt8(ascii: ")") ? (position + 1, title) : nil
    }

    /// The end of the name of a file with spaces in it, up to the parenthesis behind: `images/screen shot.png`. CommonMark has no
    /// link there, and the programs that people write it for do.
    private static func fileNameEnd(in bytes: [UInt8], from start: Int, to limit: Int) -> Int? {
        let name = bytes[start..<min(limit, start + longestFileName)].prefix { !"()<>\"'\n[]".utf8.contains($0) }
        guard name.contains(0x20), name.endIndex < limit, bytes[name.endIndex] == UInt8(ascii: ")"), name.last != 0x20,
            let stop = name.lastIndex(of: UInt8(ascii: ".")), stop > start
        else { return nil }
        let ending = name[(stop + 1)...]
        return 2...5 ~= ending.count && ending.allSatisfy(\.isASCIILetterOrDigit) ? name.endIndex : nil
    }

    private static let longestFileName = 200

    /// The passage of a link's title, which stands between quotation marks; nil where there is not text in it.
    static func passage(ofTitle range: Range<Int>, in source: [UInt8]) -> Passage? {
        var builder = PassageBuilder(source)
        builder.add(range) { position in
            let next = position + 1
            if source[position] == UInt8(ascii: "\\"), next < range.upperBound, source[next].isASCIIPunctuation {
                return .escape(end: next + 1, meaning: [source[next]])
            }
            return CharacterReference(closedIn: source, at: position, to: range.upperBound).map { .reference($0) }
        }
        return builder.finish(note: MarkdownPlace.title).flatMap { $0.text.isFixed ? nil : $0 }
    }

    /// Where what leads to another page ends in a link of a wiki: all of `[[Page]]` and of `![[Page]]`, and `[[Page|` before its
    /// text; nil where none begins.
    static func wikiPageEnd(in bytes: [UInt8], at bracket: Int) -> Int? {
        guard bytes[bracket...].starts(with: "[[".utf8) else { return nil }
        let page = bytes[(bracket + 2)...].prefix { !"[]|\n".utf8.contains($0) }
        guard !page.isEmpty, page.endIndex + 1 < bytes.count else { return nil }
        if bytes[page.endIndex] == UInt8(ascii: "|") { return page.endIndex + 1 }
        return bytes[page.endIndex...].starts(with: "]]".utf8) ? page.endIndex + 2 : nil
    }
}
