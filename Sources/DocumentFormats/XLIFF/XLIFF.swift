// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
import TextScanning

/// XLIFF 1.0 to 1.2 and 2.0 to 2.2, with the core elements of XLIFF 2.1.
///
/// What is not translated yet is text: in XLIFF 2 segments in the state `initial`, in XLIFF 1 units that nobody has approved,
/// without a target or with an empty one, that no `translate="no"` around them keeps; in XLIFF 1 also those whose target is in
/// the state `new` or `needs-translation`, or is a copy of the source in no state. A translation is written as the `target`.
/// Inline elements are inline pieces, with their content where that is code or says that it is not to be translated, and so are
/// the arguments and branches of messages; the mark of an accelerator (`&Print`) stands before a letter of the translation.
/// Everything else stays.
public struct XLIFF: DocumentFormat {
    /// The format.
    public init() {}

    /// `XLIFF`.
    public var name: String { "XLIFF" }

    /// `xliff`.
    public var identifier: String { "xliff" }

    /// `.xlf`, `.xliff`.
    public var fileNameSuffixes: [String] { ["xlf", "xliff"] }

    /// Whether the first element is `xliff`.
    public func isBegun(by head: ArraySlice<UInt8>) -> Bool {
        MarkupHead(head).map { $0.root == "xliff" || $0.root.hasSuffix(":xliff") } ?? false
    }

    /// The name in the XML declaration.
    public func encodingDeclarations(in content: String) -> [Range<Int>] {
        EncodingDeclaration.all([.xmlDeclaration], in: content).map(\.name)
    }

    /// True, as of all XML.
    public var isUTF8UnlessDeclared: Bool { true }

    /// The sources of the segments or units without a translation.
    ///
    /// - Throws: `DocumentError`: `malformed` where the XML is not well-formed or the language of the sources is not said,
    ///   `otherKind` for other XML, `unknownVersion` for another version.
    /// - Complexity: Linear in the length of the content.
    public func passages(of content: String) throws(DocumentError) -> [Passage] {
        let bytes = Array(content.utf8)
        let sources = try isVersion1(bytes) ? passagesOfVersion1(bytes) : passagesOfVersion2(bytes)
        return sources.flatMap { $0.messages(in: bytes) }
    }

    private func isVersion1(_ bytes: [UInt8]) throws(DocumentError) -> Bool {
        try XLIFF1Reader.version(of: bytes, format: name)?.hasPrefix("1.") ?? false
    }

    private func passagesOfVersion1(_ bytes: [UInt8]) throws(DocumentError) -> [Passage] {
        let reader = try XLIFF1Reader(bytes, format: name)
        let note = XLIFFNote(lineEnd: LineEnd(firstOf: bytes))
        let prefix = reader.elements.prefix
        return reader.units.flatMap { unit -> [Passage] in
            guard unit.needsTranslation(in: bytes), let destination = unit.destination(in: bytes, prefix: prefix) else {
                return []
            }
            return (unit.contentBefore + [unit.content]).flatMap { content in
                passages(of: content, to: destination, language: unit.language, note: note, prefix: prefix)
            }
        }
    }

    private func passagesOfVersion2(_ bytes: [UInt8]) throws(DocumentError) -> [Passage] {
        let reader = try XLIFFReader(bytes, format: name)
        let language = reader.root?.attributes["srcLang"].flatMap { LanguageTag($0) }
        let prefix = reader.elements.prefix
        let note = XLIFFNote(lineEnd: LineEnd(firstOf: bytes), prefixOfVersion2: prefix)
        return reader.segments.flatMap { segment -> [Passage] in
            guard segment.isOpen, !segment.hasTarget else { return [] }
            let source = segment.source
            let tag = "\(prefix)target"
            let destination: Passage.Destination
            if let target = segment.target, let targetTag = segment.targetTag {
                destination = Passage.Destination(
                    range: target, before: targetTag.opening(in: bytes), after: "</\(tag)>", copying: source.range)
            } else {
                destination = Passage.Destination(
                    range: segment.sourceEnd..<segment.sourceEnd, before: "\(segment.indent)<\(tag)>", after: "</\(tag)>",
                    copying: source.range)
            }
            return passages(of: source, to: destination, language: language, note: note, prefix: prefix)
        }
    }

