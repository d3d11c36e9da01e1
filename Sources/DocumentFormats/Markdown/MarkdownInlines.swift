// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Reads the text of a block of Markdown: what is text in it, what is escaped, and what is markup.
///
/// All that could be markup is kept as it is, whether it has a counterpart or not, so nothing needs to be matched but code,
/// tags and links.
struct MarkdownInlines {
    private var lines: JoinedLines
    private let bytes: [UInt8]
    private let labels: Set<String>
    private var code: CodeSpans
    private var builder: PassageBuilder
    private var position = 0
    /// From where on text has been read and not been added.
    private var textStart = 0
    /// The ends of comments and the like that are known to be missing in what follows.
    private var missingEnds: Set<String> = []

    private init(_ block: MarkdownBlock, in source: [UInt8], labels: Set<String>) {
        lines = JoinedLines(block.lines, of: source)
        bytes = lines.bytes
        self.labels = labels
        code = CodeSpans(lines.bytes)
        builder = PassageBuilder(source)
    }

    /// The passage of a block; nil where there is no text in it.
    static func passage(of block: MarkdownBlock, in source: [UInt8], labels: Set<String>) -> Passage? {
        var inlines = MarkdownInlines(block, in: source, labels: labels)
        inlines.read()
        return inlines.builder.finish(note: block.kind == .cell ? Markdown.cellNote : "")
    }

