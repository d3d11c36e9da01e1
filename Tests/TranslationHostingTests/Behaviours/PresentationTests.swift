// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing
import TranslationHosting
import TranslationSessions
import TranslationTesting

@MainActor @Suite("5.8 Translations that are shown", .timeLimit(.minutes(10)))
struct PresentationTests {
    private let model = ViewModel()
    private let log = Log()

    private func view(in world: HostedWorld, replacing: Bool = false) -> HostedView {
        let view = HostedView(environment: world.environment) { [model, log] in
            let isPresented = Binding(
                get: { model.isPresented },
                set: {
                    model.isPresented = $0; log.add("shown: \($0)")
                })
            Content().translationPresentation(
                isPresented: isPresented, text: model.text, replacementAction: replacing ? { log.add("replaced: \($0)") } : nil)
        }
        view.presentationFailed = { [log] in log.add("failed: \($0)") }
        return view
    }

    @Test("S115: a flag opens the presentation and is reset when it ends")
    func flag() async {
        let surface = ScriptedSurface()
        let view = view(in: HostedWorld(surface: surface))
        view.appear()
        await settle()
        #expect(surface.questions.isEmpty)
        for round in 1...2 {
            model.isPresented = true
            await log.reach(round)
            #expect(surface.questions.count == round)
        }
        #expect(log.events == ["shown: false", "shown: false"])
        #expect(!model.isPresented)
        #expect(view.isVisible)
    }

