// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
package import LanguageSegmentation
import Records
import Synchronization
package import TextStreams
import UnicodeText

/// Shows spans to people, a line each, and how much of all texts each language has.
package struct SpanLines: Sendable {
    private let style: TerminalStyle
    private let width: Int
    private let showsNames: Bool
    /// What all spans add up to.
    private let tally = ShareTally()

    /// Lines of no span yet.
    ///
    /// - Parameters:
    ///   - width: How many columns a line may take.
    ///   - showsNames: Whether people are told which text a span is from.
    package init(style: TerminalStyle, width: Int, showsNames: Bool) {
        self.style = style
        self.width = width
        self.showsNames = showsNames
    }

    /// Appends the lines of a text.
    ///
    /// - Parameter spans: The spans with their places in the text, and markup, which is not shown.
    package func append(
        _ spans: [(range: Range<Int>, span: LanguageSpan?)], of text: String, named name: String, to output: inout [UInt8]
    ) {
        var table = table(named: name, to: &output)
        var measure = self.measure
        let shown = measure.results(of: spans, in: text).compactMap { span, measured in
            span.map { (span: $0, measured: measured) }
        }
        append(shown, to: &table, &output)
        table.finish(to: &output)
    }

    /// Splits a plain text as it is read, and hands on the lines of its spans.
    package func write(
        _ input: TextInput, by segmenter: LanguageSegmenter, notices: @escaping InputNotice.Handler,
        take: ([UInt8]) throws(TextStreamError) -> Void
    ) throws(TextStreamError) {
        let splitting = TextSplitting(segmenter: segmenter, measure: measure, notices: notices)
        var bytes: [UInt8] = []
        var table = table(named: input.path ?? "-", to: &bytes)
        try splitting.run(input) { spans throws(TextStreamError) in
            append(spans, to: &table, &bytes)
            try take(bytes)
            bytes = []
        }
        table.finish(to: &bytes)
        try take(bytes)
    }

    // MARK: - One span after the other

    /// What is found out of the text of each span.
    private var measure: LineMeasure { LineMeasure(width: max(width, SpanTable.narrowest)) }

    /// Appends what stands before the spans of a text.
    ///
    /// - Returns: What the spans are set out by.
    private func table(named name: String, to output: inout [UInt8]) -> SpanTable {
        if showsNames { output.append(utf8: style.strong(name.forTerminal) + "\n") }
        return SpanTable(style: style, width: width)
    }

    /// Appends spans, and counts them in.
    private func append(
        _ spans: [(span: LanguageSpan, measured: LineMeasure.Appearance)], to table: inout SpanTable, _ output: inout [UInt8]
    ) {
        var shares = LanguageShares()
        for (span, appearance) in spans {
            shares.add(span)
            table.append(span.outcome, appearance, to: &output)
        }
        tally.add(shares)
    }

    // MARK: - All of them

    /// The languages of all texts with their shares of the letters; nothing where there was no span.
    package var summary: String {
        let shares = tally.shares
        guard shares.spanCount > 0 else { return "" }
        let ranked = shares.ranked
        let rows = ranked.map { share in
            let fraction = shares.fraction(of: share)
            let percent = fraction.map(Decimals.percent) ?? "–"
            return [
                "  " + (share.language?.canonical ?? "und"), share.language?.displayName(in: "en") ?? "no language",
                String(repeating: " ", count: max(0, 6 - percent.count)) + percent,
                share.letterCount.counting("letter"), share.spanCount.counting("span"),
            ]
        }
        let lines = TextTable(rows: rows).text.split(separator: "\n")
        return "\n"
            + zip(ranked, lines).map { share, line in
                guard let tag = share.language?.canonical else { return style.faint(String(line)) + "\n" }
                return "  \(style.coloured(tag, as: tag))\(line.dropFirst(2 + tag.count))\n"
            }.joined()
    }
}

/// Adds up the languages of texts that are worked on side by side.
private final class ShareTally: Sendable {
    private let sum = Mutex(LanguageShares())

    /// Counts a text in.
    func add(_ shares: LanguageShares) {
        sum.withLock { $0 += shares }
    }

    /// What all texts add up to.
    var shares: LanguageShares { sum.withLock { $0 } }
}
