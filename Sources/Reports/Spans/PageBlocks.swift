// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import LanguageRecognition
import LanguageSegmentation
import Records
import UnicodeText

/// Puts the pieces of a document into blocks of whole lines, each written in the direction of its first language.
///
/// The text of all blocks together is the document's.
struct PageBlocks {
    /// The least probability of a span that looks sure.
    static let sure = 0.8

    private let document: Document
    private let legend: PageLegend
    private var blocks: [Markup] = []
    /// What stands in the block that is being made.
    private var content: [Markup] = []
    private var direction: TextDirection?
    private var endsLine = false
    private var spanCount = 0

    init(_ document: Document, legend: PageLegend) {
        self.document = document
        self.legend = legend
    }

    /// Adds the next piece.
    mutating func append(_ piece: DocumentSpan) {
        let text = document.source(piece.range)
        guard let span = piece.span else { return appendMarkup(text) }
        endBlockAfterLine()
        spanCount += 1
        // White space at the end stands outside, so that no underline goes on over the end of the line.
        let scalars = text.unicodeScalars
        let end = scalars.lastIndex { !$0.properties.isWhitespace }.map(scalars.index(after:)) ?? scalars.endIndex
        content.append(markup(of: span, String(scalars[..<end])))
        appendText(String(scalars[end...]))
        if direction == nil { direction = span.language?.direction }
        endsLine = text.utf8.last == UInt8(ascii: "\n")
    }

    /// The blocks.
    mutating func finish() -> [Markup] {
        endBlock()
        return blocks
    }

    /// Adds markup; what stands on its last line goes with the text after it.
    private mutating func appendMarkup(_ text: String) {
        let lineFeed = UInt8(ascii: "\n")
        let start = text.utf8.lastIndex(of: lineFeed).map(text.utf8.index(after:)) ?? text.startIndex
        for part in [text[..<start], text[start...]] where !part.isEmpty {
            endBlockAfterLine()
            content.append(.element("span", ["class": "markup"], String(part).withoutDisplayCommands))
            endsLine = part.utf8.last == lineFeed
        }
    }

    private mutating func appendText(_ text: String) {
        if !text.isEmpty { content.append(.text(text.withoutDisplayCommands)) }
    }

    private mutating func endBlockAfterLine() {
        if endsLine { endBlock() }
    }

    private mutating func endBlock() {
        guard !content.isEmpty else { return }
        blocks.append(.element("div", ["dir": Self.value(of: direction)], content))
        content = []
        direction = nil
        endsLine = false
    }

    private func markup(of span: LanguageSpan, _ text: String) -> Markup {
        // The name is in English, as the page is; the language of the text is said further in.
        let bdi = Markup.element(
            "bdi", ["lang": span.language?.canonical ?? "", "dir": Self.value(of: span.language?.direction)],
            text.withoutDisplayCommands)
        var (classes, tag) = ("span \(legend.classes(of: span.language))", span.language?.canonical ?? "und")
        if case .language(_, let probability) = span.outcome, probability < Self.sure {
            classes += " unsure"
            tag += "?"
        }
        return .element(
            "span",
            [
                "class": classes, "id": "s\(spanCount)", "tabindex": "0", "role": "group", "title": words(for: span.outcome),
                "data-tag": tag,
            ], [bdi])
    }

    private func words(for outcome: Detection.Outcome) -> String {
        switch outcome {
        case .language(let tag, let probability): "\(legend.name(of: tag)), probability \(FourDecimals(probability))"
        case .undetermined(let reason): "No language: \(reason.phrase)"
        }
    }

    /// The direction as an attribute has it; where it is unknown, the text decides.
    private static func value(of direction: TextDirection?) -> String {
        switch direction {
        case .leftToRight: "ltr"
        case .rightToLeft: "rtl"
        case nil: "auto"
        }
    }
}