    @Test("S116: one call presents a translation")
    func oneCall() async {
        let surface = ScriptedSurface()
        let view = view(in: HostedWorld(surface: surface))
        model.isPresented = true
        view.appear()
        await log.reach(1)
        #expect(
            surface.questions == [
                .presentation(text: "hallo", translation: "hallo [de→en]", targets: ["en", "es"], offersReplacement: false)
            ])
    }

    @Test("S117: the presentation translates into the person's language")
    func personsLanguage() async {
        let surface = ScriptedSurface()
        var world = HostedWorld(surface: surface)
        world.preferredLanguages = ["es", "en"]
        let view = view(in: world)
        model.isPresented = true
        view.appear()
        await log.reach(1)
        guard case .presentation(_, "hallo [de→es]", _, _) = surface.questions.first else {
            Issue.record("\(surface.questions)")
            return
        }
    }

    @Test("S118: the presentation takes one text, as it is when it is shown")
    func oneText() async {
        let latch = Latch()
        let surface = ScriptedSurface(.init(latch: latch))
        let view = view(in: HostedWorld(surface: surface))
        model.isPresented = true
        view.appear()
        await surface.asked.reach(1)
        model.text = "welt"
        view.update()
        await settle()
        latch.open()
        await log.reach(1)
        #expect(surface.questions.count == 1)
        guard case .presentation("hallo", _, _, _) = surface.questions.first else {
            Issue.record("\(surface.questions)")
            return
        }
    }

    @Test("S119: the person may change the presentation's target")
    func changeOfTarget() async {
        let surface = ScriptedSurface(.init(choices: [.target("es"), .target("fr"), .target("en"), .dismissal]))
        let world = HostedWorld(surface: surface)
        let view = view(in: world)
        model.isPresented = true
        view.appear()
        await log.reach(1)
        let translations = surface.questions.map { question -> String? in
            if case .presentation(_, let translation, _, _) = question { return translation }
            return nil
        }
        #expect(translations == ["hallo [de→en]", "hallo [de→es]", nil, "hallo [de→en]"])
        #expect(log.events == ["shown: false"])
    }

    @Test("Where there is no way from the text's language, no target is offered")
    func noTargets() async {
        let surface = ScriptedSurface()
        let view = view(in: HostedWorld(surface: surface))
        // The identifier knows Japanese, and no engine does.
        model.text = "こんにちは"
        model.isPresented = true
        view.appear()
        await log.reach(1)
        #expect(
            surface.questions == [.presentation(text: "こんにちは", translation: nil, targets: [], offersReplacement: false)])
    }

    @Test("S120: the text is replaced only when the person accepts", arguments: [true, false])
    func replacement(isAccepted: Bool) async {
        let surface = ScriptedSurface(.init(choices: isAccepted ? [.target("es"), .replacement] : [.target("es"), .dismissal]))
        let view = view(in: HostedWorld(surface: surface), replacing: true)
        model.isPresented = true
        view.appear()
        await log.reach(isAccepted ? 2 : 1)
        await settle()
        #expect(log.events == (isAccepted ? ["shown: false", "replaced: hallo [de→es]"] : ["shown: false"]))
    }

    @Test("S121: without a replacement action the presentation only shows")
    func noReplacement() async {
        let surface = ScriptedSurface(.init(choices: [.replacement]))
        let view = view(in: HostedWorld(surface: surface))
        model.isPresented = true
        view.appear()
        await log.reach(1)
        await settle()
        #expect(log.events == ["shown: false"])
        guard case .presentation(_, _, _, offersReplacement: false) = surface.questions.first else {
            Issue.record("\(surface.questions)")
            return
        }
    }

    @Test("A replacement may open the next presentation")
    func presentationAfterPresentation() async {
        let surface = ScriptedSurface(.init(choices: [.replacement, .replacement, .dismissal]))
        let view = HostedView(environment: HostedWorld(surface: surface).environment) { [model, log] in
            Content().translationPresentation(
                isPresented: Binding(get: { model.isPresented }, set: { model.isPresented = $0 }), text: model.text
            ) { translation in
                log.add(translation)
                (model.text, model.isPresented) = ("welt", true)
            }
        }
        model.isPresented = true
        view.appear()
        await log.reach(2)
        await surface.asked.reach(3)
        #expect(log.events == ["hallo [de→en]", "welt [de→en]"])
        #expect(view.isVisible)
    }

    @Test("A presentation that nobody can see puts its flag back and says why")
    func nobodyWatches() async {
        let world = HostedWorld()
        let view = view(in: world)
        model.isPresented = true
        view.appear()
        await log.reach(2)
        #expect(log.events.first == "shown: false")
        #expect(log.events.last?.contains("nobody to show it to") == true)
        #expect(world.engine.calls.isEmpty)
    }

    @Test("A view that disappears takes its presentation back and puts the flag back", arguments: [true, false])
    func disappearing(byFlag: Bool) async {
        let latch = Latch()
        let surface = ScriptedSurface(.init(latch: latch))
        let view = view(in: HostedWorld(surface: surface), replacing: true)
        model.isPresented = true
        view.appear()
        await surface.asked.reach(1)
        if byFlag { model.isPresented = false } else { view.disappear() }
        await log.reach(1)
        await settle()
        #expect(!model.isPresented)
        #expect(log.events == ["shown: false"])
    }

    @Test("A view that is let go takes its presentation back and puts the flag back")
    func lettingGo() async {
        let latch = Latch()
        let surface = ScriptedSurface(.init(latch: latch))
        var view: HostedView? = view(in: HostedWorld(surface: surface), replacing: true)
        model.isPresented = true
        view?.appear()
        await surface.asked.reach(1)
        view = nil
        await log.reach(1)
        #expect(log.events == ["shown: false"])
    }

    /// A surface that notes what stands on it at a time.
    private struct CrowdedSurface: Surface {
        let begun = Counter()
        let asks = Counter()
        let answer = Latch()
        let events = Locked<[String]>([])

        private func stand<Answer>(_ name: String, _ body: () async throws -> Answer) async throws -> Answer {
            events.withLock { $0.append("+" + name) }
            defer { events.withLock { $0.append("-" + name) } }
            return try await body()
        }

        var canAsk: Bool { true }
        func chooseSource(of text: String, among: [Detection.Hypothesis]) async throws -> LanguageTag? {
            try await stand("question") {
                asks.add()
                try await answer.wait()
                return "de"
            }
        }
        func permitInstallation(of: [Pack], from: LanguageTag, to: LanguageTag) async throws -> Bool { false }
        func showInstallation(_ installation: PackInstallation) async throws {}
        func present(_ presentation: TranslationPresentation) async throws -> TranslationPresentation.Choice {
            try await stand("presentation") { .dismissal }
        }
        func showTranslating(of text: String) async throws {
            try await stand("progress") {
                begun.add()
                try await Latch().wait()
            }
        }
    }

    @Test("That a text is being translated never covers a question: it makes way, and comes back after the answer")
    func progressMakesWay() async throws {
        let surface = CrowdedSurface()
        let isTranslated = Latch()
        let world = HostedWorld(script: .init(latch: { $0 == "hallo" ? isTranslated : nil }), surface: surface)
        let view = view(in: world)
        model.isPresented = true
        view.appear()
        await surface.begun.reach(1)
        // Another session has a question.
        let environment = view.environment
        let other = Task {
            try await TranslationSession(from: nil, to: "en", environment: environment).translate("xyzzy").targetText
        }
        await surface.asks.reach(1)
        surface.answer.open()
        #expect(try await other.value == "xyzzy [de→en]")
        await surface.begun.reach(2)
        isTranslated.open()
        await log.reach(1)
        #expect(
            surface.events.withLock { $0 } == [
                "+progress", "-progress", "+question", "-question", "+progress", "-progress", "+presentation", "-presentation",
            ])
    }

    /// A surface that tells when a translation is shown as being under way, and that may stop it.
    private struct ProgressSurface: Surface {
        let scripted = ScriptedSurface()
        let latch: Latch
        let stops: Bool
        let shown = Counter()
        let taken = Counter()

        var canAsk: Bool { true }
        func chooseSource(of text: String, among: [Detection.Hypothesis]) async throws -> LanguageTag? { nil }
        func permitInstallation(of: [Pack], from: LanguageTag, to: LanguageTag) async throws -> Bool { false }
        func showInstallation(_ installation: PackInstallation) async throws {}
        func present(_ presentation: TranslationPresentation) async throws -> TranslationPresentation.Choice {
            try await scripted.present(presentation)
        }
        func showTranslating(of text: String) async throws {
            shown.add()
            defer { taken.add() }
            if stops { return }
            latch.open()
            try await Latch().wait()
        }
    }

    @Test(
        "While a text is translated that is shown, and it goes when the translation is there or nobody wants it",
        arguments: [
            true, false,
        ])
    func progress(stops: Bool) async {
        let latch = Latch()
        let surface = ProgressSurface(latch: latch, stops: stops)
        let world = HostedWorld(script: .init(latch: { _ in latch }), surface: surface)
        let view = view(in: world, replacing: true)
        model.isPresented = true
        view.appear()
        await surface.shown.reach(1)
        await log.reach(1)
        #expect(surface.taken.count == 1)
        #expect(log.events == ["shown: false"])
        #expect(surface.scripted.questions.count == (stops ? 0 : 1))
        #expect(!view.isWorking)
    }

    @Test("A surface that never answers is waited for until the deadline")
    func deadline() async {
        let surface = ScriptedSurface(.init(latch: Latch()))
        var world = HostedWorld(surface: surface)
        world.deadlines = TranslationDeadlines(question: .milliseconds(1), stop: .milliseconds(1))
        let view = view(in: world)
        model.isPresented = true
        view.appear()
        await log.reach(2)
        #expect(log.events.last?.contains("A question was not answered") == true)
    }
}
