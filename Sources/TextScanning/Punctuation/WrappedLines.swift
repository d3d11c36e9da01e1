// SPDX-License-Identifier: Apache-2.0

/// Tells which ends of lines stand inside of a sentence, as in mail, in subtitles and wherever else lines were broken to fit a
/// width.
///
/// A sentence goes on where the next line begins with a small letter, or a number and a word, and one ends in that line or in one
/// of those that go on after it in the same way: in the items of a list none does. Before a capital or a digit it does where all
/// lines of a paragraph, three at least, were broken because the next word had no room, and a stop ends the last.
package struct WrappedLines {
    /// A line of the text.
    private struct Line {
        /// What it holds, without the blanks at its ends.
        var text = Substring()
        /// How many characters stand before its end.
        var width = 0
        /// Where the text begins, in UTF-8 offsets.
        var start = 0

        /// What ends the line, quotation marks and brackets behind it aside.
        var end: Unicode.Scalar? {
            text.unicodeScalars.reversed().first { scalar in
                switch Punctuation(scalar.value) {
                case .closingBracket, .quotationMark, .closingQuotationMark: false
                default: scalar != Placeholder.scalar
                }
            }
        }

        var endsInStop: Bool {
            switch end.map({ Punctuation($0.value) }) {
            case .terminator, .strongTerminator: true
            default: false
            }
        }

        /// Whether it begins with a small letter, or with a number and a word: *18 years of age*.
        var beginsInSentence: Bool {
            let rest = text.unicodeScalars.drop { $0.properties.numericType == .decimal }
            if rest.startIndex == text.startIndex { return rest.first?.properties.isLowercase == true }
            return rest.first == " " && rest.dropFirst().first?.properties.isLowercase == true
        }

        /// Whether a sentence ends in it, or with it.
        var holdsStop: Bool {
            endsInStop
                || zip(text.unicodeScalars, text.unicodeScalars.dropFirst()).contains { scalar, next in
                    next == " " && (scalar == "." || scalar == "!" || scalar == "?")
                }
        }

        /// Whether dots lead to a page or a price at its end, as in an index: *plums ........ 61*. The last price of a text may
        /// have been cut off, and dots alone end it.
        var endsInPage: Bool {
            var (row, longest, hasCell) = (0, 0, false)
            for scalar in text.unicodeScalars.reversed() {
                if scalar == "." {
                    row += 1
                } else if scalar != " " {
                    if row >= fewestLeaders || scalar.properties.isAlphabetic { break }
                    (row, hasCell) = (0, true)
                }
                longest = max(longest, row)
            }
            return longest >= (hasCell ? fewestLeaders : fewestLeaders + 1)
        }

        /// Whether it is a heading in capitals.
        var isHeading: Bool {
            text.count(where: \.isUppercase) >= fewestCapitals && !text.contains(where: \.isLowercase) && !endsInStop
        }

        /// Whether a sentence may go on behind it.
        var isOpen: Bool {
            switch end.map({ Punctuation($0.value) }) {
            case .terminator, .strongTerminator, .colon, .hyphen, .dash, nil: false
            default: end != ";"
            }
        }

        /// Whether its last word is an abbreviation that a name or a number follows: *Mr.*
        var endsInAbbreviation: Bool {
            text.last == "." && (text.split(whereSeparator: \.isWhitespace).last.map(Abbreviation.isOne) ?? false)
        }

        var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count }
    }

    /// A line of one word is more likely an item of a list.
    private static let fewestWords = 2
    /// The fewest capitals of a heading; an abbreviation has less.
    private static let fewestCapitals = 5
    /// The fewest dots that lead to a page.
    private static let fewestLeaders = 4
    /// So many lines tell a width.
    private static let fewestLines = 3
    /// Lines that are broken to a width below this may be those of verse.
    private static let leastWidth = 50

    /// For each end of a line whether a sentence goes on over it.
    private let areWrapped: [Bool]
    /// Where the lines begin that go on with a sentence, behind their blanks, in UTF-8 offsets.
    package let starts: Set<Int>
    /// Where the lines begin, in the same way and in order, that are items of a list without marks, since they are short and no
    /// sentence ends in them, and those below a heading in capitals.
    package let itemStarts: [Int]

    /// Looks over the lines of a text.
    ///
    /// - Complexity: Linear in the length of the text.
    package init(_ text: Substring) {
        let lines = Self.lines(of: text)
        var areWrapped = [Bool](repeating: false, count: lines.count)
        var itemStarts: [Int] = []
        var start = 0
        for end in lines.indices where end + 1 == lines.count || lines[end + 1].text.isEmpty {
            if lines[start].text.isEmpty { start += 1 }
            if start < end {
                let paragraph = start...end
                Self.mark(paragraph, of: lines, in: &areWrapped)
                let areItems = paragraph.count >= Self.fewestLines && Self.areItems(lines[paragraph])
                for line in paragraph.dropLast() where areItems || lines[line].isHeading && !lines[line + 1].isHeading {
                    itemStarts.append(lines[line + 1].start)
                }
            }
            start = end + 1
        }
        self.itemStarts = itemStarts
        self.areWrapped = areWrapped
        starts = Set(lines.indices.dropFirst().filter { areWrapped[$0 - 1] }.map { lines[$0].start })
    }

    /// Whether a sentence goes on over the end of a line.
    ///
    /// - Parameter index: The number of the line, from 0; `\r\n` ends one line.
    package func goesOn(behind index: Int) -> Bool { areWrapped.indices.contains(index) && areWrapped[index] }

    private static func lines(of text: Substring) -> [Line] {
        func isBlank(_ character: Character) -> Bool { character == " " || character == "\t" }
        return text.split(omittingEmptySubsequences: false, whereSeparator: \.endsLine).map { line in
            let body = line.drop(while: isBlank)
            let words = body.dropLast(body.reversed().prefix(while: isBlank).count)
            let start = text.utf8.distance(from: text.startIndex, to: body.startIndex)
            return Line(text: words, width: line.count - body.count + words.count, start: start)
        }
    }

    /// Whether the lines of a paragraph are items of a list: a line break is all that parts them.
    private static func areItems(_ lines: ArraySlice<Line>) -> Bool {
        lines.allSatisfy { line in
            // What is set in below another line goes on with it.
            let isBelow = line.width - line.text.count == lines[lines.startIndex].width - lines[lines.startIndex].text.count
            return isBelow && !line.holdsStop && line.width < leastWidth && line.end != ","
                && line.text.contains(where: \.isLetter)
        }
    }

    /// Marks the lines of a paragraph.
    private static func mark(_ paragraph: ClosedRange<Int>, of lines: [Line], in areWrapped: inout [Bool]) {
        let ends = paragraph.dropLast()
        let width = lines[paragraph].map(\.width).max() ?? 0
        func widthWithNextWord(_ index: Int) -> Int {
            lines[index].width + 1 + lines[index + 1].text.prefix { !$0.isWhitespace }.count
        }
        func isBrokenAtWidth(_ index: Int) -> Bool { widthWithNextWord(index) > width - width / 8 }
        // An item of a list that stands in a paragraph.
        func isMuchShorter(_ index: Int) -> Bool { paragraph.count > fewestLines && widthWithNextWord(index) <= width / 2 }
        let isFilled =
            paragraph.count >= fewestLines && width >= leastWidth && lines[paragraph.upperBound].endsInStop
            && ends.allSatisfy(isBrokenAtWidth)
        // Whether a sentence ends in one of the lines with small letters that follow.
        var isBeforeStop = false
        for index in ends.reversed() {
            let next = lines[index + 1]
            let isOfIndex = lines[index].endsInPage || next.endsInPage
            let goesOn = next.beginsInSentence && !isOfIndex
            isBeforeStop = goesOn && (next.holdsStop || isBeforeStop)
            if lines[index].endsInAbbreviation {
                areWrapped[index] = true
            } else if lines[index].isOpen, let first = next.text.unicodeScalars.first {
                let beginsWord = first.isLetterOrNumber
                areWrapped[index] =
                    goesOn && isBeforeStop && lines[index].wordCount >= fewestWords && !isMuchShorter(index)
                    || isFilled && beginsWord && !isOfIndex
            }
        }
    }
}
