// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The names by which links in a document lead to its headings, `#key-features` to `## Key features`, and where such links stand.
///
/// They are made of what a heading says, as on GitHub: small letters, white space as hyphens, no punctuation, and a number behind
/// a name that was there before (github.com/Flet/github-slugger). Most generators of sites make the same of most headings.
struct MarkdownAnchors {
    /// Of each heading, in order; nil where it names itself, as in `## Features {#f}`, or a template says what it is called.
    private(set) var headings: [String?] = []
    /// The names that links lead to, behind their number signs, in order.
    private(set) var links: [Range<Int>] = []
    private var counts: [String: Int] = [:]

    /// Reads the blocks of a document.
    init(_ blocks: [MarkdownBlock], in bytes: [UInt8]) {
        for block in blocks where block.kind != .linkTitle {
            let reader = MarkdownLinkReader(block, in: bytes)
            links += reader.links
            if block.kind == .heading { headings.append(reader.text.flatMap { anchor(of: $0) }) }
        }
    }

    /// Whether a link to a heading may stand in a document.
    static func mayHaveLinks(_ bytes: [UInt8]) -> Bool {
        zip(bytes, bytes.dropFirst()).contains { $1 == UInt8(ascii: "#") && "(\"'".utf8.contains($0) }
    }

    /// What must change so that the links of a document lead to its headings as they are called now; nothing where a heading is
    /// gone, since then nobody can tell which is which.
    ///
    /// - Parameter original: The document before its headings changed.
    func edits(of bytes: [UInt8], after original: MarkdownAnchors) -> [DocumentEdit] {
        guard headings.count == original.headings.count else { return [] }
        var renamed: [String: String] = [:]
        for case (let old?, let new?) in zip(original.headings, headings) where old != new { renamed[old] = new }
        return renamed.isEmpty
            ? [] : links.compactMap { link in renamed[Self.decoded(bytes[link])].map { DocumentEdit(range: link, text: $0) } }
    }

    private mutating func anchor(of text: String) -> String? {
        var name = String.UnicodeScalarView()
        for scalar in text.lowercased().unicodeScalars.drop(while: { $0 == " " }) {
            switch scalar.properties.generalCategory {
            case .spaceSeparator: name.append("-")
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
                .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .connectorPunctuation:
                name.append(scalar)
            default: if scalar == "-" { name.append(scalar) }
            }
        }
        guard !name.isEmpty else { return nil }
        let count = counts[String(name), default: 0]
        counts[String(name)] = count + 1
        return count == 0 ? String(name) : "\(name)-\(count)"
    }

    /// A name as it reads where an address writes its bytes as `%C3`.
    private static func decoded(_ name: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        var rest = name
        while let byte = rest.popFirst() {
            let digits = String(decoding: rest.prefix(2), as: UTF8.self)
            if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
                result.append(value)
                rest = rest.dropFirst(2)
            } else {
                result.append(byte)
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}

/// Reads what a block says without its markup, and finds its links to headings.
private struct MarkdownLinkReader {
    /// What it says; nil where a template does, or an attribute names it.
    private(set) var text: String?
    private(set) var links: [Range<Int>] = []
    private var lines: JoinedLines
    private let bytes: [UInt8]
    private var position = 0

    init(_ block: MarkdownBlock, in source: [UInt8]) {
        lines = JoinedLines(block.lines, of: source)
        bytes = lines.bytes
        let isHTML = block.kind == .html
        var code = CodeSpans(isHTML ? [] : bytes)
        var said: [UInt8] = []
        var isNamed = true
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "<"), let end = MarkdownTag.end(in: bytes, from: position, to: bytes.count) {
                addLink(ofTag: end)
                position = end
            } else if isHTML {
                position += 1
            } else if byte == UInt8(ascii: "`") {
                let end = code.end(at: position)
                said += bytes[position..<end]
                position = end
            } else if let end = linkEnd {
                position = end
            } else if let reference = CharacterReference(closedIn: bytes, at: position, to: bytes.count) {
                if let meaning = reference.meaning { said += String(Character(meaning)).utf8 }
                position = reference.end
            } else {
                isNamed = isNamed && byte != UInt8(ascii: "{")
                let isEscaped = byte == UInt8(ascii: "\\") && position + 1 < bytes.count && bytes[position + 1].isASCIIPunctuation
                if isEscaped {
                    said.append(bytes[position + 1])
                } else if byte != UInt8(ascii: "_") || isInWord {
                    said.append(byte)
                }
                position += isEscaped ? 2 : 1
            }
        }
        text = isNamed ? String(decoding: said, as: UTF8.self) : nil
    }

    /// Whether letters or digits stand on both sides, so that an underscore is one.
    private var isInWord: Bool {
        position > 0 && position + 1 < bytes.count && bytes[position - 1].isPartOfWord && bytes[position + 1].isPartOfWord
    }

    /// Where what a link leads to ends, behind its text, or an image with its text; nil where neither stands at the position.
    private var linkEnd: Int? {
        mutating get {
            var start = position
            if bytes[start...].starts(with: "![".utf8) {
                guard let label = MarkdownLabel(bytes, at: start + 1, to: bytes.count) else { return nil }
                start = label.end - 1
            }
            guard bytes[start...].starts(with: "](".utf8),
                let tail = MarkdownLink.tail(in: bytes, from: start + 1, to: bytes.count)
            else { return nil }
            let name = bytes[(start + 3)..<tail.end].prefix { $0 > 0x20 && $0 != UInt8(ascii: ")") }
            if bytes[start + 2] == UInt8(ascii: "#"), !name.isEmpty { links.append(lines.source(of: name.indices)) }
            return tail.end
        }
    }

    private mutating func addLink(ofTag end: Int) {
        guard let tag = HTMLTag(bytes, at: position, to: end, allowsExpressions: true), tag.name == "a" else { return }
        for (name, value) in tag.attributeValues(in: bytes)
        where name == "href" && value.count > 1 && bytes[value.lowerBound] == UInt8(ascii: "#") {
            links.append(lines.source(of: value.dropFirst().indices))
        }
    }
}
