// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing
import TranslationSessions
import TranslationTesting

@testable import TranslationHosting

/// One view through a random sequence of events, with engines, installers and people that may be slow, fail, or never answer.
///
/// The rules' plain model says which run must have started for which value, and which are over.
@MainActor
final class RandomScenario {
    /// A run whose action has begun.
    private final class BegunRun {
        let number: Int
        weak var session: TranslationSession?
        var isCancelled = false

        init(number: Int, session: TranslationSession?) {
            self.number = number
            self.session = session
        }
    }

    private var generator: SeededGenerator
    private let model = ViewModel()
    private var view: HostedView?
    private var rules = RulesModel()
    private let world: HostedWorld
    /// Where whatever is slow waits until the sequence is over.
    private let latch = Latch()
    private let heedsCancellation: Bool
    /// The configurations by the numbers that the model knows them by.
    private var configurations: [TranslationSession.Configuration] = []
    /// The runs of each slot that the model has started and whose action has not begun.
    private var expectedRuns: [String: [(run: Int, value: Int)]] = [:]
    private var begunRuns: [BegunRun] = []
    private let begun = Counter()
    private let ended = Counter()
    /// What was wrong, in words.
    private(set) var violations: [String] = []

    init(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let latch = latch
        let isSlow = Int.random(in: 0..<3, using: &generator) == 0
        let fails = Int.random(in: 0..<4, using: &generator) == 0
        heedsCancellation = Int.random(in: 0..<5, using: &generator) != 0
        let script = FakeEngine.Script(
            failure: { fails && $0.hasSuffix("1") ? TestFailure() : nil }, latch: { _ in isSlow ? latch : nil },
            heedsCancellation: heedsCancellation)
        let answers: ScriptedSurface.Answers =
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: .init(latch: latch)
            case 1: .init()
            default: .init(source: "de", permitsInstallation: true, choices: [.target("es"), .replacement])
            }
        let needsPack = Int.random(in: 0..<3, using: &generator) == 0
        let hangs = Bool.random(using: &generator)
        var world = HostedWorld(
            script: script, surface: ScriptedSurface(answers), pack: needsPack ? Pack(name: "pack") : nil)
        world.installer = ScriptedInstaller(
            into: world.engine, script: .init(latch: { _ in hangs ? latch : nil }, failure: fails ? TestFailure() : nil))
        // Only what heeds no cancellation is given up after that.
        world.deadlines = TranslationDeadlines(stop: heedsCancellation ? .seconds(60) : .milliseconds(1))
        self.world = world
        self.generator = generator
        view = HostedView(environment: world.environment) { [unowned self] in body }
    }

    @ViewBuilder private var body: some View {
        if model.showsDetail {
            Content().translationTask(source: nil, target: .init(identifier: model.id)) { [weak self] session in
                await self?.run(of: "pair", in: session)
            }
        }
        Content()
            .translationTask(model.configuration) { [weak self] session in await self?.run(of: "configuration", in: session) }
            .task(id: model.id) { [weak self] in await self?.wait() }
            .translationPresentation(
                isPresented: Binding(get: { [model] in model.isPresented }, set: { [model] in model.isPresented = $0 }),
                text: model.text, replacementAction: { [weak self] _ in self?.model.text = "welt" })
    }

    /// What the model is told of the body: of what stands in it, all but the presentation, which ends by itself.
    private var wanted: [(slot: String, value: Int?)] {
        var wanted: [(slot: String, value: Int?)] = []
        let id = model.id == "en" ? 0 : 1
        if model.showsDetail { wanted.append(("pair", id)) }
        wanted.append(("configuration", model.configuration.map { number(of: $0) }))
        wanted.append(("task", id))
        return wanted
    }

    private func number(of configuration: TranslationSession.Configuration) -> Int {
        if let known = configurations.firstIndex(of: configuration) { return known }
        configurations.append(configuration)
        return configurations.count - 1
    }

    // MARK: - Events

    /// Goes through a sequence, ends the view, and sees that nothing is left.
    func play(steps: Int) async {
        model.id = "en"
        for _ in 0..<steps {
            step()
            for _ in 0..<Int.random(in: 0..<6, using: &generator) { await Task.yield() }
        }
        if Bool.random(using: &generator) { view?.disappear() }
        note(rules.disappear())
        weak let watched = view
        view = nil
        await settle()
        // Cancelling alone ends what heeds it; what does not is let go on.
        if !heedsCancellation { latch.open() }
        await ended.reach(begun.count)
        latch.open()
        await world.engine.ended.reach(world.engine.begun.count)
        if expectedRuns.values.contains(where: { !$0.isEmpty }) { violations.append("a run did not start: \(expectedRuns)") }
        if watched != nil { violations.append("the view is kept") }
        for _ in 0..<1000 where begunRuns.contains(where: { $0.session != nil }) { await settle() }
        for run in begunRuns where run.session != nil { violations.append("the session of run \(run.number) is kept") }
        if model.isPresented, rules.isVisible { violations.append("something is presented still") }
    }

    private func step() {
        switch Int.random(in: 0..<13, using: &generator) {
        case 0, 1:
            note(rules.appear(with: wanted))
            view?.appear()
        case 2:
            note(rules.disappear())
            view?.disappear()
        case 3, 4:
            model.configuration =
                [nil, .init("de", "en"), .init("de", "es"), .init(nil, nil)].randomElement(using: &generator) ?? nil
        case 5: model.configuration?.invalidate()
        case 6: model.id = Bool.random(using: &generator) ? "en" : "es"
        case 7: model.showsDetail.toggle()
        case 8: model.isPresented = true
        case 9: model.isPresented = false
        case 10:
            let run = begunRuns.randomElement(using: &generator)
            run?.isCancelled = true
            run?.session?.cancel()
        case 11: model.text = ["hallo", "hallo 1", "?"].randomElement(using: &generator) ?? ""
        default: break
        }
        note(rules.evaluated(to: wanted))
        view?.update()
    }

    private func note(_ actions: [RulesModel.Action]) {
        for case .start(let run, let slot) in actions {
            let value = wanted.first { $0.slot == slot }?.value
            expectedRuns[slot, default: []].append((run, value ?? -1))
        }
    }

    // MARK: - What the view's actions do

    private func run(of slot: String, in session: TranslationSession) async {
        guard let run = begin(slot, session) else { return }
        defer { ended.add() }
        if slot == "configuration" {
            let target = session.targetLanguage
            let value = configurations.indices.contains(run.value) ? configurations[run.value] : nil
            if value?.target != target { violations.append("run \(run.begun.number) has another value's session") }
        }
        if run.begun.number.isMultiple(of: 4) {
            // As Apple's samples do: the action returns, and its task goes on.
            begun.add()
            Task { [ended] in
                await self.translate(in: session, as: run.begun)
                ended.add()
            }
        } else {
            await translate(in: session, as: run.begun)
        }
    }

    private func wait() async {
        guard begin("task", nil) != nil else { return }
        defer { ended.add() }
        // Nobody opens this one.
        try? await Latch().wait()
    }

    private func begin(_ slot: String, _ session: TranslationSession?) -> (begun: BegunRun, value: Int)? {
        guard let expected = expectedRuns[slot]?.first else {
            violations.append("\(slot) started and should not")
            return nil
        }
        expectedRuns[slot]?.removeFirst()
        begun.add()
        let run = BegunRun(number: expected.run, session: session)
        begunRuns.append(run)
        return (run, expected.value)
    }

    private func translate(in session: TranslationSession, as run: BegunRun) async {
        for round in 0..<3 {
            do {
                switch (run.number + round) % 3 {
                case 0: _ = try await session.translate(model.text)
                case 1:
                    let requests = (0..<3).map {
                        TranslationSession.Request(sourceText: "hallo \($0)", clientIdentifier: "\($0)")
                    }
                    for try await _ in session.translate(batch: requests) { checkLife(of: run) }
                default: try await session.prepareTranslation()
                }
                checkLife(of: run)
            } catch TranslationError.sessionExpired {
                if isLive(run) { violations.append("run \(run.number) expired while it was live") }
            } catch TranslationError.alreadyCancelled {
                if !run.isCancelled { violations.append("run \(run.number) was cancelled by nobody") }
            } catch {}
        }
    }

    private func isLive(_ run: BegunRun) -> Bool { rules.liveRuns.contains(run.number) }

    private func checkLife(of run: BegunRun) {
        if !isLive(run) || run.isCancelled { violations.append("run \(run.number) was answered after its end") }
    }
}

private struct TestFailure: Error {}
