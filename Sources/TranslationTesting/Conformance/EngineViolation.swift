// SPDX-License-Identifier: Apache-2.0

/// A promise of `TranslationEngine` that an engine did not keep.
public struct EngineViolation: Sendable, Hashable, CustomStringConvertible {
    /// What engines promise.
    public enum Promise: String, Sendable, Hashable, CaseIterable {
        /// The pair is among those on offer, and installed.
        case offersPair
        /// A call without texts returns and answers nothing.
        case acceptsNoTexts
        /// Each text is answered exactly once.
        case answersEachOnce
        /// The answer to a text is that of no other.
        case keepsAnswersApart
        /// A plain sentence has a translation with something in it.
        case translatesSentences
        /// An engine that says so gives every placeholder back.
        case keepsPlaceholders
        /// An engine that says so aligns each plain sentence, and no alignment reaches beyond its texts.
        case givesAlignments
        /// Any text has an answer, be it a failure, and ends no call.
        case survivesAnyText
        /// Blank text stays blank.
        case keepsBlanks
        /// After any text and any cancellation the engine works as before.
        case recovers
        /// A cancelled call throws `CancellationError`.
        case heedsCancellation
        /// Nothing is answered once the call has returned.
        case endsWithItsCall
        /// The call returns before the suite's deadline.
        case returnsInTime
        /// The engine works after it was told to free what it does not use.
        case worksAfterRelease
    }

    /// What was promised.
    public let promise: Promise
    /// What happened instead.
    public let whatHappened: String

    /// The promise and what happened.
    public var description: String { "\(promise.rawValue): \(whatHappened)" }
}
