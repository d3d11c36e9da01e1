// SPDX-License-Identifier: Apache-2.0

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
    let text: String
    /// Which parts of the sentence became which of it; nil where that is not known.
    let alignment: TranslationAlignment?
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

extension TranslationSearch {
    /// Translates sentences. Those whose stand-ins the model has lost are translated once more without any.
    ///
    /// - Parameter keepsNumbers: Whether those in which a number has changed are translated once more without it.
    /// - Throws: `CancellationError`.
    func translate(
        _ sentences: [PreparedSentence], _ writer: SentenceWriter, _ preparer: SentencePreparer, keepsNumbers: Bool,
        in workspace: Workspace
    ) throws -> [SentenceTranslation] {
        var preparer = preparer
        var results = try attempt(sentences, writer, in: workspace)
        let lost = results.indices.filter { results[$0] == nil }
        if !lost.isEmpty {
            let bare = lost.map { preparer.prepare(sentences[$0].text, usesStandIns: false) }
            for (place, result) in zip(lost, try attempt(bare, writer, in: workspace)) { results[place] = result }
        }
        for (place, result) in results.enumerated() where keepsNumbers {
            guard let result, !Numbers(in: sentences[place].text).areKept(in: result.text) else { continue }
            // What stands for a number may be longer than it is, so these do not go together: a batch has its measure.
            let sentence = preparer.prepare(sentences[place].text, keepsNumbers: true)
            guard sentence.pieces.count <= SentencePreparer.maximumPieces else { continue }
            if let again = try attempt([sentence], writer, in: workspace)[0] { results[place] = again }
        }
        return zip(sentences, results).map { $1 ?? SentenceTranslation(keeping: $0.text) }
    }

    /// Translates sentences; nil stands for those in which the model has lost what must not be lost.
    private func attempt(
        _ sentences: [PreparedSentence], _ writer: SentenceWriter, in workspace: Workspace
    ) throws -> [SentenceTranslation?] {
        zip(sentences, try translate(sentences.map(\.source), in: workspace)).map { sentence, decoded in
            writer.write(decoded, for: sentence).map { SentenceTranslation($0, decoded, of: sentence) }
        }
    }
}
