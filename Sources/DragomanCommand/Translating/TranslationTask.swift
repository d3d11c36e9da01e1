// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import DocumentTranslation
import Dragoman
import LanguageRecognition
import PackInstalling
import TextStreams
import TranslationHosting
import TranslationSessions

/// What is to be translated how: the options of `translate`, resolved.
struct TranslationTask: Sendable {
    /// The language of all the text; nil where it is identified.
    let source: LanguageTag?
    /// The language asked for; nil to pick one.
    let target: LanguageTag?
    /// The languages to translate from where they are identified; nil for all.
    let only: Set<LanguageTag>?
    let environment: TranslationEnvironment
    /// Asks for what is not identified; nil where nobody is asked.
    let questions: SourceQuestions?
    let messages: Messages
    /// Says why routes are taken; nil where nobody wants to know.
    let routeNotes: RouteNotes?

    /// Whoever runs a command wants the best that is installed, and waits for a second leg.
    static let strategy = TranslationSession.Strategy.highFidelity

    /// What ISO 639 has for texts in none, several, or an unknown language.
    private static let noLanguages: Set = ["und", "zxx", "mul", "mis"]

    init(
        from source: String?, to target: String?, only: [String], allowsPivot: Bool, leastQuality: EnginePair.Quality, asks: Bool,
        detection: DetectorOptions, engines: EngineOptions, messages: Messages, explainsRoutes: Bool
    ) async throws(CommandError) {
        self.messages = messages
        routeNotes = explainsRoutes ? RouteNotes() : nil
        // What is not to be translated must still be told apart: the detector is not kept to what is.
        let restricted = try detection.detector(only: only, messages)
        var options = restricted.options
        self.only = options.candidates
        options.candidates = nil
        var environment = TranslationEnvironment.standard
        environment.languageIdentifier = StandardLanguageIdentifier(
            detector: LanguageDetector(profile: restricted.profile, options: options))
        try engines.apply(to: &environment, recognising: LanguageDetector(profile: restricted.profile), messages)
        environment.policies.allowsPivot = allowsPivot
        environment.policies.leastQuality = leastQuality
        environment.progress = Progress.shared.add
        let routes = await environment.routeFinder()
        let list = LanguageList(of: restricted.profile.languages.map(\.tag) + routes.languages)
        func tag(_ name: String?, _ option: String) throws(CommandError) -> LanguageTag? {
            guard let name else { return nil }
            return try list.tag(name, option: option)
        }
        self.source = try tag(source, "--from")
        self.target = try tag(target, "--to")
        if let target = self.target {
            if Self.noLanguages.contains(target.language) { throw .noTarget(target) }
            if self.source == nil, leastQuality == .gist, routes.outages.isEmpty, !routes.leads(to: target) {
                throw .unreachable(
                    "--to", target, among: routes.targets(from: nil), amongNamedEngines: engines.narrowsEngines)
            }
        }
        if let source = self.source {
            do throws(TranslationError) {
                let target = try routes.target(
                    self.target, from: source, orAnyOf: [], among: environment.preferredLanguages, strategy: Self.strategy)
                _ = try routes.route(from: source, to: target, preferring: Self.strategy)
            } catch {
                throw .cannotTranslate(error, input: "--from \(source)", isTargetGiven: self.target != nil)
            }
        }
        if asks {
            environment.surface = TerminalSurface(languages: routes.sources(into: self.target))
            if !environment.surface.canAsk { throw .noTerminal }
            environment.installer = PackIndexOptions.detachedInstaller(for: .standard)
        }
        self.environment = environment
        questions = asks ? SourceQuestions(environment: environment) : nil
    }

    /// Runs something that translates, so that Ctrl-C ends it cleanly, and says what went wrong with an input.
    func perform<Success: Sendable>(
        for input: TextInput, _ work: @escaping @Sendable () async throws -> Success
    ) async throws(CommandError) -> Success {
        do {
            return try await Interruption.shared.run(work)
        } catch let error as TranslationError {
            throw .cannotTranslate(error, input: input.name, isTargetGiven: target != nil)
        } catch let error as DocumentError {
            throw .badDocument(error, input: input.name)
        } catch {
            throw CommandError(error)
        }
    }
}

/// Says which routes are taken, among which, and why: for `--explain-route`, each once.
final class RouteNotes: Sendable {
    private let said = Locked<Set<[LanguageTag]>>([])

    /// Says it of one route.
    func add(_ route: Route?, in environment: TranslationEnvironment, to messages: Messages) async {
        guard let route, !route.legs.isEmpty, said.withLock({ $0.insert([route.source, route.target]).inserted }) else { return }
        let finder = await environment.routeFinder()
        guard
            let explanation = try? finder.explanation(from: route.source, to: route.target, preferring: TranslationTask.strategy)
        else { return }
        messages.note("route", "\(explanation)")
    }
}
