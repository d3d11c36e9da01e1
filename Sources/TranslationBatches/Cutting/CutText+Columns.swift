// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Where in a line a text ends.
struct LinePosition: Sendable, Hashable {
    /// How many characters stand before it on its line.
    var column = 0
    /// Whether it is a later line than the one that the text begins on.
    var isLater = false

    /// The start of a line.
    init() {}

    /// The end of a text.
    init(_ text: some StringProtocol) {
        let lastLine = text.suffix(while: { !$0.isNewline })
        column = lastLine.count
        isLater = lastLine.startIndex > text.startIndex
    }

    mutating func move(to end: LinePosition) {
        column = end.isLater ? end.column : column + end.column
    }
}

extension CutText {
    /// So many spaces are left where a translation is too long for its column.
    static let leastGap = 2

    /// Texts beside each other that were translated apart, as one: cells in several languages stand in their columns.
    package init(joining parts: some Sequence<(source: String, target: String)>) {
        self.init()
        var translations: [Substring] = []
        for (source, target) in parts {
            let (words, translation) = (source[...].withoutOuterWhiteSpace, target[...].withoutOuterWhiteSpace)
            append(kept: target[..<translation.startIndex])
            if words.isEmpty {
                append(kept: translation)
            } else {
                let cells = Self.fixedCells(endingBoth: words, translation)
                append(piece: String(words.dropLast(cells.count)))
                translations.append(translation.dropLast(cells.count))
                append(kept: cells)
            }
            append(kept: target[translation.endIndex...])
        }
        // What is translated would grow by what is appended behind it.
        for (piece, translation) in zip(pieces, translations) { settle(piece.index, with: String(translation)) }
    }

    /// The cells at the end of a text and of its translation, with the gap before them. They are fixed text, which no engine was
    /// given, so that nobody has put them in their columns.
    private static func fixedCells(endingBoth source: Substring, _ target: Substring) -> Substring {
        let length = zip(source.reversed(), target.reversed()).prefix { $0 == $1 && !$0.isNewline }.count
        let end = source.suffix(length)
        let gap = end.firstRange(of: String(repeating: " ", count: ColumnGap.narrowest))
        return gap.map { end[$0.lowerBound...] } ?? ""
    }

    /// The segments put together, with what stood in a column behind spaces there again, as far as the translations before it
    /// leave room: a lesson below *Monday* would come to stand below *Tuesday*. So does a price behind dots, of which there are
    /// more or fewer then. Nil where nothing stands so, or nothing moves.
    ///
    /// - Complexity: Linear in the length of the text.
    var textInColumns: String? {
        guard !replacedEnds.isEmpty,
            segments.contains(where: { $0.text.hasGap || $0.text.containsAny(utf8: Self.shortestLeaders) })
        else { return nil }
        var result = ""
        var isMoved = false
        var (before, now) = (LinePosition(), LinePosition())
        var (startsLine, isRow, isPriceList) = (true, false, false)
        // Few texts have a gap of two spaces.
        lazy var lines = sourceGaps
        var lineIndex = 0
        for (index, segment) in segments.enumerated() {
            if let end = replacedEnds[index] {
                (startsLine, isRow) = (false, isRow && !startsLine)
                result += segment.text
                before.move(to: end)
                lineIndex += end.isLater ? 1 : 0
                now.move(to: LinePosition(segment.text))
                continue
            }
            var rest = segment.text[...]
            while !rest.isEmpty {
                let spaces = rest.prefix { $0 == " " }
                // A row is looked at from its first dot alone, so that long ones take linear time.
                if before.column > 0, result.last != ".", let leader = SpacedLeader(rest, behind: spaces),
                    Self.leadsToPrice(rest[leader.end...], endsText: index + 1 == segments.count, isPriceList: isPriceList)
                {
                    isPriceList = true
                    let end = before.column + leader.width
                    let dots = leader.text(from: now.column, to: end)
                    isMoved = isMoved || dots.count != leader.width
                    result += dots
                    before.column = end
                    now.column += dots.count
                    rest = rest[leader.end...]
                    continue
                }
                guard spaces.isEmpty else {
                    // In a row of a table that bars begin, the next bar stands where it stood.
                    let endsCell = isRow && rest[spaces.endIndex...].first == "|"
                    let isNarrow =
                        spaces.count == GapEnds.narrow
                        && GapEnds.isColumn(before.column + spaces.count, ofLineAt: lineIndex, count: lines.count) { lines[$0] }
                    let isGap = (spaces.count >= ColumnGap.narrowest || isNarrow || endsCell) && before.column > 0
                    before.column += spaces.count
                    let count =
                        isGap ? max(endsCell ? 1 : Self.leastGap, before.column - now.column) : spaces.count
                    isMoved = isMoved || count != spaces.count
                    result += String(repeating: " ", count: count)
                    now.column += count
                    rest = rest[spaces.endIndex...]
                    continue
                }
                let text = rest.prefix { $0 != " " }
                if before.column > 0, text.utf8.count >= Self.shortestLeader.utf8.count, text.allSatisfy({ $0 == "." }),
                    Self.leadsToPrice(rest[text.endIndex...], endsText: index + 1 == segments.count, isPriceList: isPriceList)
                {
                    isPriceList = true
                    let count = max(Self.fewestDots, before.column + text.count - now.column)
                    isMoved = isMoved || count != text.count
                    result += String(repeating: ".", count: count)
                    before.column += text.count
                    now.column += count
                    rest = rest[text.endIndex...]
                    continue
                }
                if startsLine { isRow = text.first == "|" }
                let line = text.suffix(while: { !$0.isNewline })
                startsLine = line.isEmpty
                if line.startIndex > text.startIndex { isRow = line.first == "|" }
                result += text
                lineIndex += text.count(where: \.isNewline)
                before.move(to: LinePosition(text))
                now.move(to: LinePosition(text))
                rest = rest[text.endIndex...]
            }
        }
        return isMoved ? result : nil
    }

