// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Reads the text of a block of Markdown: what is text in it, what is escaped, and what is markup.
///
/// All that could be markup is kept as it is, whether it has a counterpart or not, so nothing needs to be matched but code,
/// tags and links.
struct MarkdownInlines {
    private var lines: JoinedLines
    private let bytes: [UInt8]
    private let links: MarkdownLinkTargets
    private var code: CodeSpans
    private var builder: PassageBuilder
    /// The document.
    private let source: [UInt8]
    private let place: MarkdownPlace
    /// Whether an expression in braces is one, as in MDX.
    private let keepsExpressions: Bool
    /// The passages up to the last end of a line that stays.
    private var passages: [Passage] = []
    /// What people read inside of markup since then: titles of links, attributes of tags.
    private var inner: [Passage] = []
    private var position = 0
    private var editing = MarkdownEditingMark()
    /// From where on text has been read and not been added.
    private var textStart = 0
    /// The ends of comments and the like that are known to be missing in what follows.
    private var missingEnds: Set<String> = []
    /// Where what ends something stands next behind a position; past all text where it does not.
    private var nextEnds: [String: (from: Int, end: Int)] = [:]

    private init(_ block: MarkdownBlock, in source: [UInt8], links: MarkdownLinkTargets, keepsExpressions: Bool) {
        lines = JoinedLines(block.lines, of: source)
        bytes = lines.bytes
        self.links = links
        code = CodeSpans(lines.bytes)
        builder = PassageBuilder(source)
        self.source = source
        place = block.kind == .cell ? .cell : .paragraph
        self.keepsExpressions = keepsExpressions
    }

    /// The passages of a block, each up to a line end that stays, with what people read inside of its markup.
    ///
    /// - Parameter keepsExpressions: Whether what stands in braces is an expression, as in MDX.
    static func passages(
        of block: MarkdownBlock, in source: [UInt8], links: MarkdownLinkTargets, keepsExpressions: Bool
    ) -> [Passage] {
        var inlines = MarkdownInlines(block, in: source, links: links, keepsExpressions: keepsExpressions)
        inlines.read()
        return inlines.passages
    }

    /// Ends the passage: text behind a line end that stays is shown apart.
    private mutating func endPassage() {
        flush()
        let passage = builder.finish(note: place)
        let start = passage?.range.lowerBound ?? .max
        let before = inner.prefix { $0.range.lowerBound < start }
        passages += before + [passage].compactMap(\.self) + inner.dropFirst(before.count)
        inner.removeAll(keepingCapacity: true)
    }

