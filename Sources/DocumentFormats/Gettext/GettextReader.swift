// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Reads the entries of a message catalogue.
struct GettextReader {
    /// What a string that follows belongs to.
    private enum Field {
        case none
        case message
        case plural
        case translation
    }

    private let bytes: [UInt8]
    private let format: String
    private(set) var entries: [GettextEntry] = []
    private var entry = GettextEntry()
    private var field = Field.none

    /// Reads a catalogue, or the first entries of one.
    ///
    /// - Throws: `DocumentError` where a string is not closed on its line.
    init(_ bytes: [UInt8], format: String, upTo entryCount: Int = .max) throws(DocumentError) {
        self.bytes = bytes
        self.format = format
        for (index, line) in SourceLines(bytes).enumerated() {
            try read(line, number: index + 1)
            if entries.count == entryCount { return }
        }
        endEntry()
    }

    /// The strings of the heading, which is the translation of the first message where that says nothing; none where there is no
    /// heading.
    static func heading(of bytes: [UInt8], format: String) -> [Range<Int>] {
        guard let entry = try? GettextReader(bytes, format: format, upTo: 1).entries.first, entry.message.isEmpty else {
            return []
        }
        return entry.translations.flatMap(\.text.parts)
    }

    private mutating func read(_ line: SourceLines.Line, number: Int) throws(DocumentError) {
        let content = SourceLines.trimmed(bytes[line.content])
        guard let first = bytes[content].first else { return endTranslated() }
        switch first {
        case UInt8(ascii: "#"):
            endTranslated()
            if bytes[content].starts(with: "#,".utf8) {
                addFlags(content.lowerBound + 2..<content.upperBound)
                entry.flagPlace = content.upperBound
            } else if bytes[content].starts(with: "#. type: ".utf8) || bytes[content].starts(with: "# type: ".utf8) {
                entry.isPartOfPage = !bytes[content].contains { $0 == UInt8(ascii: "<") }
            }
        case UInt8(ascii: "\""):
            try addStrings(content, line: number)
        default:
            try readKeyword(content, number: number)
            if line.end > line.content.upperBound {
                entry.lineEnd = String(decoding: bytes[line.content.upperBound..<line.end], as: UTF8.self)
            }
        }
    }

    private mutating func addFlags(_ range: Range<Int>) {
        entry.flags += String(decoding: bytes[range], as: UTF8.self).split(separator: ",").map {
            String($0.drop(while: \.isWhitespace).prefix { !$0.isWhitespace })
        }
    }

    private mutating func readKeyword(_ content: Range<Int>, number: Int) throws(DocumentError) {
        let keyword = bytes[content].prefix { $0.isASCIILetter || $0 == UInt8(ascii: "_") }
        // After the keyword of a plural form stands its number in brackets.
        let rest = bytes[keyword.endIndex..<content.upperBound].drop { $0.isBlank || $0 == UInt8(ascii: "[") }
        let digits = rest.prefix(while: \.isASCIIDigit)
        defer { if entry.flagPlace == nil, field != .translation { entry.flagPlace = content.lowerBound } }
        switch String(decoding: keyword, as: UTF8.self) {
        case "msgctxt":
            endTranslated()
            field = .none
        case "msgid":
            endTranslated()
            entry.message = GettextEntry.Text()
            entry.plural = GettextEntry.Text()
            field = .message
        case "msgid_plural":
            endTranslated()
            entry.plural = GettextEntry.Text()
            field = .plural
        case "msgstr":
            field = .translation
            entry.translations.append((Int(String(decoding: digits, as: UTF8.self)) ?? 0, GettextEntry.Text()))
        default: field = .none
        }
        let string = rest[digits.endIndex...].drop { $0.isBlank || $0 == UInt8(ascii: "]") }
        if string.first == UInt8(ascii: "\"") { try addStrings(string.startIndex..<content.upperBound, line: number) }
    }

    /// Adds a string to the field that it belongs to, and those that stand beside it: like those on lines of their own they are
    /// parts of one.
    private mutating func addStrings(_ range: Range<Int>, line: Int) throws(DocumentError) {
        var rest: Range<Int>? = range
        while let next = rest { rest = try addString(next, line: line) }
    }

    /// Adds a string that begins a range.
    ///
    /// - Returns: What is left of the range, where another string begins it.
    private mutating func addString(_ range: Range<Int>, line: Int) throws(DocumentError) -> Range<Int>? {
        var position = range.lowerBound + 1
        while position < range.upperBound, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        guard position < range.upperBound else {
            throw DocumentError(.malformed, format: format, line: line, detail: "a string is not closed")
        }
        let part = range.lowerBound + 1..<position
        switch field {
        case .none: break
        case .message: entry.message.parts.append(part)
        case .plural: entry.plural.parts.append(part)
        case .translation: entry.translations[entry.translations.count - 1].text.parts.append(part)
        }
        let rest = bytes[(position + 1)..<range.upperBound].drop(while: \.isBlank)
        return rest.first == UInt8(ascii: "\"") ? rest.startIndex..<range.upperBound : nil
    }

    /// Ends the entry where its translations have been read.
    private mutating func endTranslated() {
        if !entry.translations.isEmpty { endEntry() }
    }

    private mutating func endEntry() {
        if !entry.translations.isEmpty { entries.append(entry) }
        entry = GettextEntry()
        field = .none
    }
}