    /// The gaps of the lines that the segments stand for. Of what one stands for that has several lines, all but the first and
    /// the last are left out: there are no gaps in it.
    private var sourceGaps: [GapEnds] {
        var lines = [GapEnds()]
        var (position, spaces) = (LinePosition(), 0)
        func addWord() {
            lines[lines.count - 1].addWord(at: position.column, behind: spaces)
            spaces = 0
        }
        for (index, segment) in segments.enumerated() {
            if let end = replacedEnds[index] {
                addWord()
                position.move(to: end)
                guard end.isLater else { continue }
                lines.append(GapEnds())
                addWord()
                continue
            }
            for character in segment.text {
                if character.isNewline {
                    lines.append(GapEnds())
                    (position, spaces) = (LinePosition(), 0)
                    continue
                }
                if character == " " { spaces += 1 } else { addWord() }
                position.column += 1
            }
        }
        return lines
    }

    private static let shortestLeader = "...."
    private static let shortestLeaders = [shortestLeader, SpacedLeader.shortest]
    /// So many dots are left where a translation is too long.
    private static let fewestDots = 3

    /// Whether dots lead to a price or a page that ends its line. That of the last line is fixed text at the end of the text,
    /// and no engine is given it; else dots there are to be filled in.
    private static func leadsToPrice(_ rest: Substring, endsText: Bool, isPriceList: Bool) -> Bool {
        let cell = rest.prefix { !$0.isNewline }
        guard endsText || cell.endIndex < rest.endIndex else { return false }
        if endsText, rest.allSatisfy({ $0 == " " }) { return isPriceList }
        return !cell.contains(where: \.isLetter)
            && cell.unicodeScalars.contains { $0 == Placeholder.scalar || $0.isASCIIDigit }
    }
}

extension String {
    /// Whether so many spaces stand in it as part cells.
    fileprivate var hasGap: Bool {
        var count = 0
        return utf8.contains { byte in
            count = byte == 0x20 ? count + 1 : 0
            return count == ColumnGap.narrowest
        }
    }
}

extension StringProtocol {
    /// The characters at the end that all meet a condition.
    fileprivate func suffix(while condition: (Character) -> Bool) -> SubSequence {
        var start = endIndex
        while start > startIndex, condition(self[index(before: start)]) { formIndex(before: &start) }
        return self[start...]
    }
}
