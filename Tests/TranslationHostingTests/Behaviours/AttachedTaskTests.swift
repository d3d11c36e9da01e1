// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import TranslationHosting
import TranslationSessions
import TranslationTesting

@MainActor @Suite("5.9 Tasks of a view", .timeLimit(.minutes(10)))
struct AttachedTaskTests {
    private let model = ViewModel()
    private let log = Log()
    private let environment = HostedWorld().environment

    @Test("S125: a task is scheduled before its view appears")
    func scheduledBeforeAppearing() async {
        let executor = CountingExecutor()
        let view = HostedView(environment: environment) { [log] in
            Content()
                .task(executorPreference: executor) { @concurrent in }
                .onAppear { log.add("appeared after \(executor.jobs.count) jobs") }
        }
        view.appear()
        #expect(log.events == ["appeared after 1 jobs"])
    }

    @Test("S126: a new identity cancels the task and starts another")
    func newIdentity() async {
        let latch = Latch()
        let view = HostedView(environment: environment) { [model, log] in
            let id = model.id
            Content().task(id: id) {
                log.add("begin \(id)")
                do { try await latch.wait() } catch { log.add("cancel \(id) \(Task.isCancelled)") }
            }
        }
        view.appear()
        await log.reach(1)
        model.id = "b"
        await log.reach(3)
        #expect(Set(log.events) == ["begin a", "begin b", "cancel a true"])
        view.disappear()
        await log.reach(4)
    }

    @Test("S127: identities are compared by equality, with the last one only")
    func identityByEquality() async {
        final class Server: Equatable {
            let name: String
            init(_ name: String) { self.name = name }
            static func == (left: Server, right: Server) -> Bool { left.name == right.name }
        }
        let view = HostedView(environment: environment) { [model, log] in
            let server = Server(model.id)
            Content().task(id: server) { log.add(server.name) }
        }
        view.appear()
        await log.reach(1)
        for id in ["b", "a"] {
            model.id = id
            await log.reach(log.events.count + 1)
        }
        model.id = "a"
        view.update()
        await settle()
        #expect(log.events == ["a", "b", "a"])
    }

    @Test("S128: an identity need only be equatable")
    func equatableIdentity() async {
        struct Identity: Equatable {
            let closure: () -> Void
            let name: String
            static func == (left: Identity, right: Identity) -> Bool { left.name == right.name }
        }
        let view = HostedView(environment: environment) { [model, log] in
            Content().task(id: Identity(closure: {}, name: model.id)) { log.add("run") }
        }
        view.appear()
        await log.reach(1)
        view.update()
        model.id = "b"
        await log.reach(2)
        await settle()
        #expect(log.events.count == 2)
    }

    @Test("S129: a task that runs when its view disappears is cancelled, one that has finished is not")
    func disappearing() async {
        let latch = Latch()
        let view = HostedView(environment: environment) { [log] in
            Content()
                .task {
                    await withTaskCancellationHandler {
                        log.add("finished")
                    } onCancel: {
                        Issue.record("A finished task was cancelled.")
                    }
                }
                .task { do { try await latch.wait() } catch { log.add("cancelled") } }
        }
        view.appear()
        await log.reach(1)
        await latch.arrivals.reach(1)
        view.disappear()
        await log.reach(2)
        #expect(log.events == ["finished", "cancelled"])
    }

    @Test("S130: the old task may still run when the new one starts")
    func overlapping() async {
        let latch = Latch()
        let view = HostedView(environment: environment) { [model, log] in
            let id = model.id
            Content().task(id: id) {
                log.add("begin \(id)")
                if id == "a" { await latch.waitRegardless() }
                log.add("end \(id)")
            }
        }
        view.appear()
        await latch.arrivals.reach(1)
        model.id = "b"
        await log.reach(3)
        latch.open()
        await log.reach(4)
        #expect(log.events == ["begin a", "begin b", "end b", "end a"])
        #expect(view.isVisible)
    }

    @Test("S131: a task has a name, given or made up")
    func names() async {
        let view = HostedView(environment: environment) { [log] in
            Content()
                .task(name: "given") { log.add(Task.name ?? "none") }
                .task(id: 1, name: "given with identity") { log.add(Task.name ?? "none") }
                .task { log.add(Task.name ?? "none") }
        }
        view.appear()
        await log.reach(3)
        #expect(log.events.prefix(2) == ["given", "given with identity"])
        #expect(log.events[2] != "none")
    }

