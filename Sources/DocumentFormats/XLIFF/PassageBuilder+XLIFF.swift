// SPDX-License-Identifier: Apache-2.0

import TextScanning

extension PassageBuilder {
    /// Adds text of XML, in which line ends of all kinds are read as a line feed (XML 1.0, 2.11).
    mutating func addXMLText(_ range: Range<Int>) {
        add(range) { [bytes] position in
            guard bytes[position] == 0x0D else { return nil }
            let isPair = position + 1 < range.upperBound && bytes[position + 1] == 0x0A
            return .escape(end: position + (isPair ? 2 : 1), meaning: [0x0A])
        }
    }

    /// Bytes of XML with such line ends.
    static func withXMLLineEnds(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        bytes.indices.compactMap { index in
            guard bytes[index] == 0x0D else { return bytes[index] }
            return index + 1 < bytes.endIndex && bytes[index + 1] == 0x0A ? nil : 0x0A
        }
    }

    /// Content whose text is one CDATA section, with what stands in the section as text, in which tags of HTML and arguments of
    /// messages are found as elsewhere; nil for other content, whose text stands partly outside of a section.
    func openingSection() -> PassageBuilder? {
        let (start, end) = (Array("<![CDATA[".utf8), Array("]]>".utf8))
        let texts = pieces.filter { piece in
            piece.kind != .inline && (piece.kind == .escape || !text[piece.text].allSatisfy(\.isASCIISpace))
        }
        guard texts.count == 1, texts[0].kind == .escape, bytes[texts[0].source].starts(with: start) else { return nil }
        var builder = PassageBuilder(bytes)
        for piece in pieces {
            guard piece == texts[0] else {
                builder.add(piece, of: self)
                continue
            }
            let content = piece.source.lowerBound + start.count..<piece.source.upperBound - end.count
            builder.addInline(piece.source.lowerBound..<content.lowerBound)
            builder.addXMLText(content)
            builder.addInline(content.upperBound..<piece.source.upperBound)
        }
        return builder
    }

    /// The content of a source or target of XLIFF, cut where an element stands in place of a break: it parts words that nothing
    /// else parts, as the tab of `Name<x id="1"/>Value` does.
    ///
    /// - Parameter prefix: What stands before the names of XLIFF's elements.
    func parts(prefix: String) -> [PassageBuilder] {
        guard pieces.contains(where: { isBreak($0, prefix: prefix) }) else { return [self] }
        var parts: [PassageBuilder] = []
        var part = PassageBuilder(bytes)
        for piece in pieces {
            if isBreak(piece, prefix: prefix) {
                parts.append(part)
                part = PassageBuilder(bytes)
            }
            part.add(piece, of: self)
        }
        return parts + [part]
    }

    /// Whether an inline piece parts two words. Scripts without capitals have words that nothing parts: その￼path￼の.
    private func isBreak(_ piece: Passage.Piece, prefix: String) -> Bool {
        guard piece.kind == .inline,
            let before = String(decoding: text[..<piece.text.lowerBound].suffix(4), as: UTF8.self).unicodeScalars.last,
            let after = String(decoding: text[piece.text.upperBound...].prefix(4), as: UTF8.self).unicodeScalars.first
        else { return false }
        let endsWord = before.isOfWord || ".:;,!?)]%”»…".unicodeScalars.contains(before)
        let beginsWord = after.isOfWord || "([“«¿¡".unicodeScalars.contains(after)
        guard endsWord, beginsWord, let markup = BetweenWords(bytes[piece.source], prefix: prefix) else { return false }
        switch markup {
        case .oneThing: return true
        // Model:</g>X200; but not 10:</g>30.
        case .end:
            let isTime = text[..<piece.text.lowerBound].dropLast().last?.isASCIIDigit == true && after.isNumber
            return before == ":" && !isTime
        // ready</g><g>Pick; but not im</g><g>portant, and not CO</g><g>2.
        case .nextElement:
            return !before.properties.isUppercase && !after.properties.isLowercase && !before.isNumber && !after.isNumber
        }
    }

    /// What markup between two words without a space is, where it may stand in place of a break.
    private enum BetweenWords {
        /// Elements that stand for one thing, and not for an argument or code.
        case oneThing
        /// The end of an element around text.
        case end
        /// The end of an element around text and the start of another one.
        case nextElement

        init?(_ markup: ArraySlice<UInt8>, prefix: String) {
            let markup = String(decoding: markup, as: UTF8.self)
            let names = markup.matches(of: /<\/?([^\s\/>]+)/).map(\.1)
            guard !names.isEmpty, names.allSatisfy({ $0.hasPrefix(prefix) }), !markup.contains("{"),
                // Angular names what an element stands for, and tools write tags as text.
                !markup.contains(/\bid="[A-Z][A-Z_]+/), !markup.contains(formatting)
            else { return nil }
            let pairs = names.filter { ["g", "pc", "mrk"].contains($0.dropFirst(prefix.count)) }
            if pairs.count < names.count {
                let areThings = names.allSatisfy { ["g", "pc", "x", "ph", "it"].contains($0.dropFirst(prefix.count)) }
                guard areThings else { return nil }
                self = .oneThing
            } else if markup.hasPrefix("</") {
                self = markup.contains(/<[^\/]/) ? .nextElement : .end
            } else {
                return nil
            }
        }
    }

    private static var formatting: Regex<Substring> {
        #/
        &lt;/?(?:a|b|code|em|font|i|mark|s|small|span|strong|sub|sup|u)\b|ctype="(?:bold|italic|link|underlined|x-html-)
        |type="fmt"(?![^>]*subType="xlf:(?:lb|pb)")
        /#.matchingSemantics(.unicodeScalar)
    }
}

extension Unicode.Scalar {
    /// Whether it is a digit, or a letter of a script with capitals.
    fileprivate var isOfWord: Bool { isNumber || properties.isAlphabetic && properties.isCased }

    fileprivate var isNumber: Bool { properties.numericType != nil }
}
