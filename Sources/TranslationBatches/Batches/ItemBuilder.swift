// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import TextScanning

/// Makes the items of one text.
struct ItemBuilder {
    private let source: BatchPlan.Source
    private let sourceIndex: Int
    private let languages: [LanguageTag?]

    /// - Parameter languages: The language of each span.
    init(_ source: BatchPlan.Source, at sourceIndex: Int, languages: [LanguageTag?]) {
        self.source = source
        self.sourceIndex = sourceIndex
        self.languages = languages
    }

    /// The item of some spans, of which the first and the last are in one language; nil where there is only white space.
    ///
    /// - Parameter keepsPlaceholders: Whether what is not translated with them is a placeholder.
    func item(of spans: ClosedRange<Int>, keepsPlaceholders: Bool) -> Batch.Item? {
        let whole = source.spans[spans.lowerBound].range.lowerBound..<source.spans[spans.upperBound].range.upperBound
        var range = core(of: whole)
        guard !range.isEmpty else { return nil }
        var kept = keepsPlaceholders ? kept(in: spans, of: range)[...] : []
        cutEnds(of: &range, &kept)
        let marked = MarkedText(of: source.text, range: range, without: Array(kept))
        let own = spans.filter { languages[$0] == languages[spans.lowerBound] }
        return Batch.Item(
            identifier: source.identifier, text: marked.text, range: range, inlines: marked.inlines,
            evidence: own.reduce(Evidence.zero) { $0 + source.spans[$1].evidence },
            position: BatchPlan.Position(sourceIndex: sourceIndex, spanIndex: spans.lowerBound), spans: spans)
    }

    /// What is not translated with some spans: those in another language or in none, and addresses and code in the others.
    ///
    /// Numbers with a unit stay: a session keeps them from engines, but not before it has read them, since *às 9h* becomes
    /// *às 09:00*, and in *viento NO 15 km/h* they tell that *NO* is a point of the compass (`SourceText`).
    private func kept(in spans: ClosedRange<Int>, of range: Range<Int>) -> [(range: Range<Int>, spanIndex: Int?)] {
        spans.flatMap { index -> [(range: Range<Int>, spanIndex: Int?)] in
            let span = source.spans[index].range.clamped(to: range)
            if languages[index] != languages[spans.lowerBound] { return [(core(of: span), index)] }
            let fixed = FixedText.all(in: source.text, span, kinds: FixedText.keptFromEngines)
            return fixed.lazy.filter { !isMeasure($0) }.map { ($0.range, nil) }
        }
    }

    /// Whether fixed text is a number with its unit, or an hour with its minutes, which looks like a serial number: `19h30`.
    private func isMeasure(_ fixed: FixedText) -> Bool {
        switch fixed.kind {
        case .quantity: true
        case .serialNumber: source.text[utf8: fixed.range].utf8.first?.isASCIIDigit == true
        default: false
        }
    }

    /// Cuts addresses and code at the ends off a range, which need not go to an engine, unless there is nothing else.
    private func cutEnds(of range: inout Range<Int>, _ kept: inout ArraySlice<(range: Range<Int>, spanIndex: Int?)>) {
        let (middle, inner) = MarkedText.withoutKeptEnds(of: range, kept, in: source.text)
        let core = core(of: middle)
        guard !core.isEmpty else { return }
        // The bar at an end of the core may have been kept before the address behind it was cut off.
        (range, kept) = (core, inner.filter { core.contains($0.range.lowerBound) && $0.range.upperBound <= core.upperBound }[...])
    }

    /// A range without the white space around it, and without the slash or the bar that parts it from what is in another
    /// language: models take one for a word that is to come.
    private func core(of range: Range<Int>) -> Range<Int> {
        var words = source.text[utf8: range].withoutOuterWhiteSpace
        while let last = words.last, "/|".contains(last), words.dropLast().last?.isWhitespace == true {
            words = words.dropLast().withoutOuterWhiteSpace
        }
        while let first = words.first, "/|".contains(first), words.dropFirst().first?.isWhitespace == true {
            words = words.dropFirst().withoutOuterWhiteSpace
        }
        return source.text.utf8Offsets(of: words)
    }
}
