// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
import TextScanning

/// XLIFF 2.0 to 2.2, with the core elements of XLIFF 2.1.
///
/// The segments that are not translated yet are text: those in the state `initial`, without a target or with an empty one, that
/// no `translate="no"` around them keeps. A translation is written as the segment's `target`. Inline elements are inline
/// pieces, with their content where they say that it is not to be translated. Everything else stays.
public struct XLIFF: DocumentFormat {
    /// The format.
    public init() {}

    /// `XLIFF`.
    public var name: String { "XLIFF" }

    /// `xliff`.
    public var identifier: String { "xliff" }

    /// `.xlf`, `.xliff`.
    public var fileNameSuffixes: [String] { ["xlf", "xliff"] }

    /// The sources of the segments without a target.
    ///
    /// - Throws: `DocumentError`: `malformed` where the XML is not well-formed or the language of the sources is not said,
    ///   `otherKind` for other XML, `unknownVersion` for XLIFF 1.
    /// - Complexity: Linear in the length of the content.
    public func passages(of content: String) throws(DocumentError) -> [Passage] {
        let bytes = Array(content.utf8)
        let reader = try XLIFFReader(bytes, format: name)
        return reader.segments.compactMap { segment in
            guard segment.isOpen, !segment.hasTarget else { return nil }
            var source = segment.source
            let tag = "\(reader.prefix)target"
            let destination: Passage.Destination
            if let target = segment.target, let targetTag = segment.targetTag {
                let start = String(decoding: bytes[targetTag], as: UTF8.self)
                let open = start.hasSuffix("/>") ? start.dropLast(2) + ">" : start[...]
                destination = Passage.Destination(range: target, before: String(open), after: "</\(tag)>")
            } else {
                destination = Passage.Destination(
                    range: segment.sourceEnd..<segment.sourceEnd, before: "\(segment.indent)<\(tag)>", after: "</\(tag)>")
            }
            return source.finish(destinations: [destination], note: reader.prefix, keepsEnds: true)
        }
    }

    /// The text with references for what is markup, and with `cp` elements for characters that XML does not allow.
    public func written(_ text: String, for passage: Passage) -> String {
        XLIFFContent.written(text, prefix: passage.note)
    }

    /// The attribute `trgLang`, which a document with targets must have (XLIFF 2.1, constraints of the element `xliff`).
    ///
    /// - Throws: `DocumentError` of the code `otherTarget` where it names another language.
    public func declarations(of language: LanguageTag, in content: String) throws(DocumentError) -> [DocumentEdit] {
        let bytes = Array(content.utf8)
        guard let root = try XLIFFReader(bytes, format: name).root else { return [] }
        guard let said = root.attributes["trgLang"] else {
            return [DocumentEdit(range: root.nameEnd..<root.nameEnd, text: " trgLang=\"\(language)\"")]
        }
        guard let tag = LanguageTag(said), tag.language == language.language, tag.likelyScript == language.likelyScript else {
            let line = XMLScanner.line(of: bytes[root.range].firstIndex(of: "trglang") ?? root.range.lowerBound, in: bytes)
            throw DocumentError(.otherTarget, format: name, line: line, detail: "trgLang is ‘\(said)’, not ‘\(language)’,")
        }
        return []
    }
}

/// How the text of XLIFF is written.
package enum XLIFFContent {
    /// A text as content of a source or target.
    ///
    /// - Parameter prefix: What stands before the names of XLIFF's elements.
    package static func written(_ text: String, prefix: String = "") -> String {
        MarkupEscape.escapedForXML(text) { scalar in
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "<\(prefix)cp hex=\"\(String(repeating: "0", count: max(0, 4 - digits.count)) + digits)\"/>"
        }
    }
}
