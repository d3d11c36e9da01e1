import Dispatch
import Synchronization

/// Does work on several cores and hands on its outcomes in the order that the work came in, holding little of it at a time.
struct OrderedWork<Item: Sendable, Outcome: Sendable> {
    /// How many items are worked on at once; 1 starts no thread.
    let jobs: Int
    /// How many items are taken before the first outcome is handed on.
    let window: Int
    /// What is done with an item.
    let work: @Sendable (Item) -> Outcome

    /// Takes items until there are none.
    ///
    /// An item that comes alone is worked on here and now: for a short text, starting a thread takes longer than the work.
    ///
    /// - Parameters:
    ///   - isReady: Whether `next` would answer without waiting. While it would not, outcomes are handed on rather than kept.
    ///   - isLast: Whether it is known that no item comes behind the one that `next` gave last.
    ///   - next: Gives the next item; nil after the last.
    ///   - deliver: Takes the outcomes, in order.
    func run(
        isReady: () -> Bool = { true }, isLast: () -> Bool, next: () throws(CommandError) -> Item?,
        deliver: (Outcome) throws(CommandError) -> Void
    ) throws(CommandError) {
        // Without room for other threads the work is done here.
        let jobs = jobs > 1 && (try? OpenFiles.allow()) == nil ? 1 : jobs
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
            if jobs == 1 || number == delivered && (isLast() || !isReady()) {
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
