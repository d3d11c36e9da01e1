/// Does work on several cores and hands on its outcomes in the order that the work came in, holding little of it at a time.
struct OrderedWork<Item: Sendable, Outcome: Sendable> {
    /// How many items are worked on at once; 1 starts no task.
    let jobs: Int
    /// How many items are taken before the first outcome is handed on.
    let window: Int
    /// What is done with an item.
    let work: @Sendable (Item) async -> Outcome

    /// Takes items until there are none.
    ///
    /// - Parameters:
    ///   - isReady: Whether `next` would answer without waiting. While it would not, outcomes are handed on rather than kept.
    ///   - next: Gives the next item; nil after the last.
    ///   - deliver: Takes the outcomes, in order.
    func run(
        isReady: () -> Bool = { true }, next: () throws(CommandError) -> Item?,
        deliver: (Outcome) throws(CommandError) -> Void
    ) async throws(CommandError) {
        guard jobs > 1 else {
            while let item = try next() { try deliver(await work(item)) }
            return
        }
        let failure = await withTaskGroup(of: (Int, Outcome).self) { group -> CommandError? in
            var taken = 0
            var finished = 0
            var delivered = 0
            var waiting: [Int: Outcome] = [:]
            do throws(CommandError) {
                var hasEnded = false
                while !hasEnded || delivered < taken {
                    let mayTake = !hasEnded && taken - finished < jobs && taken - delivered < window
                    if mayTake, taken == delivered || isReady() {
                        guard let item = try next() else {
                            hasEnded = true
                            continue
                        }
                        let number = taken
                        taken += 1
                        group.addTask { (number, await work(item)) }
                    } else if let (number, outcome) = await group.next() {
                        finished += 1
                        waiting[number] = outcome
                        while let outcome = waiting.removeValue(forKey: delivered) {
                            delivered += 1
                            try deliver(outcome)
                        }
                    }
                }
                return nil
            } catch {
                return error
            }
        }
        if let failure { throw failure }
    }
}
