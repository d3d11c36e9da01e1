// SPDX-License-Identifier: Apache-2.0

import Dragoman
import Foundation
import Testing

@Suite("The standard environment")
struct StandardEnvironmentTests {
    @Test("One import brings detection, splitting, sessions and engines")
    func bringsAll() async throws {
        #expect(try LanguageDetector().detect("Wo ist der Bahnhof, bitte? Ich suche ihn schon lange.").language == "de")
        #expect(TranslationEnvironment.standard.engines.map(\.name).contains("apertium"))
    }

    @Test("It asks nobody, so installs nothing, and translates directly only")
    func allowsLittle() {
        let environment = TranslationEnvironment.standard
        #expect(!environment.surface.canAsk)
        #expect(!TranslationSession(from: "de", to: "en", environment: environment).canRequestDownloads)
        #expect(!environment.policies.allowsPivot)
        #expect(!environment.policies.allowsSendingTextElsewhere)
        #expect(environment.engines.allSatisfy { !$0.sendsTextElsewhere })
    }

    @Test("Sessions are made without an environment as on Apple's platforms, and convert script without any pack")
    func makesSessions() async throws {
        let session = TranslationSession(
            installedSource: Locale.Language(identifier: "sr"), target: Locale.Language(identifier: "sr-Latn"))
        #expect(await session.isReady)
        #expect(try await session.translate("Добар дан.").targetText == "Dobar dan.")
        #expect(try await TranslationSession(from: "sr", to: "sr-Latn").translate("Хвала!").targetText == "Hvala!")
        let asking = TranslationSession(source: nil, target: Locale.Language(identifier: "sr-Latn"))
        #expect(!asking.canRequestDownloads)
        #expect(await LanguageAvailability().status(from: "sr", to: "sr-Latn") == .installed)
    }
}
