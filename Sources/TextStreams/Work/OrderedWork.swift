// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Glibc
import Synchronization
import SystemFiles

/// Does work on several cores and hands on its outcomes in the order that the work came in, holding little of it at a time.
///
///     let work = OrderedWork(window: 100) { (path: String) in detector.detect(text(of: path)) }
///     var rest = paths[...]
///     work.run(isLast: { rest.isEmpty }, next: { rest.popFirst() }, deliver: { print($0) })
public struct OrderedWork<Item: Sendable, Outcome: Sendable>: Sendable {
    private let jobs: Int
    private let window: Int
    private let work: @Sendable (Item) -> Outcome

    /// Work that is done with each item.
    ///
    /// - Parameters:
    ///   - jobs: How many items are worked on at once, at least one; 1 starts no thread.
    ///   - window: How many items are taken at most before the first outcome is handed on, at least one.
    ///   - work: What is done with an item.
    public init(jobs: Int = Processors.count, window: Int, work: @escaping @Sendable (Item) -> Outcome) {
        self.jobs = max(1, jobs)
        self.window = max(1, window)
        self.work = work
    }

    /// Takes items until there are none.
    ///
    /// An item that comes alone is worked on here and now: for a short text, starting a thread takes longer than the work.
    ///
    /// - Parameters:
    ///   - isReady: Whether `next` would answer without waiting. While it would not, outcomes are handed on rather than kept.
    ///   - isLast: Whether it is known that no item comes after the one that `next` gave last.
    ///   - next: Gives the next item; nil after the last.
    ///   - deliver: Takes the outcomes, in order.
    /// - Throws: What `next` and `deliver` throw, at once; what is still worked on then is not waited for.
    public func run<Failure: Error>(
        isReady: () -> Bool = { true }, isLast: () -> Bool, next: () throws(Failure) -> Item?,
        deliver: (Outcome) throws(Failure) -> Void
    ) throws(Failure) {
        // Without room for other threads, which is looked for when they are needed first, the work is done here.
        var jobs = jobs > 1 && (try? OpenFiles.allow()) == nil ? 1 : jobs
        var hasThreads: Bool?
        let finished = FinishedWork<Outcome>()
        var hasEnded = false
        var (taken, running, delivered) = (0, 0, 0)
        while !hasEnded || delivered < taken {
            let mayTake = !hasEnded && running < jobs && taken - delivered < window
            guard mayTake, taken == delivered || isReady() else {
                finished.wait()
                running -= 1
                while let outcome = finished.remove(delivered) {
                    delivered += 1
                    try deliver(outcome)
                }
                continue
            }
            guard let item = try next() else {
                hasEnded = true
                continue
            }
            let number = taken
            taken += 1
            let isAlone = number == delivered && (isLast() || !isReady())
            if jobs > 1, !isAlone, hasThreads == nil {
                let wanted = min(jobs, Processors.count) + 1
                hasThreads = AvailableThreads.count(upTo: wanted) == wanted
                if hasThreads == false { jobs = 1 }
            }
            if jobs == 1 || isAlone {
                delivered += 1
                try deliver(work(item))
            } else {
                running += 1
                DispatchQueue.global().async { [work] in finished.add(work(item), as: number) }
            }
        }
    }
}

/// The outcomes that have not been handed on yet, by their number.
private final class FinishedWork<Outcome: Sendable>: Sendable {
    private let outcomes = Mutex<[Int: Outcome]>([:])
    private let count = DispatchSemaphore(value: 0)

    func add(_ outcome: Outcome, as number: Int) {
        outcomes.withLock { $0[number] = outcome }
        count.signal()
    }

    /// Waits until one more has been added.
    func wait() {
        count.wait()
    }

    func remove(_ number: Int) -> Outcome? {
        outcomes.withLock { $0.removeValue(forKey: number) }
    }
}

/// The cores of this machine.
public enum Processors {
    /// The most items that are worked on at once, however many cores there are.
    public static let maximumJobs = 1024

    /// How many there are, at least one.
    public static var count: Int { min(AvailableCores.count, maximumJobs) }
}

/// How many files this process may have open at once.
package enum OpenFiles {
    /// More than the process needs for signals, a folder that is written and pipes to other programs. Dispatch ends the process
    /// when it gets no descriptor.
    private static let needed: rlim_t = 64

    /// Allows as many as are needed, where it may.
    package static func allow() throws(TextStreamError) {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < needed else { return }
        limit.rlim_cur = needed
        guard setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
            throw .tooFewOpenFiles(needed: Int(needed))
        }
    }
}
