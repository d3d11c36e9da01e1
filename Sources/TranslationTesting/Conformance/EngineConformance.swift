// SPDX-License-Identifier: Apache-2.0

public import TranslationSessions

/// Checks that an engine keeps the promises of `TranslationEngine`.
///
/// An engine's own tests run it over a pair that is installed:
///
///     @Test func keepsItsPromises() async throws {
///         let suite = EngineConformance(of: engine, over: pair, sentences: ["El sol brilla.", "Tengo tres gatos.", "Llueve."])
///         #expect(await suite.violations() == [])
///     }
///
/// It makes some dozens of calls, one after the other but for those that check concurrency. An engine that does not return is
/// given up at the deadline, and what comes after is not checked.
public struct EngineConformance: Sendable {
    let engine: any TranslationEngine
    let pair: EnginePair
    let sentences: [String]
    let deadline: Duration

    /// A suite for an engine.
    ///
    /// - Parameters:
    ///   - engine: The engine to check.
    ///   - pair: One of its pairs, installed.
    ///   - sentences: Plain sentences in the pair's source language, at least three, all different.
    ///   - deadline: The longest that one call may take.
    public init(
        of engine: any TranslationEngine, over pair: EnginePair, sentences: [String], deadline: Duration = .seconds(120)
    ) {
        precondition(
            Set(sentences).count == sentences.count && sentences.count >= 3, "The suite needs three different sentences.")
        self.engine = engine
        self.pair = pair
        self.sentences = sentences
        self.deadline = deadline
    }

    /// Runs all checks.
    ///
    /// - Returns: Each promise that was broken, and how; empty for an engine that keeps them all.
    public func violations() async -> [EngineViolation] {
        let checks = [
            checkOffer, checkNoTexts, checkSentences, checkManyTexts, checkPlaceholders, checkHostileTexts, checkConcurrency,
            checkEarlyCancellation, checkCancellation, checkRelease,
        ]
        let record = Record()
        for check in checks {
            await check(record)
            if record.hasTimedOut { break }
        }
        record.noteLateAnswers()
        return record.violations
    }
}
