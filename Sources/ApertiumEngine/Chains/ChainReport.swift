// SPDX-License-Identifier: Apache-2.0

import CProcess
import Glibc

/// How a program of a chain ended, where it had ended before the chain was.
struct StageOutcome: Sendable, Hashable {
    /// The program's path.
    let program: String
    /// The status it ended with.
    let status: Int32
    /// The signal that ended it, or 0.
    let signal: Int32

    /// The outcome of a program; nil where it ran, or ended as it should.
    init?(program: String, _ outcome: cprocess_outcome) {
        guard !outcome.running, outcome.status != 0 || outcome.signal != 0 else { return nil }
        self.program = program
        self.status = outcome.status
        self.signal = outcome.signal
    }
}

/// What a chain left behind, for messages.
struct ChainReport: Sendable, Hashable {
    /// The last of what its programs wrote to their standard errors.
    let diagnostics: String
    /// The programs that had ended by themselves, and not well.
    let outcomes: [StageOutcome]

    /// Whether somebody killed a program: no fault of its own ends it so.
    var tellsOfKilling: Bool { outcomes.contains { $0.signal == SIGKILL || $0.signal == SIGTERM } }
}
