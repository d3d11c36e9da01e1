// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import LanguageRecognition
public import TranslationSessions

// The initialisers as Apple's platforms have them, without an environment.

extension TranslationSession {
    /// A session in the standard environment that may put questions to its surface.
    ///
    ///     let session = TranslationSession(target: Locale.Language(identifier: "es"))
    ///     try await session.translate("Bon dia a tothom.").targetText
    ///
    /// - Parameters:
    ///   - source: The language to translate from; nil to identify it, call by call.
    ///   - target: The language to translate into; nil to pick one of the person's preferred languages.
    ///   - preferredStrategy: What is preferred where several routes lead from source to target.
    public convenience init(
        source: Locale.Language? = nil, target: Locale.Language?, preferredStrategy: Strategy = .lowLatency
    ) {
        self.init(source: source, target: target, preferredStrategy: preferredStrategy, environment: .standard)
    }

    /// A session in the standard environment between languages given as tags.
    ///
    /// - Parameters:
    ///   - source: The language to translate from; nil to identify it, call by call.
    ///   - target: The language to translate into; nil to pick one of the person's preferred languages.
    ///   - preferredStrategy: What is preferred where several routes lead from source to target.
    public convenience init(from source: LanguageTag?, to target: LanguageTag?, preferredStrategy: Strategy = .lowLatency) {
        self.init(from: source, to: target, preferredStrategy: preferredStrategy, environment: .standard)
    }

    /// A session in the standard environment for languages that are installed: it asks nobody, and throws `notInstalled` where
    /// a pack is missing.
    ///
    /// - Parameters:
    ///   - source: The language to translate from.
    ///   - target: The language to translate into; nil to pick one, as other sessions do.
    ///   - preferredStrategy: What is preferred where several routes lead from source to target.
    public convenience init(
        installedSource source: Locale.Language, target: Locale.Language?, preferredStrategy: Strategy = .lowLatency
    ) {
        self.init(installedSource: source, target: target, preferredStrategy: preferredStrategy, environment: .standard)
    }
}

extension LanguageAvailability {
    /// The availability in the standard environment.
    public convenience init(preferredStrategy: TranslationSession.Strategy = .lowLatency) {
        self.init(preferredStrategy: preferredStrategy, environment: .standard)
    }
}
