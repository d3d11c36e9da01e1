// SPDX-License-Identifier: Apache-2.0

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
