// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TextScanning

/// Reads the units of a document in XLIFF 1.0 to 1.2.
struct XLIFF1Reader {
    /// What content belongs to.
    private enum Side {
        case source
        case segments
        case target
    }

    /// The start tags of the files in the document.
    private(set) var files: [XMLTag] = []
    private(set) var units: [XLIFF1Unit] = []
    /// The elements that are open outside of content.
    private(set) var elements = XLIFFElements()

    private let bytes: [UInt8]
    private var unit: XLIFF1Unit?
    private var side: Side?
    /// How many elements are open in a source or target.
    private var depth = 0
    /// The depth from which on content is code, and is kept; nil outside of such.
    private var codeDepth: Int?
    /// What ends the code that an element on its own began; nil outside of such.
    private var codeKey: String?
    /// The language of the sources in the file that is read.
    private var language: LanguageTag?

    /// Elements whose content is what the original document has there.
    private static let codes: Set = ["bpt", "ept", "ph", "it"]

    /// The version that the first element names; nil where that is not XLIFF.
    static func version(of bytes: [UInt8], format: String) throws(DocumentError) -> String? {
        var scanner = XMLScanner(bytes, format: format, portion: 1 << 14)
        while let token = try scanner.next() {
            if case .tag(let tag) = token { return tag.localName == "xliff" ? tag.attributes["version"] : nil }
        }
        return nil
    }

    /// Reads a document.
    ///
    /// - Throws: `DocumentError` where it is not well-formed, or does not say which language the sources are in.
    init(_ bytes: [UInt8], format: String) throws(DocumentError) {
        self.bytes = bytes
        var scanner = XMLScanner(bytes, format: format)
        while let token = try scanner.next() {
            switch token {
            case .tag(let tag):
                if elements.innermost == nil { elements.begin(with: tag) }
                if elements.name(of: tag) == "file", tag.kind != .end, tag.attributes["source-language"] == nil {
                    throw scanner.error(at: tag.range.lowerBound, "<\(tag.name)> has no attribute source-language")
                }
                read(tag)
                elements.pass(tag)
            case .text(let range): add(range, .text)
            case .reference(let range, let meaning):
                add(range, meaning.map { .escape(Array($0.utf8)) } ?? .kept)
            case .section(let content, let whole): add(whole, .escape(PassageBuilder.withXMLLineEnds(bytes[content])))
            case .other(let range): add(range, .kept)
            }
        }
    }

    // MARK: - Tags

    private mutating func read(_ tag: XMLTag) {
        let name = elements.name(of: tag)
        guard side == nil || tag.kind == .end && depth == 0 else { return readInline(tag, name) }
        switch tag.kind {
        case .start:
            start(tag, name)
            elements.open(tag)
        case .empty:
            start(tag, name)
            end(tag, name)
        case .end:
            elements.close()
            end(tag, name)
        }
    }

    private mutating func start(_ tag: XMLTag, _ name: String) {
        let isInUnit = elements.innermost == "trans-unit"
        switch name {
        case "file":
            files.append(tag)
            language = tag.attributes["source-language"].flatMap { LanguageTag($0) }
        case "trans-unit":
            let isOpen = elements.isTranslatable(tag) && tag.attributes["approved"] != "yes"
            unit = XLIFF1Unit(isOpen: isOpen, language: language, content: PassageBuilder(bytes))
        case "source" where isInUnit:
            side = .source
            unit?.source = XLIFF1Unit.Element(tag)
            // Of several sources the last counts, and segments more than each.
            if unit?.segments == nil { unit?.resetContent(in: bytes) }
            unit?.indent = elements.indent(before: tag, in: bytes)
        case "seg-source" where isInUnit:
            side = .segments
            unit?.segments = XLIFF1Unit.Element(tag)
            // What was read of the source says the same.
            unit?.resetContent(in: bytes)
        case "target" where isInUnit:
            side = .target
            unit?.target = XLIFF1Unit.Element(tag)
        default: break
        }
        (depth, codeDepth, codeKey) = (0, nil, nil)
    }

    private mutating func end(_ tag: XMLTag, _ name: String) {
        switch side {
        case .source: unit?.source?.finish(at: tag)
        case .segments: unit?.segments?.finish(at: tag)
        case .target: unit?.target?.finish(at: tag)
        case nil:
            guard name == "trans-unit" else { return }
            if let unit { units.append(unit) }
            unit = nil
        }
        side = nil
    }

    /// Reads a tag inside of a source or target: it is kept, and so is what it holds where that is not text.
    private mutating func readInline(_ tag: XMLTag, _ name: String) {
        if tag.kind == .end {
            depth -= 1
            // The end tag of code is the code's.
            if side != .target { add(tag.range, .kept) }
            if codeDepth == depth { codeDepth = nil }
            return
        }
        // Segments and the tags around them may be empty; other tags say something.
        if side != .target || name != "mrk" && name != "g" { add(tag.range, .kept) }
        if side != .target, codeDepth == nil, Self.partsTexts(tag) { unit?.endText(in: bytes) }
        if let code = XLIFFCode(tag, name) {
            if !code.isEnd { codeKey = codeKey ?? code.key } else if code.key == codeKey { codeKey = nil }
        }
        guard tag.kind == .start else { return }
        let isKept = name == "mrk" && tag.attributes["mtype"] == "protected" || name == "g" && XLIFFCode.holdsCode(tag)
        if codeDepth == nil, Self.codes.contains(name) || isKept { codeDepth = depth }
        depth += 1
    }

    /// Whether an element stands for a tag that parts the texts on both sides: a line break, or a block as Angular names it.
    private static func partsTexts(_ tag: XMLTag) -> Bool {
        if let type = tag.attributes["ctype"], ["lb", "pb", "x-html-br", "x-html-p"].contains(type) { return true }
        guard let identifier = tag.attributes["id"] else { return false }
        let name =
            ["START_", "CLOSE_"].first { identifier.hasPrefix($0) }.map { identifier.dropFirst($0.count) } ?? identifier[...]
        return blocks.contains { name.hasPrefix($0) }
    }

    private static let blocks = [
        "BLOCK_", "HEADING_LEVEL", "LINE_BREAK", "LIST_ITEM", "ORDERED_LIST", "PARAGRAPH", "TABLE", "TAG_DIV", "UNORDERED_LIST",
    ]

    // MARK: - Content

    /// What bytes of a source are.
    private enum Content {
        case text
        case escape([UInt8])
        case kept
    }

    /// Adds to the source that is read, if one is; what stands in code is kept.
    private mutating func add(_ range: Range<Int>, _ content: Content) {
        if side == .target {
            if case .text = content, bytes[range].allSatisfy(\.isASCIISpace) { return }
            unit?.target?.isEmpty = false
            return
        }
        guard side == .source && unit?.segments == nil || side == .segments else { return }
        switch codeDepth == nil && codeKey == nil ? content : .kept {
        case .text: unit?.content.addXMLText(range)
        case .escape(let meaning): unit?.content.addEscape(range, for: meaning)
        case .kept: unit?.content.addInline(range)
        }
    }
}

extension XLIFF1Unit.Element {
    /// Ends it with its end tag, or with the start tag where that is its own end tag.
    fileprivate mutating func finish(at tag: XMLTag) {
        guard tag.kind == .end else { return }
        content = content.lowerBound..<tag.range.lowerBound
        end = tag.range.upperBound
    }
}
