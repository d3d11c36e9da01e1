import LanguageRecognition
import LanguageSegmentation
import UnicodeText
import WebPages

/// Shows spans to people, a line each, and how much of all texts each language has.
struct SpanLines: Sendable {
    /// The least columns of a text that are shown, however narrow the terminal is.
    private static let narrowest = 12

    let style: Style
    /// How many columns a line may take.
    let width: Int
    /// Whether people are told which text a span is from.
    let showsNames: Bool
    /// What all spans add up to.
    let tally: ShareTally

    /// Appends the lines of a text: where each span begins and ends, its language, its probability or why there is none, and its beginning.
    ///
    /// - Parameter spans: The spans with their places in the text, and markup, which is not shown.
    func append(_ spans: [(range: Range<Int>, span: Span?)], of text: String, named name: String, to output: inout [UInt8]) {
        if showsNames { output.append(utf8: style.strong(Messages.plain(name).withoutDisplayCommands) + "\n") }
        let lines = lines(of: spans, in: text)
        let places = lines.map(\.place.count).max() ?? 0
        let tags = lines.map(\.tag.count).max() ?? 0
        for line in lines {
            let head = "  " + Self.padded(line.place, to: places) + "  "
            let tag = Self.padded(line.tag, to: tags)
            let room = width - head.count - tags - 4
            let words = Excerpt.of(line.words, columns: max(Self.narrowest, room - Self.narrowest))
            output.append(utf8: style.faint(head))
            output.append(utf8: line.hasLanguage ? style.coloured(tag, as: line.tag) : style.faint(tag))
            output.append(utf8: "  \(line.hasLanguage ? words : style.faint(words))  ")
            output.append(utf8: Excerpt.of(line.text, columns: max(Self.narrowest, room - words.count)) + "\n")
        }
    }

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

    /// What is shown of a span.
    private struct Line {
        let place: String
        let tag: String
        let hasLanguage: Bool
        /// The probability, or why there is no language.
        let words: String
        let text: String
    }

    private func lines(of spans: [(range: Range<Int>, span: Span?)], in text: String) -> [Line] {
        var position = TextPosition()
        var shares = LanguageShares()
        var lines: [Line] = []
        var end = text.startIndex
        for (range, span) in spans {
            let start = text.utf8.index(end, offsetBy: range.lowerBound - text.utf8.distance(from: text.startIndex, to: end))
            end = text.utf8.index(start, offsetBy: range.count)
            let piece = String(text[start..<end])
            let (first, last) = Self.ends(of: piece, from: &position)
            guard let span else { continue }
            shares.add(span)
            let (words, hasLanguage) = Self.words(for: span.outcome)
            lines.append(
                Line(
                    place: "\(first)–\(last)", tag: span.language?.canonical ?? "und", hasLanguage: hasLanguage, words: words,
                    text: piece))
        }
        tally.add(shares)
        return lines
    }

    /// Where what is visible of a text begins and ends; the position moves over all of it.
    private static func ends(of text: String, from position: inout TextPosition) -> (TextPosition, TextPosition) {
        var ends: (first: TextPosition, last: TextPosition)?
        let start = position
        for scalar in text.unicodeScalars {
            if !scalar.properties.isWhitespace { ends = (ends?.first ?? position, position) }
            position.advance(over: scalar)
        }
        return ends ?? (start, start)
    }

    private static func words(for outcome: Detection.Outcome) -> (String, hasLanguage: Bool) {
        switch outcome {
        case .language(_, let probability): ("\(FourDecimals(probability))", true)
        case .undetermined(let reason): ("(\(reason.phrase))", false)
        }
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
