// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
public import LanguageSegmentation
public import TranslationSessions

/// Identifies languages by lists of words, and counts what it was asked.
///
///     let identifier = ScriptedLanguageIdentifier(["de": ["hallo", "welt"], "es": ["hola", "mundo"]])
///     // "hallo welt" is de; "hallo hola" is ambiguous; "42" is in no language.
///
/// Evidence is the number of words of each language; a language is named from six tenths of the words known. A text is split
/// where the language of its words changes; a line without known words is a span of its own.
public final class ScriptedLanguageIdentifier: LanguageIdentifying {
    /// From which share of the known words a language is named.
    private static let majority = 0.6

    private let languages: [LanguageTag]
    private let lanes: [String: Int]
    /// How often the evidence of a text was asked for.
    public let evidenceQueries = Counter()
    /// How often the detection of evidence was asked for.
    public let detectionQueries = Counter()
    /// How often the spans of a text were asked for.
    public let spanQueries = Counter()

    /// An identifier by lists of words in lower case, for up to 32 languages.
    public init(_ words: [LanguageTag: [String]]) {
        precondition(words.count <= SIMD32<Int64>.scalarCount, "A scripted identifier knows up to 32 languages.")
        let languages = words.keys.sorted()
        self.languages = languages
        lanes = Dictionary(
            languages.enumerated().flatMap { lane, language in (words[language] ?? []).map { ($0, lane) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Counts the words of each language.
    public func evidence(of text: String) -> Evidence {
        evidenceQueries.add()
        return count(text[...])
    }

    /// The language of most words, with their share as its probability.
    public func detection(for evidence: Evidence) -> Detection {
        detectionQueries.add()
        return judge(evidence)
    }

    /// Splits a text where the language of its words changes.
    public func spans(of text: String) -> [LanguageSpan] {
        spanQueries.add()
        var pieces: [(range: Range<String.Index>, lane: Int?)] = []
        for line in text.lineRanges {
            let words = text.wordRanges(in: line).map { (range: $0, lane: lane(of: text[$0])) }
            // Words that are not known go with those before them, at the start of a line with those after.
            var current = words.compactMap { $0.lane }.first
            for word in words {
                current = word.lane ?? current
                if let last = pieces.last, last.lane == current {
                    pieces[pieces.count - 1].range = last.range.lowerBound..<word.range.upperBound
                } else {
                    pieces.append((word.range, current))
                }
            }
        }
        return pieces.map { piece in
            let evidence = count(text[piece.range])
            let start = text.utf8.distance(from: text.startIndex, to: piece.range.lowerBound)
            let length = text.utf8.distance(from: piece.range.lowerBound, to: piece.range.upperBound)
            return LanguageSpan(range: start..<start + length, outcome: judge(evidence).outcome, evidence: evidence)
        }
    }

    private func judge(_ evidence: Evidence) -> Detection {
        func undetermined(_ reason: UndeterminedReason, _ hypotheses: [Detection.Hypothesis] = []) -> Detection {
            Detection(outcome: .undetermined(reason), hypotheses: hypotheses, script: nil)
        }
        guard evidence.counts.hasContent else { return undetermined(.empty) }
        guard evidence.letterCount > 0 else { return undetermined(.noLetters) }
        let total = Double(evidence.lanes.wrappedSum())
        guard total > 0 else { return undetermined(.tooLittleEvidence) }
        let hypotheses =
            languages.indices.filter { evidence.lanes[$0] > 0 }
            .map { Detection.Hypothesis(language: languages[$0], probability: Double(evidence.lanes[$0]) / total) }
            .sorted { ($1.probability, $0.language) < ($0.probability, $1.language) }
        guard let best = hypotheses.first, best.probability >= Self.majority else { return undetermined(.ambiguous, hypotheses) }
        return Detection(
            outcome: .language(best.language, probability: best.probability), hypotheses: hypotheses, script: nil)
    }

    private func count(_ text: Substring) -> Evidence {
        var lanes = SIMD32<Int64>.zero
        let words = text.split(whereSeparator: \.isWhitespace)
        for case let lane? in words.map({ lane(of: $0) }) { lanes[lane] += 1 }
        return Evidence(
            lanes: lanes, letters: .zero, featureCount: words.count, letterCount: text.count(where: \.isLetter),
            hasContent: !words.isEmpty)
    }

    private func lane(of piece: Substring) -> Int? {
        lanes[piece.filter(\.isLetter).lowercased()]
    }
}

extension String {
    /// The lines, each with its line break.
    fileprivate var lineRanges: [Range<String.Index>] {
        ranges { self[$0].isNewline }
    }

    /// The words of a line, each with the white space after it; the first also with that before it.
    fileprivate func wordRanges(in line: Range<String.Index>) -> [Range<String.Index>] {
        let start = self[line].firstIndex { !$0.isWhitespace } ?? line.upperBound
        let ranges = self[line].ranges { index in
            let next = self.index(after: index)
            return index >= start && self[index].isWhitespace && next < line.upperBound && !self[next].isWhitespace
        }
        return ranges
    }
}

extension StringProtocol {
    /// Ranges that cover the text, each ending after an index of which something is true, or at the end.
    fileprivate func ranges(endingAfter isEnd: (Index) -> Bool) -> [Range<Index>] {
        var ranges: [Range<Index>] = []
        var start = startIndex
        for index in indices where isEnd(index) {
            ranges.append(start..<self.index(after: index))
            start = self.index(after: index)
        }
        if start < endIndex { ranges.append(start..<endIndex) }
        return ranges
    }
}
