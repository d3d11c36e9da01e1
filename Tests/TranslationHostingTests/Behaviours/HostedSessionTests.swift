// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import TranslationHosting
import TranslationSessions
import TranslationTesting

@MainActor @Suite("5.1 Sessions that live with a view", .timeLimit(.minutes(10)))
struct HostedSessionTests {
    private let model = ViewModel()
    private let log = Log()

    /// A view that logs each run with its session's languages, and keeps the sessions.
    private func view(in world: HostedWorld = HostedWorld()) -> HostedView {
        HostedView(environment: world.environment) { [model, log] in
            Content()
                .translationTask(model.configuration) { session in
                    model.sessions.append(session)
                    log.add(
                        "\(session.sourceLanguage?.minimalIdentifier ?? "-") \(session.targetLanguage?.minimalIdentifier ?? "-")")
                }
        }
    }

    @Test("S1: the action is scheduled before its view appears")
    func scheduledBeforeAppearing() async {
        let view = HostedView(environment: HostedWorld().environment) { [log] in
            Content()
                .translationTask(.init("de", "en")) { _ in log.add("action") }
                .onAppear { Task { @MainActor in log.add("begun on appearing") } }
        }
        view.appear()
        await log.reach(2)
        #expect(log.events == ["action", "begun on appearing"])
    }

    @Test("S3: a configuration that is there from the start runs the action when the view appears")
    func initialConfiguration() async {
        model.configuration = .init("de", "en")
        let view = view()
        await settle()
        #expect(log.events == [])
        view.appear()
        await log.reach(1)
        #expect(log.events == ["de en"])
    }

    @Test("S4: the action runs once, and not again when the view is drawn anew")
    func onceForAllRedraws() async {
        model.configuration = .init("de", "en")
        let view = view()
        view.appear()
        for _ in 0..<10 {
            // Made anew, and equal.
            model.configuration = .init("de", "en")
            view.update()
        }
        view.appear()
        await settle()
        #expect(log.events == ["de en"])
    }

    @Test("S5: nothing runs while there is no configuration")
    func noConfiguration() async {
        let world = HostedWorld()
        let view = view(in: world)
        view.appear()
        view.update()
        await settle()
        #expect(log.events == [])
        #expect(world.engine.pairsQueryCount == 0)
        #expect(world.identifier.evidenceQueries.count == 0)
    }

    @Test("S6: setting a configuration triggers the action")
    func settingConfiguration() async {
        let view = view()
        view.appear()
        model.configuration = .init("de", "en")
        await log.reach(1)
        #expect(log.events == ["de en"])
        #expect(view.isVisible)
    }

    @Test("S7: a change to another configuration triggers it, a change to none does not")
    func changesOfConfiguration() async {
        let view = view()
        var counts: [Int] = []
        view.appear()
        let configurations: [TranslationSession.Configuration?] = [
            nil, .init("de", "en"), nil, .init("de", "en"), .init("es", "en"),
        ]
        for configuration in configurations {
            model.configuration = configuration
            await settle()
            counts.append(log.events.count)
        }
        #expect(counts == [0, 1, 1, 2, 3])
        #expect(view.isVisible)
    }

    @Test("S8: a change of either language triggers it")
    func changesOfEitherLanguage() async {
        let view = view()
        model.configuration = .init("de", "en")
        view.appear()
        await log.reach(1)
        model.configuration?.target = .init(identifier: "es")
        await log.reach(2)
        model.configuration?.source = .init(identifier: "en")
        await log.reach(3)
        #expect(log.events == ["de en", "de es", "en es"])
        #expect(view.isVisible)
    }

    @Test("S9: a change of the text alone triggers nothing")
    func changeOfText() async {
        let view = HostedView(environment: HostedWorld().environment) { [model, log] in
            let text = model.text
            Content().translationTask(model.configuration) { _ in log.add(text) }
        }
        model.configuration = .init("de", "en")
        view.appear()
        await log.reach(1)
        model.text = "welt"
        await settle()
        #expect(log.events == ["hallo"])
        model.configuration?.invalidate()
        await log.reach(2)
        #expect(log.events == ["hallo", "welt"])
        #expect(view.isVisible)
    }

    @Test("S14: the form with two languages runs again when one of them changes")
    func pairForm() async {
        let view = pairView()
        view.appear()
        await log.reach(1)
        model.id = "es"
        await log.reach(2)
        view.update()
        await settle()
        #expect(log.events == ["a", "es"])
    }

    @Test("S15: the form with two languages cannot be run again for the same two")
    func pairFormHasNoVersion() async {
        let view = pairView()
        view.appear()
        await log.reach(1)
        model.text = "something else"
        view.update()
        await settle()
        #expect(log.events == ["a"])
    }

