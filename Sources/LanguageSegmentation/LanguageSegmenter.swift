public import LanguageRecognition

/// Splits texts that mix languages into spans of one language each.
///
/// Languages may change with the paragraph, the sentence or the phrase; the segmenter is not told which.
///
///     let segmenter = LanguageSegmenter(detector: try LanguageDetector())
///     for span in segmenter.spans(of: text) {
///         print(span.range, span.language ?? "none")
///     }
public struct LanguageSegmenter: Sendable {
    /// What recognises the words. Its candidates and hints hold for the spans too.
    public let detector: LanguageDetector
    /// How texts are cut.
    public let options: Options
    let table: LanguageTable
    let prices: SwitchingPrices

    /// A segmenter over a detector; the detector's options hold for the spans too.
    ///
    /// - Complexity: It makes a table of the profile's languages by script, of some hundred kilobytes, which its copies share.
    public init(detector: LanguageDetector, options: Options = Options()) {
        self.init(detector: detector, options: options, prices: SwitchingPrices())
    }

    /// A segmenter with prices of one's own, to measure them.
    @_spi(Tuning) public init(detector: LanguageDetector, options: Options = Options(), prices: SwitchingPrices) {
        self.detector = detector
        self.options = options
        self.prices = prices
        table = LanguageTable(detector: detector)
    }

    /// The spans of a text.
    ///
    /// A text in one language is one span, with the outcome that detection gives for it. Where words were first taken for another language and
    /// went back to that around them, as foreign names do, it keeps the language around them.
    ///
    /// - Returns: Spans that cover the text; none for an empty text.
    /// - Complexity: Linear in the length of the text. Beside the spans it keeps some megabytes, however long the text is, unless a single
    ///   character of it is longer.
    public func spans(of text: String) -> [LanguageSpan] {
        if let spans = text.utf8.withContiguousStorageIfAvailable({ spans(ofUTF8: $0) }) { return spans }
        return Array(text.utf8).withUnsafeBufferPointer { spans(ofUTF8: $0) }
    }

    private func spans(ofUTF8 bytes: UnsafeBufferPointer<UInt8>) -> [LanguageSpan] {
        var splitter = WindowSplitter(self)
        var spans: [LanguageSpan] = []
        splitter.split(bytes, isComplete: true) { spans.append($0) }
        return spans
    }
}
