// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The lines of a paragraph, which may begin with definitions of links and hold a table, an alert's name, or the marks of a list
/// of definitions.
struct MarkdownParagraph {
    private let bytes: [UInt8]
    private let lines: [Range<Int>]

    init(_ lines: [Range<Int>], in bytes: [UInt8]) {
        self.lines = lines
        self.bytes = bytes
    }

    /// Adds the blocks that it is made of.
    ///
    /// - Parameters:
    ///   - kind: What it is where it is not a table.
    ///   - labels: Takes up the labels that it defines.
    func append(to blocks: inout [MarkdownBlock], as kind: MarkdownBlock.Kind, labels: inout Set<String>) {
        var rest = lines[...]
        while let definition = MarkdownDefinition(rest, in: bytes) {
            labels.insert(definition.label)
            if let title = definition.title { blocks.append(MarkdownBlock(kind: .linkTitle, lines: [title])) }
            rest = rest.dropFirst(definition.lineCount)
        }
        if kind == .paragraph, let delimiter = rest.indices.dropFirst().first(where: { isTable(below: $0 - 1) }) {
            let head = rest[..<(delimiter - 1)]
            if !head.isEmpty { blocks.append(MarkdownBlock(kind: .paragraph, lines: Array(head))) }
            for row in [delimiter - 1] + Array(rest.indices[(delimiter + 1)...]) {
                for cell in texts(of: lines[row]) where !cell.isEmpty { blocks.append(MarkdownBlock(kind: .cell, lines: [cell])) }
            }
        } else if kind == .paragraph, rest.count > 1, rest.allSatisfy(isRow) {
            // kramdown has tables without a head.
            blocks += rest.flatMap(texts).filter { !$0.isEmpty }.map { MarkdownBlock(kind: .cell, lines: [$0]) }
        } else if !rest.isEmpty, kind != .paragraph || !areCommands(rest) {
            blocks += sections(of: rest).map { MarkdownBlock(kind: kind, lines: $0) }
        }
    }

    /// Whether all lines are commands that somebody quotes, with no fence around them.
    private func areCommands(_ lines: ArraySlice<Range<Int>>) -> Bool {
        CommandBlocks.areCommands(lines.map { bytes[SourceLines.trimmed(bytes[$0])] })
    }

    /// The lines, parted where one begins with a mark that would be none inside of a line.
    private func sections(of lines: ArraySlice<Range<Int>>) -> [[Range<Int>]] {
        var sections: [[Range<Int>]] = []
        var hasDefinition = false
        let markEnd = lineMarkEnd(of: lines)
        for (index, line) in lines.enumerated() {
            if index == 0, let end = alertEnd(of: line) {
                // What follows is no title of it, but its text.
                sections += [[end..<line.upperBound], []]
            } else if index == 0, lines.count > 1, isTerm(line) {
                sections.append([])
            } else if let end = definitionMarkEnd(of: line) {
                // Each line before a definition is a term.
                if !hasDefinition, let terms = sections.popLast() { sections += terms.map { [$0] } }
                hasDefinition = true
                sections.append([end..<line.upperBound])
            } else if let end = markEnd?(line) {
                // A backslash before the end of a line would be text at the end of a section.
                let isBreak = bytes[end..<line.upperBound].last == UInt8(ascii: "\\") && line != lines.last
                sections.append([end..<line.upperBound - (isBreak ? 1 : 0)])
            } else if sections.isEmpty || beginsLabel(line) || standsAlone(lines[lines.startIndex + index - 1])
                || standsAlone(line)
            {
                sections.append(isSetting(line) ? [] : [line])
            } else {
                sections[sections.count - 1].append(line)
            }
        }
        return sections.filter { $0.contains { !$0.isEmpty } }
    }

    /// The end of an alert's name, such as `[!NOTE]`.
    private func alertEnd(of line: Range<Int>) -> Int? {
        guard bytes[line].starts(with: "[!".utf8) else { return nil }
        let name = bytes[line].dropFirst(2).prefix { $0.isASCIILetter || $0 == UInt8(ascii: "-") }
        guard !name.isEmpty, name.endIndex < line.upperBound, bytes[name.endIndex] == UInt8(ascii: "]") else { return nil }
        // After it may stand whether it is folded, and a title.
        let rest = bytes[(name.endIndex + 1)..<line.upperBound].drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
        guard rest.first?.isBlank ?? true else { return nil }
        return rest.drop(while: \.isBlank).startIndex
    }

    /// The end of what marks a definition, `: `, or of an abbreviation that is explained, `*[ABBR]: `.
    private func definitionMarkEnd(of line: Range<Int>) -> Int? {
        let text = bytes[line]
        var mark = text.startIndex
        if text.starts(with: "*[".utf8) {
            guard let end = text.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            mark = end + 1
        }
        guard mark + 1 < line.upperBound, bytes[mark] == UInt8(ascii: ":"), bytes[mark + 1].isBlank else { return nil }
        return bytes[(mark + 1)..<line.upperBound].drop(while: \.isBlank).startIndex
    }