    private mutating func read() {
        if let box = taskBox { keep(to: box) }
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"): readBackslash()
            case 0x0A: readLineEnd()
            case UInt8(ascii: "`"): keep(to: code.end(at: position))
            case UInt8(ascii: "<"): readAngle()
            case UInt8(ascii: "!") where next == UInt8(ascii: "["): keep(to: position + 2)
            case UInt8(ascii: "["): readOpeningBracket()
            case UInt8(ascii: "]"): readClosingBracket()
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): readMarks()
            case UInt8(ascii: "&"): readReference()
            case UInt8(ascii: "h"), UInt8(ascii: "H"), UInt8(ascii: "w"), UInt8(ascii: "W"), UInt8(ascii: "f"), UInt8(ascii: "F"):
                readWord()
            default: position += 1
            }
        }
        flush()
    }

    private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

    /// The end of the box of a task, `[ ]` or `[x]`, at the start.
    private var taskBox: Int? {
        guard bytes.count > 3, bytes[0] == UInt8(ascii: "["), bytes[2] == UInt8(ascii: "]"), bytes[3].isBlank,
            bytes[1] == 0x20 || bytes[1] | 0x20 == UInt8(ascii: "x")
        else { return nil }
        return 3
    }

    // MARK: - Adding

    /// Adds the text before the position.
    private mutating func flush() {
        if textStart < position { builder.addText(lines.source(of: textStart..<position)) }
        textStart = position
    }

    /// Keeps what stands up to an offset as an inline piece.
    private mutating func keep(to end: Int) {
        flush()
        builder.addInline(lines.source(of: position..<end))
        position = end
        textStart = end
    }

    /// Takes what stands up to an offset for something else.
    private mutating func escape(to end: Int, _ meaning: some Sequence<UInt8>) {
        flush()
        builder.addEscape(lines.source(of: position..<end), for: meaning)
        position = end
        textStart = end
    }

    // MARK: - Kinds of markup

    private mutating func readBackslash() {
        guard let next else { return position += 1 }
        if next == 0x0A {
            keep(to: position + 2)
        } else if next.isASCIIPunctuation {
            escape(to: position + 2, [next])
        } else {
            position += 1
        }
    }

    /// The end of a line is a space, but where two spaces before it say that it is to stay.
    private mutating func readLineEnd() {
        let end = position + 1
        let blanks = bytes[textStart..<position].reversed().prefix(while: \.isBlank).count
        position -= blanks
        if blanks > 1, bytes[position..<(end - 1)].allSatisfy({ $0 == 0x20 }) {
            keep(to: end)
        } else {
            escape(to: end, [0x20])
        }
    }

    private mutating func readAngle() {
        if let end = MarkdownTag.end(in: bytes, from: position, to: bytes.count) ?? autolinkEnd ?? declarationEnd {
            keep(to: end)
        } else {
            position += 1
        }
    }

    /// The end of an address between angle brackets.
    private var autolinkEnd: Int? {
        let address = bytes[(position + 1)...].prefix { $0 > 0x20 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: ">") }
        guard address.endIndex < bytes.count, bytes[address.endIndex] == UInt8(ascii: ">"),
            address.contains(UInt8(ascii: ":")) || address.contains(UInt8(ascii: "@")),
            address.first?.isASCIILetterOrDigit == true
        else { return nil }
        return address.endIndex + 1
    }

    /// The end of a comment, an instruction or a declaration.
    private var declarationEnd: Int? {
        mutating get {
            let rest = bytes[position...]
            for (start, end) in [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>"), ("<!", ">")]
            where rest.starts(with: start.utf8) && !missingEnds.contains(end) {
                if let found = rest.dropFirst(start.utf8.count).firstIndex(of: end) { return found + end.utf8.count }
                missingEnds.insert(end)
            }
            return nil
        }
    }

    /// A label that refers to a definition, or to a footnote, would lead nowhere if it were translated.
    private mutating func readOpeningBracket() {
        guard let label = MarkdownLabel(bytes, at: position, to: bytes.count) else { return keep(to: position + 1) }
        let rest = bytes[label.end...]
        let isReference = label.folded.hasPrefix("^") || labels.contains(label.folded)
        if isReference, rest.starts(with: "[]".utf8) {
            keep(to: label.end + 2)
        } else if isReference, rest.first != UInt8(ascii: "("), rest.first != UInt8(ascii: "[") {
            keep(to: label.end)
        } else {
            keep(to: position + 1)
        }
    }

    private mutating func readClosingBracket() {
        if next == UInt8(ascii: "("), let end = MarkdownLink.tailEnd(in: bytes, from: position + 1, to: bytes.count) {
            keep(to: end)
        } else if let label = MarkdownLabel(bytes, at: position + 1, to: bytes.count), labels.contains(label.folded) {
            keep(to: label.end)
        } else {
            keep(to: position + 1)
        }
    }

    /// Marks of emphasis, where they may open or close something.
    private mutating func readMarks() {
        let mark = bytes[position]
        let end = bytes[position...].firstIndex { $0 != mark } ?? bytes.count
        let isAfterSpace = position == 0 || bytes[position - 1].isASCIISpace
        let isBeforeSpace = end == bytes.count || bytes[end].isASCIISpace
        let isInWord =
            mark == UInt8(ascii: "_") && position > 0 && end < bytes.count && bytes[position - 1].isPartOfWord
            && bytes[end].isPartOfWord
        if isAfterSpace && isBeforeSpace || isInWord || mark == UInt8(ascii: "~") && end - position > 2 {
            position = end
        } else {
            keep(to: end)
        }
    }

    private mutating func readReference() {
        guard let reference = CharacterReference(bytes, at: position, to: bytes.count), bytes[reference.end - 1] == 0x3B else {
            return position += 1
        }
        if let meaning = reference.meaning {
            escape(to: reference.end, String(Character(meaning)).utf8)
        } else {
            keep(to: reference.end)
        }
    }

    /// Passes over a word, or keeps it where it is an address.
    private mutating func readWord() {
        let isStart = position == 0 || !bytes[position - 1].isPartOfWord
        if isStart, let end = LinkScanner.inMarkdown.end(ofLinkIn: bytes, at: position) {
            keep(to: end)
        } else {
            position += 1
        }
    }
}

extension UInt8 {
    /// Whether words are made of it: letters and digits of ASCII, and all that is not ASCII.
    fileprivate var isPartOfWord: Bool { isASCIILetterOrDigit || self >= 0x80 }
}