    private mutating func read() {
        if let box = MarkdownNotation.taskBoxEnd(in: bytes) { keep(to: box) }
        keepFieldName()
        while position < bytes.count {
            if editing.mayBegin(with: bytes[position]), readEditingMark() { continue }
            switch bytes[position] {
            case UInt8(ascii: "\\"): readBackslash()
            case 0x0A: readLineEnd()
            case UInt8(ascii: "`"): keep(to: code.end(at: position))
            case UInt8(ascii: "<"): readAngle()
            case UInt8(ascii: "!") where next == UInt8(ascii: "["): readOpeningBracket(at: position + 1)
            case UInt8(ascii: "["): readOpeningBracket(at: position)
            case UInt8(ascii: "]"): readClosingBracket()
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): readMarks()
            case UInt8(ascii: "="): readEqualsSigns()
            case UInt8(ascii: "^") where raisedEnd != nil: readMarks()
            case UInt8(ascii: "%") where next == UInt8(ascii: "%"): readComment()
            case UInt8(ascii: "&"): readReference()
            case UInt8(ascii: "{"): readBrace()
            case UInt8(ascii: "$"): readDollar()
            case UInt8(ascii: "h"), UInt8(ascii: "H"), UInt8(ascii: "w"), UInt8(ascii: "W"), UInt8(ascii: "f"), UInt8(ascii: "F"):
                readWord()
            default: position += 1
            }
        }
        endPassage()
    }

    private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

    /// Adds the text before the position.
    private mutating func flush() {
        if textStart < position { builder.addText(lines.source(of: textStart..<position)) }
        textStart = position
    }

    /// Keeps what stands up to an offset as an inline piece, behind which an `else` ends the text.
    private mutating func keep(to end: Int) {
        flush()
        let partsText = ServerMarkup.isAlternative(bytes[position..<end])
        builder.addInline(lines.source(of: position..<end))
        (position, textStart) = (end, end)
        if partsText { endPassage() }
    }

    /// Takes what stands up to an offset for something else.
    private mutating func escape(to end: Int, _ meaning: some Sequence<UInt8>) {
        flush()
        builder.addEscape(lines.source(of: position..<end), for: meaning)
        (position, textStart) = (end, end)
    }

    /// Takes what stands up to an offset for a character, whose spelling is remembered where it matters.
    private mutating func addReference(to end: Int, for meaning: Unicode.Scalar) {
        flush()
        builder.addReference(lines.source(of: position..<end), for: meaning)
        (position, textStart) = (end, end)
    }

    // MARK: - Kinds of markup

    private mutating func readEqualsSigns() {
        let end = bytes[position...].firstIndex { $0 != UInt8(ascii: "=") } ?? bytes.count
        if MarkdownNotation.marksHighlight(in: bytes, at: position, to: end) { readMarks() } else { position = end }
    }

    private mutating func readBackslash() {
        guard let next else { return position += 1 }
        if next == UInt8(ascii: "(") || next == UInt8(ascii: "["), let end = formulaEnd(next == UInt8(ascii: "(") ? "\\)" : "\\]")
        {
            keep(to: end)
        } else if next == 0x0A {
            keep(to: position + 2)
            endPassage()
        } else if next.isASCIIPunctuation {
            addReference(to: position + 2, for: Unicode.Scalar(next))
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
            endPassage()
        } else {
            escape(to: end, [0x20])
        }
        keepFieldName()
    }

    private mutating func readAngle() {
        if let end = MarkdownTag.end(in: bytes, from: position, to: bytes.count) {
            readTag(to: end)
        } else if let end = ServerMarkup.end(in: bytes, from: position, to: bytes.count) {
            keep(to: end)
        } else if let end = MarkdownNotation.autolinkEnd(in: bytes, at: position) ?? declarationEnd
            ?? ComponentMarkup.fragmentEnd(in: bytes, from: position)
        {
            keep(to: end)
        } else {
            position += 1
        }
    }

    /// Keeps a tag, and what its element holds where that is not text; what people read in its attributes is text.
    private mutating func readTag(to end: Int) {
        guard let tag = HTMLTag(bytes, at: position, to: end, allowsExpressions: true) else { return keep(to: end) }
        let isKept = HTMLReader.keeps(tag) || HTMLReader.raisedEnd(of: tag, in: bytes, to: bytes.count) != nil
        if !tag.isEnd, bytes[end - 2] != UInt8(ascii: "/"), isKept, let close = elementEnd(of: tag.name, from: end) {
            return keep(to: close)
        }
        for (name, value) in tag.texts where HTMLElements.isText(name, of: tag) {
            if let place = lines.place(of: value, in: source) { inner += HTMLAttribute.passages(of: place, in: source) }
        }
        let deletion = HTMLDeletion(of: tag, in: bytes, to: bytes.count)
        if let deletion, !MarkdownNotation.mayHaveMarkup(bytes[deletion.text]) {
            addInner(deletion.text)
            return keep(to: deletion.end)
        }
        keep(to: end)
        if tag.name == "br" { endPassage() }
    }

    /// The end of the end tag of an element. Names that HTML does not have are not looked for: there could be as many as tags.
    private mutating func elementEnd(of name: String, from start: Int) -> Int? {
        guard HTMLElements.isKnown(name) else { return nil }
        let pattern = "</\(name)>"
        return nextEnd(pattern, from: start).map { $0 + pattern.utf8.count }
    }

    /// Where what ends something stands next; nil where it does not. The text is searched once for all that it ends.
    private mutating func nextEnd(_ pattern: String, from start: Int) -> Int? {
        if let known = nextEnds[pattern], (known.from...known.end) ~= start { return known.end < bytes.count ? known.end : nil }
        let found = start < bytes.count ? bytes[start...].firstIndex(ignoringCase: pattern) : nil
        nextEnds[pattern] = (start, found ?? .max)
        return found
    }

    /// The end of a comment, an instruction or a declaration.
    private var declarationEnd: Int? {
        mutating get {
            let rest = bytes[position...]
            for (start, end) in [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>"), ("<!", ">")]
            where rest.starts(with: start.utf8) && !missingEnds.contains(end) {
                if let found = rest.dropFirst(start.utf8.count).firstIndex(ignoringCase: end) { return found + end.utf8.count }
                missingEnds.insert(end)
            }
            return nil
        }
    }

    /// A label that refers to a definition, or to a footnote, would lead nowhere if it were translated.
    ///
    /// - Parameter bracket: Where it stands; for an image, behind the sign at the position.
    private mutating func readOpeningBracket(at bracket: Int) {
        if let end = MarkdownLink.wikiPageEnd(in: bytes, at: bracket) ?? MarkdownNotation.citationEnd(in: bytes, from: bracket) {
            return keep(to: end)
        }
        guard let label = MarkdownLabel(bytes, at: bracket, to: bytes.count) else { return keep(to: bracket + 1) }
        if bracket > position, readImage(bracket + 1..<label.end - 1) { return }
        if bracket == position, let tail = links.tail(ofName: bracket + 1..<label.end - 1, in: bytes) { return keep(tail) }
        let rest = bytes[label.end...]
        let isReference = label.folded.hasPrefix("^") || links.labels.contains(label.folded)
        if isReference, rest.starts(with: "[]".utf8) {
            keep(to: label.end + 2)
        } else if isReference, rest.first != UInt8(ascii: "("), rest.first != UInt8(ascii: "[") {
            keep(to: label.end)
        } else {
            keep(to: bracket + 1)
        }
    }

    /// Keeps an image as a whole, whose text is a passage by itself: an engine could have its words change places with others.
    ///
    /// - Returns: Whether that is all of it; not where the image has no address here, or its text has markup inside.
    private mutating func readImage(_ text: Range<Int>) -> Bool {
        guard bytes[(text.upperBound + 1)...].first == UInt8(ascii: "("), !MarkdownNotation.mayHaveMarkup(bytes[text]),
            let tail = MarkdownLink.tail(in: bytes, from: text.upperBound + 1, to: bytes.count)
        else { return false }
        addInner(text)
        keep(tail)
        return true
    }

    /// Makes a passage by itself of a text inside of markup.
    private mutating func addInner(_ text: Range<Int>) {
        var builder = PassageBuilder(source)
        builder.addText(lines.source(of: text))
        if let passage = builder.finish(note: place), !passage.text.isFixed { inner.append(passage) }
    }

    /// Keeps what follows the text of a link or image, whose title is a passage.
    private mutating func keep(_ tail: (end: Int, title: Range<Int>?)) {
        if let title = tail.title.flatMap({ lines.place(of: $0, in: source) }),
            let passage = MarkdownLink.passage(ofTitle: title, in: source)
        {
            inner.append(passage)
        }
        keep(to: tail.end)
    }

    private mutating func readClosingBracket() {
        if next == UInt8(ascii: "("), let tail = MarkdownLink.tail(in: bytes, from: position + 1, to: bytes.count) {
            keep(tail)
        } else if let label = MarkdownLabel(bytes, at: position + 1, to: bytes.count), links.labels.contains(label.folded) {
            keep(to: label.end)
        } else {
            keep(to: position + 1)
        }
    }

    /// Marks of emphasis, where they may open or close something.
    private mutating func readMarks() {
        if let end = raisedEnd { return keepRaised(to: end) }
        if let name = PythonName.range(in: bytes, at: position) {
            position = max(textStart, name.lowerBound)
            return keep(to: name.upperBound)
        }
        if let text = MarkdownNotation.deletion(in: bytes, at: position) {
            // As `HTMLDeletion`.
            addInner(text)
            return keep(to: text.upperBound + 2)
        }
        let mark = bytes[position]
        let end = bytes[position...].firstIndex { $0 != mark } ?? bytes.count
        let isAfterSpace = position == 0 || bytes[position - 1].isASCIISpace
        let isBeforeSpace = end == bytes.count || bytes[end].isASCIISpace
        let isInWord = mark == UInt8(ascii: "_") && MarkdownNotation.isInWord(position..<end, in: bytes)
        if isAfterSpace && isBeforeSpace || isInWord || mark == UInt8(ascii: "~") && end - position > 2 {
            position = end
        } else {
            keep(to: end)
        }
    }

    // MARK: - What generators of sites add

    /// The end of what is raised or lowered behind a word.
    private var raisedEnd: Int? { position > textStart ? MarkdownNotation.raisedEnd(in: bytes, at: position) : nil }

    private mutating func keepRaised(to end: Int) {
        let formula = MarkdownNotation.formula(in: bytes, around: position..<end, from: textStart) ?? position..<end
        position = formula.lowerBound
        keep(to: formula.upperBound)
    }

    /// Keeps a comment of Obsidian: `%%to be checked%%`.
    private mutating func readComment() {
        let isOpening = position == 0 || bytes[position - 1].isASCIISpace
        if isOpening, let end = nextEnd("%%", from: position + 2) { keep(to: end + 2) } else { position += 2 }
    }

    /// Keeps a mark of an editor.
    ///
    /// - Returns: Whether one stands at the position.
    private mutating func readEditingMark() -> Bool {
        var editing = editing
        let end = editing.end(in: bytes, at: position) { nextEnd($0, from: position + 3) }
        self.editing = editing
        if let end { keep(to: end) }
        return end != nil
    }

    /// Keeps the name of a field at the start of a line.
    private mutating func keepFieldName() {
        if let end = MarkdownNotation.fieldNameEnd(in: bytes, at: position) { keep(to: end) }
    }

    /// Attributes in braces, variables and tags of templates, and expressions.
    private mutating func readBrace() {
        if readEditingMark() { return }
        let rest = bytes[(position + 1)...]
        if let first = rest.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "%") {
            let close = first == UInt8(ascii: "{") ? "}}" : "%}"
            // Of a block whose content is no text all is kept, up to the end of its last tag.
            let last = MarkdownTemplate.end(of: bytes[position...]).flatMap { nextEnd($0, from: position + 2) }
            if let end = nextEnd(close, from: last ?? position + 2) { return keep(to: end + 2) }
        }
        if keepsExpressions, let end = ComponentMarkup.expressionEnd(in: bytes, from: position, to: bytes.count) {
            return keep(to: end)
        }
        let content = rest.prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{") }
        guard content.endIndex < bytes.count, bytes[content.endIndex] == UInt8(ascii: "}"), MarkdownNotation.isAttributes(content)
        else {
            return position += 1
        }
        keep(to: content.endIndex + 1)
    }

    /// Formulas between dollar signs.
    private mutating func readDollar() {
        if next == UInt8(ascii: "$") {
            if let end = formulaEnd("$$") { return keep(to: end) }
            return position += 2
        }
        if let end = MarkdownNotation.formulaEnd(in: bytes, at: position) { keep(to: end) } else { position += 1 }
    }

    /// The longest formula, in bytes: what is longer is text in which the signs mean something else.
    private static let longestFormula = 2_000

    /// The end of a formula that two bytes open; nil where it is not closed, or is not a formula.
    private mutating func formulaEnd(_ close: String) -> Int? {
        let rest = bytes[(position + 2)...].prefix(Self.longestFormula)
        guard let end = nextEnd(close, from: position + 2), end > rest.startIndex, end < rest.endIndex else { return nil }
        return MarkdownNotation.isFormula(rest[..<end], closedBy: close) ? end + close.utf8.count : nil
    }

    private mutating func readReference() {
        guard let reference = CharacterReference(closedIn: bytes, at: position, to: bytes.count) else { return position += 1 }
        if let meaning = reference.meaning {
            addReference(to: reference.end, for: meaning)
        } else if reference.isWhiteSpace {
            escape(to: reference.end, [0x20])
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
