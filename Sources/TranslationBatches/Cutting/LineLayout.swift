// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// How the lines of a text stand to each other: which have columns, which are items, and which are set in below another.
struct LineLayout {
    /// So many spaces part columns: less may be there to make a line as long as others.
    static let columnGap = 4
    /// So many do where those of the line before or after end in the same column.
    static let alignedGap = 3

    /// A line of the text.
    struct Line {
        /// How many blanks it begins with.
        fileprivate(set) var indent = 0
        /// Where its gaps end, in scalars from its start.
        fileprivate(set) var gaps = GapEnds()
        /// Whether one of its gaps parts columns.
        fileprivate(set) var hasColumns = false
        /// Whether its tabs stand for the spaces that made it as long as others, as `col` writes them.
        fileprivate(set) var isJustified = false
        /// Where the mark of an item or a heading ends that begins it, with the space behind: `2. `, `b) `, `(iv) `, `• `, `## `.
        fileprivate(set) var markEnd: String.Index?
        /// Where such a mark would end, and its letters, that only the marks of the lines around tell from a word: `a. house`
        /// before `b. garden`. They are nil where a placeholder stands for the mark.
        fileprivate var label: (name: String?, end: String.Index)?
        /// Whether its letters are capitals, three at least: such a line is the heading of those set in below it.
        fileprivate(set) var isHeading = false
    }

    /// The lines.
    let lines: [Line]
    /// Whether more than one of them is an item.
    let hasItems: Bool

    /// The lines of a text.
    ///
    /// - Complexity: Linear in the length of the text.
    init(of scalars: String.UnicodeScalarView) {
        var lines = [Line()]
        var column = 0
        var spaces = 0
        var gaps = WordGaps()
        var isAtStart = true
        var capitals: Int? = 0
        for index in scalars.indices {
            let scalar = scalars[index]
            if scalar.endsLine {
                let next = scalars.index(after: index)
                if scalar == "\r", next < scalars.endIndex, scalars[next] == "\n" { continue }
                lines[lines.count - 1].isHeading = (capitals ?? 0) > 2
                lines[lines.count - 1].add(gaps)
                gaps = WordGaps()
                capitals = 0
                lines.append(Line())
                (column, spaces, isAtStart) = (0, 0, true)
                continue
            }
            if scalar == " " || scalar == "\t" {
                spaces += 1
            } else {
                if isAtStart {
                    lines[lines.count - 1].indent = spaces
                    lines[lines.count - 1].readMark(of: scalars[index...], startsText: lines.count == 1)
                } else if spaces >= Self.columnGap {
                    lines[lines.count - 1].hasColumns = true
                }
                lines[lines.count - 1].gaps.addWord(at: column, behind: spaces)
                isAtStart = false
                spaces = 0
                if scalar.properties.isAlphabetic { capitals = scalar.properties.isUppercase ? capitals.map { $0 + 1 } : nil }
            }
            gaps.add(scalar)
            column += 1
        }
        lines[lines.count - 1].add(gaps)
        Self.confirmLabels(of: &lines)
        self.lines = lines
        hasItems = lines.count { $0.markEnd != nil } > 1
    }

    /// Whether a gap that ends in a column is one of several below each other.
    func isAligned(_ column: Int, at index: Int) -> Bool {
        [index - 1, index + 1].contains { lines.indices.contains($0) && lines[$0].gaps.wideEnds.contains(column) }
    }

    /// Whether a gap of two spaces that ends in a column is one of those of the lines around.
    func isColumn(_ column: Int, at index: Int) -> Bool {
        GapEnds.isColumn(column, ofLineAt: index, count: lines.count) { lines[$0].gaps }
    }

    /// Whether the end of a line parts units: the next line is one of several items, or it has columns, or this one has, and the
    /// next one does not go on with the last of them, set in below it.
    func endsRow(_ index: Int) -> Bool {
        guard index + 1 < lines.count else { return false }
        let (line, next) = (lines[index], lines[index + 1])
        if next.markEnd != nil && hasItems || !line.gaps.wideEnds.isDisjoint(with: next.gaps.wideEnds) { return true }
        if line.isHeading && next.indent > line.indent { return true }
        return next.hasColumns || line.hasColumns && next.indent < line.indent + Self.columnGap
    }

    /// Takes labels for marks that follow each other: `a.` and `b.`, `iii.` and `iv.`
    private static func confirmLabels(of lines: inout [Line]) {
        let labelled = lines.indices.filter { lines[$0].label != nil }
        for (index, next) in zip(labelled, labelled.dropFirst()) {
            guard let label = lines[index].label, let following = lines[next].label, let name = following.name,
                label.name.map({ ItemOrder.follows(name, behind: $0) }) ?? true
            else { continue }
            lines[index].markEnd = label.end
            lines[next].markEnd = following.end
        }
    }
}

extension LineLayout.Line {
    /// Takes over what the gaps between the words of the line tell.
    fileprivate mutating func add(_ gaps: WordGaps) {
        guard gaps.holdTab else { return }
        isJustified = gaps.areJustified && !hasColumns
        hasColumns = !isJustified
    }

    /// Reads the mark of an item with a space behind that a line begins with.
    fileprivate mutating func readMark(of line: Substring.UnicodeScalarView, startsText: Bool) {
        guard let first = line.first else { return }
        var rest = line.dropFirst()
        var name: String?
        var isMark = true
        // The mark that a text begins with is fixed text, and a placeholder stands for it.
        let isReplaced = first == Placeholder.scalar && startsText
        if first == "#" {
            rest = rest.drop { $0 == "#" }
        } else if let end = ItemBullet.end(in: Substring(line)) {
            rest = line[end...]
        } else if !isReplaced {
            guard let label = ItemLabel(Substring(line).utf8) else { return }
            rest = line[label.end...]
            if !label.isNumber { name = String(line[label.name.startIndex..<label.name.endIndex]) }
            // *e. coli* is none, and *I- I mean* neither.
            let isLowercase = rest.first(where: { $0 != " " })?.properties.isLowercase != false
            isMark = label.isNumber || !label.endsInJoiner && !(label.endsInStop && isLowercase)
        }
        guard rest.first == " " else { return }
        let item = rest.drop { $0 == " " }
        guard item.first.map(\.endsLine) == false else { return }
        if isMark { markEnd = item.startIndex }
        if isReplaced || name != nil { label = (name, item.startIndex) }
    }
}
