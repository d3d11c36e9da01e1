// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Cuts HTML into tags, text and what is neither, as browsers do, and the programs that make a page before browsers see it; each
/// byte belongs to one token.
struct HTMLTokenizer: Sequence, IteratorProtocol {
    enum Token {
        case text(Range<Int>)
        case tag(HTMLTag)
        /// A comment, a declaration, control flow of a template, or what elements such as `script` hold.
        case other(Range<Int>)

        /// Where it stands.
        var range: Range<Int> {
            switch self {
            case .text(let range), .other(let range): range
            case .tag(let tag): tag.range
            }
        }
    }

    private let bytes: [UInt8]
    private let limit: Int
    private let allowsExpressions: Bool
    private let keepsExpressions: Bool
    private var position: Int
    /// The element whose content is not read for tags, and whether it is text nonetheless.
    private var raw: (name: String, isText: Bool)?
    /// Where the text ends in which no tag is read.
    private var textEnd = 0

    /// - Parameters:
    ///   - allowsExpressions: Whether values of attributes may be expressions in braces, as MDX has them.
    ///   - keepsExpressions: Whether what stands in braces among the text is an expression, too.
    init(_ bytes: [UInt8], in range: Range<Int>, allowsExpressions: Bool = false, keepsExpressions: Bool = false) {
        self.allowsExpressions = allowsExpressions
        self.keepsExpressions = keepsExpressions
        self.bytes = bytes
        position = range.lowerBound
        limit = range.upperBound
    }

    mutating func next() -> Token? {
        guard position < limit else { return nil }
        if let raw {
            self.raw = nil
            let start = position
            let end = rawEnd(of: raw.name)
            if raw.isText {
                textEnd = end
            } else if end > start {
                position = end
                return .other(start..<end)
            }
        }
        let start = position
        if start < textEnd {
            if let end = ServerMarkup.end(in: bytes, from: start, to: textEnd) {
                position = end
                return .other(start..<end)
            }
            repeat { position += 1 } while position < textEnd && !mayEndText(bytes[position])
            return .text(start..<position)
        }
        if bytes[start] == UInt8(ascii: "{"),
            let end = keepsExpressions
                ? ComponentMarkup.expressionEnd(in: bytes, from: start, to: limit)
                : ServerMarkup.end(in: bytes, from: start, to: limit)
        {
            position = end
            return .other(start..<end)
        }
        if bytes[start] == UInt8(ascii: "<") {
            if let tag = HTMLTag(bytes, at: start, to: limit, allowsExpressions: allowsExpressions) {
                position = tag.range.upperBound
                if !tag.isEnd, Self.rawNames.contains(tag.name) { raw = (tag.name, tag.name == "title") }
                return .tag(tag)
            }
            if let end = otherEnd ?? (allowsExpressions ? ComponentMarkup.fragmentEnd(in: bytes, from: start) : nil), end <= limit
            {
                position = end
                return .other(start..<end)
            }
        }
        if let end = TemplateBlock.end(in: bytes, from: start, to: limit) {
            position = end
            return .other(start..<end)
        }
        // An angle bracket or a brace that begins nothing is text.
        repeat { position += 1 } while position < limit && !mayEndText(bytes[position])
        return .text(start..<position)
    }

    private func mayEndText(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "<") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "}")
    }

    /// The end of a comment or declaration at the position; nil where there is none.
    private var otherEnd: Int? {
        if let end = ServerMarkup.end(in: bytes, from: position, to: limit) { return end }
        let rest = bytes[position..<limit].dropFirst()
        guard let first = rest.first, first == 0x21 || first == 0x3F || first == 0x2F, rest.count > 1 else { return nil }
        if rest.starts(with: "!--".utf8) {
            let content = rest.dropFirst(3)
            if content.first == UInt8(ascii: ">") { return content.startIndex + 1 }
            if content.starts(with: "->".utf8) { return content.startIndex + 2 }
            var end = content.startIndex
            while end < limit {
                let tail = bytes[end..<limit]
                if tail.starts(with: "-->".utf8) { return end + 3 }
                if tail.starts(with: "--!>".utf8) { return end + 4 }
                end += 1
            }
            return limit
        }
        if rest.starts(with: "![CDATA[".utf8) {
            return rest.firstIndex(ignoringCase: "]]>").map { $0 + 3 } ?? limit
        }
        return rest.firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? limit
    }

    /// Where the end tag of an element with raw content begins.
    private func rawEnd(of name: String) -> Int {
        guard name != "plaintext" else { return limit }
        var start = position
        let pattern = "</" + name
        while let found = bytes[start..<limit].firstIndex(ignoringCase: pattern) {
            let next = found + pattern.utf8.count
            if next == limit || bytes[next].isASCIISpace || bytes[next] == 0x2F || bytes[next] == 0x3E { return found }
            start = next
        }
        return limit
    }

    private static let rawNames: Set = [
        "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes", "plaintext",
    ]
}
