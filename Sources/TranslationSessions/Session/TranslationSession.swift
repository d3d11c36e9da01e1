// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import LanguageRecognition

/// Identifies the language of texts, finds a route, and has engines translate them.
///
///     let session = TranslationSession(source: nil, target: Locale.Language(identifier: "es"), environment: environment)
///     let response = try await session.translate("Bon dia a tothom.")
///     response.targetText          // Buen día a todo el mundo.
///     response.source              // ca
///
/// All texts of one call should be in one language. Without a source, each call identifies the language of its own texts as a
/// whole, so that one session serves a German batch and then a Spanish one; `translations(routing:only:)` takes texts that mix
/// languages.
///
/// A session may be shared: calls run one at a time, in the order they were made. Making a session never fails, and nothing
/// runs until it is called: a pair that no engine offers shows as the error of each call.
public final class TranslationSession: Sendable {
    /// The language to translate from, as it was given; nil where each call identifies its own. It never changes.
    public let sourceLanguage: Locale.Language?
    /// The language to translate into, as it was given; nil where each call picks one of the preferred languages. It never
    /// changes.
    public let targetLanguage: Locale.Language?
    /// What is preferred where several routes lead from source to target.
    public let preferredStrategy: Strategy
    /// What the session works with.
    public let environment: TranslationEnvironment

    let rules: CallRules
    let queue: CallQueue

    private init(
        sourceLanguage: Locale.Language?, targetLanguage: Locale.Language?, source: LanguageTag?, target: LanguageTag?,
        strategy: Strategy, mayAsk: Bool, environment: TranslationEnvironment
    ) {
        self.sourceLanguage = sourceLanguage
        self.targetLanguage = targetLanguage
        self.preferredStrategy = strategy
        self.environment = environment
        self.rules = CallRules(
            source: source, target: target, preferredLanguages: environment.preferredLanguages, strategy: strategy,
            canAsk: mayAsk && environment.canAsk, canInstall: mayAsk && environment.canInstall,
            leastQuality: environment.policies.leastQuality)
        self.queue = CallQueue(misuse: environment.policies.misuse) { await environment.release($0) }
    }

    /// A session that may put questions to the environment's surface.
    ///
    /// - Parameters:
    ///   - source: The language to translate from; nil to identify it, call by call.
    ///   - target: The language to translate into; nil to pick the first of the environment's preferred languages that is not
    ///     the source and that a route reaches.
    ///   - preferredStrategy: What is preferred where several routes lead from source to target.
    ///   - environment: What the session works with.
    public convenience init(
        source: Locale.Language?, target: Locale.Language?, preferredStrategy: Strategy = .lowLatency,
        environment: TranslationEnvironment
    ) {
        self.init(
            sourceLanguage: source, targetLanguage: target, source: source.map { LanguageTag($0) ?? .undetermined },
            target: target.map { LanguageTag($0) ?? .undetermined }, strategy: preferredStrategy, mayAsk: true,
            environment: environment)
    }

    /// A session that may put questions to the environment's surface, between languages given as tags.
    ///
    /// Tags hold variants such as `ca-valencia`, which `Locale.Language` cannot.
    ///
    /// - Parameters:
    ///   - source: The language to translate from; nil to identify it, call by call.
    ///   - target: The language to translate into; nil to pick the first of the environment's preferred languages that is not
    ///     the source and that a route reaches.
    ///   - preferredStrategy: What is preferred where several routes lead from source to target.
    ///   - environment: What the session works with.
    public convenience init(
        from source: LanguageTag?, to target: LanguageTag?, preferredStrategy: Strategy = .lowLatency,
        environment: TranslationEnvironment
    ) {
        self.init(
            sourceLanguage: source.map(Locale.Language.init(_:)), targetLanguage: target.map(Locale.Language.init(_:)),
            source: source, target: target, strategy: preferredStrategy, mayAsk: true, environment: environment)
    }

    /// A session for languages that are installed: it asks nobody anything, and throws `notInstalled` where a pack is missing.
    ///
    /// - Parameters:
    ///   - source: The language to translate from.
    ///   - target: The language to translate into; nil to pick one, as other sessions do.
    ///   - preferredStrategy: What is preferred where several routes lead from source to target.
    ///   - environment: What the session works with.
    public convenience init(
        installedSource source: Locale.Language, target: Locale.Language?, preferredStrategy: Strategy = .lowLatency,
        environment: TranslationEnvironment
    ) {
        self.init(
            sourceLanguage: source, targetLanguage: target, source: LanguageTag(source) ?? .undetermined,
            target: target.map { LanguageTag($0) ?? .undetermined }, strategy: preferredStrategy, mayAsk: false,
            environment: environment)
    }

    /// Ends the session: calls that run or wait end with `CancellationError`, later ones throw `alreadyCancelled`.
    ///
    /// It returns at once. Each call ends when its engine has stopped and has let go of what the session's calls left warm, so
    /// that no process is left of them. What other sessions are using runs on.
    ///
    /// To end one call and keep what is warm for the next, cancel the call's task.
    public func cancel() {
        queue.end(by: .cancelled)
    }
}
