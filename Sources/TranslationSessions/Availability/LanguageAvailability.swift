// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import LanguageRecognition

/// Says which languages and pairs an environment can translate.
///
///     let availability = LanguageAvailability(environment: environment)
///     switch await availability.status(from: "pt", to: "es") {
///     case .installed, .supported: offerTranslation()
///     case .unsupported: break
///     }
///
/// Every answer asks the engines anew, so that what was installed meanwhile shows.
public final class LanguageAvailability: Sendable {
    /// Whether a pair can be translated.
    public enum Status: Sendable, Hashable {
        /// It can be translated now.
        case installed
        /// An engine offers it, once a pack is installed.
        case supported
        /// No route joins the languages, or they are the same.
        case unsupported
    }

    /// What is preferred where several routes lead from one language to another.
    public let preferredStrategy: TranslationSession.Strategy
    let environment: TranslationEnvironment

    /// The availability in an environment.
    public init(preferredStrategy: TranslationSession.Strategy = .lowLatency, environment: TranslationEnvironment) {
        self.preferredStrategy = preferredStrategy
        self.environment = environment
    }

    /// All languages that an engine translates from or into, sorted by their tags, each once.
    ///
    /// Varieties such as `ca-valencia`, which `Locale.Language` cannot hold, are listed as the language they are varieties of;
    /// `RouteFinder.languages` has their tags.
    public var supportedLanguages: [Locale.Language] {
        get async {
            var known: Set<Locale.Language> = []
            return await environment.routeFinder().languages.map(Locale.Language.init(_:)).filter { known.insert($0).inserted }
        }
    }

    /// Whether a pair can be translated.
    ///
    /// - Parameters:
    ///   - source: The language to translate from.
    ///   - target: The language to translate into; nil for the first of the preferred languages that is not the source and that
    ///     a route reaches.
    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
        guard let source = LanguageTag(source) else { return .unsupported }
        guard let target else { return await status(from: source, to: LanguageTag?.none) }
        guard let target = LanguageTag(target) else { return .unsupported }
        return await status(from: source, to: target)
    }

    /// Whether a pair of tags can be translated.
    ///
    /// - Parameters:
    ///   - source: The language to translate from.
    ///   - target: The language to translate into; nil for the first of the preferred languages that is not the source and that
    ///     a route reaches.
    public func status(from source: LanguageTag, to target: LanguageTag?) async -> Status {
        let finder = await environment.routeFinder()
        if let target { return finder.status(from: source, to: target) }
        let pick = finder.preferredTarget(for: source, among: environment.preferredLanguages, strategy: preferredStrategy)
        return pick.map { $0.route.isInstalled ? .installed : .supported } ?? .unsupported
    }

    /// Whether a text can be translated, whose language is identified first, off the caller's actor: a text may be long.
    ///
    /// - Parameters:
    ///   - text: A sample, best of 20 characters or more.
    ///   - target: The language to translate into; nil to pick one.
    /// - Throws: `TranslationError.unableToIdentifyLanguage` where the text does not tell its language.
    @concurrent
    public func status(for text: String, to target: Locale.Language?) async throws -> Status {
        let identifier = environment.languageIdentifier
        let detection = identifier.detection(for: identifier.evidence(of: text))
        guard let source = detection.language else { throw TranslationError(.unidentified(detection.hypotheses)) }
        return await status(from: Locale.Language(source), to: target)
    }
}
