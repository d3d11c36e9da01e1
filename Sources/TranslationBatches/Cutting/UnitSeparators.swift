// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds what parts the units of a text that an engine must not mix: the cells of tables and columns, the items of a row, and
/// lines where they end a unit.
///
///     --size N        how large it is       -> three units
///     Settings → Network → Wi-Fi            -> three units
struct UnitSeparators {
    /// Whether each end of a line parts units; else those of lines in columns do.
    private let endsLines: Bool
    /// Whether lines that one sentence goes over are one unit all the same.
    private let keepsSentences: Bool
    /// Whether signs part units, too, that are no punctuation to an engine's rules, which move words past them: a slash between
    /// two letters, and one, a dash, `+`, `=` and the like between spaces, and square brackets.
    private let partsAtSigns: Bool

    /// So many spaces part columns: less may be there to make a line as long as others.
    private static let columnGap = 4
    /// So many do where those of the line before or after end in the same column.
    private static let alignedGap = 3

    /// A line of the text.
    private struct Line {
        /// How many blanks it begins with.
        var indent = 0
        /// Where its gaps of `alignedGap` spaces and more end, in scalars from its start.
        var gapEnds: Set<Int> = []
        /// Whether one of its gaps parts columns.
        var hasColumns = false
        /// Where the mark of an item or a heading ends that begins it, with the space behind: `2. `, `b) `, `(iv) `, `• `, `## `.
        var markEnd: String.Index?
        /// Whether its letters are capitals, three at least: such a line is the heading of those set in below it.
        var isHeading = false
    }

    init(_ unit: TextCutter.Unit) {
        keepsSentences = unit == .wrappedLine
        endsLines = unit == .line || keepsSentences
        partsAtSigns = endsLines
    }

    /// The separators, in order; neighbours are one.
    ///
    /// - Complexity: Linear in the length of the text.
    func ranges(in text: String) -> [Range<String.Index>] {
        var found: [Range<String.Index>] = []
        func add(_ range: Range<String.Index>) {
            if let last = found.last, last.upperBound == range.lowerBound {
                found[found.count - 1] = last.lowerBound..<range.upperBound
            } else {
                found.append(range)
            }
        }
        let scalars = text.unicodeScalars
        let lines = lines(of: scalars)
        let hasItems = lines.count { $0.markEnd != nil } > 1
        let wrapped = keepsSentences ? WrappedLines(text[...]) : nil
        let priceSeparators = PriceList.separators(in: text)
        var lineIndex = 0
        var index = scalars.startIndex
        var column = 0
        var followsSpace = true
        var followsLetter = false
        var followsNumber = false
        var hasWord = false
        var isAtStart = true
        var isInBrackets = false
        while index < scalars.endIndex {
            let scalar = scalars[index]
            var next = scalars.index(after: index)
            var width = 1
            let sign =
                filterEnd(index, in: scalars)
                ?? (partsAtSigns
                    ? partingSignEnd(index, in: scalars, followsLetter: followsLetter, followsSpace: followsSpace) : nil)
            if isAtStart, scalar != " ", hasItems || scalar == "#", let end = lines[lineIndex].markEnd {
                // Words would move before the mark.
                (next, width) = (end, scalars.distance(from: index, to: end))
                isAtStart = false
                add(index..<next)
                index = next
                column += width
                (followsSpace, followsLetter, followsNumber) = (true, false, false)
                continue
            } else if scalar == " " {
                next = scalars[index...].firstIndex { $0 != " " } ?? scalars.endIndex
                width = scalars.distance(from: index, to: next)
                let isAligned = width >= Self.alignedGap && isAligned(column + width, at: lineIndex, among: lines)
                // A column without words so far is a label, such as a number or a capital, and two spaces end it. The widest cell
                // of a column may leave no more before the next.
                let isLabelled = width > 1 && (!hasWord || lines[lineIndex].hasColumns)
                let isBeforeCapital = isCapital(next, in: scalars)
                // Sort code 20-45-77   Account 3344
                let partsFields = width >= Self.alignedGap && followsNumber && isBeforeCapital
                let partsSentences = partsAtSigns && isBeforeCapital && isBehindHalfOfDay(index, in: scalars)
                // Status: open   Priority: high
                let partsLabels = width > 1 && isBeforeCapital && isLabel(next, in: scalars)
                let isGap =
                    width >= Self.columnGap || isAligned || isLabelled || partsFields || partsSentences || partsLabels
                if !isAtStart, next < scalars.endIndex, isGap { add(index..<next) }
            } else if scalar.endsLine {
                // Both signs of an end of a line are one.
                if scalar == "\r", next < scalars.endIndex, scalars[next] == "\n" { scalars.formIndex(after: &next) }
                let endsUnit = endsLines && wrapped?.goesOn(behind: lineIndex) != true
                if endsUnit || endsRow(lineIndex, among: lines, hasItems: hasItems) { add(index..<next) }
            } else if scalar == ".", followsSpace, let leader = leaderEnd(index, in: scalars) {
                width = scalars.distance(from: index, to: leader)
                next = leader
                add(index..<next)
            } else if followsSpace, let box = tickBoxEnd(index, in: scalars) {
                width = scalars.distance(from: index, to: box)
                next = box
                add(index..<next)
            } else if let sign {
                width = scalars.distance(from: index, to: sign)
                next = sign
                add(index..<next)
            } else if scalar == "\t" || scalar.value == 0x0B || scalar.value == 0x0C
                || scalar == ">" && followsSpace && isFollowedByName(next, in: scalars)
                || followsSpace && isBehindName(index, in: scalars)
                || (scalar.partsItems || priceSeparators.contains(scalar)) && followsSpace
                    && (next == scalars.endIndex || scalars[next].properties.isWhitespace)
                || scalar == "|" && followsLetter && isCapital(next, in: scalars)
            {
                add(index..<next)
            }
            let isAlone = next == scalars.index(after: index)
            if partsAtSigns, isAlone, scalar == "[" || scalar == "]" {
                // [done] Offer sent; but not word[s].
                let isOpening = scalar == "[" && followsSpace
                if isOpening || scalar == "]" && isInBrackets { add(index..<next) }
                isInBrackets = isOpening
            }
            hasWord = hasWord || scalar.properties.isAlphabetic && (followsLetter || !scalar.properties.isUppercase)
            followsSpace = scalar.properties.isWhitespace
            followsLetter = scalar.properties.isAlphabetic
            followsNumber = scalar == Placeholder.scalar || scalar.properties.numericType != nil
            if scalar.endsLine {
                lineIndex = min(lineIndex + 1, lines.count - 1)
                (column, hasWord, isAtStart) = (0, false, true)
            } else {
                column += width
                isAtStart = isAtStart && followsSpace
            }
            index = next
        }
        return found
    }

