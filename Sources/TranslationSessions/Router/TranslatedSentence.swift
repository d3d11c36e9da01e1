// SPDX-License-Identifier: Apache-2.0

import LanguageSegmentation
import TextScanning
import TranslationBatches

/// A translated item, divided among the spans of its sentence.
struct TranslatedSentence {
    /// The translation of each of the item's own spans, with the white space around it.
    private(set) var texts: [Int: String] = [:]
    /// What stands after a phrase inside of the sentence, where the white space around it is not that of the source.
    ///
    /// The white space before a phrase is the sentence's: it was translated with the words before.
    private(set) var tails: [Int: String] = [:]

    /// Divides a translation at the places of the inline pieces.
    init(_ item: Batch.Item, replacements: [Batch.Item.Replacement], of source: BatchPlan.Source) {
        let spans = source.spans
        let phrases = Set(item.inlines.compactMap(\.spanIndex))
        var current = item.spanIndex
        texts[current] = String(source.text[utf8: spans[current].range.lowerBound..<item.range.lowerBound])
        for (index, replacement) in replacements.enumerated() {
            var text = replacement.text[...]
            if index > 0, let phrase = item.inlines[index - 1].spanIndex {
                let tail = source.text[utf8: item.inlines[index - 1].range.upperBound..<spans[phrase].range.upperBound]
                var newTail = ""
                if text.utf8.starts(with: tail.utf8) {
                    text = Substring(text.utf8.dropFirst(tail.utf8.count))
                    newTail = String(tail)
                }
                if phrases.contains(phrase + 1) {
                    // Between two phrases nothing is the sentence's own.
                    newTail += text
                    text = ""
                } else {
                    current = phrase + 1
                }
                let hasHead = spans[phrase].range.lowerBound < item.inlines[index - 1].range.lowerBound
                if hasHead || !newTail.utf8.elementsEqual(tail.utf8) { tails[phrase] = newTail }
            }
            texts[current, default: ""] += text
            if index < item.inlines.count, item.inlines[index].spanIndex == nil {
                texts[current, default: ""] += source.text[utf8: item.inlines[index].range]
            }
        }
        texts[item.spans.upperBound, default: ""] +=
            source.text[
                utf8: item.range.upperBound..<spans[item.spans.upperBound].range.upperBound]
    }
}

extension TranslationSession.Response.Part {
    /// The part without the white space that it begins with, and with something else in the place of that which it ends with.
    func ending(in tail: String?) -> Self {
        guard let tail else { return self }
        let words = sourceText[...].withoutOuterWhiteSpace
        let (head, oldTail) = (sourceText[..<words.startIndex], sourceText[words.endIndex...])
        let target = targetText.utf8.dropFirst(head.utf8.count).dropLast(oldTail.utf8.count)
        return Self(
            range: range, language: language, sourceText: sourceText, targetText: String(Substring(target)) + tail,
            outcome: outcome, batch: batch, quality: quality, unknownWordCount: unknownWordCount)
    }
}
