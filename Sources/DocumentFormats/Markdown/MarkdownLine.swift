// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// What a line of Markdown begins with, from its first character that is not a blank.
enum MarkdownLine {
    /// The text of a heading marked by number signs; empty where there is none, nil for another line.
    static func heading(_ start: MarkdownCursor, in bytes: [UInt8]) -> Range<Int>? {
        let line = bytes[start.position..<start.end]
        let level = line.prefix { $0 == UInt8(ascii: "#") }.count
        let content = line.dropFirst(level)
        guard 1...6 ~= level, content.first?.isBlank ?? true else { return nil }
        var text = SourceLines.trimmed(content)
        // A closing run of number signs after a blank is a mark.
        let closing = bytes[text].reversed().prefix { $0 == UInt8(ascii: "#") }.count
        let before = bytes[text].dropLast(closing)
        if closing > 0, before.last?.isBlank ?? true { text = SourceLines.trimmed(before) }
        return text
    }

    /// Whether the line makes the paragraph before it a heading.
    static func isUnderline(_ start: MarkdownCursor, in bytes: [UInt8]) -> Bool {
        let line = bytes[SourceLines.trimmed(bytes[start.position..<start.end])]
        guard let first = line.first, first == UInt8(ascii: "=") || first == UInt8(ascii: "-") else { return false }
        return line.allSatisfy { $0 == first }
    }

    /// Whether the line is a rule: three or more of the same mark.
    static func isRule(_ start: MarkdownCursor, in bytes: [UInt8]) -> Bool {
        let mark = bytes[start.position]
        guard mark == UInt8(ascii: "*") || mark == UInt8(ascii: "-") || mark == UInt8(ascii: "_") else { return false }
        let line = bytes[start.position..<start.end]
        return line.allSatisfy { $0 == mark || $0.isBlank } && line.count { $0 == mark } >= 3
    }

    /// The length of the marker of a list item.
    ///
    /// - Parameter interrupts: Whether a paragraph goes before, which only an item with text interrupts, and only the number 1.
    static func listMarker(_ start: MarkdownCursor, in bytes: [UInt8], interrupts: Bool) -> Int? {
        let line = bytes[start.position..<start.end]
        let digits = line.prefix(10).prefix(while: \.isASCIIDigit)
        let count: Int
        if let length = pandocMarker(line) {
            // Pandoc has an empty line before each list, but for those in items.
            if interrupts, line.first != UInt8(ascii: "#") { return nil }
            count = length
        } else if digits.isEmpty {
            guard let mark = line.first, Array("-+*".utf8).contains(mark) else { return nil }
            count = 1
        } else {
            guard digits.count < 10, let mark = line.dropFirst(digits.count).first, mark == 0x2E || mark == 0x29 else {
                return nil
            }
            if interrupts, !digits.elementsEqual("1".utf8) { return nil }
            count = digits.count + 1
        }
        let rest = line.dropFirst(count)
        guard rest.first?.isBlank ?? true else { return nil }
        if interrupts, rest.allSatisfy(\.isBlank) { return nil }
        return count
    }

    /// The length of a marker of Pandoc's: `#.` for any number, `(@)` and `(@name)` for examples.
    private static func pandocMarker(_ line: ArraySlice<UInt8>) -> Int? {
        if line.starts(with: "#.".utf8) { return 2 }
        guard line.starts(with: "(@".utf8) else { return nil }
        let name = line.dropFirst(2).prefix { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
        return name.endIndex < line.endIndex && line[name.endIndex] == UInt8(ascii: ")") ? name.count + 3 : nil
    }

    /// The length of the marker of a footnote, such as `[^1]:`.
    static func footnoteMarker(_ start: MarkdownCursor, in bytes: [UInt8]) -> Int? {
        let line = bytes[start.position..<start.end]
        guard line.starts(with: "[^".utf8) else { return nil }
        let label = line.dropFirst(2).prefix { $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "[") && !$0.isBlank }
        guard !label.isEmpty, line[label.endIndex...].starts(with: "]:".utf8) else { return nil }
        return label.count + 4
    }
}

/// The opening line of a block of code between fences.
struct MarkdownFence {
    private let mark: UInt8
    private let count: Int

    /// Reads an opening fence; nil where the line is none.
    init?(_ start: MarkdownCursor, in bytes: [UInt8]) {
        let line = bytes[start.position..<start.end]
        guard let mark = line.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
        self.mark = mark
        count = line.prefix { $0 == mark }.count
        let information = line.dropFirst(count)
        guard count >= 3, mark != UInt8(ascii: "`") || !information.contains(mark) else { return nil }
    }

    /// Whether a line ends the code.
    func isClosed(by cursor: MarkdownCursor, in bytes: [UInt8]) -> Bool {
        let indent = cursor.indent
        let line = bytes[indent.end..<cursor.end]
        let length = line.prefix { $0 == mark }.count
        return indent.columns < 4 && length >= count && line.dropFirst(length).allSatisfy(\.isBlank)
    }
}
