// SPDX-License-Identifier: Apache-2.0

import Dragoman
import Foundation
import LanguageSegmentation
import TranslationBatches

/// Comments with their languages, and what has to be translated for a reader.
struct Feed {
    private let comments: [Comment]
    private let plan: BatchPlan

    /// Splits comments, and gathers the spans of one language from all of them.
    ///
    /// Apertium keeps placeholders, so a sentence with a quotation in another language stays whole: the quotation goes with its
    /// own.
    init(_ comments: [Comment]) throws {
        self.comments = comments
        let segmenter = LanguageSegmenter(detector: try LanguageDetector())
        plan = BatchPlan(
            of: comments.map { BatchPlan.Source(identifier: $0.author, text: $0.text, spans: segmenter.spans(of: $0.text)) },
            placeholders: .all)
    }

    /// Prints the comments as they were written, span by span.
    func printWritten() {
        print("As written:")
        for source in plan.sources { print("  \(source.identifier ?? ""): \(source.marked)") }
    }

    /// Prints the comments in a language: what is in it stays, and so does what no engine can translate.
    func printTranslated(for reader: LanguageTag) async throws {
        print("\nFor a reader of \(reader.displayName(in: "en")):")
        var answers: [BatchPlan.Position: String] = [:]
        for batch in plan.batches where batch.language != reader {
            let session = TranslationSession(source: Locale.Language(batch.language), target: Locale.Language(reader))
            let texts = batch.items.map { TranslationSession.Request(sourceText: $0.text) }
            do {
                let responses = try await session.translations(from: texts)
                for (item, response) in zip(batch.items, responses) { answers[item.position] = response.targetText }
                print("  (\(batch.language): \(batch.items.count) translated)")
            } catch let error as TranslationError {
                print("  (\(batch.language): \(batch.items.count) kept: \(error.what))")
            }
        }
        for (comment, text) in zip(comments, plan.rejoin(answers)) { print("  \(comment.author): \(text)") }
    }
}
