// SPDX-License-Identifier: Apache-2.0

/// Who has the turn and who waits for it: first come, first served, one at a time.
///
/// A value without waiting of its own; `SerialQueue` drives it.
struct SerialQueueState: Sendable {
    /// A place in the queue.
    struct Ticket: Hashable, Sendable {
        fileprivate let number: Int
    }

    /// Who has the turn.
    private(set) var holder: Ticket?
    private var waiting: [Ticket] = []
    private var nextNumber = 0

    /// Everybody in the queue, the holder of the turn first.
    var everyone: [Ticket] { (holder.map { [$0] } ?? []) + waiting }

    /// Takes a place at the end; the turn at once where nobody has it.
    mutating func join() -> Ticket {
        let ticket = Ticket(number: nextNumber)
        nextNumber += 1
        if holder == nil { holder = ticket } else { waiting.append(ticket) }
        return ticket
    }

    /// Gives up a place, had or waited for.
    ///
    /// - Returns: Who has the turn now, where it passed on.
    mutating func leave(_ ticket: Ticket) -> Ticket? {
        guard ticket == holder else {
            waiting.removeAll { $0 == ticket }
            return nil
        }
        holder = waiting.isEmpty ? nil : waiting.removeFirst()
        return holder
    }
}
