public import LanguageRecognition
import LanguageSegmentation
public import TranslationSessions

/// Translates many texts in any languages on one session, some at a time.
///
///     let translator = TextTranslator(to: "es", environment: environment)
///     for texts in chunks { for translation in try await translator.translations(of: texts) { print(translation.text) } }
///
/// Without a source every text is split, and goes through the router; with one, all texts are in that language.
public struct TextTranslator: Sendable {
    /// The language to translate from; nil to identify it.
    public let source: LanguageTag?
    private let session: TranslationSession

    /// A translator.
    ///
    /// - Parameters:
    ///   - source: The language to translate from, never overruled; nil to identify it.
    ///   - target: The language to translate into; nil to pick one of the environment's preferred languages.
    ///   - strategy: What is preferred where several routes lead from source to target.
    ///   - environment: What translations work with.
    public init(
        from source: LanguageTag? = nil, to target: LanguageTag?, strategy: TranslationSession.Strategy = .lowLatency,
        environment: TranslationEnvironment
    ) {
        self.source = source
        self.session = TranslationSession(from: source, to: target, preferredStrategy: strategy, environment: environment)
    }

    /// The translations of some texts, in order.
    ///
    /// Blank texts come back as they are. Without a source, what cannot be translated is kept, and `parts` says why.
    ///
    /// - Throws: What `TranslationSession.translations(from:)` and `translations(routing:)` throw.
    public func translations(of texts: [String]) async throws -> [TextTranslation] {
        guard !texts.allSatisfy(\.isBlank) else { return texts.map(TextTranslation.init(blank:)) }
        return try await source == nil ? routed(texts) : inOneLanguage(texts)
    }

    /// The translations of texts that are split already, in order.
    func translations(of plan: BatchPlan) async throws -> [TextTranslation] {
        let texts = plan.sources.map(\.text)
        guard !texts.allSatisfy(\.isBlank) else { return texts.map(TextTranslation.init(blank:)) }
        guard source == nil else { return try await inOneLanguage(texts) }
        return try await session.translations(routing: plan).map(TextTranslation.init)
    }

    private func routed(_ texts: [String]) async throws -> [TextTranslation] {
        try await session.translations(routing: requests(texts)).map(TextTranslation.init)
    }

    private func inOneLanguage(_ texts: [String]) async throws -> [TextTranslation] {
        try await session.translations(from: requests(texts)).map(TextTranslation.init)
    }

    private func requests(_ texts: [String]) -> [TranslationSession.Request] {
        texts.map { TranslationSession.Request(sourceText: $0) }
    }
}

extension String {
    /// Whether there is nothing but white space.
    fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
