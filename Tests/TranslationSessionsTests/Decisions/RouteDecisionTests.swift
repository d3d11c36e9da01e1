// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing
import TranslationSessions
import TranslationTesting

@Suite("Decisions 7 to 10: pairs, packs, routes and where text goes", .timeLimit(.minutes(10)))
struct RouteDecisionTests {
    @Test(
        "Decision 7: a language to itself or its regional variant is unsupported, before anything runs",
        arguments: [("en", "en"), ("en-US", "en-GB"), ("pt", "pt-PT"), ("de-AT", "de"), ("zh-TW", "zh-Hant"), ("sr", "sr-RS")])
    func oneLanguage(source: String, target: String) async {
        let pairs =
            commonPairs + [
                .from("pt", to: "en"), .from("zh-Hant", to: "en"), .from("sr", to: "sr-Latn", isScriptConversion: true),
            ]
        let world = World(pairs: pairs)
        let session = TranslationSession(
            source: Locale.Language(identifier: source), target: Locale.Language(identifier: target),
            environment: world.environment)
        let error = await thrown { _ = try await session.translate("Hello") } as? TranslationError
        #expect(error?.code == .unsupportedLanguagePairing)
        #expect(error?.why == "They are the same language.")
        #expect(world.engine.calls.isEmpty)
        #expect(world.identifier.evidenceQueries.count == 0)
    }

