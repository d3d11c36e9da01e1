// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Lines that a formatter made as long as each other with more spaces between their words, as `man` prints paragraphs: *files, it
/// ␣is ␣recommended*. Engines part words at such spaces as at those between columns, or move them.
enum JustifiedLines {
    /// Several spaces between two words of a line.
    private struct Gap {
        /// In UTF-8 offsets.
        let range: Range<Int>
        /// Where it ends, in scalars from the start of the line.
        let end: Int
        /// Whether a sentence may end before it: people put two spaces there.
        let isBehindStop: Bool
        /// Whether words in small letters stand on both sides.
        let isBetweenSmallLetters: Bool
    }

    /// A line of the text.
    private struct Line {
        /// How many blanks and marks of a quoted mail it begins with.
        var indent = 0
        /// How many scalars stand before its end.
        var width = 0
        /// The gaps of two spaces and three, but for those behind stops.
        var gaps: [Gap] = []
        /// Those behind stops.
        var gapsBehindStops: [Gap] = []
        /// Whether its words stand as far from each other as in a line that was made longer, by one space more in some places
        /// than in others.
        var isEven = true
        var isBlank = true
    }

    /// Lines that are shorter are not filled.
    private static let leastWidth = 50
    /// More spaces part columns.
    private static let widest = 3
    /// So many lines tell a width.
    private static let fewestLines = 2
    /// So many gaps between words in small letters tell such a line without others.
    private static let fewestGaps = 2

    /// A text with one space for several between the words of such lines.
    ///
    /// A line is one where another of its paragraph follows, and its gaps are not those of the lines around, as in columns; if
    /// one line of the paragraph has several between words in small letters, or all but the last end in one column.
    ///
    /// - Complexity: Linear in the length of the text.
    static func withSingleSpaces(_ text: String) -> String {
        guard text.contains(utf8: "  "), text.utf8.contains(UInt8(ascii: "\n")) else { return text }
        let bytes = Array(text.utf8)
        let lines = lines(of: bytes)
        var gaps: [Gap] = []
        var start = 0
        for end in lines.indices where end + 1 == lines.count || lines[end + 1].isBlank {
            gaps += Self.gaps(in: lines[start...end])
            start = end + 1
        }
        guard !gaps.isEmpty else { return text }
        var result: [UInt8] = []
        var copied = 0
        for gap in gaps {
            result += bytes[copied...gap.range.lowerBound]
            copied = gap.range.upperBound
        }
        return String(decoding: result + bytes[copied...], as: UTF8.self)
    }

    /// The gaps of a paragraph that stand for one space, in order.
    private static func gaps(in paragraph: ArraySlice<Line>) -> [Gap] {
        guard paragraph.count > 1 else { return [] }
        // A paragraph is given without what stands before its first word.
        func indent(_ index: Int) -> Int {
            index == 0 && paragraph[index].indent == 0 ? paragraph[index + 1].indent : 0
        }
        func width(_ index: Int) -> Int { paragraph[index].width + indent(index) }
        let filled = paragraph.indices.dropLast()
        let stretched = filled.filter { index in
            let line = paragraph[index]
            let neighbours = [index - 1, index + 1].filter(paragraph.indices.contains)
            return line.isEven && !line.gaps.isEmpty && width(index) >= leastWidth
                && !neighbours.contains { isInColumns(line, indent(index), paragraph[$0], indent($0)) }
        }
        guard !stretched.isEmpty else { return [] }
        // What stood before the first line may have been longer than the indent of the next.
        let known = filled.startIndex == 0 && filled.count > fewestLines ? filled.dropFirst() : filled
        let haveOneWidth = known.count >= fewestLines && known.allSatisfy { width($0) == width(known.lowerBound) }
        guard
            haveOneWidth || stretched.contains(where: { paragraph[$0].gaps.count(where: \.isBetweenSmallLetters) >= fewestGaps })
        else { return [] }
        return stretched.flatMap { index in
            (paragraph[index].gaps + paragraph[index].gapsBehindStops).sorted { $0.end < $1.end }
        }
    }

    /// Whether the gaps of a line are those of another one, so that they part columns: words of a paragraph seldom begin below
    /// each other.
    private static func isInColumns(_ line: Line, _ indent: Int, _ other: Line, _ otherIndent: Int) -> Bool {
        let ends = Set((other.gaps + other.gapsBehindStops).map { $0.end + otherIndent })
        let count = line.gaps.count { ends.contains($0.end + indent) }
        return count > 0 && count * 2 >= line.gaps.count && count * 2 >= ends.count
    }

    private static func lines(of bytes: [UInt8]) -> [Line] {
        var start = 0
        return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
            defer { start += line.count + 1 }
            return Self.line(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
        }
    }

    private static func line(_ bytes: ArraySlice<UInt8>) -> Line {
        var line = Line()
        let marks = bytes.prefix { $0.isBlank || $0 == UInt8(ascii: ">") }
        let words = bytes[marks.endIndex...].dropLast(bytes[marks.endIndex...].reversed().prefix(while: \.isBlank).count)
        line.indent = marks.count
        line.isBlank = words.isEmpty
        var column = marks.count
        var spaces = 0
        // Behind a gap between columns the words of the last one are looked at.
        var hasSingle = false
        var hasWide = false
        for index in words.indices {
            let byte = words[index]
            // Tabs and bars part columns.
            if byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "|") { line.isEven = false }
            if byte == 0x20 {
                spaces += 1
            } else if spaces > 0 {
                let gap = Gap(
                    range: index - spaces..<index, end: column,
                    isBehindStop: endsSentence(words[..<(index - spaces)]),
                    isBetweenSmallLetters: endsInSmallLetter(words[..<(index - spaces)]) && beginsInSmallLetter(words[index...]))
                switch spaces {
                case 1: hasSingle = hasSingle || !gap.isBehindStop
                case 2...widest where gap.isBehindStop: line.gapsBehindStops.append(gap)
                case 2...widest:
                    line.gaps.append(gap)
                    hasWide = hasWide || spaces == widest
                default:
                    (line.gaps, line.gapsBehindStops, hasSingle, hasWide) = ([], [], false, false)
                }
                spaces = 0
            }
            if !UTF8.isContinuation(byte) { column += 1 }
        }
        line.width = column
        line.isEven = line.isEven && !(hasSingle && hasWide)
        return line
    }

    private static func endsSentence(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.reversed().first { !")\"'".utf8.contains($0) }.map { ".!?:".utf8.contains($0) } ?? false
    }

    private static func endsInSmallLetter(_ bytes: ArraySlice<UInt8>) -> Bool {
        let word = bytes.suffix(bytes.reversed().prefix { $0 > 0x20 }.count)
        let scalars = String(decoding: word, as: UTF8.self).unicodeScalars
        return scalars.last { !",;)".unicodeScalars.contains($0) }?.properties.isLowercase == true
    }

    private static func beginsInSmallLetter(_ bytes: ArraySlice<UInt8>) -> Bool {
        String(decoding: bytes.prefix(4), as: UTF8.self).unicodeScalars.first?.properties.isLowercase == true
    }
}
