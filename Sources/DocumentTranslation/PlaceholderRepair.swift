import DocumentFormats
import LanguageRecognition
import LanguageSegmentation
import TextScanning
import TranslationBatches
import TranslationSessions

/// Parts whose translation lost or doubled placeholders, to be translated again stretch by stretch between them.
///
/// That is worse for the words and right for the markup, which nobody could put back otherwise.
struct PlaceholderRepair {
    /// A part with its stretches among the sources of the plan.
    private struct Item {
        let passage: Int
        /// Which part of the passage; nil where the passage is one.
        let part: Int?
        let stretches: Range<Int>
    }

    private var items: [Item] = []
    private var sources: [BatchPlan.Source] = []

    /// Looks for such parts among the translations of a document's passages.
    ///
    /// - Parameter evidence: What the recogniser counts in a text.
    init(of translations: [TextTranslation], in document: Document, evidence: (String) -> Evidence) {
        for (index, (translation, passage)) in zip(translations, document.passages).enumerated() {
            if translation.parts.isEmpty {
                let whole = 0..<passage.text.utf8.count
                guard passage.placeholderCount(in: whole) != Placeholder.count(in: translation.text) else { continue }
                add(translation.sourceText, in: translation.source, passage: index, part: nil, evidence: evidence)
            }
            for (partIndex, part) in translation.parts.enumerated() {
                guard passage.placeholderCount(in: part.range) != Placeholder.count(in: part.targetText) else { continue }
                add(part.sourceText, in: part.language, passage: index, part: partIndex, evidence: evidence)
            }
        }
    }

    private mutating func add(
        _ text: String, in language: LanguageTag?, passage: Int, part: Int?, evidence: (String) -> Evidence
    ) {
        // Without inline pieces the character is text like any other.
        guard let language, Placeholder.count(in: text) > 0 else { return }
        let start = sources.count
        for stretch in Placeholder.stretches(of: text) {
            let text = String(stretch)
            let span = LanguageSpan(
                range: 0..<text.utf8.count, outcome: .language(language, probability: 1), evidence: evidence(text))
            sources.append(BatchPlan.Source(text: text, spans: text.isEmpty ? [] : [span]))
        }
        items.append(Item(passage: passage, part: part, stretches: start..<sources.count))
    }

    /// Whether no placeholder was lost.
    var isEmpty: Bool { items.isEmpty }

    /// The stretches, to be translated.
    var plan: BatchPlan { BatchPlan(of: sources) }

    /// Puts the translated stretches in the place of the parts.
    func apply(_ stretches: [TextTranslation], to translations: inout [TextTranslation]) {
        for item in items {
            let text = stretches[item.stretches].map(\.text).joined(separator: Placeholder.text)
            translations[item.passage] = translations[item.passage].replacing(part: item.part, with: text)
        }
    }
}

extension TextTranslation {
    /// The translation with another text for one of its parts, or for all of it.
    fileprivate func replacing(part index: Int?, with text: String) -> TextTranslation {
        guard let index else { return TextTranslation(self, text: text, parts: []) }
        var parts = parts
        let part = parts[index]
        parts[index] = TranslationSession.Response.Part(
            range: part.range, language: part.language, sourceText: part.sourceText, targetText: text, outcome: part.outcome,
            batch: part.batch)
        return TextTranslation(self, text: parts.map(\.targetText).joined(), parts: parts)
    }
}