    @Test("Decision 7: a conversion between scripts is no such case", arguments: [("sr", "sr-Latn"), ("zh-Hans", "zh-Hant")])
    func scriptConversion(source: String, target: String) async throws {
        let (source, target) = (try LanguageTag(parsing: source), try LanguageTag(parsing: target))
        let world = World(pairs: [.from(source, to: target, isScriptConversion: true)])
        let response = try await world.session(from: source, to: target).translate("…")
        #expect(response.targetText == "… [\(source)→\(target)]")
        #expect(response.route.legs.map(\.pair.isScriptConversion) == [true])
        // Backwards no engine converts.
        #expect(
            await code { _ = try await world.session(from: target, to: source).translate("…") } == .unsupportedLanguagePairing)
    }

    @Test("Decision 8: what is missing is installed only with permission")
    func permission() async throws {
        let surface = ScriptedSurface(.init(permitsInstallation: false))
        var world = World(pairs: [.from("de", to: "en", pack: "de-en", isInstalled: false)], surface: surface)
        let installer = ScriptedInstaller(into: world.engine)
        world.installer = installer
        let session = world.session(from: "de", to: "en")
        await #expect(throws: CocoaError.self) { try await session.prepareTranslation() }
        #expect(installer.installed.isEmpty)
        surface.answers.permitsInstallation = true
        try await session.prepareTranslation()
        #expect(installer.installed.map(\.name) == ["de-en"])
        #expect(await session.isReady)
    }

    @Test("Decision 8: two askers share one question and one installation")
    func sharedInstallation() async throws {
        let (questionGate, installationGate) = (Latch(), Latch())
        let surface = ScriptedSurface(.init(permitsInstallation: true, latch: questionGate))
        var world = World(pairs: [.from("de", to: "en", pack: "de-en", isInstalled: false)], surface: surface)
        let installer = ScriptedInstaller(into: world.engine, script: .init(shares: [0.5], latch: { _ in installationGate }))
        world.installer = installer
        let environment = world.environment
        let sessions = (0..<2).map { _ in TranslationSession(from: "de", to: "en", environment: environment) }
        async let first: Void = sessions[0].prepareTranslation()
        async let second: Void = sessions[1].prepareTranslation()
        await questionGate.arrivals.reach(1)
        questionGate.open()
        // Both are shown the one installation.
        await surface.shares.reach(1)
        installationGate.open()
        _ = try await (first, second)
        #expect(surface.questions.count == 1)
        #expect(installer.installed.count == 1)
    }

    @Test("Decision 8: a pack that another session is installing already is waited for without a question")
    func alreadyInstalling() async throws {
        let latch = Latch()
        let surface = ScriptedSurface(.init(permitsInstallation: true, dismissalProgress: 0.5))
        var world = World(pairs: [.from("de", to: "en", pack: "de-en", isInstalled: false)], surface: surface)
        let installer = ScriptedInstaller(into: world.engine, script: .init(shares: [0.5], latch: { _ in latch }))
        world.installer = installer
        let environment = world.environment
        let error = await thrown {
            try await TranslationSession(from: "de", to: "en", environment: environment).prepareTranslation()
        }
        #expect((error as? CocoaError)?.code == .userCancelled)
        surface.answers.dismissalProgress = nil
        async let prepared: Void = TranslationSession(from: "de", to: "en", environment: environment).prepareTranslation()
        latch.open()
        try await prepared
        #expect(surface.questions.count == 1)
        #expect(installer.installed.count == 1)
    }

    @Test("Decision 9: a third language is used only when allowed, and then shows in the response")
    func pivot() async throws {
        let pairs: [EnginePair] = [.from("ca", to: "es"), .from("es", to: "en")]
        let direct = World(pairs: pairs)
        let error = await thrown { _ = try await direct.session(from: "ca", to: "en").translate("…") } as? TranslationError
        #expect(error?.code == .unsupportedLanguagePairing)
        #expect(error?.remedy == "Allow routes through a third language: there is one through es.")
        #expect(direct.engine.calls.isEmpty)

        let pivoting = World(pairs: pairs, policies: TranslationPolicies(allowsPivot: true))
        let response = try await pivoting.session(from: "ca", to: "en").translate("…")
        #expect(response.targetText == "… [ca→es] [es→en]")
        #expect(response.route.legs.map(\.pair.name) == ["ca-es", "es-en"])
        #expect(response.route.pivots == ["es"])
        #expect(response.route.description == "ca → es → en (fake ca-es, fake es-en)")
    }

    @Test("Decision 9: what gives the gist only is marked, and used when nothing better exists")
    func gist() async throws {
        let gist = EnginePair.from("eu", to: "es", quality: .gist)
        let world = World(pairs: [gist])
        let poor = try await world.session(from: "eu", to: "es").translate("…")
        #expect(poor.route.isGistOnly)
        world.engine.offer(.from("eu", to: "es", quality: .usable, name: "eu-es-better"))
        let better = try await world.session(from: "eu", to: "es").translate("…")
        #expect(!better.route.isGistOnly)
        #expect(better.route.legs.map(\.pair.name) == ["eu-es-better"])
    }

    @Test("Decision 10: no text goes to an engine that sends it elsewhere unless that is allowed")
    func sendingText() async throws {
        let remote = FakeEngine(name: "remote", pairs: [.from("de", to: "en"), .from("fr", to: "en")], sendsTextElsewhere: true)
        let local = FakeEngine(name: "local", pairs: [.from("fr", to: "en")])
        var environment = World().environment
        environment.engines = [remote, local]
        let closed = TranslationSession(from: "de", to: "en", environment: environment)
        let error = await thrown { _ = try await closed.translate("Hallo") } as? TranslationError
        #expect(error?.code == .unsupportedLanguagePairing)
        #expect(error?.remedy == "Allow text to be sent to another machine: remote could translate it then.")
        #expect(
            try await TranslationSession(from: "fr", to: "en", environment: environment).translate("…").route.legs[0].engine
                == "local")
        #expect(await LanguageAvailability(environment: environment).status(from: "de", to: "en") == .unsupported)
        #expect(remote.calls.isEmpty)

        environment.policies.allowsSendingTextElsewhere = true
        let open = TranslationSession(from: "de", to: "en", environment: environment)
        let response = try await open.translate("Hallo")
        #expect(response.route.legs.map(\.sendsTextElsewhere) == [true])
    }
}
