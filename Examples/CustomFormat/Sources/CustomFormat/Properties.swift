// SPDX-License-Identifier: Apache-2.0

import DocumentFormats

/// Java's `.properties`, in UTF-8: `key = value` lines, whose values are text.
///
/// Keys, comments and blank lines stay. Escapes are undone, a value that goes on after a backslash at the end of a line is one
/// text, and arguments such as `{0}` are inline pieces.
struct Properties: DocumentFormat {
    let name = "Java properties"
    let identifier = "properties"
    let fileNameSuffixes = ["properties"]
    /// The messages of a program follow each other line by line.
    let separator = "\n"

    func passages(of content: String) -> [Passage] {
        let bytes = Array(content.utf8)
        var builder = PassageBuilder(bytes)
        var passages: [Passage] = []
        var goesOn = false
        for line in SourceLines(bytes) {
            let start = bytes[line.content].firstIndex { !Self.isBlank($0) } ?? line.content.upperBound
            let text = start..<line.content.upperBound
            // White space before the rest of a value is not part of it.
            let value = goesOn ? text : Self.value(of: text, in: bytes)
            if goesOn, start > line.content.lowerBound { builder.addEscape(line.content.lowerBound..<start, for: "") }
            goesOn = value.map { Self.endsOpen(bytes[$0]) } ?? false
            guard let value else { continue }
            Self.add(value.lowerBound..<(goesOn ? value.upperBound - 1 : value.upperBound), of: bytes, to: &builder)
            if goesOn {
                builder.addEscape(value.upperBound - 1..<line.end, for: "")
            } else if let passage = builder.finish() {
                passages.append(passage)
            }
        }
        if let passage = builder.finish() { passages.append(passage) }
        return passages
    }

    func written(_ text: String, for passage: Passage) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    // MARK: - Lines

    /// The value on a line that begins with a key; nil for a comment or a blank line.
    private static func value(of line: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
        guard let first = bytes[line].first, first != UInt8(ascii: "#"), first != UInt8(ascii: "!") else { return nil }
        var position = line.lowerBound
        while position < line.upperBound, !isBlank(bytes[position]), !isSeparator(bytes[position]) {
            // What is escaped belongs to the key.
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        var start = min(position, line.upperBound)
        while start < line.upperBound, isBlank(bytes[start]) { start += 1 }
        if start < line.upperBound, isSeparator(bytes[start]) {
            start += 1
            while start < line.upperBound, isBlank(bytes[start]) { start += 1 }
        }
        return start..<line.upperBound
    }

    /// Whether a line ends with an odd number of backslashes, and the value goes on in the next one.
    private static func endsOpen(_ value: ArraySlice<UInt8>) -> Bool {
        !value.reversed().prefix { $0 == UInt8(ascii: "\\") }.count.isMultiple(of: 2)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0C }
    private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") }

    // MARK: - Values

    private static func add(_ value: Range<Int>, of bytes: [UInt8], to builder: inout PassageBuilder) {
        var start = value.lowerBound
        var position = start
        while position < value.upperBound {
            let end: Int
            if let escape = escape(in: bytes, at: position, to: value.upperBound) {
                end = escape.end
                builder.addText(start..<position)
                builder.addEscape(position..<end, for: escape.meaning)
            } else if let argument = argumentEnd(in: bytes, at: position, to: value.upperBound) {
                end = argument
                builder.addText(start..<position)
                builder.addInline(position..<end)
            } else {
                position += 1
                continue
            }
            position = end
            start = end
        }
        builder.addText(start..<position)
    }

    /// The end of an argument such as `{0}` or `{name}`; nil where none begins.
    private static func argumentEnd(in bytes: [UInt8], at start: Int, to limit: Int) -> Int? {
        guard bytes[start] == UInt8(ascii: "{") else { return nil }
        // Another opening brace means that this one was none: no value is read to its end for each of them.
        let end = bytes[(start + 1)..<limit].firstIndex { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "{") }
        return end.flatMap { bytes[$0] == UInt8(ascii: "}") ? $0 + 1 : nil }
    }

    /// What an escape such as `\n` or `\u00e9` stands for, and where it ends; nil where none begins.
    private static func escape(in bytes: [UInt8], at start: Int, to limit: Int) -> (meaning: String, end: Int)? {
        guard bytes[start] == UInt8(ascii: "\\"), start + 1 < limit else { return nil }
        switch bytes[start + 1] {
        case UInt8(ascii: "n"): return ("\n", start + 2)
        case UInt8(ascii: "r"): return ("\r", start + 2)
        case UInt8(ascii: "t"): return ("\t", start + 2)
        case UInt8(ascii: "u"):
            let digits = String(decoding: bytes[(start + 2)..<limit].prefix(4), as: UTF8.self)
            // Half of a surrogate pair is not a scalar.
            guard digits.utf8.count == 4, let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
            return (String(Character(scalar)), start + 6)
        // Before any other character a backslash is passed over.
        case let byte where byte < 0x80: return (String(Character(Unicode.Scalar(byte))), start + 2)
        default: return ("", start + 1)
        }
    }
}
