// SPDX-License-Identifier: Apache-2.0

import CProcess
import Glibc
import TranslationSessions

/// Ends the waiting of a thread from another.
final class WakeSignal: Sendable {
    /// What a thread waits for, beside what else it waits for.
    let descriptor: Int32
    private let state = Locked(false)

    /// Whether the signal was given.
    var isGiven: Bool { state.withLock(\.self) }

    /// A signal that is not given yet.
    ///
    /// - Throws: `ApertiumError` where the system has no descriptor left.
    init() throws(ApertiumError) {
        descriptor = cprocess_wake_open()
        if descriptor < 0 { throw ApertiumError(.systemRefused(errno)) }
    }

    deinit {
        cprocess_wake_close(descriptor)
    }

    /// Gives the signal, once for all.
    func give() {
        state.withLock { $0 = true }
        cprocess_wake_give(descriptor)
    }
}
