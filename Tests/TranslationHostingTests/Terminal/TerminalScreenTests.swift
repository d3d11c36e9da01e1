// SPDX-License-Identifier: Apache-2.0

import PseudoTerminals
import Testing

@Suite("A screen that a program draws itself", .timeLimit(.minutes(5)))
struct TerminalScreenTests {
    @Test("is scrolled by keys that the program does not see, and stays where it was when it is shown anew")
    func scrolls() async throws {
        let terminal = try Scenario.start("screen")
        try await terminal.wait(for: "0 keys")
        terminal.type("l")
        try await terminal.wait(for: "line 1 of 80 columns")
        terminal.type("\u{1B}[F")
        #expect(try await terminal.wait(for: "line 40 of 80 columns").shows("page 1"))
        terminal.type("l")
        #expect(try await terminal.wait(for: "page 2").shows("line 40 of"))
        terminal.resize(columns: 60, rows: 20)
        try await terminal.wait(for: "line 30 of 60 columns")
        terminal.type("\u{1B}[H")
        try await terminal.wait(for: "line 1 of 60 columns")
        // The keys that scrolled are not among the program's.
        terminal.type("x")
        try await terminal.wait(for: "3 keys at 60 columns")
        terminal.type("q")
        try await terminal.wait(for: "keys: 4")
        #expect(try await terminal.end() == 0)
    }
}