    /// A view with the form of two languages, of which the target is the model's `id`.
    private func pairView() -> HostedView {
        HostedView(environment: HostedWorld().environment) { [model, log] in
            let target = model.id
            Content().translationTask(source: .init(identifier: "de"), target: .init(identifier: target)) { session in
                model.sessions.append(session)
                log.add(target)
            }
        }
    }

    @Test("S17: a change cancels the running action and brings a new session")
    func changeCancels() async {
        let latch = Latch()
        let world = HostedWorld(script: .init(latch: { $0 == "slow" ? latch : nil }))
        let view = HostedView(environment: world.environment) { [model, log] in
            Content().translationTask(model.configuration) { session in
                model.sessions.append(session)
                do { log.add(try await session.translate(model.text).targetText) } catch {
                    log.add("\(type(of: error)) \(Task.isCancelled)")
                }
            }
        }
        model.text = "slow"
        model.configuration = .init("de", "en")
        view.appear()
        await latch.arrivals.reach(1)
        model.text = "hallo"
        model.configuration?.target = .init(identifier: "es")
        await log.reach(2)
        #expect(Set(log.events) == ["CancellationError true", "hallo [de→es]"])
        #expect(model.sessions.count == 2 && model.sessions[0] !== model.sessions[1])
        #expect(world.engine.calls.first?.end == .cancelled)
    }

    @Test("A session whose configuration has changed says that it has expired, with a change to none too")
    func expiredByChange() async throws {
        let view = view()
        model.configuration = .init("de", "en")
        view.appear()
        await log.reach(1)
        model.configuration?.invalidate()
        await log.reach(2)
        #expect(await code { _ = try await model.sessions[0].translate("hallo") } == .sessionExpired)
        #expect(try await model.sessions[1].translate("hallo").targetText == "hallo [de→en]")
        model.configuration = nil
        await settle()
        #expect(await code { _ = try await model.sessions[1].translate("hallo") } == .sessionExpired)
        #expect(view.isVisible)
    }

    @Test("S20: a session handed out by the form with two languages ends with its view too")
    func pairFormEnds() async {
        let view = pairView()
        view.appear()
        await log.reach(1)
        view.disappear()
        #expect(await code { _ = try await model.sessions[0].translate("hallo") } == .sessionExpired)
    }

    @Test("S23: a session that is kept does not keep its view")
    func sessionKeepsNoView() async {
        model.configuration = .init("de", "en")
        var view: HostedView? = view()
        weak let watched = view
        view?.appear()
        await log.reach(1)
        view = nil
        await settle()
        #expect(watched == nil)
        // The view went without disappearing first: its session has gone with it.
        #expect(await code { _ = try await model.sessions[0].translate("hallo") } == .sessionExpired)
    }

    @Test("S25: a session stays usable after the action has returned, while its view lives")
    func usableAfterAction() async {
        let latch = Latch()
        let view = HostedView(environment: HostedWorld().environment) { [model, log] in
            Content().translationTask(model.configuration) { session in
                Task { @MainActor in
                    try await latch.wait()
                    log.add(try await session.translate("hallo").targetText)
                }
            }
        }
        model.configuration = .init("de", "en")
        view.appear()
        await latch.arrivals.reach(1)
        await settle()
        latch.open()
        await log.reach(1)
        #expect(log.events == ["hallo [de→en]"])
        #expect(view.isVisible)
    }

    @Test("S114: an action can guard against running when its view appears")
    func guardedAction() async {
        let surface = ScriptedSurface(.init(permitsInstallation: true))
        var world = HostedWorld(surface: surface, pack: Pack(name: "pack"))
        world.installer = ScriptedInstaller(into: world.engine)
        var isTapped = false
        let view = HostedView(environment: world.environment) { [model, log] in
            Content().translationTask(model.configuration) { session in
                if isTapped { try? await session.prepareTranslation() }
                log.add("action")
            }
        }
        model.configuration = .init("de", "en")
        view.appear()
        await log.reach(1)
        #expect(surface.questions.isEmpty)
        model.configuration?.invalidate()
        isTapped = true
        await log.reach(2)
        #expect(surface.questions.count == 1)
        #expect(view.isVisible)
    }

    @Test("S122: a hosted view stands beside the data it serves, and each of several has sessions of its own")
    func viewsBesideTheirData() async throws {
        let (first, second) = (view(), view())
        model.configuration = .init("de", "en")
        first.appear()
        second.appear()
        await log.reach(2)
        first.disappear()
        #expect(await code { _ = try await model.sessions[0].translate("hallo") } == .sessionExpired)
        #expect(try await model.sessions[1].translate("hallo").targetText == "hallo [de→en]")
        #expect(second.isVisible)
    }
}
