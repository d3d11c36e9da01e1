// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
public import LanguageSegmentation
import TextScanning

extension Document {
    /// The texts of the passages as one text, which is what is split: the passages around tell the language of a short one.
    ///
    /// A placeholder that opens or closes something, as tags around a phrase do, is a quotation mark of the same length in it:
    /// foreign phrases are often set apart so. For plain text it is the content without lines of code.
    public var runningText: String {
        passages.map(\.quotingText).joined(separator: format.separator)
    }

    /// The spans of each passage, with ranges in its text.
    ///
    /// - Complexity: Linear in the length of the content.
    public func spans(by segmenter: LanguageSegmenter) -> [[LanguageSpan]] {
        divide(segmenter.spans(of: runningText)) { segmenter.detector.evidence(of: $0) }
    }

    /// Divides the spans of the running text among the passages.
    ///
    /// - Parameters:
    ///   - spans: Spans that cover the running text.
    ///   - evidence: What the recogniser counts in a text; asked for each passage that is a part of a longer span.
    /// - Returns: The spans of each passage, with ranges in its text. What is not certain is in the language that the document
    ///   declares.
    /// - Complexity: Linear in the numbers of passages and of spans.
    public func divide(_ spans: [LanguageSpan], evidence: (String) -> Evidence) -> [[LanguageSpan]] {
        let parts = parts(of: spans, evidence: evidence)
        // By language and span, the letters of the passages that declare it.
        var letterCounts: [LanguageTag: [Int: Int]] = [:]
        for (passage, parts) in zip(passages, parts) {
            guard let tag = passage.declaredLanguage else { continue }
            for part in parts { letterCounts[tag, default: [:]][part.spanIndex, default: 0] += part.span.evidence.letterCount }
        }
        var declared: [LanguageTag: DeclaredLanguage] = [:]
        return zip(passages, parts).map { passage, parts in
            guard let tag = passage.declaredLanguage else {
                return passage.declaringPhrases(in: parts.map(\.span), evidence: evidence)
            }
            let language = declared[tag] ?? DeclaredLanguage(tag)
            declared[tag] = language
            let spans = language.applied(to: parts, of: passage, letterCounts: letterCounts[tag] ?? [:])
            return passage.declaringPhrases(in: spans, evidence: evidence)
        }
    }

    /// The parts of each passage that spans of the running text fall into.
    private func parts(of spans: [LanguageSpan], evidence: (String) -> Evidence) -> [[DeclaredLanguage.Part]] {
        guard passages.count > 1 else {
            return passages.map { _ in
                spans.enumerated().map { DeclaredLanguage.Part(span: $1, isWholeSpan: true, spanIndex: $0) }
            }
        }
        var start = 0
        var first = 0
        return passages.map { passage in
            let whole = start..<start + passage.text.utf8.count
            start = whole.upperBound + format.separator.utf8.count
            while first < spans.count, spans[first].range.upperBound <= whole.lowerBound { first += 1 }
            var parts: [DeclaredLanguage.Part] = []
            for (index, span) in zip(first..., spans[first...]) {
                guard span.range.lowerBound < whole.upperBound else { break }
                let part = span.range.clamped(to: whole)
                let range = part.lowerBound - whole.lowerBound..<part.upperBound - whole.lowerBound
                let counted = part == span.range ? span.evidence : evidence(passage.slice(range))
                // What separates passages is the span's before it.
                let isWhole = part.lowerBound == span.range.lowerBound && span.range.upperBound <= start
                parts.append(
                    DeclaredLanguage.Part(
                        span: LanguageSpan(range: range, outcome: span.outcome, evidence: counted), isWholeSpan: isWhole,
                        spanIndex: index))
            }
            return parts
        }
    }

    /// The spans of the passages, and the markup between them: together they cover the document.
    ///
    /// - Parameter spans: The spans of each passage.
    public func documentSpans(of spans: [[LanguageSpan]]) -> [DocumentSpan] {
        var result: [DocumentSpan] = []
        var end = 0
        for (passage, spans) in zip(passages, spans) {
            var map = SourceMap(passage)
            for span in spans where !span.range.isEmpty {
                // A boundary inside an escape moves to its end.
                let range = max(end, map.source(of: span.range.lowerBound))..<max(end, map.source(of: span.range.upperBound))
                guard !range.isEmpty else { continue }
                add(DocumentSpan(range: end..<range.lowerBound, span: nil), to: &result)
                add(DocumentSpan(range: range, span: span), to: &result)
                end = range.upperBound
            }
        }
        add(DocumentSpan(range: end..<content.utf8.count, span: nil), to: &result)
        return result
    }

    /// Adds a piece, or makes it a part of the last: white space, and more of the same language with nothing else between.
    private func add(_ next: DocumentSpan, to result: inout [DocumentSpan]) {
        guard !next.range.isEmpty else { return }
        guard let last = result.last, let lastSpan = last.span else { return result.append(next) }
        let range = last.range.lowerBound..<next.range.upperBound
        if let span = next.span {
            guard span.outcome == lastSpan.outcome else { return result.append(next) }
            let joined = LanguageSpan(range: lastSpan.range, outcome: span.outcome, evidence: lastSpan.evidence + span.evidence)
            result[result.count - 1] = DocumentSpan(range: range, span: joined)
        } else if source(next.range).allSatisfy(\.isWhitespace) {
            result[result.count - 1] = DocumentSpan(range: range, span: lastSpan)
        } else {
            result.append(next)
        }
    }
}

/// A span of the text of a document, or the markup between two.
///
/// The spans of a document cover it in order, with no gap and no overlap. White space between two spans belongs to the first;
/// inline markup belongs to the span around it.
public struct DocumentSpan: Sendable, Hashable {
    /// Where it stands in the document, in UTF-8 offsets.
    public let range: Range<Int>
    /// The span, its own range in the running text or in a passage; nil for markup.
    public let span: LanguageSpan?

    init(range: Range<Int>, span: LanguageSpan?) {
        self.range = range
        self.span = span
    }
}

extension Passage {
    /// The text at UTF-8 offsets.
    package func slice(_ range: Range<Int>) -> String {
        String(text[utf8: range])
    }

    /// The text with quotation marks for the placeholders that open or close something; offsets in it are those in the text.
    fileprivate var quotingText: String {
        guard pieces.contains(where: { $0.kind == .inline }) else { return text }
        var bytes = Array(text.utf8)
        for piece in pieces where piece.kind == .inline {
            let before = piece.text.lowerBound > 0 ? bytes[piece.text.lowerBound - 1] : 0x20
            let after = piece.text.upperBound < bytes.count ? bytes[piece.text.upperBound] : 0x20
            if before.isASCIISpace, after.isASCIILetterOrDigit || after >= 0x80 {
                bytes.replaceSubrange(piece.text, with: "\u{201C}".utf8)
            } else if !before.isASCIISpace, after.isASCIISpace || after.isASCIIPunctuation {
                bytes.replaceSubrange(piece.text, with: "\u{201D}".utf8)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
