// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TextScanning

/// Reads the text of HTML and what stands around it.
///
/// It is not a tree builder: it keeps the elements that are open, ends those that HTML ends without an end tag, and takes the
/// rest as it is written. Text between two tags of blocks is a passage, as far as the end of a line, or the next of elements that
/// stand side by side; other tags, and what is not text, are inline pieces.
struct HTMLReader {
    private struct OpenElement {
        let tag: HTMLTag
        let isBlock: Bool
        let isExcluded: Bool
        let surroundings: HTMLContext.Surroundings
        let firstPassage: Int
        /// Its number among the blocks, once it holds a passage.
        var block: Int?
    }

    /// A passage inside of the markup of another one.
    private struct InnerPassage {
        let passage: Passage
        let surroundings: HTMLContext.Surroundings
        var isAttribute = true
    }

    /// Elements nest this deep at most; what is deeper belongs to the elements around.
    private static let deepest = 512

    private(set) var passages: [Passage] = []
    /// What stands around each passage.
    private(set) var contexts: [HTMLContext] = []
    private(set) var blocks: [HTMLBlock] = []
    /// The start tag of the whole page, where there is one.
    private(set) var root: HTMLTag?
    /// Whether it says that it is XML, by a declaration or a namespace.
    var isXML: Bool { place.isXML }
    /// What is said of all of its passages.
    private var place = HTMLPlace()

    private let bytes: [UInt8]
    private var open: [OpenElement] = []
    /// Where in `open` the blocks are.
    private var openBlocks: [Int] = []
    /// How many elements of a name are open.
    private var openCounts: [String: Int] = [:]
    /// How many elements of a name are open and nest too deep.
    private var deeperCounts: [String: Int] = [:]
    private var builder: PassageBuilder
    private var surroundings: [(offset: Int, value: HTMLContext.Surroundings)] = []
    /// What is text inside of the markup since the last passage, attributes of tags and what is struck through.
    private var inner: [InnerPassage] = []
    /// The `ruby` elements since the last passage; the last of them may be open.
    private var rubies: [Range<Int>] = []
    private var isInRuby = false
    /// The end tag that was read last.
    private var lastEnd: HTMLTag?
    private var languages = HTMLLanguages()

    /// Reads a page or a piece of one.
    ///
    /// - Parameters:
    ///   - range: What is read of the bytes; nil for all.
    ///   - allowsExpressions: Whether values of attributes may be expressions in braces, as MDX has them.
    ///   - keepsExpressions: Whether what stands in braces among the text is an expression, too.
    init(_ bytes: [UInt8], in range: Range<Int>? = nil, allowsExpressions: Bool = false, keepsExpressions: Bool = false) {
        self.bytes = bytes
        builder = PassageBuilder(bytes)
        let start = ByteOrderMark.length(in: bytes)
        place.isXML = bytes[start...].starts(with: "<?xml".utf8)
        // XML that names no encoding is UTF-8.
        place.isASCII = range == nil && !place.isXML && Self.isPageWithoutEncoding(bytes)
        let tokens = HTMLTokenizer(
            bytes, in: range ?? start..<bytes.count, allowsExpressions: allowsExpressions, keepsExpressions: keepsExpressions)
        var names = HTMLNames(bytes, in: range ?? start..<bytes.count)
        // Up to where the bytes have been kept as one piece.
        var keptEnd = 0
        for token in tokens {
            if token.range.lowerBound < keptEnd {
                // What is kept may end inside of a text: `<b>make</b>(1) is`.
                if case .text(let text) = token, keptEnd < text.upperBound { addText(keptEnd..<text.upperBound) }
                continue
            }
            if case .tag(let tag) = token, !isExcluded,
                let end = Self.raisedEnd(of: tag, in: bytes, to: range?.upperBound ?? bytes.count)
                    ?? (Self.translateAttribute(of: tag) == nil ? names.end(of: tag) : nil)
            {
                if HTMLElements.standsApart(tag.name) { readStart(tag) } else { builder.addInline(tag.range) }
                builder.addInline(tag.range.upperBound..<end)
                keptEnd = end
                continue
            }
            if case .tag(let tag) = token, !isExcluded, Self.translateAttribute(of: tag) == nil,
                let deletion = HTMLDeletion(of: tag, in: bytes, to: range?.upperBound ?? bytes.count)
            {
                readDeletion(deletion, of: tag)
                keptEnd = deletion.end
                continue
            }
            switch token {
            case .text(let range): isExcluded ? builder.addInline(range) : addText(range)
            case .other(let range):
                if !isExcluded, parts(range) { endPassage() }
                builder.addInline(range)
            case .tag(let tag): tag.isEnd ? readEnd(tag) : readStart(tag)
            }
        }
        endPassage()
        close(downTo: 0)
    }

