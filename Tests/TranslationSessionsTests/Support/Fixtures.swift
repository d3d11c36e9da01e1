// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TranslationSessions
import TranslationTesting

/// The words by which the tests' identifier knows languages. No word is in two lists.
let vocabulary: [LanguageTag: [String]] = [
    "de": ["hallo", "welt", "guten", "tag", "wie", "geht", "heute", "morgen", "wetter", "schön"],
    "es": ["hola", "mundo", "buenos", "días", "qué", "tal", "hoy", "mañana", "tiempo", "bonito"],
    "fr": ["bonjour", "monde", "jour", "comment", "allez", "aujourd", "demain", "temps", "beau", "vous"],
    "en": ["hello", "world", "good", "day", "how", "are", "today", "tomorrow", "weather", "fine"],
    "sr": ["здраво", "свете", "добар", "дан", "како", "данас"],
    "sr-Latn": ["zdravo", "svete", "dobar", "dan", "kako", "danas"],
    "ja": ["こんにちは", "世界"],
]

extension EnginePair {
    /// A pair named after its languages.
    static func from(
        _ source: LanguageTag, to target: LanguageTag, quality: Quality = .good, isScriptConversion: Bool = false,
        pack: String? = nil, isInstalled: Bool = true, name: String? = nil
    ) -> EnginePair {
        EnginePair(
            name: name ?? "\(source)-\(target)", source: source, target: target, quality: quality,
            isScriptConversion: isScriptConversion, pack: pack.map { Pack(name: $0) }, isInstalled: isInstalled)
    }
}

/// The pairs between German, Spanish, French and English, all installed.
let commonPairs: [EnginePair] = {
    let languages: [LanguageTag] = ["de", "es", "fr", "en"]
    return languages.flatMap { source in languages.filter { $0 != source }.map { .from(source, to: $0) } }
}()

/// What one test works with.
struct World {
    let engine: FakeEngine
    let identifier = ScriptedLanguageIdentifier(vocabulary)
    var preferredLanguages: [LanguageTag]
    var surface: any Surface
    var installer: (any PackInstaller)?
    var policies: TranslationPolicies
    /// What is told to stop is waited for as long as it takes: on a busy machine even a fake may need more than seconds.
    var deadlines = TranslationDeadlines(stop: .seconds(600))
    var clock: any Clock<Duration> = ContinuousClock()

    init(
        pairs: [EnginePair] = commonPairs, script: FakeEngine.Script = FakeEngine.Script(), maximumBatchSize: Int? = nil,
        preferredLanguages: [LanguageTag] = ["en"], surface: any Surface = NoSurface(), installer: (any PackInstaller)? = nil,
        policies: TranslationPolicies = TranslationPolicies(), keepsPlaceholders: Bool = false,
        givesAlignments: Bool = false
    ) {
        engine = FakeEngine(
            pairs: pairs, maximumBatchSize: maximumBatchSize, keepsPlaceholders: keepsPlaceholders,
            givesAlignments: givesAlignments, script: script)
        self.preferredLanguages = preferredLanguages
        self.surface = surface
        self.installer = installer
        self.policies = policies
    }

    var environment: TranslationEnvironment {
        TranslationEnvironment(
            engines: [engine], languageIdentifier: identifier, preferredLanguages: preferredLanguages, surface: surface,
            installer: installer, policies: policies, deadlines: deadlines, clock: clock)
    }

    func session(from source: LanguageTag? = nil, to target: LanguageTag? = nil) -> TranslationSession {
        TranslationSession(from: source, to: target, environment: environment)
    }
}

extension [TranslationSession.Request] {
    /// Requests with their positions as identifiers.
    init(numbering texts: [String]) {
        self = texts.enumerated().map { TranslationSession.Request(sourceText: $1, clientIdentifier: "\($0)") }
    }
}

extension TranslationSession.BatchResponse {
    /// All responses.
    func collect() async throws -> [TranslationSession.Response] {
        try await reduce(into: []) { $0.append($1) }
    }
}

/// The error that something throws; nil where it throws none.
func thrown(by body: () async throws -> Void) async -> (any Error)? {
    do {
        try await body()
        return nil
    } catch {
        return error
    }
}

/// The code of the `TranslationError` that something throws.
func code(of body: () async throws -> Void) async -> TranslationError.Code? {
    (await thrown(by: body) as? TranslationError)?.code
}
