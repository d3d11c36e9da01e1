// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A start or end tag of HTML.
struct HTMLTag {
    /// The name in small letters.
    let name: String
    let isEnd: Bool
    /// From the opening angle bracket to just after the closing one.
    let range: Range<Int>
    /// Where the name ends, and an attribute can be put in.
    let nameEnd: Int
    /// The values of the attributes that matter here, by name.
    let attributes: [String: String]
    /// Where the values stand that people may read, by name.
    let texts: [(name: String, value: Range<Int>)]

    /// Reads a tag as browsers do; nil where none begins at the offset.
    ///
    /// A tag that the document's end cuts off reaches to that end.
    ///
    /// - Parameter allowsExpressions: Whether values may be expressions in braces, as MDX has them.
    init?(_ bytes: [UInt8], at start: Int, to limit: Int, allowsExpressions: Bool) {
        var position = start + 1
        guard position < limit else { return nil }
        isEnd = bytes[position] == UInt8(ascii: "/")
        if isEnd { position += 1 }
        guard position < limit, bytes[position].isASCIILetter else { return nil }
        let nameStart = position
        while position < limit, !bytes[position].isASCIISpace, bytes[position] != 0x2F, bytes[position] != 0x3E { position += 1 }
        nameEnd = position
        name = Self.name(bytes[nameStart..<nameEnd])
        var attributes: [String: String] = [:]
        var texts: [(name: String, value: Range<Int>)] = []
        var textNames: Set<String> = []
        while let attribute = Self.attribute(in: bytes, from: &position, to: limit, allowsExpressions: allowsExpressions) {
            guard let value = attribute.value, attribute.name.count <= Self.longestName, !attribute.isExpression else { continue }
            let name = Self.name(bytes[attribute.name])
            // Of two attributes of one name the first counts.
            if Self.names.contains(name), attributes[name] == nil {
                attributes[name] = String(decoding: bytes[value], as: UTF8.self)
            } else if HTMLElements.textAttributes.contains(name), textNames.insert(name).inserted {
                texts.append((name, value))
            }
        }
        self.attributes = attributes
        self.texts = texts
        range = start..<min(position + 1, limit)
    }

    private static func name(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.map(\.lowercasedASCII), as: UTF8.self)
    }

    /// The attribute that comes next, behind which the position is then; nil where the tag ends before one.
    private static func attribute(
        in bytes: [UInt8], from position: inout Int, to limit: Int, allowsExpressions: Bool
    ) -> HTMLAttribute? {
        while position < limit, bytes[position] != UInt8(ascii: ">") {
            guard let end = separatorEnd(in: bytes, from: position, to: limit) else {
                let attribute = HTMLAttribute(bytes, at: position, to: limit, allowsExpressions: allowsExpressions)
                position = attribute.end
                return attribute
            }
            position = end
        }
        return nil
    }

    /// Where white space, a slash, or what a program puts among the attributes ends; nil where an attribute begins.
    private static func separatorEnd(in bytes: [UInt8], from start: Int, to limit: Int) -> Int? {
        bytes[start].isASCIISpace || bytes[start] == UInt8(ascii: "/")
            ? start + 1
            : ServerMarkup.end(in: bytes, from: start, to: limit) ?? TemplateBlock.callEnd(in: bytes, from: start, to: limit)
    }

    private static let names: Set = [
        "lang", "xml:lang", "xmlns", "dir", "translate", "class", "type", "name", "property", "href",
    ]
    private static let longestName = 20
}

extension HTMLTag {
    /// The language that it says its element is in.
    var language: String? { attributes["lang"] ?? attributes["xml:lang"] }

    /// The attributes that have a value, and where that stands; of two of one name the first counts.
    func attributeValues(in bytes: [UInt8]) -> [(name: String, value: Range<Int>)] {
        var found: [(name: String, value: Range<Int>)] = []
        var names: Set<String> = []
        var position = nameEnd
        while let attribute = Self.attribute(in: bytes, from: &position, to: range.upperBound, allowsExpressions: false) {
            let name = Self.name(bytes[attribute.name])
            if let value = attribute.value, names.insert(name).inserted { found.append((name, value)) }
        }
        return found
    }
}

/// An attribute of a tag of HTML.
struct HTMLAttribute {
    let name: Range<Int>
    /// What stands between quotation marks, or bare; nil where there is none.
    let value: Range<Int>?
    /// Whether the value is an expression in braces.
    let isExpression: Bool
    let end: Int