    /// Whether a text ends where a piece of a template stands.
    private func parts(_ piece: Range<Int>) -> Bool {
        // In a message `{else}` may be an argument; in a page it is Smarty's.
        if ServerMarkup.isAlternative(bytes[piece]) || TemplateBlock.isAlternative(bytes[piece])
            || bytes[piece].starts(with: "{else".utf8)
        {
            return true
        }
        return "@}".utf8.contains(bytes[piece.lowerBound]) && TemplateBlock.standsAlone(piece, in: bytes)
    }

    /// Whether it is a whole page of ASCII that does not name its encoding.
    private static func isPageWithoutEncoding(_ bytes: [UInt8]) -> Bool {
        bytes.allSatisfy { $0 < 0x80 } && ["<html", "<!doctype"].contains { bytes[...].firstIndex(ignoringCase: $0) != nil }
            && bytes.withUnsafeBufferPointer(EncodingDeclaration.all(in:)).isEmpty
    }

    private var isExcluded: Bool { open.last?.isExcluded ?? false }
    private var current: HTMLContext.Surroundings { open.last?.surroundings ?? HTMLContext.Surroundings() }

    // MARK: - Text

    private mutating func addText(_ range: Range<Int>) {
        if surroundings.last?.value != current { surroundings.append((range.lowerBound, current)) }
        Self.add(range, of: bytes, to: &builder)
    }

    /// Adds text to a passage. It is static since the reader, with the builder in it, would be copied for each call else.
    private static func add(_ range: Range<Int>, of bytes: [UInt8], to builder: inout PassageBuilder) {
        builder.add(range) { position in
            let byte = bytes[position]
            if byte == UInt8(ascii: "&") {
                return CharacterReference(bytes, at: position, to: range.upperBound).map { .reference($0) }
            }
            guard byte.isASCIISpace else { return nil }
            // White space of any length reads as one space.
            let end = bytes[position..<range.upperBound].firstIndex { !$0.isASCIISpace } ?? range.upperBound
            return end - position > 1 || byte != 0x20 ? .escape(end: end, meaning: [0x20]) : nil
        }
    }

    private mutating func endPassage() {
        builder.keep(GlossedWords.kept(of: rubies, in: builder))
        let passage = builder.finish(note: place)
        if passage != nil || !inner.isEmpty, let index = openBlocks.last, open[index].block == nil {
            open[index].block = blocks.count
            blocks.append(HTMLBlock(tag: open[index].tag, passages: open[index].firstPassage..<open[index].firstPassage))
        }
        // What is in markup before the text goes before it, what is in markup inside of it after it.
        let start = passage?.range.lowerBound ?? .max
        for passage in inner.prefix(while: { $0.passage.range.lowerBound < start }) { add(passage) }
        if var passage {
            declareLanguages(of: &passage)
            passages.append(passage)
            contexts.append(
                HTMLContext(
                    surroundings: surroundings, block: openBlocks.last.flatMap { open[$0].block }, isAttribute: false,
                    rubies: rubies))
        }
        for passage in inner.drop(while: { $0.passage.range.lowerBound < start }) { add(passage) }
        surroundings.removeAll(keepingCapacity: true)
        inner.removeAll(keepingCapacity: true)
        rubies.removeAll(keepingCapacity: true)
        isInRuby = false
    }

    private mutating func add(_ inner: InnerPassage) {
        var passage = inner.passage
        passage.declaredLanguage = declaredLanguage([inner.surroundings])
        passages.append(passage)
        contexts.append(
            HTMLContext(
                surroundings: [(passage.range.lowerBound, inner.surroundings)],
                block: openBlocks.last.flatMap { open[$0].block }, isAttribute: inner.isAttribute, rubies: []))
    }

