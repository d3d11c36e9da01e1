// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Observation
import TranslationHosting
import TranslationSessions
import TranslationTesting

/// What one test's views work with: a fake engine between three languages, and an identifier that knows a few of their words.
struct HostedWorld {
    let engine: FakeEngine
    let identifier = ScriptedLanguageIdentifier([
        "de": ["hallo", "welt"], "es": ["hola", "mundo"], "en": ["hello", "world"], "ja": ["こんにちは"],
    ])
    var surface: any Surface = NoSurface()
    var installer: (any PackInstaller)?
    var preferredLanguages: [LanguageTag] = ["en"]
    var policies = TranslationPolicies()
    /// What is told to stop is waited for as long as it takes: on a busy machine even a fake may need more than seconds.
    var deadlines = TranslationDeadlines(stop: .seconds(600))
    var clock: any Clock<Duration> = ContinuousClock()

    init(script: FakeEngine.Script = FakeEngine.Script(), surface: any Surface = NoSurface(), pack: Pack? = nil) {
        let languages: [LanguageTag] = ["de", "es", "en"]
        let pairs = languages.flatMap { source in
            languages.filter { $0 != source }.map { target in
                EnginePair(name: "\(source)-\(target)", source: source, target: target, pack: pack, isInstalled: pack == nil)
            }
        }
        engine = FakeEngine(pairs: pairs, script: script)
        self.surface = surface
    }

    var environment: TranslationEnvironment {
        TranslationEnvironment(
            engines: [engine], languageIdentifier: identifier, preferredLanguages: preferredLanguages, surface: surface,
            installer: installer, policies: policies, deadlines: deadlines, clock: clock)
    }
}

/// What happened, in order. Its growth can be waited for.
@MainActor
final class Log {
    private(set) var events: [String] = []
    private let counter = Counter()

    func add(_ event: String) {
        events.append(event)
        counter.add()
    }

    /// Waits until so many things have happened.
    func reach(_ count: Int) async {
        await counter.reach(count)
    }
}

/// What a test's view depends on.
@MainActor @Observable
final class ViewModel {
    var configuration: TranslationSession.Configuration?
    var text = "hallo"
    var isPresented = false
    var id = "a"
    var showsDetail = true
    var names = ["a", "b", "c"]
    /// The sessions that were handed out.
    @ObservationIgnored var sessions: [TranslationSession] = []
}

extension TranslationSession.Configuration {
    /// A configuration between languages named by their codes.
    init(_ source: String?, _ target: String?) {
        self.init(source: source.map { .init(identifier: $0) }, target: target.map { .init(identifier: $0) })
    }
}

/// Lets the main actor do all that has been given to it by now.
@MainActor
func settle() async {
    for _ in 0..<5 { await Task { @MainActor in }.value }
}

/// The code of the `TranslationError` that something throws.
func code(of body: () async throws -> Void) async -> TranslationError.Code? {
    do {
        try await body()
        return nil
    } catch {
        return (error as? TranslationError)?.code
    }
}
