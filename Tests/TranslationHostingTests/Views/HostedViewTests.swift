// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import TranslationHosting
import TranslationSessions
import TranslationTesting

@MainActor @Suite("Hosted views", .timeLimit(.minutes(10)))
struct HostedViewTests {
    private let model = ViewModel()
    private let log = Log()
    private let environment = HostedWorld().environment

    @Test("A body is evaluated when its view appears, and soon after what it read has changed, once for several changes")
    func evaluation() async {
        var evaluations = 0
        let view = HostedView(environment: environment) { [model] in
            let _ = evaluations += 1
            Content().task(id: model.id) {}
        }
        #expect(evaluations == 0)
        view.appear()
        #expect(evaluations == 1)
        (model.id, model.text) = ("b", "not read")
        model.id = "c"
        await settle()
        #expect(evaluations == 2)
        view.disappear()
        model.id = "d"
        await settle()
        view.update()
        #expect(evaluations == 2)
        view.appear()
        #expect(evaluations == 3)
    }

    @Test("What is attached to a branch ends with it, and begins with it")
    func branches() async {
        let latch = Latch()
        let view = HostedView(environment: environment) { [model, log] in
            if model.showsDetail {
                Content()
                    .translationTask(.init("de", "en")) { session in
                        model.sessions.append(session)
                        log.add("detail")
                        do { try await latch.wait() } catch { log.add("detail cancelled") }
                    }
                    .onDisappear { log.add("detail gone") }
            } else {
                Content().onAppear { log.add("nothing to see") }
            }
            Content().task { log.add("always") }
        }
        view.appear()
        await log.reach(2)
        model.showsDetail = false
        await log.reach(5)
        #expect(await code { _ = try await model.sessions[0].translate("hallo") } == .sessionExpired)
        #expect(log.events == ["detail", "always", "detail gone", "nothing to see", "detail cancelled"])
        view.disappear()
    }

    @Test("A view that was made before runs its task each time it appears")
    func madeBefore() async {
        let made = Content().task { [log] in log.add("task") }
        let view = HostedView(environment: environment) { made }
        for appearance in 1...3 {
            view.appear()
            await log.reach(appearance)
            view.disappear()
        }
        #expect(log.events == ["task", "task", "task"])
    }

    @Test("A task on no actor whose view was made before runs once, and the view does not wait for another run")
    func madeBeforeOnNoActor() async {
        let made = Content().task { @concurrent [log] in await MainActor.run { log.add("task") } }
        let view = HostedView(environment: environment) { made }
        view.appear()
        await log.reach(1)
        view.disappear()
        view.appear()
        #expect(!view.isWorking)
        #expect(log.events == ["task"])
        view.disappear()
    }

    @Test("Elements are known by their identifiers: what is attached to one goes on wherever it moves")
    func elements() async {
        let latch = Latch()
        let view = HostedView(environment: environment) { [model, log] in
            ForEach(model.names, id: \.self) { name in
                Content().task {
                    log.add("begin \(name)")
                    do { try await latch.wait() } catch { log.add("cancel \(name)") }
                }
            }
        }
        view.appear()
        await log.reach(3)
        model.names = ["c", "d", "a"]
        await log.reach(5)
        #expect(log.events.prefix(3) == ["begin a", "begin b", "begin c"])
        #expect(Set(log.events.suffix(2)) == ["cancel b", "begin d"])
        view.disappear()
        await log.reach(8)
    }

    @Test("State stays while its view is in the body, in views that are made anew with each evaluation, too")
    func state() async {
        struct Counting: View {
            @State private var count = 0
            let limit: Int
            let log: Log

            var body: some View {
                Content().task(id: count) {
                    log.add("\(count)")
                    if count < limit { count += 1 }
                }
            }
        }
        let view = HostedView(environment: environment) { [model, log] in
            let limit = model.text.count
            Counting(limit: limit, log: log)
        }
        model.text = "12"
        view.appear()
        await log.reach(3)
        #expect(log.events == ["0", "1", "2"])
        // The struct is made anew; its state is the one that was.
        model.text = "123"
        await settle()
        #expect(log.events == ["0", "1", "2"])
        view.disappear()
        view.appear()
        await log.reach(5)
        #expect(log.events == ["0", "1", "2", "2", "3"])
    }