    /// Notes the language that is declared for a passage, and of phrases in it those that are declared for them alone.
    private mutating func declareLanguages(of passage: inout Passage) {
        let whole = openBlocks.last.map { open[$0].surroundings } ?? HTMLContext.Surroundings()
        for (index, (offset, value)) in surroundings.enumerated() where value.language?.value != whole.language?.value {
            let end = index + 1 < surroundings.count ? surroundings[index + 1].offset : passage.range.upperBound
            guard let language = declaredLanguage([value]), offset < end else { continue }
            passage.declaredPhrases.append(Passage.DeclaredPhrase(source: offset..<end, language: language))
        }
        passage.declaredLanguage =
            declaredLanguage(surroundings.map(\.value)) ?? (passage.declaredPhrases.isEmpty ? nil : declaredLanguage([whole]))
    }

    /// The language that is declared for all of a passage; nil where there are several, or none.
    private mutating func declaredLanguage(_ surroundings: [HTMLContext.Surroundings]) -> LanguageTag? {
        guard let language = surroundings.first?.language?.value,
            surroundings.allSatisfy({ $0.language?.value == language })
        else { return nil }
        return languages.tag(of: language)
    }

    /// Takes up the attributes of a tag that are text.
    private mutating func readAttributes(of tag: HTMLTag, _ surroundings: HTMLContext.Surroundings) {
        for (name, value) in tag.texts where HTMLElements.isText(name, of: tag) {
            inner += HTMLAttribute.passages(of: value, in: bytes, place).map {
                InnerPassage(passage: $0, surroundings: surroundings)
            }
        }
    }

    /// Takes up what is struck through, and keeps it in the sentence.
    private mutating func readDeletion(_ deletion: HTMLDeletion, of tag: HTMLTag) {
        let surroundings = surroundings(in: tag)
        readAttributes(of: tag, surroundings)
        var builder = PassageBuilder(bytes)
        Self.add(deletion.text, of: bytes, to: &builder)
        if let passage = builder.finish(note: place), !passage.text.isFixed {
            inner.append(InnerPassage(passage: passage, surroundings: surroundings, isAttribute: false))
        }
        self.builder.addInline(tag.range.lowerBound..<deletion.end)
    }

    // MARK: - Tags

    private mutating func readStart(_ tag: HTMLTag) {
        let isBlock = HTMLElements.standsApart(tag.name)
        if isBlock || !isExcluded && (tag.name == "br" || isNeighbour(tag)) { endPassage() }
        if !isBlock { builder.addInline(tag.range) }
        if root == nil, tag.name == "html" {
            root = tag
            place.isXML = isXML || tag.attributes["xmlns"] != nil
        }
        let isVoid = HTMLElements.voids.contains(tag.name)
        if !isVoid {
            let ended = HTMLElements.ended(by: tag.name)
            while let last = openBlocks.last, ended.contains(open[last].tag.name) { close(downTo: last) }
        }
        let surroundings = surroundings(in: tag)
        let isTranslated = Self.translateAttribute(of: tag)
        if !tag.texts.isEmpty, isTranslated ?? !isExcluded {
            readAttributes(of: tag, surroundings)
        }
        if tag.name == "ruby", !isInRuby {
            isInRuby = true
            rubies.append(tag.range)
        }
        guard !isVoid else { return }
        guard open.count < Self.deepest else {
            deeperCounts[tag.name, default: 0] += 1
            return
        }
        if isBlock { openBlocks.append(open.count) }
        openCounts[tag.name, default: 0] += 1
        open.append(
            OpenElement(
                tag: tag, isBlock: isBlock,
                isExcluded: isTranslated.map { !$0 } ?? (isExcluded || HTMLElements.excludes(tag)),
                surroundings: surroundings, firstPassage: passages.count))
    }

    /// What the element of a start tag says of its content.
    private func surroundings(in tag: HTMLTag) -> HTMLContext.Surroundings {
        var surroundings = current
        if let language = tag.language {
            surroundings.language = HTMLContext.Surroundings.Declaration(value: language, tagStart: tag.range.lowerBound)
        }
        if let direction = tag.attributes["dir"]?.lowercased() {
            surroundings.direction = HTMLContext.Surroundings.Declaration(value: direction, tagStart: tag.range.lowerBound)
        }
        return surroundings
    }

