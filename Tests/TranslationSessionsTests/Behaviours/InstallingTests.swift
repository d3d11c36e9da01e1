// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing
import TranslationSessions
import TranslationTesting

@Suite("5.7 Downloads, consent, preparation", .timeLimit(.minutes(10)))
struct InstallingTests {
    private static let pack = Pack(name: "de-en", downloadSize: 1_000_000)

    /// A world in which nothing is installed yet.
    private struct InstallingWorld {
        let surface: ScriptedSurface
        let installer: ScriptedInstaller
        let world: World

        init(_ answers: ScriptedSurface.Answers, script: ScriptedInstaller.Script = .init(), isInstalled: Bool = false) {
            surface = ScriptedSurface(answers)
            let pair = EnginePair(
                name: "de-en", source: "de", target: "en", pack: InstallingTests.pack, isInstalled: isInstalled)
            var world = World(pairs: [pair], surface: surface)
            installer = ScriptedInstaller(into: world.engine, script: script)
            world.installer = installer
            self.world = world
        }

        var session: TranslationSession { world.session(from: "de", to: "en") }
    }

    @Test("S99: nothing is fetched without consent")
    func refused() async {
        let installing = InstallingWorld(.init(permitsInstallation: false))
        let session = installing.session
        let error = await thrown { _ = try await session.translate("Hallo") }
        #expect((error as? CocoaError)?.code == .userCancelled)
        #expect(installing.installer.installed.isEmpty)
        #expect(installing.world.engine.calls.isEmpty)
    }

    @Test("S100: no question is asked for what is installed")
    func noNeedlessQuestion() async throws {
        let installing = InstallingWorld(.init(permitsInstallation: true), isInstalled: true)
        _ = try await installing.session.translate("Hallo")
        #expect(installing.surface.questions.isEmpty)
    }

    @Test("S101: the first call that needs a pack asks for it by name")
    func asksOnce() async throws {
        let installing = InstallingWorld(.init(permitsInstallation: true))
        let session = installing.session
        #expect(try await session.translate("Hallo").targetText == "Hallo [de→en]")
        #expect(try await session.translate("Welt").targetText == "Welt [de→en]")
        #expect(installing.surface.questions == [.installation(packs: [Self.pack], source: "de", target: "en")])
        #expect(installing.installer.installed == [Self.pack])
    }

    @Test("S102: the person sees the installation get on, never back")
    func showsProgress() async throws {
        let shares = [0.0, 0.2, 0.1, 0.6, 0.6, 1]
        let latches = Dictionary(uniqueKeysWithValues: Set(shares).map { ($0, Latch()) })
        let installing = InstallingWorld(.init(permitsInstallation: true), script: .init(shares: shares, latch: { latches[$0] }))
        let session = installing.session
        async let prepared: Void = session.prepareTranslation()
        for (count, share) in [0.2, 0.6, 1].enumerated() {
            for latch in latches where latch.key < share { latch.value.open() }
            await installing.surface.shares.reach(count + 1)
        }
        latches[1]?.open()
        try await prepared
        #expect(installing.surface.shownShares == [0.2, 0.6, 1])
    }

    @Test("S103, decision 8: who no longer wants to wait gets userCancelled, and the installation goes on")
    func dismissing() async {
        let latch = Latch()
        let installing = InstallingWorld(
            .init(permitsInstallation: true, dismissalProgress: 0.3),
            script: .init(shares: [0.3, 1], latch: { $0 == 0.3 ? latch : nil }))
        let session = installing.session
        let error = await thrown { try await session.prepareTranslation() }
        #expect((error as? CocoaError)?.code == .userCancelled)
        let availability = LanguageAvailability(environment: installing.world.environment)
        #expect(await availability.status(from: "de", to: "en") == .supported)
        latch.open()
        await installing.installer.ended.reach(1)
        #expect(await availability.status(from: "de", to: "en") == .installed)
    }

    @Test("The status of a pair is told now, and whenever it has changed, whoever changed it")
    func tellsChanges() async throws {
        let installing = InstallingWorld(.init(permitsInstallation: true))
        let session = installing.session
        let availability = LanguageAvailability(environment: session.environment)
        let (source, target): (LanguageTag, LanguageTag) = ("de", "en")
        var own = availability.statuses(from: source, to: target, lookingEvery: .seconds(3600)).makeAsyncIterator()
        #expect(await own.next() == .supported)
        try await session.prepareTranslation()
        #expect(await own.next() == .installed)
        var others = availability.statuses(from: source, to: target, lookingEvery: .milliseconds(2)).makeAsyncIterator()
        #expect(await others.next() == .installed)
        for pack in installing.installer.installed { installing.world.engine.remove(pack) }
        #expect(await others.next() == .supported)
    }

