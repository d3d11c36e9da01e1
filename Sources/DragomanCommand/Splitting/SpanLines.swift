import LanguageRecognition
import LanguageSegmentation
import Reports
import UnicodeText

/// Shows spans to people, a line each, and how much of all texts each language has.
struct SpanLines: Sendable {
    let style: Style
    /// How many columns a line may take.
    let width: Int
    /// Whether people are told which text a span is from.
    let showsNames: Bool
    /// What all spans add up to.
    let tally: ShareTally

    /// Appends the lines of a text.
    ///
    /// - Parameter spans: The spans with their places in the text, and markup, which is not shown.
    func append(
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

    // MARK: - One span after the other

    /// What is found out of the text of each span.
    var measure: LineMeasure { LineMeasure(width: max(width, SpanTable.narrowest)) }

    /// Appends what stands before the spans of a text.
    ///
    /// - Returns: What the spans are set out by.
    func table(named name: String, to output: inout [UInt8]) -> SpanTable {
        if showsNames { output.append(utf8: style.strong(Messages.plain(name).withoutDisplayCommands) + "\n") }
        return SpanTable(style: style, width: width)
    }

    /// Appends spans, and counts them in.
    func append(
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
    var summary: String {
        let shares = tally.shares
        guard shares.spanCount > 0 else { return "" }
        let ranked = shares.ranked
        let rows = ranked.map { share in
            let fraction = shares.fraction(of: share)
            let percent = fraction.map(Decimals.percent) ?? "–"
            return [
                "  " + (share.language?.canonical ?? "und"), share.language?.displayName(in: "en") ?? "no language",
                String(repeating: " ", count: max(0, 6 - percent.count)) + percent,
                Self.counted(share.letterCount, "letter"), Self.counted(share.spanCount, "span"),
            ]
        }
        let lines = TextTable(rows: rows).text.split(separator: "\n")
        return "\n"
            + zip(ranked, lines).map { share, line in
                guard let tag = share.language?.canonical else { return style.faint(String(line)) + "\n" }
                return "  \(style.coloured(tag, as: tag))\(line.dropFirst(2 + tag.count))\n"
            }.joined()
    }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
