// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds where tags of HTML inside of Markdown end.
///
/// CommonMark is stricter than browsers, for which `HTMLTag` reads: what it does not take for a tag is text.
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
        while let byte = at(position), byte.isASCIILetterOrDigit || byte == UInt8(ascii: "-") { position += 1 }
        while true {
            let blanks = position
            while at(position)?.isASCIISpace == true { position += 1 }
            guard let byte = at(position) else { return nil }
            if byte == UInt8(ascii: ">") { return position + 1 }
            if byte == UInt8(ascii: "/") {
                return !isEnd && at(position + 1) == UInt8(ascii: ">") ? position + 2 : nil
            }
            guard !isEnd, position > blanks, byte.isASCIILetter || byte == 0x5F || byte == 0x3A else { return nil }
            while let byte = at(position), byte.isASCIILetterOrDigit || Array("_.:-".utf8).contains(byte) { position += 1 }
            guard let next = value(in: bytes, after: position, to: limit) else { return nil }
            position = next
        }
    }

    /// The longest expression, in bytes.
    private static let longestExpression = 300

    /// The end of an expression in braces, as MDX has it; nil where it is not closed.
    static func expressionEnd(in bytes: [UInt8], from start: Int, to limit: Int) -> Int? {
        var depth = 0
        for position in start..<min(limit, start + longestExpression) {
            if bytes[position] == UInt8(ascii: "{") { depth += 1 }
            if bytes[position] == UInt8(ascii: "}") {
                depth -= 1
                if depth == 0 { return position + 1 }
            }
        }
        return nil
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
        if first == UInt8(ascii: "{") { return expressionEnd(in: bytes, from: position, to: limit) }
        let unquoted = position
        while let byte = at(position), !byte.isASCIISpace, !Array("\"'=<>`".utf8).contains(byte) { position += 1 }
        return position > unquoted ? position : nil
    }
}