    /// Whether an element begins right where another one of its name ends, as the links of a menu do, and stands beside it; one
    /// of another name, if a capital begins it behind a small letter, as the text beside a badge does. White space inside of
    /// either, or the mark of a footnote, says that a sentence goes on; so does kept text.
    private func isNeighbour(_ tag: HTMLTag) -> Bool {
        guard let lastEnd, lastEnd.range.lowerBound > 0, lastEnd.range.upperBound == tag.range.lowerBound,
            HTMLElements.phrases.contains(tag.name), HTMLElements.phrases.contains(lastEnd.name), tag.name != "sup",
            tag.name != "sub", !Self.keeps(tag),
            tag.range.upperBound < bytes.count
        else { return false }
        let (last, first) = (bytes[lastEnd.range.lowerBound - 1], bytes[tag.range.upperBound])
        guard lastEnd.name == tag.name else { return last.isASCIISmall && first.isASCIICapital }
        return !last.isASCIISpace && !first.isASCIISpace && first != UInt8(ascii: "[")
    }

    /// The most bytes of what is raised or lowered: `1<sup>st</sup>`, `CO<sub>2</sub>`. More is text.
    private static let longestRaised = 4

    /// The end of an element that raises or lowers no more than a number or an ending; nil where a tag begins no such one. It is
    /// kept with its tags: an engine could part them.
    static func raisedEnd(of tag: HTMLTag, in bytes: [UInt8], to limit: Int) -> Int? {
        guard !tag.isEnd, tag.name == "sup" || tag.name == "sub", tag.range.upperBound < limit else { return nil }
        let content = bytes[tag.range.upperBound..<limit].prefix(longestRaised + 1).prefix { $0 != UInt8(ascii: "<") }
        let endTag = "</\(tag.name)>".utf8
        guard 1...longestRaised ~= content.count, !content.contains(where: \.isASCIISpace),
            content.count(where: \.isASCIILetter) < 3, bytes[content.endIndex..<limit].starts(with: endTag)
        else { return nil }
        return content.endIndex + endTag.count
    }

    /// Whether what an element holds is kept as it is.
    static func keeps(_ tag: HTMLTag) -> Bool {
        translateAttribute(of: tag).map { !$0 } ?? HTMLElements.excludes(tag)
    }

    /// Whether a tag says that its element is to be translated; nil where it says nothing.
    private static func translateAttribute(of tag: HTMLTag) -> Bool? {
        if let names = tag.attributes["class"]?.split(whereSeparator: \.isWhitespace),
            names.contains(where: { $0 == "notranslate" || HTMLElements.isCode($0, of: tag.name) })
        {
            return false
        }
        switch tag.attributes["translate"]?.lowercased() {
        case "no": return false
        case "yes", "": return true
        default: return nil
        }
    }

    private mutating func readEnd(_ tag: HTMLTag) {
        let isBlock = HTMLElements.standsApart(tag.name)
        if isBlock { endPassage() } else { builder.addInline(tag.range) }
        lastEnd = tag
        if tag.name == "ruby", isInRuby, let ruby = rubies.popLast() {
            isInRuby = false
            rubies.append(ruby.lowerBound..<tag.range.upperBound)
        }
        if let deeper = deeperCounts[tag.name], deeper > 0 {
            deeperCounts[tag.name] = deeper - 1
        } else if openCounts[tag.name, default: 0] > 0, let index = open.lastIndex(where: { $0.tag.name == tag.name }) {
            // An end tag between a block's tags does not end what is around the block.
            if isBlock || index > openBlocks.last ?? -1 { close(downTo: index) }
        }
    }

    /// Closes the elements from an index on.
    private mutating func close(downTo index: Int) {
        while open.count > index {
            let element = open.removeLast()
            openCounts[element.tag.name, default: 1] -= 1
            if element.isBlock { openBlocks.removeLast() }
            if let block = element.block { blocks[block].passages = element.firstPassage..<passages.count }
        }
    }
}
