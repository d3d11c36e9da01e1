import LanguageRecognition

/// The items of a plan, gathered by language in the order in which the languages first appear.
struct BatchGrouping {
    private var languages: [LanguageTag] = []
    private var items: [LanguageTag: [Batch.Item]] = [:]

    /// Gathers the spans of texts.
    init(of sources: [BatchPlan.Source]) {
        for (sourceIndex, source) in sources.enumerated() {
            for (spanIndex, span) in source.spans.enumerated() {
                guard let language = span.language else { continue }
                let range = source.text.range(ofUTF8: span.range).withoutOuterWhiteSpace(in: source.text)
                guard !range.isEmpty else { continue }
                let item = Batch.Item(
                    identifier: source.identifier, text: String(source.text[range]), range: source.text.utf8Offsets(of: range),
                    evidence: span.evidence, sourceIndex: sourceIndex, spanIndex: spanIndex)
                if items[language] == nil { languages.append(language) }
                items[language, default: []].append(item)
            }
        }
    }

    /// The batches, each of no more items than the limit.
    func batches(limit: Int?) -> [Batch] {
        languages.flatMap { language in
            let items = items[language] ?? []
            let size = limit ?? items.count
            return stride(from: 0, to: items.count, by: size).map { start in
                Batch(language: language, items: Array(items[start..<min(start + size, items.count)]))
            }
        }
    }
}
