// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Records
import TextScanning

/// What generators of sites put before a document: YAML between `---`, TOML between `+++`, an object of JSON, or the title block
/// of Pandoc, or fields without marks around them.
///
/// Of the fields of YAML and TOML those that people read are text; the rest is settings. JSON is kept as it is.
struct FrontMatter {
    /// The fields that people read, at the top.
    private static let fields: Set = ["title", "description", "summary"]

    /// The fields that name the language.
    private static let languageFields = ["lang", "language", "locale"]

    /// How the text of a field is written.
    enum Style: Sendable, Hashable {
        /// Between double quotation marks.
        case double
        /// Between single ones.
        case single
        /// On lines of its own, as it is.
        case block
    }

    /// Where the document begins after it; at its start where there is none.
    let end: Int
    /// The text of the fields that people read.
    private(set) var passages: [Passage] = []
    /// The language that the document says it is in.
    private(set) var language: LanguageTag?
    /// Where it says so, without quotation marks.
    private(set) var languageRange: Range<Int>?

    private let bytes: [UInt8]

    /// Reads what stands before a document.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let start = ByteOrderMark.length(in: bytes)
        if let end = Self.endOfJSON(in: bytes, from: start) {
            self.end = end
            return
        }
        if let block = Self.titleBlock(in: bytes, from: start) {
            end = block.end
            var builder = PassageBuilder(bytes)
            addText(block.title, to: &builder)
            add(builder.finish(note: Style.block))
            return
        }
        if let metadata = MarkdownMetadata(bytes, from: start) {
            end = metadata.end
            read(metadata)
            return
        }
        var lines = SourceLines(bytes, from: start)
        var content: [Range<Int>] = []
        var end = start
        let mark = lines.next().flatMap { Self.mark(of: $0, in: bytes) }
        let ends = mark == "---" ? ["---", "..."] : mark == "+++" ? ["+++"] : []
        while !ends.isEmpty, let line = lines.next() {
            if let mark = Self.mark(of: line, in: bytes), ends.contains(mark) {
                end = line.end
                break
            }
            content.append(line.content)
        }
        // Without an end it is a rule.
        self.end = end
        if end > start { read(content, sign: mark == "---" ? ":" : "=") }
    }

    /// The end of an object of JSON that a document begins with: on its first line, or on one that holds nothing but its brace.
    private static func endOfJSON(in bytes: [UInt8], from start: Int) -> Int? {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "{") else { return nil }
        for (index, line) in SourceLines(bytes, from: start).enumerated() {
            let content = bytes[SourceLines.trimmed(bytes[line.content])]
            let isLast = index == 0 ? content.last == UInt8(ascii: "}") : bytes[line.content].elementsEqual([UInt8(ascii: "}")])
            guard isLast else { continue }
            if (try? JSONText.tokens(of: Array(bytes[start..<content.endIndex]))) != nil { return line.end }
            if index > 0 { return nil }
        }
        return nil
    }

    /// Pandoc's title block: a line with the title, one with the authors and one with the date, each behind a percent sign, of
    /// which the last ones may be missing; nil where the document begins with none.
    private static func titleBlock(in bytes: [UInt8], from start: Int) -> (title: Range<Int>, end: Int)? {
        let lines = Array(SourceLines(bytes, from: start).prefix(4))
        let block = lines.prefix(3).prefix { bytes[$0.content].starts(with: "% ".utf8) }
        guard let first = block.first, let last = block.last,
            lines.dropFirst(block.count).first.map({ bytes[$0.content].allSatisfy(\.isBlank) }) ?? (block.count > 1)
        else { return nil }
        return (first.content.lowerBound + 2..<first.content.upperBound, last.end)
    }

    private static func mark(of line: SourceLines.Line, in bytes: [UInt8]) -> String? {
        let content = SourceLines.trimmed(bytes[line.content])
        guard content.count == 3, content.lowerBound == line.content.lowerBound else { return nil }
        return String(decoding: bytes[content], as: UTF8.self)
    }

    // MARK: - Reading

    private mutating func read(_ lines: [Range<Int>], sign: Unicode.Scalar) {
        for (index, line) in lines.enumerated() {
            let name = bytes[line].prefix(while: \.isASCIILetter)
            let rest = bytes[name.endIndex..<line.upperBound].drop(while: \.isBlank)
            if rest.first == UInt8(ascii: sign), Self.languageFields.contains(where: { name.elementsEqual($0.utf8) }) {
                readLanguage(rest)
            }
            guard Self.fields.contains(String(decoding: name, as: UTF8.self)) else {
                // The rest of TOML is in tables.
                if sign == "=", bytes[line].first == UInt8(ascii: "[") { return }
                continue
            }
            guard rest.first == UInt8(ascii: sign) else { continue }
            let value = SourceLines.trimmed(rest.dropFirst())
            let below = lines[(index + 1)...].prefix { $0.isEmpty || bytes[$0.lowerBound].isBlank }
            if sign == ":" {
                readYAML(value, below: Array(below))
            } else {
                readTOML(value, behind: lines[(index + 1)...])
            }
        }
    }

    private mutating func read(_ metadata: MarkdownMetadata) {
        for field in metadata.fields {
            // A language may be named in words, too.
            if Self.languageFields.contains(field.name), let value = field.lines.first,
                2...3 ~= bytes[value].prefix(while: \.isASCIILetter).count
            {
                readLanguage(bytes[value])
            }
            guard Self.fields.contains(field.name), !field.lines.isEmpty else { continue }
            var builder = PassageBuilder(bytes)
            add(field.lines[...], to: &builder)
            add(builder.finish(note: Style.block))
        }
    }

    private mutating func readLanguage(_ rest: ArraySlice<UInt8>) {
        let value = rest.drop { !$0.isASCIILetter }.prefix {
            $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
        language = try? LanguageTag(posix: String(decoding: value, as: UTF8.self).replacing("-", with: "_"))
        languageRange = language == nil ? nil : value.startIndex..<value.endIndex
    }

    /// Reads a value of YAML with the lines below it that are indented.
    private mutating func readYAML(_ value: Range<Int>, below: [Range<Int>]) {
        switch bytes[value].first {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): readQuoted(value, below: below)
        case UInt8(ascii: ">"), UInt8(ascii: "|"):
            guard value.count < 4 else { return }
            if bytes[value].first == UInt8(ascii: ">") { return addFolded(below) }
            for line in below { addLine(line) }
        default: readPlain(value, below: below)
        }
    }

    /// Reads a string of TOML, behind which there may be a comment; between three quotation marks it goes on in lines behind.
    private mutating func readTOML(_ value: Range<Int>, behind lines: ArraySlice<Range<Int>>) {
        guard let first = bytes[value].first, first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") else { return }
        let isDouble = first == UInt8(ascii: "\"")
        if bytes[value].starts(with: [first, first, first]) {
            // A translation could hold what ends the other kind, which has no escapes.
            if isDouble { addLines(value.lowerBound + 3..<value.upperBound, behind: lines) }
            return
        }
        let content = value.dropFirst()
        guard let end = closingMark(in: content, isDouble: isDouble, doublesMarks: false),
            isEnd(end + 1..<value.upperBound)
        else { return }
        let text = content.lowerBound..<end
        if isDouble { addQuoted([text], isDouble: true) } else { addPlain([text], insteadOf: value.lowerBound..<end + 1) }
    }

    /// Adds the lines of a string between three quotation marks.
    private mutating func addLines(_ first: Range<Int>, behind lines: ArraySlice<Range<Int>>) {
        var contents: [Range<Int>] = []
        for line in [first] + lines {
            let close = bytes[line].firstIndex(ignoringCase: "\"\"\"")
            contents.append(line.lowerBound..<(close ?? line.upperBound))
            guard let close else { continue }
            guard isEnd(close + 3..<line.upperBound) else { return }
            for content in contents { addQuoted([content], isDouble: true) }
            return
        }
    }

    /// Reads a string of YAML between quotation marks, which may go on in lines below.
    private mutating func readQuoted(_ value: Range<Int>, below: [Range<Int>]) {
        let isDouble = bytes[value.lowerBound] == UInt8(ascii: "\"")
        var lines: [Range<Int>] = []
        for line in [value.lowerBound + 1..<value.upperBound] + below.map({ SourceLines.trimmed(bytes[$0]) }) {
            // An empty line, and a line end behind a backslash, mean something else.
            guard lines.isEmpty || !line.isEmpty, lines.last.map({ bytes[$0].last != Self.backslash }) ?? true else { return }
            if let close = closingMark(in: line, isDouble: isDouble, doublesMarks: true) {
                guard isEnd(close + 1..<line.upperBound) else { return }
                return addQuoted(lines + [line.lowerBound..<close], isDouble: isDouble)
            }
            lines.append(line)
        }
    }

    /// Reads a value of YAML without quotation marks, with the lines below on which it goes on and without a comment behind it.
    private mutating func readPlain(_ value: Range<Int>, below: [Range<Int>]) {
        var lines = ([value] + below.map { SourceLines.trimmed(bytes[$0]) })[...]
        while lines.last?.isEmpty == true { lines.removeLast() }
        let isBelow = value.isEmpty
        if isBelow { lines = lines.dropFirst() }
        guard let first = lines.first, let last = lines.popLast(), let sign = bytes[first].first,
            !Array("[{&*!%@`#,-?:>|\"'".utf8).contains(sign)
        else { return }
        let end = withoutComment(last)
        // What a comment stands in, an empty line and fields inside of the field are left alone.
        guard lines.allSatisfy({ !$0.isEmpty && withoutComment($0) == $0 }), bytes[end].first != UInt8(ascii: "#"),
            !isBelow && lines.isEmpty || (lines + [end]).allSatisfy({ !holdsField($0) })
        else { return }
        addPlain(lines + [end], insteadOf: first.lowerBound..<end.upperBound)
    }

    /// Whether a colon in a line of YAML is behind the name of a field.
    private func holdsField(_ line: Range<Int>) -> Bool {
        bytes[line].last == UInt8(ascii: ":") || bytes[line].firstIndex(ignoringCase: ": ") != nil
    }

    /// A line of YAML without the comment at its end.
    private func withoutComment(_ line: Range<Int>) -> Range<Int> {
        let comment = line.dropFirst().first { bytes[$0] == UInt8(ascii: "#") && bytes[$0 - 1].isBlank }
        return comment.map { SourceLines.trimmed(bytes[line.lowerBound..<$0]) } ?? line
    }

    /// Whether nothing but a comment follows a value.
    private func isEnd(_ range: Range<Int>) -> Bool {
        let rest = bytes[range].drop(while: \.isBlank)
        return rest.isEmpty || rest.first == UInt8(ascii: "#") && rest.startIndex > range.lowerBound
    }

    private static let backslash = UInt8(ascii: "\\")

    /// Where the quotation mark stands that ends a string.
    ///
    /// - Parameter doublesMarks: Whether a single one is written twice inside of the string.
    private func closingMark(in range: Range<Int>, isDouble: Bool, doublesMarks: Bool) -> Int? {
        let mark = isDouble ? UInt8(ascii: "\"") : UInt8(ascii: "'")
        var rest = bytes[range]
        while let found = rest.firstIndex(where: { $0 == mark || isDouble && $0 == Self.backslash }) {
            let isEscape = isDouble ? bytes[found] == Self.backslash : doublesMarks && rest[(found + 1)...].first == mark
            guard isEscape else { return found }
            rest = rest[found...].dropFirst(2)
        }
        return nil
    }

    /// Adds the lines of a value between quotation marks; a backslash is an escape in double ones.
    private mutating func addQuoted(_ lines: [Range<Int>], isDouble: Bool) {
        let sign = isDouble ? Self.backslash : UInt8(ascii: "'")
        var builder = PassageBuilder(bytes)
        add(lines[...], to: &builder) { [bytes] position, limit in
            bytes[position] == sign ? Self.escape(in: bytes, at: position, to: limit, isDouble: isDouble) : nil
        }
        add(builder.finish(note: isDouble ? Style.double : Style.single))
    }

    /// What an escape stands for: a quotation mark, a backslash, or a character by its number, the digits of which are as many as
    /// the letter says. Line feeds and tabs are kept.
    private static func escape(
        in bytes: [UInt8], at position: Int, to limit: Int, isDouble: Bool
    ) -> PassageBuilder.Notation {
        let next = position + 1 < limit ? bytes[position + 1] : 0
        if !isDouble || next == UInt8(ascii: "\"") || next == UInt8(ascii: "\\") {
            return .escape(end: position + 2, meaning: [next])
        }
        let letterEnd = min(position + (next < 0x80 ? 2 : 1), limit)
        let digits = bytes[letterEnd..<limit].prefix(digitCounts[next, default: 0]).prefix(while: \.isASCIILetterOrDigit)
        let meaning = CharacterReference.scalar(numbered: String(decoding: digits, as: UTF8.self), isHexadecimal: true)
        guard let meaning, meaning.value > 0x20 else { return .inline(end: digits.endIndex) }
        return .character(end: digits.endIndex, meaning: meaning)
    }

    /// How many digits follow the letter of an escape that gives a character by its number.
    private static let digitCounts: [UInt8: Int] = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8]

    /// Adds a value without quotation marks, or in those between which TOML has no escapes: its translation gets others where it
    /// may hold what would be syntax.
    private mutating func addPlain(_ lines: ArraySlice<Range<Int>>, insteadOf value: Range<Int>) {
        func holds(_ sign: UInt8) -> Bool { lines.contains { bytes[$0].contains(sign) } }
        let hasDouble = holds(UInt8(ascii: "\"")) || holds(Self.backslash)
        let isBare = lines.first?.lowerBound == value.lowerBound
        guard !hasDouble || isBare && !holds(UInt8(ascii: "'")) else { return }
        var builder = PassageBuilder(bytes)
        add(lines, to: &builder)
        let (style, mark) = hasDouble ? (Style.single, "'") : (.double, "\"")
        var destination = Passage.Destination(range: value, before: mark, after: mark)
        destination.isQuotedWhereNeeded = isBare
        add(builder.finish(destinations: [destination], note: style))
    }

    private mutating func addLine(_ line: Range<Int>) {
        var builder = PassageBuilder(bytes)
        addText(line, to: &builder)
        add(builder.finish(note: Style.block))
    }

    /// Adds lines whose ends are spaces, but where they are empty.
    private mutating func addFolded(_ lines: [Range<Int>]) {
        for paragraph in lines.map({ SourceLines.trimmed(bytes[$0]) }).split(whereSeparator: \.isEmpty) {
            var builder = PassageBuilder(bytes)
            add(paragraph, to: &builder)
            add(builder.finish(note: Style.block))
        }
    }

    /// Adds lines, with a space for each end between them.
    ///
    /// - Parameter escape: The escape that begins at an offset of a line that ends at another; nil where none does.
    private func add(
        _ lines: ArraySlice<Range<Int>>, to builder: inout PassageBuilder,
        escape: (Int, Int) -> PassageBuilder.Notation? = { _, _ in nil }
    ) {
        var end: Int?
        for line in lines {
            if let end { builder.addEscape(end..<line.lowerBound, for: [0x20]) }
            addText(line, to: &builder) { escape($0, line.upperBound) }
            end = line.upperBound
        }
    }

    /// Adds text; code, tags and destinations of links in it are kept, since many generators read such fields as Markdown.
    ///
    /// - Parameter escape: The escape that begins at an offset; nil where none does.
    private func addText(
        _ range: Range<Int>, to builder: inout PassageBuilder, escape: (Int) -> PassageBuilder.Notation? = { _ in nil }
    ) {
        var code = CodeSpans(Array(bytes[range]))
        builder.add(range) { position in
            let end: Int?
            switch bytes[position] {
            case UInt8(ascii: "`"): end = code.end(at: position - range.lowerBound) + range.lowerBound
            case UInt8(ascii: "<"): end = MarkdownTag.end(in: bytes, from: position, to: range.upperBound)
            case UInt8(ascii: "]") where bytes[(position + 1)..<range.upperBound].first == UInt8(ascii: "("):
                end = MarkdownLink.tail(in: bytes, from: position + 1, to: range.upperBound)?.end
            default: end = nil
            }
            return end.map { .inline(end: $0) } ?? escape(position)
        }
    }

    private mutating func add(_ passage: Passage?) {
        if let passage, !passage.text.isFixed { passages.append(passage) }
    }

    // MARK: - Writing

    /// A text as the value of a field.
    static func written(_ text: String, in style: Style) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        switch style {
        case .double: return line.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        case .single: return line.replacing("'", with: "''")
        case .block: return line
        }
    }

    /// Whether a text, written for a field with quotation marks, is the same text in YAML without them: one that begins with a
    /// letter and holds nothing that would be syntax, or a truth value.
    static func isPlain(_ content: String) -> Bool {
        guard let first = content.unicodeScalars.first, first.properties.isAlphabetic || first == "¿" || first == "¡",
            content.last != ":", content.last?.isWhitespace == false,
            // With these it was escaped.
            ![": ", " #", "\\", "''", "\t"].contains(where: content.contains)
        else { return false }
        return !plainValues.contains(content.lowercased())
    }

    /// What YAML takes for a truth value or for nothing, of version 1.1 too.
    private static let plainValues = Set(words: "false n no null off on true y yes")
}