    private func lines(of scalars: String.UnicodeScalarView) -> [Line] {
        var lines = [Line()]
        var column = 0
        var spaces = 0
        var isAtStart = true
        var capitals: Int? = 0
        for index in scalars.indices {
            let scalar = scalars[index]
            if scalar.endsLine {
                let next = scalars.index(after: index)
                if scalar == "\r", next < scalars.endIndex, scalars[next] == "\n" { continue }
                lines[lines.count - 1].isHeading = (capitals ?? 0) > 2
                capitals = 0
                lines.append(Line())
                (column, spaces, isAtStart) = (0, 0, true)
                continue
            }
            if scalar == " " || scalar == "\t" {
                spaces += 1
                if scalar == "\t", !isAtStart { lines[lines.count - 1].hasColumns = true }
            } else {
                if isAtStart {
                    lines[lines.count - 1].indent = spaces
                    lines[lines.count - 1].markEnd = markEnd(
                        of: scalars[index...], startsText: lines.count == 1)
                } else if spaces >= Self.alignedGap {
                    lines[lines.count - 1].gapEnds.insert(column)
                    if spaces >= Self.columnGap { lines[lines.count - 1].hasColumns = true }
                }
                isAtStart = false
                spaces = 0
                if scalar.properties.isAlphabetic { capitals = scalar.properties.isUppercase ? capitals.map { $0 + 1 } : nil }
            }
            column += 1
        }
        return lines
    }

    /// Whether a gap that ends in a column is one of several below each other.
    private func isAligned(_ column: Int, at index: Int, among lines: [Line]) -> Bool {
        [index - 1, index + 1].contains { lines.indices.contains($0) && lines[$0].gapEnds.contains(column) }
    }

    /// Whether the end of a line parts units: the next line is one of several items, or it has columns, or this one has, and the
    /// next one does not go on with the last of them, set in below it.
    private func endsRow(_ index: Int, among lines: [Line], hasItems: Bool) -> Bool {
        guard index + 1 < lines.count else { return false }
        let (line, next) = (lines[index], lines[index + 1])
        if next.markEnd != nil && hasItems || !line.gapEnds.isDisjoint(with: next.gapEnds) { return true }
        if line.isHeading && next.indent > line.indent { return true }
        return next.hasColumns || line.hasColumns && next.indent < line.indent + Self.columnGap
    }

    /// Where the mark of an item with a space ends that a line begins with; nil where there is none.
    private func markEnd(of line: Substring.UnicodeScalarView, startsText: Bool) -> String.Index? {
        guard let first = line.first else { return nil }
        var rest = line.dropFirst()
        // The mark that a text begins with is fixed text, and a placeholder stands for it.
        let isReplaced = first == Placeholder.scalar && startsText
        if first == "#" { rest = rest.drop { $0 == "#" } }
        if !isReplaced, !"#-*•·▪–—".unicodeScalars.contains(first) {
            guard let label = ItemLabel(Substring(line).utf8) else { return nil }
            rest = line[label.end...]
            // *e. coli* is none.
            if label.endsInStop, !label.isNumber, rest.first(where: { $0 != " " })?.properties.isLowercase != false { return nil }
        }
        guard rest.first == " " else { return nil }
        let item = rest.drop { $0 == " " }
        return item.first.map(\.endsLine) == false ? item.startIndex : nil
    }
}
