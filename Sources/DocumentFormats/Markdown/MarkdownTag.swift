// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds where tags of HTML inside of Markdown end.
///
/// CommonMark is stricter than browsers, for which `HTMLTag` reads: what it does not take for a tag is text. Beyond it MDX has
/// names with dots, such as `motion.div`, and expressions in the place of attributes, such as `{...props}`, and Vue attributes
/// that begin with a sign.
enum MarkdownTag {
    /// The end of an opening or closing tag that begins at an offset; nil where it is none.
    ///
    /// It begins with a letter; each attribute has white space before it; a value without quotation marks around it has none
    /// inside.
    static func end(in bytes: [UInt8], from start: Int, to limit: Int) -> Int? {
        var position = start + 1
        func at(_ index: Int) -> UInt8? { index < limit ? bytes[index] : nil }
        let isEnd = at(position) == UInt8(ascii: "/")
        if isEnd { position += 1 }
        guard at(position)?.isASCIILetter == true else { return nil }
        while let byte = at(position),
            byte.isASCIILetterOrDigit || byte == UInt8(ascii: "-") || isDot(bytes, at: position, to: limit)
        {
            position += 1
        }
        while true {
            let blanks = position
            while at(position)?.isASCIISpace == true { position += 1 }
            guard let byte = at(position) else { return nil }
            if byte == UInt8(ascii: ">") { return position + 1 }
            if byte == UInt8(ascii: "/") {
                return !isEnd && at(position + 1) == UInt8(ascii: ">") ? position + 2 : nil
            }
            if !isEnd, position > blanks, byte == UInt8(ascii: "{") {
                guard let end = ComponentMarkup.expressionEnd(in: bytes, from: position, to: limit) else { return nil }
                position = end
                continue
            }
            // Vue has `@click` and `#slot`.
            let isShort = (byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#")) && at(position + 1)?.isASCIILetter == true
            guard !isEnd, position > blanks, byte.isASCIILetter || byte == 0x5F || byte == 0x3A || isShort else { return nil }
            position += 1
            while let byte = at(position), byte.isASCIILetterOrDigit || Array("_.:-".utf8).contains(byte) { position += 1 }
            guard let next = value(in: bytes, after: position, to: limit) else { return nil }
            position = next
        }
    }

    /// Whether a dot joins two names of a component, such as `Card.Title`.
    private static func isDot(_ bytes: [UInt8], at position: Int, to limit: Int) -> Bool {
        bytes[position] == UInt8(ascii: ".") && position + 1 < limit && bytes[position + 1].isASCIILetter
    }

    /// Whether the name of a component stands at the beginning: it has a capital before a small letter, or a dot, as no name of
    /// HTML has in the letter cases that people write it in.
    static func isComponentName(_ bytes: ArraySlice<UInt8>) -> Bool {
        let name = bytes.prefix(while: \.isASCIILetterOrDigit)
        guard let first = name.first, first.isASCIILetter else { return false }
        let hasSmall = name.contains(where: \.isASCIISmall)
        return first & 0x20 == 0 && hasSmall || bytes.dropFirst(name.count).first == UInt8(ascii: ".")
    }

    /// The end of an attribute's value; the offset itself where the attribute has none, nil where it is not closed.
    private static func value(in bytes: [UInt8], after start: Int, to limit: Int) -> Int? {
        var position = start
        func at(_ index: Int) -> UInt8? { index < limit ? bytes[index] : nil }
        while at(position)?.isASCIISpace == true { position += 1 }
        guard at(position) == UInt8(ascii: "=") else { return start }
        position += 1
        while at(position)?.isASCIISpace == true { position += 1 }
        guard let first = at(position) else { return nil }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            position += 1
            while let byte = at(position), byte != first { position += 1 }
            return position < limit ? position + 1 : nil
        }
        if first == UInt8(ascii: "{") { return ComponentMarkup.expressionEnd(in: bytes, from: position, to: limit) }
        let unquoted = position
        while let byte = at(position), !byte.isASCIISpace, !Array("\"'=<>`".utf8).contains(byte) { position += 1 }
        return position > unquoted ? position : nil
    }
}
