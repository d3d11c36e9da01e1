// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds the cues of subtitles: the lines after a line of timing, up to an empty line. One of spaces ends no cue whose text goes
/// on behind it, as that of captions which are shown word by word. In SubRip the text goes on behind an empty line too, as
/// players show it, up to the number and the timing of the next cue; each paragraph stands by itself.
struct CueReader {
    /// The lines of each cue's text.
    private(set) var cues: [[SourceLines.Line]] = []
    private let bytes: [UInt8]
    /// Whether the arrow of a timing may be another one, as people write it by hand.
    private let allowsOtherArrows: Bool

    /// - Parameter endsAtEmptyLines: Whether an empty line ends a cue, so that what follows is none up to the next timing.
    init(_ bytes: [UInt8], endsAtEmptyLines: Bool = true) {
        self.bytes = bytes
        allowsOtherArrows = !endsAtEmptyLines
        /// The lines of the cue that is open; nil between cues.
        var open: [SourceLines.Line]?
        for line in SourceLines(bytes) {
            if isTiming(line.content) {
                // Where the empty line is missing, the line before is the number of this cue.
                if let last = open?.last, isNumber(last.content) { open?.removeLast() }
                end(open)
                open = []
            } else if line.content.isEmpty {
                end(open)
                if endsAtEmptyLines { open = nil } else if open != nil { open = [] }
            } else {
                open?.append(line)
            }
        }
        end(open)
    }

    /// Adds a cue without the blank lines around its text.
    private mutating func end(_ lines: [SourceLines.Line]?) {
        guard let lines else { return }
        func isBlank(_ line: SourceLines.Line) -> Bool { bytes[line.content].allSatisfy(\.isBlank) }
        let start = lines.firstIndex { !isBlank($0) } ?? lines.endIndex
        let end = lines.lastIndex { !isBlank($0) }.map { $0 + 1 } ?? start
        cues.append(Array(lines[start..<end]))
    }

    /// Whether the first line that is not empty is a number, and the next one a timing.
    static func isBegun(by bytes: [UInt8]) -> Bool {
        var lines = SourceLines(bytes).lazy.map(\.content).filter { !bytes[$0].allSatisfy(\.isBlank) }.makeIterator()
        guard let first = lines.next(), let second = lines.next() else { return false }
        let reader = CueReader(Array(bytes[..<second.upperBound]))
        return reader.isNumber(first) && reader.isTiming(second)
    }

    /// Whether a line is like `00:00:01,000 --> 00:00:02,000`, with whatever settings behind.
    private func isTiming(_ line: Range<Int>) -> Bool {
        let line = bytes[line].drop(while: \.isBlank)
        let start = line.prefix { $0.isASCIIDigit || $0 == 0x3A || $0 == 0x2C || $0 == 0x2E }
        guard start.count >= 5, start.contains(0x3A) else { return false }
        let arrow = line[start.endIndex...].drop(while: \.isBlank)
        return arrow.starts(with: "-->".utf8) && arrow.dropFirst(3).drop(while: \.isBlank).first?.isASCIIDigit == true
            || allowsOtherArrows && Self.isTime(start) && Self.isTimeBehindArrow(arrow)
    }

    /// Arrows that stand for `-->`, without blanks.
    private static let otherArrows = ["->", "-->", "--->", "=>", "==>", "→", "–>", "—>"].map { Array($0.utf8) }

    /// Whether all of a text is an arrow, which may have blanks in it, and a time.
    private static func isTimeBehindArrow(_ text: ArraySlice<UInt8>) -> Bool {
        let arrow = text.prefix { !$0.isASCIIDigit }
        let time = text[arrow.endIndex...].prefix { !$0.isBlank }
        let signs = arrow.filter { !$0.isBlank }
        return otherArrows.contains { $0.elementsEqual(signs) } && isTime(time)
            && text[time.endIndex...].allSatisfy(\.isBlank)
    }

    /// `00:00:01,000`
    private static func isTime(_ text: ArraySlice<UInt8>) -> Bool {
        let fields = text.split(omittingEmptySubsequences: false) { ":,.".utf8.contains($0) }
        return fields.map(\.count) == [2, 2, 2, 3] && text.count { $0 == UInt8(ascii: ":") } == 2
            && fields.allSatisfy { $0.allSatisfy(\.isASCIIDigit) }
    }

    private func isNumber(_ line: Range<Int>) -> Bool {
        bytes[SourceLines.trimmed(bytes[line])].allSatisfy(\.isASCIIDigit)
    }
}
