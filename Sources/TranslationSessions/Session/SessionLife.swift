// SPDX-License-Identifier: Apache-2.0

/// The state machine of a session's life: whether it still takes calls, and which it has taken.
///
/// `CallQueue` drives it.
struct SessionLife: Sendable {
    /// How a session ended.
    enum End: Sendable {
        /// Somebody cancelled it.
        case cancelled
        /// Its view has gone or its configuration has changed.
        case expired
    }

    private(set) var end: End?
    private var calls: Set<SerialQueueState.Ticket> = []

    /// Admits a call, or says why not.
    mutating func admit(_ ticket: SerialQueueState.Ticket) throws(TranslationError) {
        switch end {
        case nil: calls.insert(ticket)
        case .cancelled: throw TranslationError(.alreadyCancelled)
        case .expired: throw TranslationError(.sessionExpired)
        }
    }

    /// Whether a call was admitted and is not over.
    func isRunning(_ ticket: SerialQueueState.Ticket) -> Bool {
        calls.contains(ticket)
    }

    /// Whether nothing is to be left of the session: it was cancelled, and its calls are over.
    var isCleared: Bool { end == .cancelled && calls.isEmpty }

    /// A call is over.
    mutating func leave(_ ticket: SerialQueueState.Ticket) {
        calls.remove(ticket)
    }

    /// Ends the session. The first end counts.
    ///
    /// - Returns: The calls that are to be cancelled.
    mutating func end(by end: End) -> Set<SerialQueueState.Ticket> {
        self.end = self.end ?? end
        return calls
    }
}
