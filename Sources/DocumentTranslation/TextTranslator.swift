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
        guard texts.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return texts.map(TextTranslation.init(blank:)) }
        let requests = texts.map { TranslationSession.Request(sourceText: $0) }
        let responses =
            if source == nil {
                try await session.translations(routing: requests)
            } else {
                try await session.translations(from: requests)
            }
        return responses.map(TextTranslation.init)
    }
}
