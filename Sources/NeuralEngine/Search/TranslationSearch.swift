// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TextScanning
import TranslationBatches

/// A way to look for the translation of sentences.
protocol TranslationSearch: Sendable {
    /// Translates the sentences of a batch.
    ///
    /// - Parameters:
    ///   - sentences: The pieces of each, the one that ends the sentence included.
    ///   - workspace: Where it is calculated.
    /// - Throws: `CancellationError`.
    func translate(_ sentences: [[UInt32]], in workspace: Workspace) throws -> [DecodedSentence]
}

/// The translation of one sentence in pieces.
struct DecodedSentence: Sendable {
    /// The pieces, without the one that ends the sentence.
    var pieces: [UInt32] = []
    /// The logarithm of the probability of each piece, and of the end where it was reached.
    var logProbabilities: [Float] = []
    /// For each piece its attention to each piece of the source: rows one after the other.
    var alignment: [Float] = []
}

/// The translation of one sentence.
struct SentenceTranslation: Sendable {
    private(set) var text: String
    /// Which parts of the sentence became which of it; nil where that is not known.
    private(set) var alignment: TranslationAlignment?
    /// What speaks for it and against it.
    private(set) var evidence = TranslationEvidence()

    init(_ written: SentenceWriter.Written, _ decoded: DecodedSentence, of sentence: PreparedSentence) {
        text = written.text
        alignment = written.words.map { TranslationAlignment($0.links) }
        evidence = TranslationEvidence(
            logProbability: decoded.logProbabilities.reduce(0) { $0 + Double($1) }, pieceCount: decoded.logProbabilities.count,
            wordCount: written.words?.wordCount ?? 0, copiedCount: written.words?.copiedCount ?? 0)
        evidence += TranslationEvidence(keeping: sentence)
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
    fileprivate var isEmpty: Bool { !text.contains { $0.isLetter || $0.isNumber } }

    /// Whether the model wrote the same letter again and again, as it may for a word that it does not know: *Hello sssssss!*,
    /// *Pista do de s s s s s s*
    fileprivate var isStuck: Bool { text.longestRunOfLetter > 4 }

    /// How likely the model finds it.
    fileprivate var score: Double { evidence.score ?? -.infinity }

    /// The translation with another text. Where that has another length, it is not known what became what.
    fileprivate func with(text: String) -> SentenceTranslation {
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

extension TranslationSearch {
    /// Translates sentences. Those whose stand-ins the model has lost are translated once more with others, and at last
    /// without any.
    ///
    /// - Parameter repairs: Whether short ones that came back longer are translated once more with a capital.
    /// - Throws: `CancellationError`.
    func translate(
        _ sentences: [PreparedSentence], _ writer: SentenceWriter, _ preparer: SentencePreparer, repairs: Bool,
        in workspace: Workspace
    ) throws -> [SentenceTranslation] {
        var preparer = preparer
        var results = try attempt(sentences, writer, in: workspace)
        for kind in [StandIns.Kind.letters, .none] {
            // Without numbers and names among them, the stand-ins have been letters already.
            let lost = results.indices.filter { results[$0] == nil && (kind == .none || sentences[$0].hasOtherStandIns) }
            let others = lost.map { (place: $0, sentence: preparer.prepare(sentences[$0].text, standIns: kind)) }
            if others.isEmpty { continue }
            for (other, result) in zip(others, try attempt(others.map(\.sentence), writer, in: workspace)) {
                results[other.place] = result
            }
        }
        for (place, result) in results.enumerated() where repairs {
            guard let capitals = CapitalizedText(sentences[place].text),
                let other = try attempt([preparer.prepare(capitals.sentence)], writer, in: workspace)[0]
            else { continue }
            let text = CapitalLetters.capitals(of: other.text, in: writer.language)
            let gain = other.score - (result?.score ?? -.infinity)
            if capitals.isBetter(text, than: result?.text ?? "", gain: gain), ShortText.half(of: text) == nil {
                results[place] = other.with(text: text)
            }
        }
        for (place, result) in results.enumerated() where repairs && sentences[place].marks.isEmpty {
            guard let result else { continue }
            results[place] = try likelier(inSmallLetters: sentences[place].text, result, writer, &preparer, in: workspace)
        }
        for (place, result) in results.enumerated() where repairs {
            guard let result else { continue }
            let source = sentences[place].text
            // *tradução:* is read for what it is.
            if InventedPhrases.areFound(in: result.text, source: source),
                let other = try attempt([preparer.prepare(source.uncapitalized)], writer, in: workspace)[0], !other.isEmpty,
                other.text != source.uncapitalized, !InventedPhrases.areFound(in: other.text, source: source)
            {
                results[place] = other.with(text: other.text.withFirstCapital)
                continue
            }
            let listed = try ListedNames(source)?.corrected(result.text) { names in
                let names = names.map { preparer.prepare($0) }
                return try translate(names, writer, preparer, repairs: true, in: workspace).map(\.text)
            }
            let text = listed ?? InventedPlaces.corrected(result.text, source: source)
            if let text { results[place] = result.with(text: text) }
        }
        for (place, result) in results.enumerated() where repairs {
            guard let result, let short = ShortText(sentences[place].text) else { continue }
            results[place] =
                sentences[place].marks.isEmpty
                ? try asked(again: short, result, writer, &preparer, in: workspace)
                : result.with(text: short.withoutInventions(result.text))
        }
        return zip(sentences, results).map { sentence, result in
            guard var result,
                !repairs || !result.isEmpty || !sentence.hasLetters,
                !repairs || !result.isStuck || sentence.text.longestRunOfLetter > 2
            else {
                return SentenceTranslation(keeping: sentence.text)
            }
            if sentence.isCapitalized { result = result.with(text: result.text.uncapitalized) }
            if sentence.beginsLowered { result = result.with(text: result.text.withFirstCapital) }
            guard repairs else { return result }
            let source = sentence.text
            var text = InventedBrackets.removed(from: result.text, source: source)
            text = InventedParliamentTitles.removed(from: text, source: source)
            text = ShortText.withoutRepetition(text, of: source)
            text = LostSpaces.restored(in: InventedSpaces.removed(from: text, source: source), source: source)
            text = WrittenSigns.restored(
                in: CapitalLetters.restored(in: text, source: source, language: writer.language), source: source)
            text = InitialLetter.capitalized(text, source: source)
            // German has capitals of its own.
            guard writer.language.language != "de" else { return result.with(text: text) }
            text = InitialLetter.lowered(text, source: source) { !preparer.isUsuallySmall($0) }
            return result.with(text: InnerCapitals.lowered(in: text, source: source) { !preparer.isUsuallySmall($0) })
        }
    }

    /// The likelier translation of a short text with a word in front that is usually small: its own, or that with a small letter.
    private func likelier(
        inSmallLetters text: String, _ result: SentenceTranslation, _ writer: SentenceWriter, _ preparer: inout SentencePreparer,
        in workspace: Workspace
    ) throws -> SentenceTranslation {
        guard let short = ShortText(text, endsWithMark: true), let small = short.lowercased, short.beginsWithLongWord,
            preparer.isUsuallySmall(text.prefix(while: \.isLetter)),
            let other = try attempt([preparer.prepare(small)], writer, in: workspace)[0], !other.isEmpty,
            other.score > result.score + ShortText.leastGain, short.isNoLonger(other.text, than: result.text)
        else { return result }
        return other
    }

    /// The translation of a short text: where it says more than the text, that with a capital may be the better one.
    private func asked(
        again short: ShortText, _ result: SentenceTranslation, _ writer: SentenceWriter, _ preparer: inout SentencePreparer,
        in workspace: Workspace
    ) throws -> SentenceTranslation {
        var best = result
        if short.isExceeded(by: result.text) || result.isEmpty, let capitalized = short.capitalized,
            let other = try attempt([preparer.prepare(capitalized)], writer, in: workspace)[0],
            other.score > result.score || result.isEmpty,
            short.copiedCount(in: other.text) <= short.copiedCount(in: result.text)
        {
            best = other.with(text: other.text.uncapitalized)
        }
        if short.isInvented(best.text), let other = try attempt([preparer.prepare(short.sentence)], writer, in: workspace)[0] {
            let words = other.text.last == "." ? String(other.text.dropLast()) : other.text
            best = short.isInvented(words) ? SentenceTranslation(keeping: short.text) : other.with(text: words)
        }
        guard !InventedPlaces.areFound(in: best.text, source: short.text) else { return SentenceTranslation(keeping: short.text) }
        return best.with(text: short.withoutInventions(best.text))
    }

    /// Translates sentences; nil stands for those in which the model has lost what must not be lost, and for those that the
    /// workspace has no room for: another spelling may have more pieces than the sentence that was cut to its size.
    private func attempt(
        _ sentences: [PreparedSentence], _ writer: SentenceWriter, in workspace: Workspace
    ) throws -> [SentenceTranslation?] {
        var results = [SentenceTranslation?](repeating: nil, count: sentences.count)
        var batch: [Int] = []
        var rows = 0
        func translateBatch() throws {
            for (index, decoded) in zip(batch, try translate(batch.map { sentences[$0].source }, in: workspace)) {
                results[index] = writer.write(decoded, for: sentences[index]).map {
                    SentenceTranslation($0, decoded, of: sentences[index])
                }
            }
            (batch, rows) = ([], 0)
        }
        for (index, sentence) in sentences.enumerated() where sentence.source.count <= workspace.size.sourceRows {
            let count = sentence.source.count
            if rows + count > workspace.size.sourceRows || batch.count == workspace.size.sentences { try translateBatch() }
            batch.append(index)
            rows += count
        }
        if !batch.isEmpty { try translateBatch() }
        return results
    }
}
