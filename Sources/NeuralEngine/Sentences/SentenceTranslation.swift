// SPDX-License-Identifier: Apache-2.0

import TranslationBatches

/// The translation of one sentence.
struct SentenceTranslation: Sendable {
    private(set) var text: String
    /// Which parts of the sentence became which of it; nil where that is not known.
    private(set) var alignment: TranslationAlignment?
    /// What speaks for it and against it.
    private(set) var evidence = TranslationEvidence()
    /// How many words of the sentence became none of it.
    private(set) var leftOutCount = 0

    init(_ written: SentenceWriter.Written, _ decoded: DecodedSentence, of sentence: PreparedSentence) {
        text = written.text
        alignment = written.words.map { TranslationAlignment($0.links) }
        evidence = TranslationEvidence(
            logProbability: decoded.logProbabilities.reduce(0) { $0 + Double($1) }, pieceCount: decoded.logProbabilities.count,
            wordCount: written.words?.wordCount ?? 0, copiedCount: written.words?.copiedCount ?? 0)
        evidence += TranslationEvidence(keeping: sentence)
        leftOutCount = LeftOutWords.count(in: sentence, of: decoded)
    }

    /// A sentence that stays as it is.
    init(keeping text: String) {
        self.text = text
        alignment = TranslationAlignment(identityOf: text)
        evidence = TranslationEvidence(keepingAllOf: text)
    }
}

extension SentenceTranslation {
    /// Whether the model has said nothing.
    var isEmpty: Bool { !text.contains { $0.isLetter || $0.isNumber } }

    /// Whether the model wrote the same letter again and again, as it may for a word that it does not know: *Hello sssssss!*,
    /// *Pista do de s s s s s s*
    private var isStuck: Bool { text.longestRunOfLetter > 4 }

    /// Whether it says nothing of a sentence, or is stuck where the sentence is not written so itself.
    func isUseless(for sentence: PreparedSentence) -> Bool {
        isEmpty && sentence.hasLetters || isStuck && sentence.text.longestRunOfLetter <= 2
    }

    /// Whether it is worth looking among more translations: words are left out, or the model is not sure. Of short texts it
    /// often is not, and finds names of towns and *(em inglês)* behind them likelier than what they say.
    var isDoubtful: Bool { leftOutCount > 0 || score < Self.leastScore && evidence.wordCount >= Self.leastWords }

    /// Whether it says more of the sentence than the one that was found first, or as much and is likelier. What that one has kept
    /// may be a name and stays; and a word that stays in the language of the text is better than one that is left out.
    func isBetter(than first: SentenceTranslation) -> Bool {
        let keptCount = evidence.copiedCount - first.evidence.copiedCount
        let gain = first.leftOutCount - leftOutCount
        return score > first.score && 0...max(0, gain) ~= keptCount && (gain > 0 || leftOutCount == 0)
    }

    private static let leastScore = -0.3
    private static let leastWords = 5

    /// How likely the model finds it.
    var score: Double { evidence.score ?? -.infinity }

    /// The same where it is not known what became what, as where a sentence of another length was translated in its place.
    var withoutAlignment: SentenceTranslation {
        var result = self
        result.alignment = nil
        return result
    }

    /// The translation with another text. Where that has another length, it is not known what became what.
    func with(text: String) -> SentenceTranslation {
        var result = self
        if text.utf8.count != self.text.utf8.count { result.alignment = nil }
        result.text = text
        return result
    }
}

extension String {
    /// How often the same letter stands in a row at most, whatever spaces stand between.
    fileprivate var longestRunOfLetter: Int {
        var (longest, count) = (0, 0)
        var last: Unicode.Scalar?
        for scalar in unicodeScalars where scalar != " " {
            count = scalar == last ? count + 1 : 1
            last = scalar
            if count > longest, scalar.properties.isAlphabetic { longest = count }
        }
        return longest
    }
}
