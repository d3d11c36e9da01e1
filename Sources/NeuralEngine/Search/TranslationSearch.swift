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
    /// - Throws: `CancellationError`.
    func translate(
        _ sentences: [PreparedSentence], _ writer: SentenceWriter, _ preparer: SentencePreparer, in workspace: Workspace
    ) throws -> [SentenceTranslation] {
        let decoded = try translate(sentences.map(\.source), in: workspace)
        var results = zip(sentences, decoded).map { sentence, decoded in
            writer.write(decoded, for: sentence).map { SentenceTranslation($0, decoded, of: sentence) }
        }
        let lost = results.indices.filter { results[$0] == nil }
        if !lost.isEmpty {
            var preparer = preparer
            let bare = lost.map { preparer.prepare(sentences[$0].text, usesStandIns: false) }
            let decoded = try translate(bare.map(\.source), in: workspace)
            for (index, (sentence, decoded)) in zip(lost, zip(bare, decoded)) {
                results[index] = writer.write(decoded, for: sentence).map { SentenceTranslation($0, decoded, of: sentence) }
            }
        }
        return zip(sentences, results).map { $1 ?? SentenceTranslation(keeping: $0.text) }
    }
}
