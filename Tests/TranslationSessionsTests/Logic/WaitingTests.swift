// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationTesting

@testable import TranslationSessions

@Suite("Turns and bounded waits", .timeLimit(.minutes(10)))
struct WaitingTests {
    private struct Refusal: Error {}

    @Test("Turns go in the order of joining, to those who have not left", arguments: 0..<20)
    func turnsGoInOrder(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var queue = SerialQueueState()
        var model: [SerialQueueState.Ticket] = []
        for _ in 0..<200 {
            if model.isEmpty || Bool.random(using: &generator) {
                model.append(queue.join())
            } else {
                let index = Int.random(in: model.indices, using: &generator)
                let ticket = model.remove(at: index)
                let next = queue.leave(ticket)
                #expect(next == (index == 0 ? model.first : nil))
            }
            #expect(queue.everyone == model)
            #expect(queue.holder == model.first)
        }
    }

    @Test("A serial queue lets one through at a time, also where some give up")
    func serialQueue() async {
        let serialQueue = SerialQueue()
        let inside = Locked(0)
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<200 {
                group.addTask {
                    let ticket = serialQueue.join()
                    defer { serialQueue.leave(ticket) }
                    let wait = Task { try await serialQueue.reachFront(with: ticket) }
                    if number % 3 == 0 { wait.cancel() }
                    guard case .success = await wait.result else { return }
                    #expect(
                        inside.withLock {
                            $0 += 1; return $0
                        } == 1)
                    await Task.yield()
                    inside.withLock { $0 -= 1 }
                }
            }
        }
    }

    @Test("Who waits with the turn for others is told of each, and of its own cancellation")
    func yieldsTurn() async throws {
        let serialQueue = SerialQueue()
        let first = serialQueue.join()
        try await serialQueue.reachFront(with: first)
        let told = Task { try await serialQueue.reachOthers(with: first) }
        await Task.yield()
        let second = serialQueue.join()
        try await told.value
        // Who asks later is told at once.
        try await serialQueue.reachOthers(with: first)
        serialQueue.leave(first)
        try await serialQueue.reachFront(with: second)
        let cancelled = Task { try await serialQueue.reachOthers(with: second) }
        await Task.yield()
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        serialQueue.leave(second)
    }

    @Test("What an operation ends with is what its wait ends with")
    func undisturbedWait() async throws {
        let clock = ManualClock()
        #expect(try await bounded(by: .seconds(1), grace: .zero, clock: clock) { _ in 7 } == 7)
        await #expect(throws: Refusal.self) { try await bounded(by: nil, grace: .zero, clock: clock) { _ in throw Refusal() } }
    }

    @Test("An operation is stopped at its deadline, and waited for as long as its grace lasts", arguments: [true, false])
    func deadline(heeds: Bool) async {
        let clock = ManualClock()
        let (latch, begun) = (Latch(), Counter())
        async let error = thrown {
            try await bounded(by: .seconds(5), grace: .seconds(2), clock: clock) { _ in
                begun.add()
                if heeds { try await latch.wait() } else { await latch.waitRegardless() }
            }
        }
        await begun.reach(1)
        await clock.sleepers.reach(1)
        clock.advance(by: .seconds(5))
        if !heeds {
            await clock.sleepers.reach(2)
            clock.advance(by: .seconds(2))
        }
        #expect(await error is DeadlinePassed)
        latch.open()
    }

    @Test("Who waits for a number is let go when it is cancelled, before it waits or while it does, and nobody else is")
    func cancelledCounting() async {
        let (counter, waited) = (Counter(), Counter())
        let tasks = (1...3).map { goal in
            Task {
                await counter.reach(goal)
                waited.add()
            }
        }
        counter.add()
        await tasks[0].value
        tasks[2].cancel()
        await tasks[2].value
        #expect(waited.count == 2)
        counter.add()
        await tasks[1].value
        #expect(counter.count == 2)
    }

    @Test("The deadline runs from the last progress: not sooner, and not later")
    func progress() async throws {
        let clock = ManualClock()
        let (latch, progress) = (Latch(), LastProgress(by: clock))
        async let error = thrown {
            try await bounded(by: .seconds(5), grace: .seconds(2), clock: clock, progress: progress) { _ in try await latch.wait()
            }
        }
        // Progress comes at 3, 6 and 9 seconds; the timer looks at 5, 8 and 11.
        await clock.sleepers.reach(1)
        clock.advance(by: .seconds(3))
        progress.note()
        for round in 2...3 {
            clock.advance(by: .seconds(2))
            await clock.sleepers.reach(round)
            clock.advance(by: .seconds(1))
            progress.note()
        }
        clock.advance(by: .seconds(2))
        await clock.sleepers.reach(4)
        #expect(progress.age == .seconds(2))
        clock.advance(by: .seconds(3))
        #expect(await error is DeadlinePassed)
        latch.open()
    }

    @Test("An operation can have itself stopped, and the wait throws its reason")
    func stopping() async {
        await #expect(throws: Refusal.self) {
            try await bounded(by: nil, grace: .seconds(1), clock: ManualClock()) { stop in
                stop(Refusal())
                #expect(Task.isCancelled)
            }
        }
    }

    @Test("Who is cancelled before waiting does not wait, and nothing begins")
    func cancelledBeforehand() async {
        let begun = Counter()
        let task = Task {
            // Nobody opens it: its wait ends when the task is cancelled.
            try? await Latch().wait()
            try await bounded(by: nil, grace: .seconds(1), clock: ManualClock()) { _ in begun.add() }
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(begun.count == 0)
    }

    @Test("A bounded wait resumes exactly once, whatever happens in whatever order", arguments: 0..<50)
    func resumesOnce(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var wait = BoundedWait<Int>()
        var resumptions = 0
        for _ in 0..<20 {
            let action: BoundedWait<Int>.Action =
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: wait.operationEnded(.success(1))
                case 1: wait.stop(because: Refusal())
                case 2: wait.stop(because: CancellationError())
                default: wait.graceEnded()
                }
            if case .resume = action { resumptions += 1 }
        }
        if case .resume = wait.operationEnded(.success(1)) { resumptions += 1 }
        #expect(resumptions == 1)
    }
}
