// SPDX-License-Identifier: Apache-2.0

import UnicodeText

/// A text set in lines of some columns.
public enum WrappedText {
    /// The lines of a text. They end where Unicode allows a line to break (UAX #14), and where a word is longer than a line.
    ///
    /// Each paragraph reads in the direction of its first character that has one.
    ///
    /// - Parameters:
    ///   - text: What is set.
    ///   - columns: How wide a line may be, at least 1.
    ///   - limit: How many lines at most; what is beyond is cut with an ellipsis.
    ///   - weight: The weight of the lines.
    public static func lines(
        of text: String, columns: Int, limit: Int = .max, weight: ScreenLine.Weight = .plain
    ) -> [ScreenLine] {
        var lines: [ScreenLine] = []
        for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let isRightToLeft = BidirectionalOrder.isRightToLeft(paragraph) ?? false
            for line in wrapped(String(paragraph.flatMap(Excerpt.shown)), columns: max(1, columns)) {
                lines.append(ScreenLine(line, weight, isRightToLeft: isRightToLeft))
                // One more tells that there is more.
                if lines.count > limit { break }
            }
            if lines.count > limit { break }
        }
        guard lines.count > limit else { return lines }
        lines.removeLast()
        if !lines.isEmpty { lines[lines.count - 1].endWithEllipsis(within: columns) }
        return lines
    }

    /// The lines of a paragraph, without the white space at their ends.
    private static func wrapped(_ paragraph: String, columns: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var width = 0
        for word in paragraph.partsBetweenLineBreaks {
            if width > 0, width + TerminalWidth.columns(of: word.trimmingTrail) > columns {
                lines.append(String(line.trimmingTrail))
                (line, width) = ("", 0)
            }
            for character in word {
                let needed = TerminalWidth.columns(of: String(character))
                if width + needed > columns, !character.isWhitespace, width > 0 {
                    lines.append(String(line.trimmingTrail))
                    (line, width) = ("", 0)
                }
                line.append(character)
                width += needed
            }
        }
        return lines + [String(line.trimmingTrail)]
    }
}

extension StringProtocol {
    /// The text without the white space at its end.
    fileprivate var trimmingTrail: SubSequence {
        var end = endIndex
        while end > startIndex, self[index(before: end)].isWhitespace { end = index(before: end) }
        return self[..<end]
    }
}
