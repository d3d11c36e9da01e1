import LanguageRecognition
import LanguageSegmentation

/// The items of a plan, gathered by language in the order in which the languages first appear.
struct BatchGrouping {
    private let options: BatchPlan.Options
    private var languages: [LanguageTag] = []
    private var items: [LanguageTag: [Batch.Item]] = [:]
    /// The tags that stand for others in the plan.
    private var merged: [LanguageTag: LanguageTag] = [:]

    /// Gathers the spans of texts.
    ///
    /// - Parameter separated: The places of the items that get no placeholders.
    init(of sources: [BatchPlan.Source], options: BatchPlan.Options, separated: Set<BatchPlan.Position>) {
        self.options = options
        for (sourceIndex, source) in sources.enumerated() {
            let tags = source.spans.map { span in span.language.map { language(of: $0) } }
            let cutter = ItemCutter(source, at: sourceIndex, languages: tags, most: options.mostScalarsOfItem)
            let sentences = options.placeholders == .none ? nil : SentenceSpans(of: source, languages: tags)
            // The sentence that was met last, and whether it is one item.
            var sentence: ClosedRange<Int>?
            var isOneItem = false
            for (spanIndex, language) in tags.enumerated() {
                guard let language else { continue }
                let position = BatchPlan.Position(sourceIndex: sourceIndex, spanIndex: spanIndex)
                var spans = spanIndex...spanIndex
                var keepsPlaceholders = options.placeholders.contains(language) && !separated.contains(position)
                if let sentence, sentence.contains(spanIndex) {
                    // A phrase of another language is an item, with no phrases in it, however the sentence goes.
                    if language == tags[sentence.lowerBound] {
                        if isOneItem { continue }
                        keepsPlaceholders = false
                    }
                } else {
                    let whole = spanIndex...(sentences?.lastSpan(ofSentenceFrom: spanIndex) ?? spanIndex)
                    sentence = whole
                    isOneItem = keepsPlaceholders
                    if isOneItem { spans = whole }
                }
                add(cutter.items(of: spans, keepsPlaceholders: keepsPlaceholders), in: language)
            }
        }
    }

    private mutating func add(_ new: [Batch.Item], in language: LanguageTag) {
        guard !new.isEmpty else { return }
        if items[language] == nil { languages.append(language) }
        items[language, default: []] += new
    }

    private mutating func language(of tag: LanguageTag) -> LanguageTag {
        guard options.mergesVarieties else { return tag }
        if let language = merged[tag] { return language }
        let language = LanguageTag((tag.filedUnder ?? tag).language) ?? tag
        merged[tag] = language
        return language
    }

    /// The batches, within the limits.
    var batches: [Batch] {
        languages.flatMap { language in
            var batches: [Batch] = []
            var open: [Batch.Item] = []
            var scalarCount = 0
            for item in items[language] ?? [] {
                let count = options.mostScalars == nil ? 0 : item.text.unicodeScalars.count
                if open.count == options.mostItems ?? .max || !open.isEmpty && scalarCount + count > options.mostScalars ?? .max {
                    batches.append(Batch(language: language, items: open))
                    open = []
                    scalarCount = 0
                }
                open.append(item)
                scalarCount += count
            }
            return batches + (open.isEmpty ? [] : [Batch(language: language, items: open)])
        }
    }
}
