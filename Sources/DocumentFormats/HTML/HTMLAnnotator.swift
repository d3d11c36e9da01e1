// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
public import LanguageSegmentation
import UnicodeText

extension HTML: AnnotatedFormat {
    /// The attributes `lang` and `dir` for the parts in another language than what is around them says, as WCAG 2.2 criterion
    /// 3.1.2 asks.
    ///
    /// A block that is in one other language throughout gets them in its start tag; text inside of a block is put into a
    /// `span`. The page itself gets the language of most of its text where its tag says none. Parts in no language get nothing.
    public func annotations(of document: Document, spans: [[LanguageSpan]]) -> [DocumentEdit] {
        var annotator = HTMLAnnotator(document)
        return annotator.edits(for: spans)
    }
}

/// Finds where a page must say in which language a part of it is.
struct HTMLAnnotator {
    private let document: Document
    private let bytes: [UInt8]
    private let reader: HTMLReader
    /// The language of the page where none is said.
    private var mainLanguage: LanguageTag?
    private var edits: [DocumentEdit] = []
    private var languages = HTMLLanguages()
    private var scripts: [LanguageTag: String?] = [:]

    init(_ document: Document) {
        self.document = document
        bytes = Array(document.content.utf8)
        reader = HTMLReader(bytes)
    }

    /// What is to be put in for the spans of each passage.
    mutating func edits(for spans: [[LanguageSpan]]) -> [DocumentEdit] {
        mainLanguage = LanguageShares.mainLanguage(of: spans.joined())
        if let root = reader.root, root.language == nil, let mainLanguage {
            put(mainLanguage, into: root, unlessDirectionIs: root.attributes["dir"])
        }
        var index = 0
        while index < reader.passages.count {
            let count = annotateBlock(at: index, spans)
            if count == 0 { annotatePassage(index, spans[index]) }
            index += max(count, 1)
        }
        return edits
    }

    // MARK: - Blocks

    /// Puts the language into the start tag of the block around a passage, where all of the block is in it.
    ///
    /// - Returns: How many passages that settles.
    private mutating func annotateBlock(at index: Int, _ spans: [[LanguageSpan]]) -> Int {
        guard let number = reader.contexts[index].block else { return 0 }
        let block = reader.blocks[number]
        guard block.passages.lowerBound == index, block.tag.language == nil, block.tag.range != reader.root?.range,
            let language = onlyLanguage(in: spans[block.passages])
        else { return 0 }
        let contexts = reader.contexts[block.passages]
        let surroundings = contexts.first?.surroundings(at: reader.passages[index].range.lowerBound)
        guard let surroundings, differs(language, from: surroundings),
            // What says its own language inside of the block is left to say it.
            contexts.allSatisfy({ $0.surroundings.allSatisfy { $0.value.saySame(as: surroundings) } })
        else { return 0 }
        put(language, into: block.tag, unlessDirectionIs: surroundings.direction?.value)
        return block.passages.count
    }

    private func onlyLanguage(in spans: ArraySlice<[LanguageSpan]>) -> LanguageTag? {
        var only: LanguageTag?
        for span in spans.joined() {
            guard let language = span.language else { continue }
            guard only == nil || only == language else { return nil }
            only = language
        }
        return only
    }

    private mutating func put(_ language: LanguageTag, into tag: HTMLTag, unlessDirectionIs direction: String?) {
        let attributes = attributes(language, direction: tag.attributes["dir"] == nil ? direction : language.directionName)
        edits.append(DocumentEdit(range: tag.nameEnd..<tag.nameEnd, text: attributes))
    }

    /// Readers of XML look for `xml:lang`.
    private func attributes(_ language: LanguageTag, direction: String?) -> String {
        let isDeclared = (direction ?? "ltr") == language.directionName
        return " lang=\"\(language)\"" + (reader.isXML ? " xml:lang=\"\(language)\"" : "")
            + (isDeclared ? "" : " dir=\"\(language.directionName)\"")
    }

    // MARK: - Text inside of blocks

    private mutating func annotatePassage(_ index: Int, _ spans: [LanguageSpan]) {
        let context = reader.contexts[index]
        guard !context.isAttribute else { return }
        if let block = context.block, HTMLElements.plain.contains(reader.blocks[block].tag.name) { return }
        var map = SourceMap(reader.passages[index])
        for span in spans {
            let range = HTMLBalancedRanges.aroundRubies(
                map.source(of: span.range.lowerBound)..<map.source(of: span.range.upperBound), context.rubies, of: bytes)
            guard let language = span.language, !range.isEmpty else { continue }
            for (part, texts) in HTMLBalancedRanges.ranges(in: range, of: bytes) {
                // What an element inside of it says of itself needs no other to say it.
                guard texts.contains(where: { differs(language, from: context.surroundings(at: $0.lowerBound)) }) else {
                    continue
                }
                let surroundings = context.surroundings(at: part.lowerBound)
                let start = "<span" + attributes(language, direction: surroundings.direction?.value) + ">"
                edits.append(DocumentEdit(range: part.lowerBound..<part.lowerBound, text: start))
                edits.append(DocumentEdit(range: part.upperBound..<part.upperBound, text: "</span>"))
            }
        }
    }

    // MARK: - Languages

    /// Whether text in a language must say so: `de-AT` says it for German, `zh` for Chinese in simplified characters.
    private mutating func differs(_ language: LanguageTag, from surroundings: HTMLContext.Surroundings) -> Bool {
        guard let around = surroundings.language.map({ languages.tag(of: $0.value) }) ?? mainLanguage else { return true }
        return language.language != around.language || script(of: language) != script(of: around)
    }

    private mutating func script(of language: LanguageTag) -> String? {
        if let known = scripts[language] { return known }
        let script = language.likelyScript
        scripts[language] = .some(script)
        return script
    }
}

extension LanguageTag {
    /// The direction as the value of `dir`.
    fileprivate var directionName: String { direction == .rightToLeft ? "rtl" : "ltr" }
}
