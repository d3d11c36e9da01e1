// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
import LanguageSegmentation
import TranslationBatches
public import TranslationSessions

/// Translates many texts in any languages, some at a time.
///
///     let translator = TextTranslator(to: "es", environment: environment)
///     for texts in chunks { for translation in try await translator.translations(of: texts) { print(translation.text) } }
///
/// Without a source every text is split, and goes through the router; with one, all texts are in that language. Without a
/// target, one is picked for the first texts that are in a language, and kept for all that follow.
public struct TextTranslator: Sendable {
    /// The language to translate from; nil to identify it.
    public let source: LanguageTag?
    /// The languages to translate from where they are identified, by exact tags; nil for all.
    public let only: Set<LanguageTag>?
    private let strategy: TranslationSession.Strategy
    private let questions: SourceQuestions?
    private let environment: TranslationEnvironment
    /// The session; nil while its target is not settled.
    private let settled: Locked<TranslationSession?>

    /// A translator.
    ///
    /// - Parameters:
    ///   - source: The language to translate from, never overruled; nil to identify it.
    ///   - target: The language to translate into; nil to pick one of the environment's preferred languages.
    ///   - only: The languages to translate from where they are identified, by exact tags; nil for all. The rest is kept.
    ///   - strategy: What is preferred where several routes lead from source to target.
    ///   - questions: Asks the person for what is not identified; nil to keep that as it is.
    ///   - environment: What translations work with.
    public init(
        from source: LanguageTag? = nil, to target: LanguageTag?, only: Set<LanguageTag>? = nil,
        strategy: TranslationSession.Strategy = .lowLatency, asking questions: SourceQuestions? = nil,
        environment: TranslationEnvironment
    ) {
        self.source = source
        self.only = only
        self.strategy = strategy
        self.questions = questions
        self.environment = environment
        // From one language the same target is picked every time.
        let isSettled = source != nil || target != nil
        let session = TranslationSession(from: source, to: target, preferredStrategy: strategy, environment: environment)
        settled = Locked(isSettled ? session : nil)
    }

    /// The translations of some texts, in order.
    ///
    /// Blank texts come back as they are. What cannot be translated is kept, and `parts` says why.
    ///
    /// - Throws: What `TranslationSession.translations(routing:only:)` throws; with a source, what `translations(from:)` throws
    ///   and concerns all of the texts.
    public func translations(of texts: [String]) async throws -> [TextTranslation] {
        guard !texts.allSatisfy(\.isBlank) else { return texts.map(TextTranslation.init(blank:)) }
        guard source == nil else { return try await inOneLanguage(texts) }
        var sources: [BatchPlan.Source] = []
        for text in texts {
            try Task.checkCancellation()
            let spans = environment.languageIdentifier.spans(of: text)
            sources.append(BatchPlan.Source(text: text, spans: try await questions?.answered(spans, of: text) ?? spans))
        }
        return try await routed(BatchPlan(of: sources))
    }

    /// The translations of texts that are split already, in order.
    func translations(of plan: BatchPlan) async throws -> [TextTranslation] {
        let texts = plan.sources.map(\.text)
        guard !texts.allSatisfy(\.isBlank) else { return texts.map(TextTranslation.init(blank:)) }
        return try await source == nil ? routed(plan) : inOneLanguage(texts)
    }

    private func routed(_ plan: BatchPlan) async throws -> [TextTranslation] {
        try await session(for: plan).translations(routing: plan, only: only).map(TextTranslation.init)
    }

    private func inOneLanguage(_ texts: [String]) async throws -> [TextTranslation] {
        let results = try await session(for: nil).results(of: requests(texts))
        return zip(texts, results).map { text, result in
            switch result {
            case .success(let response): TextTranslation(response)
            case .failure(let error): TextTranslation(failed: text, in: source, because: error)
            }
        }
    }

    /// The session for texts, whose languages settle its target where that is still open.
    private func session(for plan: BatchPlan?) async throws -> TranslationSession {
        if let session = settled.withLock(\.self) { return session }
        let languages = (plan?.batches ?? []).map(\.language).filter { only?.contains($0) ?? true }
        let target = try await environment.routeFinder().target(
            nil, from: nil, orAnyOf: languages, among: environment.preferredLanguages, strategy: strategy)
        let session = TranslationSession(from: nil, to: target, preferredStrategy: strategy, environment: environment)
        // Texts in no language stay as they are, whatever the target.
        guard !languages.isEmpty else { return session }
        return settled.withLock { settled in
            let first = settled ?? session
            settled = first
            return first
        }
    }

    private func requests(_ texts: [String]) -> [TranslationSession.Request] {
        texts.map { TranslationSession.Request(sourceText: $0) }
    }
}

extension String {
    /// Whether there is nothing but white space.
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
