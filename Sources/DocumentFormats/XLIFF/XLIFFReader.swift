// SPDX-License-Identifier: Apache-2.0

import LanguageSegmentation
import TextScanning

/// Reads the segments of an XLIFF document.
package struct XLIFFReader {
    /// The start tag of the document.
    package private(set) var root: XMLTag?
    /// The segments in order, with what stands between them.
    package private(set) var segments: [XLIFFSegment] = []
    /// The elements that are open.
    private(set) var elements = XLIFFElements()

    private let bytes: [UInt8]
    private let format: String
    private var unit = ""
    private var unitCount = 0
    private var segment: XLIFFSegment?
    private var side: XLIFFSegment.Side?
    /// How many elements deep content stands that may not be translated, inside of a source or target.
    private var keptDepth = 0

    /// Reads a document.
    ///
    /// - Throws: `DocumentError` where it is not well-formed, no XLIFF, of another version, or without the language of its
    ///   source.
    package init(_ bytes: [UInt8], format: String) throws(DocumentError) {
        self.bytes = bytes
        self.format = format
        var scanner = XMLScanner(bytes, format: format)
        while let token = try scanner.next() {
            switch token {
            case .tag(let tag):
                if root == nil { try begin(tag) }
                if isSecond(tag) {
                    throw scanner.error(at: tag.range.lowerBound, "the segment has a second <\(tag.name)>")
                }
                read(tag)
                elements.pass(tag)
            case .text(let range): addText(range)
            case .reference(let range, let meaning): addReference(range, meaning)
            case .section(let content, let whole):
                add(whole, keptDepth > 0 ? nil : PassageBuilder.withXMLLineEnds(bytes[content]))
            case .other(let range): add(range, side == .target ? [] : nil)
            }
        }
    }

    private mutating func begin(_ tag: XMLTag) throws(DocumentError) {
        func fail(_ code: DocumentError.Code, _ detail: String) -> DocumentError {
            let line = SourceLines.number(of: tag.range.lowerBound, in: bytes)
            return DocumentError(code, format: format, line: line, detail: detail)
        }
        guard tag.localName == "xliff" else { throw fail(.otherKind, "the element is <\(tag.name)>, not <xliff>,") }
        let version = tag.attributes["version"] ?? ""
        guard version.hasPrefix("2.") else { throw fail(.unknownVersion, "the version of XLIFF is ‘\(version)’") }
        guard tag.attributes["srcLang"] != nil else { throw fail(.malformed, "<xliff> has no attribute srcLang") }
        root = tag
        elements.begin(with: tag)
    }

    // MARK: - Tags

    /// Whether a tag begins a source or target, and the segment has one.
    private func isSecond(_ tag: XMLTag) -> Bool {
        guard tag.kind != .end, side == nil, isInSegment, let segment else { return false }
        let name = elements.name(of: tag)
        return name == "source" && segment.sourceEnd > 0 || name == "target" && segment.target != nil
    }

    private mutating func read(_ tag: XMLTag) {
        let name = elements.name(of: tag)
        switch tag.kind {
        case .start:
            if side == nil {
                start(tag, name)
            } else {
                let isKept = tag.attributes["translate"] == "no" || name == "pc" && XLIFFCode.holdsCode(tag)
                if keptDepth > 0 || isKept { keptDepth += 1 }
                addCode(tag, name)
            }
            elements.open(tag)
        case .empty:
            if side != nil {
                addCode(tag, name)
            } else {
                start(tag, name)
                end(tag, name)
            }
        case .end:
            elements.close()
            if side != nil, !((name == "source" || name == "target") && isInSegment) {
                add(tag.range, side == .target ? [] : nil)
                keptDepth = max(0, keptDepth - 1)
            } else {
                end(tag, name)
            }
        }
    }

    /// Whether the innermost element is one that holds a source.
    private var isInSegment: Bool { elements.innermost == "segment" || elements.innermost == "ignorable" }

    private mutating func start(_ tag: XMLTag, _ name: String) {
        switch name {
        case "unit":
            unitCount += 1
            unit = tag.attributes["id"] ?? ""
        case "segment" where elements.innermost == "unit", "ignorable" where elements.innermost == "unit":
            let state = tag.attributes["state"] ?? "initial"
            let isOpen = elements.isTranslatable(tag) && name == "segment" && state == "initial"
            segment = XLIFFSegment(
                unit: unit, unitNumber: unitCount, isOpen: isOpen, source: PassageBuilder(bytes), sourceEnd: 0,
                targetContent: PassageBuilder(bytes))
        case "source" where isInSegment:
            side = .source
            segment?.indent = elements.indent(before: tag, in: bytes)
        case "target" where isInSegment:
            side = .target
            segment?.targetTag = tag
            segment?.target = tag.range
        default: break
        }
    }

    private mutating func end(_ tag: XMLTag, _ name: String) {
        switch name {
        case "source" where side == .source:
            segment?.sourceEnd = tag.range.upperBound
            side = nil
        case "target" where side == .target:
            segment?.endTarget(at: tag.range.upperBound)
            side = nil
        case "segment", "ignorable":
            if let segment, segment.sourceEnd > 0 { segments.append(segment) }
            segment = nil
        default: break
        }
        keptDepth = 0
    }

    // MARK: - Content

    /// Adds a start tag inside of content: a character, a code, or markup that a target of ours does not have.
    private mutating func addCode(_ tag: XMLTag, _ name: String) {
        if name == "cp", let hexadecimal = tag.attributes["hex"],
            let scalar = UInt32(hexadecimal, radix: 16).flatMap(Unicode.Scalar.init)
        {
            return add(tag.range, Array(String(Character(scalar)).utf8))
        }
        guard side == .target else {
            if name == "ph" {
                let identifier = tag.attributes["id"] ?? ""
                segment?.sourceCodes.append(identifier)
            }
            return add(tag.range, nil)
        }
        if name == "ph" {
            let identifier = tag.attributes["id"] ?? ""
            segment?.targetCodes.append(identifier)
            // One by one: neighbours must not become one.
            segment?.targetContent.addPlaceholder(tag.range)
        } else {
            add(tag.range, [])
        }
    }

    private mutating func addText(_ range: Range<Int>) {
        guard keptDepth == 0, let side else { return add(range, nil) }
        segment?.add(to: side) { $0.addXMLText(range) }
    }

    private mutating func addReference(_ range: Range<Int>, _ meaning: String?) {
        guard keptDepth == 0 else { return add(range, nil) }
        if meaning == nil, side == .target { segment?.hasUnknownEntity = true }
        add(range, meaning.map { Array($0.utf8) })
    }

    /// Adds to the source or target that is read, if one is.
    ///
    /// - Parameter meaning: What the bytes stand for; nil where they are kept.
    private mutating func add(_ range: Range<Int>, _ meaning: [UInt8]?) {
        guard let side else { return }
        segment?.add(to: side) { builder in
            if let meaning { builder.addEscape(range, for: meaning) } else { builder.addInline(range) }
        }
    }
}