    @Test("State is passed on by bindings, and forgotten with its branch")
    func bindings() async {
        struct Inner: View {
            @Binding var flag: Bool
            let log: Log

            var body: some View {
                Content().task(id: flag) {
                    log.add("inner \(flag)")
                    flag = true
                }
            }
        }
        struct Outer: View {
            @State private var flag = false
            let log: Log

            var body: some View { Inner(flag: $flag, log: log) }
        }
        let view = HostedView(environment: environment) { [model, log] in
            if model.showsDetail { Outer(log: log) }
        }
        view.appear()
        await log.reach(2)
        model.showsDetail = false
        await settle()
        model.showsDetail = true
        await log.reach(4)
        #expect(log.events == ["inner false", "inner true", "inner false", "inner true"])
        view.disappear()
    }

    @Test("A model reaches all views in the one that it is given to, and the nearest counts")
    func environmentModels() async {
        struct Reader: View {
            @Environment(ViewModel.self) var model
            let log: Log

            var body: some View { Content().task { log.add(model.text) } }
        }
        let (outer, inner) = (ViewModel(), ViewModel())
        (outer.text, inner.text) = ("outer", "inner")
        let view = HostedView(environment: environment) { [log] in
            Reader(log: log).environment(inner).environment(outer)
            Reader(log: log).environment(outer)
        }
        view.appear()
        await log.reach(2)
        #expect(log.events == ["inner", "outer"])
        view.disappear()
    }

    @Test("What a notice does to its own view comes after what is due")
    func reentrance() async {
        var view: HostedView?
        view = HostedView(environment: environment) { [log] in
            Content()
                .task { log.add("task \(Task.isCancelled)") }
                .onAppear { view?.disappear() }
                .onAppear { log.add("second") }
                .onDisappear { log.add("gone") }
        }
        view?.appear()
        await log.reach(3)
        #expect(log.events == ["second", "gone", "task true"])
        #expect(view?.isVisible == false)
        view = nil
    }

    @Test("A change that an end leads to comes after the starts that are due, and each run has its own action")
    func changeDuringEnd() async {
        var view: HostedView?
        view = HostedView(environment: HostedWorld(surface: ScriptedSurface(.init(latch: Latch()))).environment) { [model, log] in
            let id = model.id
            let isPresented = Binding(
                get: { model.isPresented },
                set: { isPresented in
                    model.isPresented = isPresented
                    // In the midst of the change to "b".
                    model.id = "c"
                    view?.update()
                })
            Content().translationPresentation(isPresented: isPresented, text: "hallo")
            Content().task(id: id) { log.add("\(id) \(Task.isCancelled)") }
        }
        model.isPresented = true
        view?.appear()
        await log.reach(1)
        (model.isPresented, model.id) = (false, "b")
        view?.update()
        await log.reach(3)
        #expect(log.events == ["a false", "b true", "c false"])
        view?.disappear()
        view = nil
    }

    @Test("Where misuse is to stop the process, a session that is kept beyond its view does")
    func trap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var world = HostedWorld()
            world.policies.misuse = .trap
            let model = await ViewModel()
            let environment = world.environment
            let view = await HostedView(environment: environment) {
                Content().translationTask(source: .init(identifier: "de"), target: .init(identifier: "en")) { session in
                    model.sessions.append(session)
                }
            }
            await view.appear()
            await settle()
            await view.disappear()
            _ = try? await model.sessions[0].translate("hallo")
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Use the session that the view hands out"))
    }
}
