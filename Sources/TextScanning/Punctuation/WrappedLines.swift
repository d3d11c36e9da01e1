// SPDX-License-Identifier: Apache-2.0

/// Tells which ends of lines stand inside of a sentence, as in mail, in subtitles and wherever else lines were broken to fit a
/// width.
///
/// A sentence goes on where the next line begins with a small letter, unless the lines look like a list: neither a sentence of
/// the paragraph ends with a line nor is the line as long as one. Before a capital or a digit it does where all lines of the
/// paragraph were broken because the next word had no room, and a stop ends the last.
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

        /// Whether a sentence may go on behind it.
        var isOpen: Bool {
            switch end.map({ Punctuation($0.value) }) {
            case .terminator, .strongTerminator, .colon, .hyphen, .dash, nil: false
            default: end != ";"
            }
        }

        var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count }
    }

    /// Lines with as many words do not make up a list of things.
    private static let fewestWords = 4
    /// Lines that are broken to a width below this may be those of verse.
    private static let leastWidth = 50

    /// For each end of a line whether a sentence goes on over it.
    private let areWrapped: [Bool]
    /// Where the lines begin that go on with a sentence, behind their blanks, in UTF-8 offsets.
    package let starts: Set<Int>

    /// Looks over the lines of a text.
    ///
    /// - Complexity: Linear in the length of the text.
    package init(_ text: Substring) {
        let lines = Self.lines(of: text)
        var areWrapped = [Bool](repeating: false, count: lines.count)
        var start = 0
        for end in lines.indices where end + 1 == lines.count || lines[end + 1].text.isEmpty {
            if lines[start].text.isEmpty { start += 1 }
            if start < end { Self.mark(start...end, of: lines, in: &areWrapped) }
            start = end + 1
        }
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

    /// Marks the lines of a paragraph.
    private static func mark(_ paragraph: ClosedRange<Int>, of lines: [Line], in areWrapped: inout [Bool]) {
        let ends = paragraph.dropLast()
        let width = lines[paragraph].map(\.width).max() ?? 0
        let lastStop = paragraph.last { lines[$0].endsInStop } ?? -1
        func isBrokenAtWidth(_ index: Int) -> Bool {
            let word = lines[index + 1].text.prefix { !$0.isWhitespace }
            return lines[index].width + 1 + word.count > width - width / 8
        }
        let isFilled =
            width >= leastWidth && lines[paragraph.upperBound].endsInStop && ends.allSatisfy(isBrokenAtWidth)
        for index in ends where lines[index].isOpen {
            guard let first = lines[index + 1].text.unicodeScalars.first else { continue }
            if first.properties.isLowercase {
                areWrapped[index] = index < lastStop || lines[index].wordCount >= fewestWords
            } else {
                areWrapped[index] = isFilled && (first.properties.isAlphabetic || first.properties.numericType != nil)
            }
        }
    }
}

extension Character {
    /// Whether it ends a line; `\r\n` is one character.
    fileprivate var endsLine: Bool {
        switch unicodeScalars.first?.value {
        case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
