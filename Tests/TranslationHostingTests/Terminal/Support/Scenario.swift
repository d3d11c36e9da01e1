// SPDX-License-Identifier: Apache-2.0

import Foundation
import PseudoTerminals

/// A run of `TerminalScenarios` on a pseudo-terminal.
enum Scenario {
    /// The program that was built together with these tests: it stands beside them.
    static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(
        path: "TerminalScenarios")

    /// Starts a scenario.
    static func start(
        _ arguments: String..., columns: Int = 80, rows: Int = 24, environment: [String: String] = [:], input: String? = nil
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            program, arguments, columns: columns, rows: rows, environment: environment, input: input)
    }
}
