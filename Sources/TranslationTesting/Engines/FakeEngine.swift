// SPDX-License-Identifier: Apache-2.0

public import TranslationSessions

/// An engine that does what a test tells it, and tells what was asked of it.
///
///     let engine = FakeEngine(pairs: [EnginePair(name: "de-en", source: "de", target: "en")])
///     // "Hallo" comes back as "Hallo [de→en]".
///     engine.script.order = .reversed
///     engine.calls.map(\.texts)
public final class FakeEngine: TranslationEngine {
    /// One call of `translate`.
    public struct Call: Sendable {
        /// How a call ended.
        public enum End: Sendable, Hashable {
            /// All texts were answered.
            case finished
            /// It threw the script's error.
            case failed
            /// Its task was cancelled.
            case cancelled
        }

        /// What was to be translated.
        public let texts: [String]
        /// Over which pair.
        public let pair: EnginePair
        /// How the call ended; nil while it runs.
        public internal(set) var end: End?
    }

    private struct State {
        var pairs: [EnginePair]
        let groups: [LanguageGroup]
        var script: Script
        var calls: [Call] = []
        var pairsQueryCount = 0
        var releaseCount = 0
        var releases: [Set<EnginePair>] = []
    }

    /// The engine's name in routes.
    public let name: String
    /// Whether it makes believe to send text to another machine.
    public let sendsTextElsewhere: Bool
    /// How much it takes at a time.
    public let limits: EngineLimits
    /// Whether it says that it gives placeholders back, which its script may belie.
    public let keepsPlaceholders: Bool
    /// Whether it says that its answers come with alignments, which its script may belie.
    public let givesAlignments: Bool
    /// How many calls have begun.
    public let begun = Counter()
    /// How many calls have ended.
    public let ended = Counter()
    /// How many answers have been given.
    public let answered = Counter()
    /// How often it was told to free what it does not use of some pairs.
    public let released = Counter()
    private let state: Locked<State>

    /// An engine that offers some pairs.
    public init(
        name: String = "fake", pairs: [EnginePair], groups: [LanguageGroup] = [], sendsTextElsewhere: Bool = false,
        maximumBatchSize: Int? = nil,
        maximumTextLength: Int? = nil, maximumBatchLength: Int? = nil, keepsPlaceholders: Bool = false,
        givesAlignments: Bool = false, script: Script = Script()
    ) {
        self.name = name
        self.sendsTextElsewhere = sendsTextElsewhere
        limits = EngineLimits(
            maximumBatchSize: maximumBatchSize, maximumTextLength: maximumTextLength, maximumBatchLength: maximumBatchLength)
        self.keepsPlaceholders = keepsPlaceholders
        self.givesAlignments = givesAlignments
        state = Locked(State(pairs: pairs, groups: groups, script: script))
    }

    /// What the engine does with each call that begins from now on.
    public var script: Script {
        get { state.withLock { $0.script } }
        set { state.withLock { $0.script = newValue } }
    }

    /// The calls so far, in the order they began.
    public var calls: [Call] { state.withLock { $0.calls } }

    /// How often the engine was asked for its pairs.
    public var pairsQueryCount: Int { state.withLock { $0.pairsQueryCount } }

    /// How often it was told to free what it does not use.
    public var releaseCount: Int { state.withLock { $0.releaseCount } }

    /// The pairs of which it was told to free what it does not use, time by time.
    public var releases: [Set<EnginePair>] { state.withLock { $0.releases } }

    /// Makes the pairs of a pack work, as its installation would.
    public func install(_ pack: Pack) {
        setInstalled(true, pack)
    }

    /// Makes the pairs of a pack work no longer, as its removal would.
    public func remove(_ pack: Pack) {
        setInstalled(false, pack)
    }

    /// Offers one pair more.
    public func offer(_ pair: EnginePair) {
        state.withLock { $0.pairs.append(pair) }
    }

    /// What is on offer, or the script's outage.
    public func offer() async throws -> EngineOffer {
        let (offer, script) = state.withLock { state in
            state.pairsQueryCount += 1
            return (EngineOffer(pairs: state.pairs, groups: state.groups, limits: limits), state.script)
        }
        try? await script.pairsLatch?.wait()
        if let outage = script.outage { throw outage }
        return offer
    }

    /// Does what the script says.
    public func translate(
        _ texts: [String], over pair: EnginePair, answer: @escaping @Sendable (EngineAnswer) -> Void
    ) async throws {
        let (index, script) = state.withLock { state in
            state.calls.append(Call(texts: texts, pair: pair))
            return (state.calls.count - 1, state.script)
        }
        begun.add()
        defer { ended.add() }
        do {
            for position in script.order.positions(of: texts.count) {
                let result = try await script.result(for: texts[position], over: pair)
                let alignment = (try? result.get()).flatMap { script.alignment(texts[position], $0) }
                answer(
                    EngineAnswer(
                        index: position, result: result, quality: script.quality(texts[position]), alignment: alignment,
                        unknownWordCount: script.unknownWordCount(texts[position])))
                answered.add()
            }
            if let failure = script.failureOfCall { throw failure }
            end(index, .finished)
        } catch {
            end(index, error is CancellationError ? .cancelled : .failed)
            throw error
        }
    }

    /// Counts that it was told.
    public func releaseIdleResources() async {
        state.withLock { $0.releaseCount += 1 }
    }

    /// Notes the pairs.
    public func releaseIdleResources(of pairs: Set<EnginePair>) async {
        state.withLock { $0.releases.append(pairs) }
        released.add()
    }

    private func end(_ index: Int, _ end: Call.End) {
        state.withLock { $0.calls[index].end = end }
    }

    private func setInstalled(_ isInstalled: Bool, _ pack: Pack) {
        state.withLock { state in
            state.pairs = state.pairs.map { pair in
                guard pair.pack == pack else { return pair }
                return EnginePair(
                    name: pair.name, source: pair.source, target: pair.target, quality: pair.quality,
                    isScriptConversion: pair.isScriptConversion, isLanguageModel: pair.isLanguageModel,
                    measuredScore: pair.measuredScore, pack: pair.pack,
                    isInstalled: isInstalled)
            }
        }
    }
}
