// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Records
import UnicodeText

/// Sets out the spans of one text for people, a line each: where it begins and ends, its language, its probability or why there
/// is none, and its beginning.
///
/// A text of any length is shown as it is read: the columns grow.
struct SpanTable {
    /// The least columns of a text that are shown, however narrow the terminal is.
    static let narrowest = 12

    private struct Line {
        let place: String
        let tag: String
        let hasLanguage: Bool
        /// The probability, or why there is no language.
        let words: String
        let text: String
    }

    private let style: TerminalStyle
    private let width: Int
    /// Places and tags.
    private var columns = GrowingColumns<Line>()
    /// The last language that was shown, and the hue that it had.
    private var last: (tag: String, hue: Int)?

    /// A table without lines.
    ///
    /// - Parameter width: How many columns a line may take.
    init(style: TerminalStyle, width: Int) {
        self.style = style
        self.width = width
    }

    /// Adds a span.
    mutating func append(_ outcome: Detection.Outcome, _ appearance: LineMeasure.Appearance, to output: inout [UInt8]) {
        let (tag, words, hasLanguage) = fields(of: outcome)
        let line = Line(
            place: "\(appearance.first)–\(appearance.last)", tag: tag, hasLanguage: hasLanguage, words: words,
            text: appearance.excerpt)
        for line in columns.add(line, needing: [line.place.count, line.tag.count]) { set(line, to: &output) }
    }

    /// Sets out the lines that wait.
    mutating func finish(to output: inout [UInt8]) {
        for line in columns.finish() { set(line, to: &output) }
    }

    private mutating func set(_ line: Line, to output: inout [UInt8]) {
        let head = "  " + TerminalWidth.padded(line.place, to: columns.widths[0]) + "  "
        let tag = TerminalWidth.padded(line.tag, to: columns.widths[1])
        let room = width - head.count - columns.widths[1] - 4
        let words = Excerpt.of(line.words, columns: max(Self.narrowest, room - Self.narrowest))
        output.append(utf8: style.faint(head))
        if line.hasLanguage {
            let hue = last?.tag == line.tag ? last?.hue : nil
            let own = hue ?? TerminalStyle.hue(of: line.tag, beside: last?.hue)
            last = (line.tag, own)
            output.append(utf8: style.coloured(tag, hue: own))
        } else {
            output.append(utf8: style.faint(tag))
        }
        output.append(utf8: "  \(line.hasLanguage ? words : style.faint(words))  ")
        output.append(utf8: Excerpt.of(line.text, columns: max(Self.narrowest, room - words.count)) + "\n")
    }

    private func fields(of outcome: Detection.Outcome) -> (tag: String, words: String, hasLanguage: Bool) {
        switch outcome {
        case .language(let tag, let probability): (tag.canonical, "\(FourDecimals(probability))", true)
        case .undetermined(let reason): ("und", "(\(reason.phrase))", false)
        }
    }
}
