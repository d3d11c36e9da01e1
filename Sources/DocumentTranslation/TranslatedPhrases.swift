// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells the phrases of a translated text that an engine gave back as they were: *la cuisine française* in an English sentence
/// that went from English is in French still.
enum TranslatedPhrases {
    /// The ranges of a text that are in the language of its translation: all but the phrases that came back unchanged.
    ///
    /// - Parameters:
    ///   - source: A text that was translated, with placeholders around its phrases.
    ///   - target: Its translation.
    ///   - phrases: Where phrases stand of which the document says a language, in order, in offsets of all of its passage.
    ///   - offset: Where the text begins in the passage.
    /// - Returns: Ranges in the passage, in order.
    /// - Complexity: Linear in the lengths of the texts and the number of phrases.
    static func ranges(
        of source: String, translatedAs target: String, declaring phrases: [Range<Int>], from offset: Int = 0
    ) -> [Range<Int>] {
        let whole = offset..<offset + source.utf8.count
        let inside = phrases.filter { whole.lowerBound <= $0.lowerBound && $0.upperBound <= whole.upperBound }
        guard !inside.isEmpty else { return [whole] }
        let (own, others) = (Placeholder.stretches(of: source), Placeholder.stretches(of: target))
        guard own.count == others.count else { return [whole] }
        var changed: [Range<Int>] = []
        var start = offset
        for (text, other) in zip(own, others) {
            let end = start + text.utf8.count
            if trimmed(text) != trimmed(other) { changed.append(start..<end) }
            start = end + Placeholder.text.utf8.count
        }
        var result: [Range<Int>] = []
        var (rest, settledEnd) = (changed[...], whole.lowerBound)
        for phrase in inside {
            rest = rest.drop { $0.upperBound <= phrase.lowerBound }
            guard rest.first.map({ $0.lowerBound >= phrase.upperBound }) ?? true else { continue }
            if settledEnd < phrase.lowerBound { result.append(settledEnd..<phrase.lowerBound) }
            settledEnd = max(settledEnd, phrase.upperBound)
        }
        if settledEnd < whole.upperBound { result.append(settledEnd..<whole.upperBound) }
        return result
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let start = text.drop(while: \.isWhitespace)
        return start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)]
    }
}
