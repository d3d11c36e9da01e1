// SPDX-License-Identifier: Apache-2.0

package import DocumentFormats
import LanguageRecognition
import LanguageSegmentation
import UnicodeText

/// A page that shows a document with the language of each span, in one file that needs nothing else: no script, no network, no
/// font.
///
/// Each span begins with its tag and has a colour and a kind of underline, so that nobody needs to see colours; its language and
/// probability are shown where a pointer rests on it or the keyboard reaches it, and are its name for screen readers. What stands
/// in the document is escaped, and kept from commanding its surroundings.
package struct SpanPage: Sendable {
    let document: Document
    let spans: [DocumentSpan]
    let name: String

    /// A page about a document.
    ///
    /// - Parameters:
    ///   - spans: The spans of the document and the markup between them, which cover it.
    ///   - name: What the document is called.
    package init(_ document: Document, spans: [DocumentSpan], name: String) {
        self.document = document
        self.spans = spans
        self.name = name
    }

    /// The page.
    ///
    /// - Complexity: Linear in the length of the document.
    package var html: String {
        var shares = LanguageShares()
        for case let span? in spans.map(\.span) { shares.add(span) }
        let legend = PageLegend(shares, first: firstSpans, sequence: spans.compactMap { $0.span?.language })
        return WebPage(
            title: "Languages of \(name.withoutDisplayCommands)", style: SpanPageStyle.sheet, rules: legend.rules,
            header: [.element("p", summary(of: shares))],
            main: shares.spanCount > 0 ? [legend.markup.markup, text(legend)] : [text(legend)]
        ).html
    }

    /// The number of the first span of each language, and of none.
    private var firstSpans: [LanguageTag?: Int] {
        let languages = spans.compactMap(\.span).map(\.language)
        return Dictionary(languages.enumerated().map { ($1, $0 + 1) }) { first, _ in first }
    }

    private func summary(of shares: LanguageShares) -> String {
        let languages = shares.ranked.count { $0.language != nil }
        let (spans, letters) = (shares.spanCount.counting("span"), shares.letterCount.counting("letter"))
        return "\(spans) in \(languages.counting("language")), \(letters)."
    }

    /// The document with its spans.
    private func text(_ legend: PageLegend) -> Markup {
        var text = PageBlocks(document, legend: legend)
        for span in spans { text.append(span) }
        let hint = """
            Each span begins with the tag of its language; the tag is hollow and has a question mark where the probability is \
            below \(Decimals.wholePercent(PageBlocks.sure))%. The probability is shown where the pointer rests on the span, \
            where it is touched, and where the Tab key reaches it. A language of the table above shows where it stands.
            """
        let caption = spans.isEmpty ? "There is no text." : hint
        let figure = Markup.element(
            "figure", ["aria-labelledby": "text-heading"],
            [.element("figcaption", caption), .element("div", ["id": "document"], text.finish())])
        return PageSection(identifier: "text", heading: "The text", content: [figure]).markup
    }
}
