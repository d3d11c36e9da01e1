// SPDX-License-Identifier: Apache-2.0

public import TranslationBatches

/// Something that translates between pairs of languages.
///
/// Conforming types are checked by the conformance suite of `TranslationTesting`.
public protocol TranslationEngine: Sendable {
    /// The engine's name in routes and messages, such as `apertium`.
    var name: String { get }

    /// Whether text leaves this machine. Such an engine serves only where the user has configured it.
    var sendsTextElsewhere: Bool { get }

    /// Whether each U+FFFC of a text is in its translation too, where it is answered with one. Texts have it for what is not to
    /// be translated: fixed text, phrases in another language. To other engines a text goes in parts around these.
    var keepsPlaceholders: Bool { get }

    /// Whether answers come with alignments. A text with attributes then goes as it is, and they come back on the words that they
    /// were on; to other engines it goes with a placeholder wherever they change.
    var givesAlignments: Bool { get }

    /// What is on offer now, installed or not. Asked anew by each query, so that what is installed while the process runs
    /// shows: an engine that has to ask a server keeps the answer for a while.
    ///
    /// - Throws: `EngineOutage` where the engine cannot serve at all, which is told apart from offering nothing;
    ///   `CancellationError`.
    func offer() async throws -> EngineOffer

    /// Translates texts over one installed pair.
    ///
    /// Returns when every text has been answered exactly once and nothing of the call runs any more, or throws. It heeds the
    /// cancellation of its task: then it ends its work, leaves no process of the call behind, and throws `CancellationError`.
    /// Where it cannot serve at all it throws `EngineOutage`. Calls may run at the same time. Blank text is answered with
    /// blank text, and no text is answered once the call has returned.
    ///
    /// - Parameters:
    ///   - texts: What to translate, each any text whatever, line breaks and control characters included.
    ///   - pair: One of the pairs on offer, a group's included.
    ///   - answer: Called once for each text, in any order, as answers come, from any task.
    func translate(
        _ texts: [String], over pair: EnginePair, answer: @escaping @Sendable (EngineAnswer) -> Void
    ) async throws

    /// Translates texts as above, and says in between that it gets on: for engines whose answers come late. Sessions call this.
    ///
    /// - Parameter noteProgress: Puts off the deadline of the answer, as each answer does; from any thread, until the call ends.
    func translate(
        _ texts: [String], over pair: EnginePair, noteProgress: @escaping @Sendable () -> Void,
        answer: @escaping @Sendable (EngineAnswer) -> Void
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

    /// Every pair on offer now, those of groups included: for lists that people read, and for tests.
    ///
    /// - Throws: `EngineOutage` where the engine cannot serve at all; `CancellationError`.
    public func pairs() async throws -> [EnginePair] { try await offer().allPairs }

    /// What the engine offers, or why it does not serve. It is waited for no longer than a deadline.
    package func state(within deadline: Duration = TranslationDeadlines().pairs) async -> Result<EngineOffer, EngineOutage> {
        do {
            return .success(
                try await bounded(by: deadline, grace: .seconds(1), clock: ContinuousClock()) { _ in try await offer() })
        } catch {
            return .failure(EngineOutage(error, of: name))
        }
    }

    /// Only an engine that says so is relied on.
    public var keepsPlaceholders: Bool { false }

    /// Most engines get on by answering.
    public func translate(
        _ texts: [String], over pair: EnginePair, noteProgress: @escaping @Sendable () -> Void,
        answer: @escaping @Sendable (EngineAnswer) -> Void
    ) async throws {
        try await translate(texts, over: pair, answer: answer)
    }

    /// Most engines do not know.
    public var givesAlignments: Bool { false }

    /// Most engines keep nothing between calls.
    public func releaseIdleResources() async {}

    /// Frees what is kept of all pairs, for lack of anything finer.
    public func releaseIdleResources(of pairs: Set<EnginePair>) async { await releaseIdleResources() }
}

/// The answer of an engine to one text.
public struct EngineAnswer: Sendable {
    /// Which of the texts is answered.
    public let index: Int
    /// The translation, or why this text alone could not be translated. An `EngineOutage` says what throwing it says: the engine
    /// is stopped, and the texts that have no answer go another way, where there is one.
    public let result: Result<String, any Error>
    /// How sure the engine is of the translation: the mean natural logarithm of the probabilities that it gave its pieces of
    /// words, at most 0. Nil for an engine that knows none. Scores of one engine compare with each other.
    public let score: Double?
    /// How good the engine finds this translation, where it finds it poorer than those of its pair are: `gist` where its score is
    /// that of rubbish. Nil where it finds nothing of the kind.
    public let quality: EnginePair.Quality?
    /// Which parts of the text became which of the translation; nil where the engine does not know. One that reaches beyond
    /// either counts as none.
    public let alignment: TranslationAlignment?
    /// How many words of the text the engine did not know, and left as they were; nil for an engine that cannot tell.
    public let unknownWordCount: Int?

    /// An answer to the text at an index.
    public init(
        index: Int, result: Result<String, any Error>, score: Double? = nil, quality: EnginePair.Quality? = nil,
        alignment: TranslationAlignment? = nil, unknownWordCount: Int? = nil
    ) {
        self.index = index
        self.result = result
        self.score = score
        self.quality = quality
        self.alignment = alignment
        self.unknownWordCount = unknownWordCount
    }

    /// Whether what a program or a server answers says nothing of a text that has words: taken for a translation it would erase
    /// the text.
    package static func isEmpty(_ translation: String, of text: String) -> Bool {
        text.contains(where: \.isLetter) && translation.allSatisfy(\.isWhitespace)
    }
}