    @Test("S132: a name that is made up tells file and line")
    func madeUpName() async {
        let executor = CountingExecutor()
        let line = #line + 3
        let view = HostedView(environment: environment) { [log] in
            Content()
                .task { log.add(Task.name ?? "") }
                .task(id: 1) { log.add(Task.name ?? "") }
                .task(executorPreference: executor) { log.add(Task.name ?? "") }
                .task(id: 1, executorPreference: executor) { log.add(Task.name ?? "") }
        }
        view.appear()
        await log.reach(4)
        #expect(
            Set(log.events)
                == Set((0..<4).map { "task at TranslationHostingTests/AttachedTaskTests.swift:\(line + $0)" }))
    }

    @Test("S133: a task has the priority of what a person waits for, unless told")
    func priorities() async {
        let view = HostedView(environment: environment) { [log] in
            Content()
                .task { @concurrent in await log.add("\(Task.basePriority == .userInitiated)") }
                .task(priority: .background) { @concurrent in await log.add("\(Task.basePriority == .background)") }
        }
        view.appear()
        await log.reach(2)
        #expect(log.events == ["true", "true"])
    }

    @Test("S134: a task runs on the executor that is preferred")
    func executor() async {
        let (first, second) = (CountingExecutor(), CountingExecutor())
        let view = HostedView(environment: environment) { [model, log] in
            Content()
                .task(executorPreference: first) { @concurrent in await log.add("without identity") }
                .task(id: model.id, executorPreference: second) { @concurrent in await log.add("with identity") }
        }
        view.appear()
        await log.reach(2)
        #expect(first.jobs.count >= 1)
        #expect(second.jobs.count >= 1)
    }

    @Test("Another executor alone restarts nothing; the next task runs on it")
    func changeOfExecutor() async {
        let (first, second) = (CountingExecutor(), CountingExecutor())
        let view = HostedView(environment: environment) { [model, log] in
            let executor = model.text == "hallo" ? first : second
            Content().task(id: model.id, executorPreference: executor) { @concurrent in await log.add("run") }
        }
        view.appear()
        await log.reach(1)
        model.text = "welt"
        view.update()
        await settle()
        #expect(log.events == ["run"])
        #expect(second.jobs.count == 0)
        model.id = "b"
        await log.reach(2)
        #expect(second.jobs.count >= 1)
    }

    @Test("S135: an action keeps its isolation and cannot throw")
    func isolation() async {
        let actor = Recorder()
        let view = HostedView(environment: environment) { [log] in
            Content()
                // On the main actor, as the body is: `add` needs no await.
                .task { log.add("main actor") }
                .task { await actor.record() }
        }
        view.appear()
        await log.reach(1)
        await actor.recorded.reach(1)
        #expect(log.events == ["main actor"])
        // That a closure which throws is refused is the compiler's affair: this type takes none.
        let modifier: (@escaping @Sendable @isolated(any) () async -> Void) -> any View = { Content().task($0) }
        _ = modifier
    }

    @Test("S136: an action without an end ends by cancellation")
    func endless() async {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let ended = Counter()
        continuation.onTermination = { _ in ended.add() }
        let view = HostedView(environment: environment) { [model, log] in
            let id = model.id
            Content().task(id: id) {
                if id == "a" { for await number in stream { log.add("\(number)") } }
                log.add("end \(id)")
            }
        }
        view.appear()
        continuation.yield(1)
        await log.reach(1)
        model.id = "b"
        await log.reach(3)
        await ended.reach(1)
        #expect(Set(log.events) == ["1", "end a", "end b"])
        #expect(view.isVisible)
    }
}

/// An executor that counts the jobs it is given.
private final class CountingExecutor: TaskExecutor {
    let jobs = Counter()

    func enqueue(_ job: consuming ExecutorJob) {
        jobs.add()
        let job = UnownedJob(job)
        let executor = asUnownedTaskExecutor()
        Thread.detachNewThread { job.runSynchronously(on: executor) }
    }
}

private actor Recorder {
    let recorded = Counter()

    func record() { recorded.add() }
}
