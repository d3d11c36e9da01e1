// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing
import TranslationSessions
import TranslationTesting

@Suite("5.8 Platform", .timeLimit(.minutes(10)))
struct PlatformTests {
    @Test("S123, S124: without an engine nothing is supported, calls throw, and nothing hangs or is imitated")
    func noEngine() async {
        var environment = World().environment
        environment.engines = []
        let availability = LanguageAvailability(environment: environment)
        #expect(await availability.supportedLanguages.isEmpty)
        #expect(await availability.status(from: "de", to: "en") == .unsupported)
        let session = TranslationSession(from: "de", to: "en", environment: environment)
        #expect(await code { _ = try await session.translate("Hallo") } == .unsupportedSourceLanguage)
        #expect(await code { try await session.prepareTranslation() } == .unsupportedSourceLanguage)
        #expect(await !session.isReady)
    }
}
