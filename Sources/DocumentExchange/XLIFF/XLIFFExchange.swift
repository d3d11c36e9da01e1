// SPDX-License-Identifier: Apache-2.0

public import DocumentFormats
public import LanguageRecognition
public import LanguageSegmentation
import TextScanning

/// The spans of a document as XLIFF, a file per language, and their translations back into the document.
///
///     for file in XLIFFExchange.files(of: document, spans: document.spans(by: segmenter), named: "page.md") {
///         write(file.content, to: "\(file.language).xlf")
///     }
///     let (replacements, lost) = try XLIFFExchange.replacements(in: translated, for: document)
///     let page = document.replacing(replacements)
///
/// A span is a unit of one segment, named after its place in the document; its inline pieces are `ph` elements, whose markup
/// stands in the unit's `originalData`.
public enum XLIFFExchange {
    /// A document of XLIFF with the spans of one language.
    public struct File: Sendable, Hashable {
        /// The language.
        public let language: LanguageTag
        /// The document.
        public let content: String
    }

    /// The files for a document, in the order in which its languages first appear.
    ///
    /// - Parameters:
    ///   - spans: The spans of each passage. Those in no language are in no file.
    ///   - original: The name of the document.
    public static func files(of document: Document, spans: [[LanguageSpan]], named original: String) -> [File] {
        var languages: [LanguageTag] = []
        var units: [LanguageTag: [XLIFFUnit]] = [:]
        for (index, spans) in spans.enumerated() {
            for span in spans {
                guard let language = span.language, let unit = unit(of: span, passage: index, in: document) else { continue }
                if units[language] == nil { languages.append(language) }
                units[language, default: []].append(unit)
            }
        }
        return languages.map { language in
            File(
                language: language,
                content: XLIFFWriter.document(of: units[language] ?? [], in: language, named: original))
        }
    }

    /// The unit of a span without the white space around it; nil where there is nothing else.
    private static func unit(of span: LanguageSpan, passage index: Int, in document: Document) -> XLIFFUnit? {
        let passage = document.passages[index]
        let text = passage.slice(span.range)
        let head = text.prefix(while: \.isWhitespace)
        let tail = text[head.endIndex...].reversed().prefix(while: \.isWhitespace).reduce(0) { $0 + $1.utf8.count }
        let range =
            span.range.lowerBound + head.utf8.count..<max(span.range.lowerBound + head.utf8.count, span.range.upperBound - tail)
        guard !range.isEmpty else { return nil }
        var unit = XLIFFUnit(passage: index, range: range)
        unit.text = passage.slice(range)
        unit.codes = passage.inlines(in: range).map { document.source($0) }
        return unit
    }

    /// The translations in a file, as replacements for parts of the document that the file was made of.
    ///
    /// - Parameter taken: What other files of the exchange put in the place of parts.
    /// - Returns: The replacements in the order of the document, and the units that cannot go back; they are left out.
    /// - Throws: `DocumentError` where the file is not well-formed, or is not XLIFF.
    public static func replacements(
        in file: String, for document: Document, beside taken: [Document.Replacement] = []
    ) throws(DocumentError) -> (replacements: [Document.Replacement], lost: [LostUnit]) {
        let reader = try XLIFFReader(Array(file.utf8), format: XLIFF().name)
        var found: [(replacement: Document.Replacement, unit: String)] = []
        var lost: [LostUnit] = []
        var rest = reader.segments[...]
        while let first = rest.first {
            // A tool may have cut a unit into segments.
            let end = rest.firstIndex { $0.unitNumber != first.unitNumber } ?? rest.endIndex
            let segments = rest[..<end]
            rest = rest[end...]
            guard segments.contains(where: \.hasTarget) else { continue }
            switch replacement(of: segments, in: document) {
            case .success(let replacement): found.append((replacement, first.unit))
            case .failure(let unit): lost.append(unit)
            }
        }
        var kept: [(replacement: Document.Replacement, unit: String?)] = []
        let all = taken.map { ($0, nil) } + found.map { ($0.replacement, Optional($0.unit)) }
        for next in all.sorted(by: { ($0.0.passage, $0.0.range.lowerBound) < ($1.0.passage, $1.0.range.lowerBound) }) {
            if let last = kept.last, last.replacement.passage == next.0.passage,
                last.replacement.range.upperBound > next.0.range.lowerBound
            {
                if let unit = next.1 {
                    lost.append(LostUnit(unit, .taken))
                    continue
                }
                // What was taken before stays.
                kept.removeLast()
                if let unit = last.unit { lost.append(LostUnit(unit, .taken)) }
            }
            kept.append((next.0, next.1))
        }
        return (kept.filter { $0.unit != nil }.map(\.replacement), lost)
    }

    /// What else must change in a document that gets the translations in a file: the declaration of their language, as the file's
    /// `trgLang` names it. Nothing where it names none, and where the document's format declares nothing.
    ///
    /// - Parameter taken: What other files of the exchange had changed.
    /// - Throws: `DocumentError` where the file is not well-formed or is not XLIFF, and `otherTarget` where the document, or
    ///   another file of the exchange, names another language.
    public static func declarations(
        in file: String, for document: Document, beside taken: [DocumentEdit] = []
    ) throws(DocumentError) -> [DocumentEdit] {
        guard let language = try targetLanguage(in: file) else { return [] }
        let found = try document.format.declarations(of: language, in: document.content.applying(taken))
        // What the first file changed has been changed for all of them, and places are those of the document as it was.
        return taken.isEmpty ? found : []
    }

    /// The language of the translations in a file; nil where it does not name one.
    static func targetLanguage(in file: String) throws(DocumentError) -> LanguageTag? {
        try XLIFFReader(Array(file.utf8), format: XLIFF().name).root?.attributes["trgLang"].flatMap { LanguageTag($0) }
    }

    private static func replacement(
        of segments: ArraySlice<XLIFFSegment>, in document: Document
    ) -> Result<Document.Replacement, LostUnit> {
        let name = segments.first?.unit ?? ""
        guard let unit = XLIFFUnit(identifier: name, in: document.passages) else { return .failure(LostUnit(name, .noPlace)) }
        guard !segments.contains(where: \.hasUnknownEntity) else { return .failure(LostUnit(name, .unknownEntity)) }
        let passage = document.passages[unit.passage]
        let count = passage.placeholderCount(in: unit.range)
        var text = ""
        var codes: [Int] = []
        for segment in segments {
            // What a tool has not translated stays as it was.
            var content = segment.hasTarget ? segment.targetContent : segment.source
            text += content.finish(keepsEnds: true)?.text ?? ""
            codes += (segment.hasTarget ? segment.targetCodes : segment.sourceCodes).map { (Int($0) ?? 0) &- 1 }
        }
        guard codes.sorted() == Array(0..<count),
            count == 0 || Placeholder.count(in: text) == count
        else { return .failure(LostUnit(name, .otherElements)) }
        return .success(Document.Replacement(passage: unit.passage, range: unit.range, text: text, order: codes))
    }
}