    /// Reads an attribute that begins at an offset.
    ///
    /// - Parameter allowsExpressions: Whether values may be expressions in braces, as MDX has them. To HTML a brace is one sign
    ///   like others.
    init(_ bytes: [UInt8], at start: Int, to limit: Int, allowsExpressions: Bool) {
        var position = start + 1
        // {...props} stands in the place of an attribute.
        if allowsExpressions, bytes[start] == UInt8(ascii: "{"),
            let end = ComponentMarkup.expressionEnd(in: bytes, from: start, to: limit)
        {
            position = end
        }
        func next(_ position: Int) -> Int { ServerMarkup.end(in: bytes, from: position, to: limit) ?? position + 1 }
        func endsName(_ byte: UInt8) -> Bool { byte.isASCIISpace || byte == 0x2F || byte == 0x3E || byte == 0x3D }
        while position < limit, !endsName(bytes[position]) { position = next(position) }
        name = start..<position
        var opening = position
        while opening < limit, bytes[opening].isASCIISpace { opening += 1 }
        guard opening < limit, bytes[opening] == UInt8(ascii: "=") else {
            value = nil
            isExpression = false
            end = position
            return
        }
        opening += 1
        while opening < limit, bytes[opening].isASCIISpace { opening += 1 }
        guard opening < limit else {
            value = nil
            isExpression = false
            end = limit
            return
        }
        let quotation = bytes[opening]
        let expression =
            allowsExpressions && quotation == UInt8(ascii: "{")
            ? ComponentMarkup.expressionEnd(in: bytes, from: opening, to: limit) : nil
        isExpression = expression != nil
        if quotation == UInt8(ascii: "\"") || quotation == UInt8(ascii: "'") {
            position = opening + 1
            // Quotation marks in a program do not end the value around it.
            while position < limit, bytes[position] != quotation { position = next(position) }
            value = opening + 1..<position
            end = min(position + 1, limit)
        } else if let expression {
            value = opening..<expression
            end = expression
        } else {
            position = opening
            while position < limit, !bytes[position].isASCIISpace, bytes[position] != UInt8(ascii: ">") {
                position = next(position)
            }
            value = opening..<position
            end = position
        }
    }
}

extension HTMLAttribute {
    /// The passages of a value, one for each line: *Street and number&#10;Town* has two.
    ///
    /// - Parameter page: What is said of all passages of the page.
    static func passages(of value: Range<Int>, in bytes: [UInt8], _ page: HTMLPlace = HTMLPlace()) -> [Passage] {
        var place = page
        place.isAttribute = true
        return lines(of: value, in: bytes).compactMap { passage(of: $0, of: value, in: bytes, place) }
    }

    /// What stands between the references in a value that mean the end of a line.
    private static func lines(of value: Range<Int>, in bytes: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = value.lowerBound
        var position = start
        while position < value.upperBound {
            if bytes[position] == UInt8(ascii: "&"),
                let reference = CharacterReference(bytes, at: position, to: value.upperBound), reference.isWhiteSpace
            {
                lines.append(start..<position)
                (start, position) = (reference.end, reference.end)
            } else {
                // What a program writes there has its own lines.
                position = ServerMarkup.end(in: bytes, from: position, to: value.upperBound) ?? position + 1
            }
        }
        return lines + [start..<value.upperBound]
    }

    /// The passage of a line of a value; nil where there is not text in it. The end of a line of the page reads as a space.
    private static func passage(of line: Range<Int>, of value: Range<Int>, in bytes: [UInt8], _ place: HTMLPlace) -> Passage? {
        var builder = PassageBuilder(bytes)
        builder.add(line) { position in
            switch bytes[position] {
            case UInt8(ascii: "&"): return CharacterReference(bytes, at: position, to: line.upperBound).map { .reference($0) }
            case 0x0A, 0x0D:
                let end = bytes[position..<line.upperBound].firstIndex { !$0.isASCIISpace } ?? line.upperBound
                return .escape(end: end, meaning: [0x20])
            default: return ServerMarkup.end(in: bytes, from: position, to: line.upperBound).map { .inline(end: $0) }
            }
        }
        let before = bytes[value.lowerBound - 1]
        let isQuoted = before == UInt8(ascii: "\"") || before == UInt8(ascii: "'")
        guard var passage = builder.finish(note: place), !passage.text.isFixed
        else { return nil }
        // A value without quotation marks would end at the first space.
        if !isQuoted {
            passage.destinations = [Passage.Destination(range: value, before: "\"", after: "\"", copying: value)]
        }
        return passage
    }
}