    /// What finds the marks of lines that are not joined: of verses of Pandoc's, of its lists that CommonMark does not know, of
    /// which the first two lines are items, and of Obsidian's fields. Nil where the lines are those of a paragraph.
    private func lineMarkEnd(of lines: ArraySlice<Range<Int>>) -> ((Range<Int>) -> Int?)? {
        guard let first = lines.first else { return nil }
        if lineBlockMarkEnd(of: first) != nil { return lineBlockMarkEnd }
        guard lines.count > 1 else { return nil }
        let marks: [(Range<Int>) -> Int?] = [itemMarkEnd, fieldStart, entryStart]
        if let mark = marks.first(where: { mark in lines.prefix(2).allSatisfy { mark($0) != nil } }) { return mark }
        // Below the text of an item stand items with letters: a. and b.
        let below = lines.dropFirst().prefix(2)
        guard below.count == 2, below.allSatisfy({ itemMarkEnd(of: $0) != nil }) else { return nil }
        return itemMarkEnd
    }

    // MARK: - Lines that are not joined

    /// The end of what is strong at the start of a line, with its marks; nil where nothing is.
    private func strongEnd(of line: Range<Int>) -> Int? {
        let text = bytes[line]
        guard let mark = ["**", "__"].first(where: { text.starts(with: $0.utf8) }) else { return nil }
        guard let end = text.dropFirst(2).firstIndex(ignoringCase: mark), end > line.lowerBound + 2 else { return nil }
        return end + 2
    }

    /// Whether a line begins with a label, as people who take notes write line below line: `**Time:** ten`, `**Present**: Ana`;
    /// or with a dash, as below a quotation. CommonMark joins such lines, GitHub's comments and Obsidian show them apart.
    private func beginsLabel(_ line: Range<Int>) -> Bool {
        let text = bytes[line]
        if text.starts(with: "— ".utf8) || text.starts(with: "– ".utf8) { return true }
        guard let end = strongEnd(of: line) else { return false }
        return end < line.upperBound && bytes[end] == UInt8(ascii: ":") || bytes[end - 3] == UInt8(ascii: ":")
    }

    /// Whether a line is strong as a whole, as a heading in a form is, or nothing but a tag of a template, or a setting.
    private func standsAlone(_ line: Range<Int>) -> Bool {
        let text = bytes[SourceLines.trimmed(bytes[line])]
        if strongEnd(of: line) == text.endIndex || isSetting(line) { return true }
        return [("{{<", ">}}"), ("{{%", "%}}"), ("{%", "%}")].contains { open, close in
            text.starts(with: open.utf8) && text.suffix(close.utf8.count).elementsEqual(close.utf8)
        }
    }

    /// Whether a line is a term of ronn's lists of definitions, which its first line is: code, emphasis and signs up to a colon,
    /// as *`-s`, `--size`=_SIZE_:*. It is no text.
    private func isTerm(_ line: Range<Int>) -> Bool {
        var rest = bytes[SourceLines.trimmed(bytes[line])]
        guard rest.first == UInt8(ascii: "`"), rest.last == UInt8(ascii: ":") else { return false }
        while let first = rest.first {
            let isMark = first == UInt8(ascii: "`") || first == UInt8(ascii: "_") || first == UInt8(ascii: "*")
            let close = isMark ? first : first == UInt8(ascii: "<") ? UInt8(ascii: ">") : nil
            if let close, let end = rest.dropFirst().firstIndex(of: close) {
                rest = rest[(end + 1)...]
            } else if first.isASCIILetterOrDigit || first >= 0x80 {
                return false
            } else {
                rest = rest.dropFirst()
            }
        }
        return true
    }

    /// Whether a line says something to Logseq or Org about the item above it, `id:: 65e1f0`, `SCHEDULED: <2024-03-05 Tue>`, to
    /// Git about a commit, or to GitHub and GitLab about an issue.
    private func isSetting(_ line: Range<Int>) -> Bool {
        let text = bytes[line]
        if text.starts(with: "SCHEDULED: <".utf8) || text.starts(with: "DEADLINE: <".utf8) { return true }
        if CommitTrailer.isOne(text) || IssueReference.isLine(text) || QuickAction.isOne(text) { return true }
        return ["id:: ", "collapsed:: ", "created-at:: ", "updated-at:: "].contains { text.starts(with: $0.utf8) }
    }

    // MARK: - Marks of lines

    /// The start of a line that has a field, `Due:: `.
    private func fieldStart(of line: Range<Int>) -> Int? {
        MarkdownNotation.fieldNameEnd(in: bytes, at: line.lowerBound).map { _ in line.lowerBound }
    }

