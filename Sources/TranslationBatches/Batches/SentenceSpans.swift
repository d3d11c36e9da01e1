// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import TextScanning

/// Tells which spans of a text stand in one sentence.
struct SentenceSpans {
    /// How many phrases of other languages may follow each other before the sentence's own language comes again.
    private static let maximumPhrases = 16
    /// How many bytes before a boundary tell whether a sentence ends there.
    private static let reach = 512

    /// A phrase that no mark parts from the sentence has so many words at most; what is longer is a part of a sentence that goes
    /// from one language to the other, and whose parts are translated each by itself.
    private static let mostWordsUnmarked = 3

    private let languages: [LanguageTag?]
    /// Whether the span goes on with the sentence in which the one before it ends.
    private let goesOn: [Bool]
    /// Whether the span may be a phrase inside of a sentence: marks stand around it, or it is short.
    private let mayBePhrase: [Bool]

    /// Looks at where the spans of a text meet.
    ///
    /// - Parameter languages: The language of each span.
    init(of source: BatchPlan.Source, languages: [LanguageTag?]) {
        self.languages = languages
        guard source.spans.count > 2 else {
            goesOn = source.spans.map { _ in false }
            mayBePhrase = goesOn
            return
        }
        mayBePhrase = source.spans.map { Self.isMarkedOrShort($0.range, of: source.text) }
        var text = source.text
        goesOn = text.withUTF8 { bytes in
            var hasWords = false
            return source.spans.map { span in
                let hadWords = hasWords
                hasWords = source.text[utf8: span.range].hasWords
                return hadWords && hasWords && Self.isInside(span.range.lowerBound, of: source.text, bytes)
            }
        }
    }

    /// The last span of the sentence that a span is in which has the same language; the span itself where there is none.
    func lastSpan(ofSentenceFrom first: Int) -> Int {
        var last = first
        for next in (first + 1)..<languages.count {
            guard goesOn[next], next - last <= Self.maximumPhrases + 1 else { break }
            if languages[next] == languages[first] { last = next } else if languages[next] != nil, !mayBePhrase[next] { break }
        }
        return last
    }

    /// Whether marks stand on both sides of a span, or it has few words.
    private static func isMarkedOrShort(_ range: Range<Int>, of text: String) -> Bool {
        let span = text[utf8: range].withoutOuterWhiteSpace
        // Of a long span no more words are looked at.
        if span.split(maxSplits: mostWordsUnmarked, whereSeparator: \.isWhitespace).count <= mostWordsUnmarked { return true }
        // A mark beside white space belongs to what stands on its other side.
        func isMark(_ character: Character?) -> Bool {
            character.map { !$0.isLetter && !$0.isNumber && !$0.isWhitespace && !",.;:!?…-–—/".contains($0) } ?? false
        }
        let end = span.lastIndex { !",.;:!?…".contains($0) } ?? span.startIndex
        let opens = isMark(span.first) && span.dropFirst().first?.isWhitespace == false
        let closes = isMark(span[end]) && span[..<end].last?.isWhitespace == false
        return (opens || isMark(text[..<span.startIndex].last)) && (closes || isMark(text[span.endIndex...].first))
    }

    /// Whether a sentence goes on over an offset.
    private static func isInside(_ offset: Int, of text: String, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if ColumnGap.ends(at: offset, in: bytes) { return false }
        let isLineEnd: (UInt8) -> Bool = { $0 == 0x0A || $0 == 0x0D }
        var start = max(0, offset - reach)
        // The white space before is the end of the span before.
        start = bytes[start..<offset].lastIndex(where: isLineEnd).map { $0 + 1 } ?? start
        guard text[utf8: start..<offset].hasWords else { return false }
        // What begins with a small letter begins no sentence, whatever mark stands before it.
        if LetterCase.isSmall(bytes, at: offset) { return true }
        return !SentenceEnd.isEnd(at: offset, in: bytes, from: start)
    }
}

extension Substring {
    /// Whether there is anything but white space.
    fileprivate var hasWords: Bool { contains { !$0.isWhitespace } }
}
