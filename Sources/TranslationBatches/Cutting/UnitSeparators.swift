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
    /// two letters, and one, a dash, `+`, `=` and the like between spaces, square brackets, and pictures and values between
    /// labels.
    private let partsAtSigns: Bool

    let scalars: String.UnicodeScalarView
    private let layout: LineLayout
    private let wrapped: WrappedLines?
    private let priceSeparators: [Unicode.Scalar]
    private let valueGaps: Set<String.Index>
    private let pictures: [String.Index: String.Index]

    /// Where the text is read.
    private var index: String.Index
    private var lineIndex = 0
    /// How many scalars of the line have been read.
    private var column = 0
    private(set) var followsSpace = true
    private(set) var followsLetter = false
    private var followsNumber = false
    /// Whether the line has a word so far, and no label alone.
    private var hasWord = false
    /// Whether dots lead to what has been read last, a price or a page.
    private var isBehindLeader = false
    /// Whether nothing but white space has been read of the line.
    private(set) var isAtStart = true
    private var isInBrackets = false

    private init(_ text: String, _ unit: TextCutter.Unit) {
        keepsSentences = unit == .wrappedLine
        endsLines = unit == .line || keepsSentences
        partsAtSigns = endsLines
        scalars = text.unicodeScalars
        layout = LineLayout(of: scalars)
        wrapped = keepsSentences ? WrappedLines(text[...]) : nil
        priceSeparators = PriceList.separators(in: text)
        valueGaps = partsAtSigns ? ValueRows.gaps(in: text) : []
        pictures = partsAtSigns ? PictureRows.pictures(in: text) : [:]
        index = scalars.startIndex
    }

    /// The separators of a text, in order; neighbours are one.
    ///
    /// - Complexity: Linear in the length of the text.
    static func ranges(in text: String, between unit: TextCutter.Unit) -> [Range<String.Index>] {
        var found: [Range<String.Index>] = []
        var separators = UnitSeparators(text, unit)
        while separators.index < text.endIndex {
            let start = separators.index
            guard separators.step() else { continue }
            if let last = found.last, last.upperBound == start {
                found[found.count - 1] = last.lowerBound..<separators.index
            } else {
                found.append(start..<separators.index)
            }
        }
        return found
    }

    // MARK: - Steps

    /// Goes past a scalar, or past several that part units or are spaces.
    ///
    /// - Returns: Whether they part units.
    private mutating func step() -> Bool {
        let scalar = scalars[index]
        if isAtStart, scalar != " ", let end = layout.lines[lineIndex].markEnd, isMark(scalar, upTo: end) {
            // Words would move before the mark.
            column += scalars.distance(from: index, to: end)
            index = end
            (isAtStart, followsSpace, followsLetter, followsNumber) = (false, true, false, false)
            return true
        }
        if scalar.properties.isAlphabetic { isBehindLeader = false }
        let (end, parts) = token(scalar)
        let isBracket = partsAtBracket(scalar, isAlone: end == scalars.index(after: index))
        hasWord = hasWord || scalar.properties.isAlphabetic && (followsLetter || !scalar.properties.isUppercase)
        followsSpace = scalar.properties.isWhitespace
        followsLetter = scalar.properties.isAlphabetic
        followsNumber = scalar == Placeholder.scalar || scalar.properties.numericType != nil
        if scalar.endsLine {
            lineIndex = min(lineIndex + 1, layout.lines.count - 1)
            (column, hasWord, isAtStart) = (0, false, true)
        } else {
            column += end == scalars.index(after: index) ? 1 : scalars.distance(from: index, to: end)
            isAtStart = isAtStart && followsSpace
        }
        index = end
        return parts || isBracket
    }

    /// Whether what looks like the mark of an item is one: of several, or one that the text begins with and that needs no other.
    /// In a later line, a picture may stand in a sentence that goes on behind it.
    private func isMark(_ scalar: Unicode.Scalar, upTo end: String.Index) -> Bool {
        layout.hasItems || scalar == "#"
            || (lineIndex == 0 ? ItemBullet.isOne(scalars[index..<end]) : ItemBullet.isPicture(scalar) && isCapital(end))
    }

    /// Where what begins at the index ends, and whether it parts units.
    private mutating func token(_ scalar: Unicode.Scalar) -> (end: String.Index, parts: Bool) {
        let next = scalars.index(after: index)
        if scalar == " " {
            let end = scalars[index...].firstIndex { $0 != " " } ?? scalars.endIndex
            return (end, isGap(until: end))
        }
        if scalar.endsLine {
            // Both signs of an end of a line are one.
            let isPair = scalar == "\r" && next < scalars.endIndex && scalars[next] == "\n"
            let endsUnit = endsLines && wrapped?.goesOn(behind: lineIndex) != true
            defer { isBehindLeader = false }
            return (isPair ? scalars.index(after: next) : next, endsUnit || isBehindLeader || layout.endsRow(lineIndex))
        }
        if scalar == ".", followsSpace || followsLetter, let end = leaderEnd(index) {
            isBehindLeader = true
            return (end, true)
        }
        if followsSpace, let end = tickBoxEnd(index) { return (end, true) }
        if let end = rowOfSignsEnd(index) { return (end, true) }
        if let end = pictures[index] ?? filterEnd(index) ?? speechDashEnd(index) ?? mailAddressEnd(index) { return (end, true) }
        if followsLetter, let end = breakingDashEnd(index) { return (end, true) }
        if partsAtSigns, let end = partingSignEnd(index) { return (end, true) }
        return (next, partsItems(scalar, before: next))
    }

    /// Whether the spaces from the index part columns or what is like them.
    private func isGap(until end: String.Index) -> Bool {
        guard !isAtStart, end < scalars.endIndex else { return false }
        if valueGaps.contains(index) { return true }
        let width = scalars.distance(from: index, to: end)
        if width >= LineLayout.columnGap { return true }
        if width >= LineLayout.alignedGap, layout.isAligned(column + width, at: lineIndex) { return true }
        if width == GapEnds.narrow, layout.isColumn(column + width, at: lineIndex) { return true }
        // A column without words so far is a label, such as a number or a capital, and two spaces end it. The widest cell of a
        // column may leave no more before the next.
        if width > 1, !hasWord || layout.lines[lineIndex].hasColumns { return true }
        guard isCapital(end) else { return false }
        // Sort code 20-45-77   Account 3344
        let partsFields = width >= LineLayout.alignedGap && followsNumber
        let partsSentences = partsAtSigns && isBehindHalfOfDay(index)
        // Status: open   Priority: high
        return partsFields || partsSentences || width > 1 && isLabel(end)
    }

    /// Whether one scalar parts the cells of a row, the steps of a way through menus, or a name from what is said of it.
    private func partsItems(_ scalar: Unicode.Scalar, before next: String.Index) -> Bool {
        switch scalar {
        case "\t": return !layout.lines[lineIndex].isJustified
        case "\u{B}", "\u{C}": return true
        case ">" where followsSpace && isFollowedByName(next): return true
        case "|" where followsLetter && isCapital(next): return true
        default: break
        }
        guard followsSpace else { return false }
        let isBeforeSpace = next == scalars.endIndex || scalars[next].properties.isWhitespace
        return isBehindName(index)
            || isBeforeSpace && (scalar.partsItems || priceSeparators.contains(scalar))
    }

    /// Whether a square bracket parts units: those of `[done] Offer sent`, but not of *word[s]*.
    private mutating func partsAtBracket(_ scalar: Unicode.Scalar, isAlone: Bool) -> Bool {
        guard partsAtSigns, isAlone, scalar == "[" || scalar == "]" else { return false }
        let isOpening = scalar == "[" && followsSpace
        defer { isInBrackets = isOpening }
        return isOpening || scalar == "]" && isInBrackets
    }
}