    /// The start of a line that has an entry of a diary, a timetable or a form, `10:30 – lunch`, `Mon: swimming`,
    /// `Expected result: no error`.
    private func entryStart(of line: Range<Int>) -> Int? {
        let text = bytes[line]
        let hour = text.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ":") }
        if 4...5 ~= hour.count, hour.contains(UInt8(ascii: ":")), hour.first != UInt8(ascii: ":") { return line.lowerBound }
        let name = text.prefix { $0.isPartOfWord || $0 == 0x20 }
        let words = name.split(separator: 0x20, omittingEmptySubsequences: false)
        let isLabel = name.first.map(\.isASCIICapital) == true && words.count <= Self.mostWordsOfLabel && name.last != 0x20
        return isLabel && 2...32 ~= name.count && text[name.endIndex...].starts(with: ": ".utf8) ? line.lowerBound : nil
    }

    private static let mostWordsOfLabel = 4

    /// The end of what marks an item of a list of Pandoc's: `a)`, `iv.`, `(2)`.
    private func itemMarkEnd(of line: Range<Int>) -> Int? {
        guard let label = ItemLabel(bytes[line]), label.end < line.upperBound, bytes[label.end].isBlank else { return nil }
        return bytes[label.end..<line.upperBound].drop(while: \.isBlank).startIndex
    }

    /// The end of what marks a line of a verse or an address, which stays a line of its own: the `| ` of Pandoc's line blocks. A
    /// row of a table has more bars.
    private func lineBlockMarkEnd(of line: Range<Int>) -> Int? {
        let text = bytes[line]
        guard text.first == UInt8(ascii: "|"), text.dropFirst().first?.isBlank ?? true,
            !text.dropFirst().contains(UInt8(ascii: "|"))
        else { return nil }
        return text.dropFirst().drop(while: \.isBlank).startIndex
    }

    /// Whether the line after a line parts the head of a table from its rows.
    private func isTable(below row: Int) -> Bool {
        let delimiter = bytes[lines[row + 1]]
        // Most lines are none at a glance.
        guard delimiter.allSatisfy({ $0 == 0x2D || $0 == 0x3A || $0 == 0x7C || $0.isBlank }), delimiter.contains(0x2D),
            delimiter.contains(0x7C)
        else {
            return false
        }
        let marks = cells(of: lines[row + 1])
        let areMarks = marks.allSatisfy { mark in
            let dashes = bytes[mark].drop { $0 == 0x3A }
            let rest = dashes.drop { $0 == 0x2D }
            return mark.count - dashes.count < 2 && rest.count < dashes.count && rest.count < 2
                && rest.allSatisfy { $0 == 0x3A }
        }
        return areMarks && marks.count == cells(of: lines[row]).count
    }

    /// Whether a line begins and ends with a bar, and has one between.
    private func isRow(_ line: Range<Int>) -> Bool {
        let text = bytes[SourceLines.trimmed(bytes[line])]
        return text.first == 0x7C && text.last == 0x7C && text.count { $0 == 0x7C } > 2
    }

    /// What is text in the cells of a row. Code that a bar parts (`cat a | sort`) is code to some readers of Markdown and
    /// two cells to others, so that nothing from its first mark to its last is text.
    private func texts(of row: Range<Int>) -> [Range<Int>] {
        var cells = cells(of: row)
        let mark = UInt8(ascii: "`")
        func hasOpenCode(_ cell: Range<Int>) -> Bool {
            let starts = cell.filter { bytes[$0] == mark && ($0 == cell.lowerBound || bytes[$0 - 1] != mark) }
            return starts.count % 2 == 1
        }
        let open = cells.indices.filter { hasOpenCode(cells[$0]) }
        for index in stride(from: 0, to: open.count - 1, by: 2) {
            let (first, last) = (open[index], open[index + 1])
            for inner in cells.indices[(first + 1)..<last] { cells[inner] = cells[inner].lowerBound..<cells[inner].lowerBound }
            var start = cells[first].last { bytes[$0] == mark } ?? cells[first].lowerBound
            while start > cells[first].lowerBound, bytes[start - 1] == mark { start -= 1 }
            var end = cells[last].first { bytes[$0] == mark } ?? cells[last].upperBound
            while end < cells[last].upperBound, bytes[end] == mark { end += 1 }
            cells[first] = SourceLines.trimmed(bytes[cells[first].lowerBound..<start])
            cells[last] = SourceLines.trimmed(bytes[end..<cells[last].upperBound])
        }
        return cells
    }

    /// The cells of a row, without the blanks around them.
    private func cells(of row: Range<Int>) -> [Range<Int>] {
        var row = SourceLines.trimmed(bytes[row])
        if !row.isEmpty, bytes[row.lowerBound] == 0x7C { row = row.lowerBound + 1..<row.upperBound }
        var cells: [Range<Int>] = []
        var start = row.lowerBound
        var index = start
        while index < row.upperBound {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 1
            } else if bytes[index] == 0x7C {
                cells.append(SourceLines.trimmed(bytes[start..<index]))
                start = index + 1
            }
            index += 1
        }
        if start < row.upperBound { cells.append(SourceLines.trimmed(bytes[start..<row.upperBound])) }
        return cells
    }
}
