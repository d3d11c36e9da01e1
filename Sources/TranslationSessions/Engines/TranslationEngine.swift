// SPDX-License-Identifier: Apache-2.0

/// Something that translates between pairs of languages.
///
/// Conforming types are checked by the conformance suite of `TranslationTesting`.
public protocol TranslationEngine: Sendable {
    /// The engine's name in routes and messages, such as `apertium`.
    var name: String { get }

    /// Whether text leaves this machine. Such an engine serves only where the user has configured it.
    var sendsTextElsewhere: Bool { get }

    /// The most texts that one call of `translate` takes; nil for any number. Larger batches come in several calls, one after
    /// the other.
    var maximumBatchSize: Int? { get }

    /// The most Unicode scalars that a text may have, at least 1; nil for any number. Longer texts come in pieces, cut between
    /// sentences where that is possible.
    var maximumTextLength: Int? { get }

    /// The most Unicode scalars that the texts of one call may have together, at least 1; nil for any number. A text that has
    /// more comes alone.
    var maximumBatchLength: Int? { get }

    /// Whether each U+FFFC of a text is in its translation too, where it is answered with one. Texts have it for what is not to
    /// be translated: fixed text, phrases in another language. To other engines a text goes in parts around these.
    var keepsPlaceholders: Bool { get }

    /// The pairs on offer now, installed or not. Asked anew by each query, so that what is installed while the process runs
    /// shows.
    func pairs() async -> [EnginePair]

    /// Translates texts over one installed pair.
    ///
    /// Returns when every text has been answered exactly once and nothing of the call runs any more, or throws. It heeds the
    /// cancellation of its task: then it ends its work, leaves no process of the call behind, and throws `CancellationError`.
    /// Calls may run at the same time. Blank text is answered with blank text, and no text is answered once the call has
    /// returned.
    ///
    /// - Parameters:
    ///   - texts: What to translate, each any text whatever, line breaks and control characters included.
    ///   - pair: One of `pairs()`.
    ///   - answer: Called once for each text, in any order, as answers come, from any task.
    func translate(
        _ texts: [String], over pair: EnginePair, answer: @escaping @Sendable (EngineAnswer) -> Void
    ) async throws

    /// Frees what is kept between calls and not in use, warm processes for instance. Later calls still work.
    func releaseIdleResources() async

    /// Frees what is kept between calls over some pairs and not in use. Later calls still work, and calls that run go on.
    ///
    /// A session asks for it when it or one of its calls is cancelled, so that nothing is left of what it started.
    func releaseIdleResources(of pairs: Set<EnginePair>) async
}

extension TranslationEngine {
    /// Most engines keep text on this machine.
    public var sendsTextElsewhere: Bool { false }

    /// Most engines take any number.
    public var maximumBatchSize: Int? { nil }

    /// Most engines take texts of any length.
    public var maximumTextLength: Int? { nil }

    /// Most engines take any number of scalars.
    public var maximumBatchLength: Int? { nil }

    /// Only an engine that says so is relied on.
    public var keepsPlaceholders: Bool { false }

    /// Most engines keep nothing between calls.
    public func releaseIdleResources() async {}

    /// Frees what is kept of all pairs, for lack of anything finer.
    public func releaseIdleResources(of pairs: Set<EnginePair>) async { await releaseIdleResources() }
}

/// The answer of an engine to one text.
public struct EngineAnswer: Sendable {
    /// Which of the texts is answered.
    public let index: Int
    /// The translation, or why this text alone could not be translated.
    public let result: Result<String, any Error>
    /// How sure the engine is of the translation: the mean natural logarithm of the probabilities that it gave its pieces of
    /// words, at most 0. Nil for an engine that knows none. Scores of one engine compare with each other.
    public let score: Double?

    /// An answer to the text at an index.
    public init(index: Int, result: Result<String, any Error>, score: Double? = nil) {
        self.index = index
        self.result = result
        self.score = score
    }
}