    /// The passages of a source, or of a part of one.
    private func passages(
        of content: PassageBuilder, to destination: Passage.Destination, language: LanguageTag?, note: XLIFFNote, prefix: String
    ) -> [Passage] {
        content.parts(prefix: prefix).compactMap { content in
            let section = content.openingSection()
            var (content, note) = (section ?? content, note)
            note.isInSection = section != nil
            var passage = content.finish(destinations: [destination], note: note)
            passage?.declaredLanguage = language
            return passage
        }
    }

    /// The text with references for what is markup. For characters that XML does not allow XLIFF 2 has `cp` elements; XLIFF 1 has
    /// nothing, and gets U+FFFD, as do CDATA sections, in which nothing else is escaped. Lines end as in the document.
    public func written(_ text: String, for passage: Passage) -> String {
        let text = asMessage(text, for: passage)
        let note = passage.note as? XLIFFNote
        let written =
            if note?.isInSection == true {
                XLIFFContent.writtenInSection(text)
            } else {
                note?.prefixOfVersion2.map { XLIFFContent.written(text, prefix: $0) }
                    ?? MarkupEscape.escapedForXML(text) { _ in "\u{FFFD}" }
            }
        guard let lineEnd = note?.lineEnd.text, lineEnd != "\n" else { return written }
        return written.replacing("\n", with: lineEnd)
    }

    /// The attribute `trgLang`, which a document of XLIFF 2 with targets must have (XLIFF 2.1, constraints of the element
    /// `xliff`), or the `target-language` of each file of XLIFF 1.
    ///
    /// - Throws: `DocumentError` of the code `otherTarget` where it names another language.
    public func declarations(of language: LanguageTag, in content: String) throws(DocumentError) -> [DocumentEdit] {
        let bytes = Array(content.utf8)
        if try isVersion1(bytes) {
            var edits: [DocumentEdit] = []
            for file in try XLIFF1Reader(bytes, format: name).files {
                edits += try declaration(of: language, as: "target-language", in: file, of: bytes)
            }
            return edits
        }
        return try XLIFFReader(bytes, format: name).root.map { root throws(DocumentError) in
            try declaration(of: language, as: "trgLang", in: root, of: bytes)
        } ?? []
    }

    /// An attribute that declares the target's language, where a start tag has none.
    private func declaration(
        of language: LanguageTag, as attribute: String, in tag: XMLTag, of bytes: [UInt8]
    ) throws(DocumentError) -> [DocumentEdit] {
        guard let said = tag.attributes[attribute] else {
            return [DocumentEdit(range: tag.nameEnd..<tag.nameEnd, text: " \(attribute)=\"\(language)\"")]
        }
        guard let known = LanguageTag(said), known.saysSame(as: language) else {
            let place = tag.value(of: attribute, in: bytes)?.lowerBound ?? tag.range.lowerBound
            throw DocumentError(
                .otherTarget, format: name, line: SourceLines.number(of: place, in: bytes),
                detail: "\(attribute) is ‘\(said)’, not ‘\(language)’,")
        }
        return []
    }
}

/// What is remembered of the document of a passage.
private struct XLIFFNote: Sendable, Hashable {
    let lineEnd: LineEnd
    /// What stands before the names of XLIFF's elements in XLIFF 2; nil in XLIFF 1.
    var prefixOfVersion2: String?
    /// Whether the text stands in a CDATA section.
    var isInSection = false
}

/// How the text of XLIFF is written.
package enum XLIFFContent {
    /// A text as it stands in a CDATA section, of whose end it must not have the signs: these are parted over two sections.
    static func writtenInSection(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(MarkupEscape.isAllowedInXML(scalar) ? scalar : "\u{FFFD}") }
        return String(result).replacing("]]>", with: "]]]]><![CDATA[>")
    }

    /// A text as content of a source or target of XLIFF 2.
    ///
    /// - Parameter prefix: What stands before the names of XLIFF's elements.
    package static func written(_ text: String, prefix: String = "") -> String {
        MarkupEscape.escapedForXML(text) { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "<\(prefix)cp hex=\"\(String(repeating: "0", count: max(0, 4 - digits.count)) + digits)\"/>"
        }
    }
}
