// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation

/// The items of a plan, gathered by language in the order in which the languages first appear.
struct BatchGrouping {
    private var languages: [LanguageTag] = []
    private var items: [LanguageTag: [Batch.Item]] = [:]

    /// Gathers the spans of texts.
    ///
    /// - Parameter placeholders: The languages whose items have placeholders.
    init(of sources: [BatchPlan.Source], placeholders: BatchPlan.PlaceholderLanguages) {
        for (sourceIndex, source) in sources.enumerated() {
            let tags = source.spans.map(\.language)
            let builder = ItemBuilder(source, at: sourceIndex, languages: tags)
            let sentences = placeholders == .none ? nil : SentenceSpans(of: source, languages: tags)
            // The sentence that was met last, and whether it is one item.
            var sentence: ClosedRange<Int>?
            var isOneItem = false
            for (spanIndex, language) in tags.enumerated() {
                guard let language else { continue }
                var spans = spanIndex...spanIndex
                var keepsPlaceholders = placeholders.contains(language)
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
                if let item = builder.item(of: spans, keepsPlaceholders: keepsPlaceholders) { add(item, in: language) }
            }
        }
    }

    private mutating func add(_ item: Batch.Item, in language: LanguageTag) {
        if items[language] == nil { languages.append(language) }
        items[language, default: []].append(item)
    }

    /// The batches: one per language.
    var batches: [Batch] {
        languages.map { Batch(language: $0, items: items[$0] ?? []) }
    }
}