    @Test("Packs can be installed by name, with the same question and progress")
    func installsByName() async throws {
        let installing = InstallingWorld(.init(permitsInstallation: true))
        let environment = installing.session.environment
        let packs = try await environment.routeFinder().route(from: "de", to: "en").missingPacks
        try await environment.install(packs, from: "de", to: "en")
        #expect(installing.installer.installed == packs)
        #expect(installing.surface.questions == [.installation(packs: packs, source: "de", target: "en")])
        let refusing = InstallingWorld(.init(permitsInstallation: false))
        await #expect(throws: CocoaError.self) {
            try await refusing.session.environment.install(packs, from: "de", to: "en")
        }
        #expect(refusing.installer.installed.isEmpty)
    }

    @Test("S108: after preparing, translating asks no more")
    func preparingThenTranslating() async throws {
        let installing = InstallingWorld(.init(permitsInstallation: true))
        let session = installing.session
        try await session.prepareTranslation()
        #expect(try await session.translate("Hallo").targetText == "Hallo [de→en]")
        #expect(installing.surface.questions.count == 1)
    }

    @Test("S109: preparing what is installed returns without a question")
    func preparingInstalled() async throws {
        let installing = InstallingWorld(.init(permitsInstallation: true), isInstalled: true)
        try await installing.session.prepareTranslation()
        #expect(installing.surface.questions.isEmpty)
        #expect(installing.installer.installed.isEmpty)
    }

    @Test("S110: preparing translates nothing")
    func preparingTranslatesNothing() async throws {
        let installing = InstallingWorld(.init(permitsInstallation: true))
        try await installing.session.prepareTranslation()
        #expect(installing.world.engine.calls.isEmpty)
        #expect(await installing.session.isReady)
    }

    @Test("S112: other sessions of the environment need no question after preparing, either")
    func preparingForOthers() async throws {
        let installing = InstallingWorld(.init(permitsInstallation: true))
        try await installing.session.prepareTranslation()
        installing.surface.answers.permitsInstallation = false
        #expect(try await installing.session.translate("Hallo").targetText == "Hallo [de→en]")
        #expect(installing.surface.questions.count == 1)
    }

    @Test("S113: the pair to prepare is the session's; without a source there is none")
    func preparingWithoutSource() async {
        let installing = InstallingWorld(.init(source: "de", permitsInstallation: true))
        let session = installing.world.session(to: "en")
        #expect(await code { try await session.prepareTranslation() } == .unableToIdentifyLanguage)
        #expect(installing.surface.questions.isEmpty)
    }

    @Test("A failed installation ends the call with notInstalled and the reason")
    func failedInstallation() async {
        struct Refusal: Error {}
        let installing = InstallingWorld(.init(permitsInstallation: true), script: .init(failure: Refusal()))
        let session = installing.session
        let error = await thrown { try await session.prepareTranslation() } as? TranslationError
        #expect(error?.code == .notInstalled)
        #expect(error?.underlyingError is Refusal)
    }

    @Test("An installer that installs nothing is not called again and again")
    func idleInstaller() async {
        let installing = InstallingWorld(.init(permitsInstallation: true))
        var world = installing.world
        let idle = ScriptedInstaller(into: FakeEngine(pairs: []))
        world.installer = idle
        let session = world.session(from: "de", to: "en")
        #expect(await code { try await session.prepareTranslation() } == .notInstalled)
        #expect(idle.installed == [Self.pack])
    }

    @Test("A question that is not answered is given up at its deadline, and taken back")
    func unansweredQuestion() async throws {
        let clock = ManualClock()
        let latch = Latch()
        let installing = InstallingWorld(.init(permitsInstallation: true, latch: latch))
        var world = installing.world
        world.clock = clock
        let session = world.session(from: "de", to: "en")
        async let code = code { try await session.prepareTranslation() }
        await latch.arrivals.reach(1)
        // The engine was asked for its pairs twice before, each time with a timer that is cancelled by now.
        await clock.sleepers.reach(3)
        clock.advance(by: world.deadlines.question)
        #expect(await code == .deadlinePassed)
        // The next question is put, for the first is no longer in its way.
        latch.open()
        try await installing.session.prepareTranslation()
    }
}
