// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import TextScanning
import UnicodeText

/// The language that a document says a passage is in: a strong prior, which only text overrules that is in another language for
/// certain.
struct DeclaredLanguage {
    /// A part of a passage, as the splitter found it.
    struct Part {
        let span: LanguageSpan
        /// Whether the splitter's span is no longer than the part, so that its language is that of the part.
        let isWholeSpan: Bool
        /// Which of the splitter's spans it is a part of.
        let spanIndex: Int
    }

    /// From this probability on a part is in its language, whatever is declared, if it is a span by itself or has
    /// `fewestLetters`: one in twenty answers with less is wrong.
    private static let certainty = 0.95
    /// The same of a shorter part, if the passages of its span that declare the language have `fewestLetters` together: pages
    /// often declare what their template declared.
    private static let certaintyOfSeveral = 0.99

    private let tag: LanguageTag
    /// The ISO codes of the scripts that the language is written in.
    private let scripts: Set<String>

    init(_ tag: LanguageTag) {
        self.tag = tag.withoutRegion
        let script = tag.likelyScript ?? "Zyyy"
        scripts = Self.parts[script] ?? [script]
    }

    /// Scripts that are written with others, or that Unicode has under another name.
    private static let parts: [String: Set<String>] = [
        "Jpan": ["Hira", "Kana", "Hani"], "Kore": ["Hang", "Hani"], "Hans": ["Hani"], "Hant": ["Hani"], "Aran": ["Arab"],
    ]

    /// Fewer letters say nothing by themselves of a part of a longer span.
    private static let fewestLetters = 40

    /// The spans of a passage, those that are not certain in the declared language.
    ///
    /// What is certain of a longer span need not be so of a part: among English words a German one declares itself.
    ///
    /// - Parameter letterCounts: By the index of a span, the letters of all passages in it that declare this language.
    func applied(to parts: [Part], of passage: Passage, letterCounts: [Int: Int]) -> [LanguageSpan] {
        var result: [LanguageSpan] = []
        for part in parts {
            let span = part.span
            let certainty: Double? =
                if part.isWholeSpan || span.evidence.letterCount >= Self.fewestLetters {
                    Self.certainty
                } else {
                    letterCounts[part.spanIndex, default: 0] >= Self.fewestLetters ? Self.certaintyOfSeveral : nil
                }
            let outcome = outcome(of: span, certainFrom: certainty, saying: passage.slice(span.range))
            if let last = result.last, last.outcome.language != nil, last.outcome.language == outcome.language {
                result[result.count - 1] = LanguageSpan(
                    range: last.range.lowerBound..<span.range.upperBound, outcome: last.outcome,
                    evidence: last.evidence + span.evidence)
            } else {
                result.append(LanguageSpan(range: span.range, outcome: outcome, evidence: span.evidence))
            }
        }
        return result
    }

    /// - Parameter certainty: From which probability on the span is in its language; nil where that says nothing of it.
    private func outcome(
        of span: LanguageSpan, certainFrom certainty: Double?, saying text: String
    ) -> Detection.Outcome {
        let doubt: Double
        switch span.outcome {
        case .language(let tag, let probability):
            if tag.language == self.tag.language || probability >= certainty ?? .infinity { return span.outcome }
            doubt = certainty == nil ? 0.5 : probability
        case .undetermined(.tooLittleEvidence), .undetermined(.ambiguous): doubt = 0
        case .undetermined: return span.outcome
        }
        return isWritten(text) ? .language(tag, probability: max(1 - doubt, 0.5)) : span.outcome
    }

    /// What a phrase in it is in, of which the document says this language: that, unless it is long enough to tell another one
    /// for certain, or written in another script.
    fileprivate func outcome(of phrase: String, in span: LanguageSpan) -> Detection.Outcome {
        let isSpan = span.range.count <= phrase.utf8.count
        return outcome(of: span, certainFrom: isSpan && phrase.count >= Self.fewestLetters ? Self.certainty : nil, saying: phrase)
    }

    /// Whether most letters of a text are of the language's script.
    private func isWritten(_ text: String) -> Bool {
        var (own, other) = (0, 0)
        for scalar in text.unicodeScalars.prefix(1_000) where scalar.properties.isAlphabetic {
            let script = ScalarProperties(scalar).script
            guard script.isSpecific else { continue }
            if scripts.contains(script.code) { own += 1 } else { other += 1 }
        }
        return own > other
    }
}

extension Passage {
    /// Spans of the passage, in which phrases are spans of their own where the document says their language: *from Gaelic
    /// `<i lang="gd">An Sgeir Mhòr</i>`*. The splitter would have to know by itself what such a phrase of two words is in.
    func declaringPhrases(in spans: [LanguageSpan], evidence: (String) -> Evidence) -> [LanguageSpan] {
        guard !declaredPhrases.isEmpty else { return spans }
        var result: [LanguageSpan] = []
        var phrases = phrasesInText()[...]
        for span in spans {
            var start = span.range.lowerBound
            func add(_ range: Range<Int>, _ outcome: Detection.Outcome) {
                guard !range.isEmpty else { return }
                result.append(LanguageSpan(range: range, outcome: outcome, evidence: evidence(slice(range))))
            }
            phrases = phrases.drop { $0.0.upperBound <= start }
            var isCut = false
            for (range, language) in phrases.prefix(while: { $0.0.lowerBound < span.range.upperBound }) {
                let part = range.clamped(to: start..<span.range.upperBound)
                guard !part.isEmpty else { continue }
                let outcome = DeclaredLanguage(language).outcome(of: slice(part), in: span)
                guard outcome.language != span.outcome.language else { continue }
                add(start..<part.lowerBound, span.outcome)
                add(part, outcome)
                start = part.upperBound
                isCut = true
            }
            if isCut { add(start..<span.range.upperBound, span.outcome) } else { result.append(span) }
        }
        return result
    }

    /// Where phrases stand in the text of which the document says another language than of the passage, in order.
    package var declaredRanges: [Range<Int>] { declaredPhrases.isEmpty ? [] : phrasesInText().map(\.0) }

    /// Where the phrases stand in the text whose language the document says.
    private func phrasesInText() -> [(Range<Int>, LanguageTag)] {
        var rest = pieces[...]
        let phrases = declaredPhrases.sorted { $0.source.lowerBound < $1.source.lowerBound }
        return phrases.compactMap { phrase in
            rest = rest.drop { $0.source.upperBound <= phrase.source.lowerBound }
            let own = rest.prefix { $0.source.lowerBound < phrase.source.upperBound }.filter { $0.kind != .inline }
            return textRange(of: phrase.source, in: own).map { ($0, phrase.language) }
        }
    }

    /// Where some bytes of the document stand in the text, without the placeholders and the white space around; nil where no text
    /// is among them.
    ///
    /// - Parameter own: The pieces of text that have some of the bytes.
    private func textRange(of source: Range<Int>, in own: [Piece]) -> Range<Int>? {
        guard let first = own.first, let last = own.last else { return nil }
        let start =
            first.kind == .verbatim
            ? first.text.lowerBound + max(0, source.lowerBound - first.source.lowerBound) : first.text.lowerBound
        let end =
            last.kind == .verbatim
            ? last.text.upperBound - max(0, last.source.upperBound - source.upperBound) : last.text.upperBound
        let range = start..<max(start, end)
        let text = slice(range)
        let head = text.utf8.prefix(while: \.isASCIISpace).count
        let tail = text.utf8.reversed().prefix(while: \.isASCIISpace).count
        return head + tail < range.count ? range.lowerBound + head..<range.upperBound - tail : nil
    }
}
