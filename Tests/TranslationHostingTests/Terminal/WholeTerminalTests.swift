// SPDX-License-Identifier: Apache-2.0

import Foundation
import PseudoTerminals
import Testing

@Suite("A terminal is whole again", .timeLimit(.minutes(5)))
struct WholeTerminalTests {
    /// A state in which a process may be ended: the scenario, the keys that lead there, and what is shown then.
    struct Place: Sendable, CustomTestStringConvertible {
        let scenario: [String]
        var steps: [(awaited: String, keys: String)] = []
        let shown: String

        var testDescription: String { "\(scenario[0]), \(shown)" }
    }

    private static let places = [
        Place(scenario: ["source", "bon día"], shown: "Which language"),
        Place(scenario: ["source", "bon día"], steps: [("Which language", "ja")], shown: "› Japanese"),
        Place(scenario: ["install", "pack", "1"], shown: "y install"),
        Place(scenario: ["progress"], steps: [("y install", "y")], shown: "30 %"),
        Place(scenario: ["overlay", "Bon dia", "Buenos días"], shown: "Esc close"),
        Place(scenario: ["overlay", "Bon dia", "Buenos días"], steps: [("Esc close", "t")], shown: "into which language"),
        Place(scenario: ["screen"], shown: "0 keys"),
        Place(scenario: ["screen"], steps: [("0 keys", " ")], shown: "Esc close"),
    ]

    private static func lead(to place: Place) async throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(Scenario.program, place.scenario)
        for step in place.steps {
            try await terminal.wait(for: step.awaited)
            terminal.type(step.keys)
        }
        let screen = try await terminal.wait(for: place.shown)
        #expect(screen.isAlternate && terminal.modes != terminal.firstModes)
        return terminal
    }

    @Test("after Ctrl-C in every state", arguments: places)
    func endsByInterrupt(place: Place) async throws {
        let terminal = try await Self.lead(to: place)
        terminal.type("\u{3}")
        #expect(try await terminal.end() == 128 + SIGINT)
        try await terminal.wait(for: "the screen as it was") { $0.isAsFound }
        #expect(terminal.modes == terminal.firstModes && terminal.screen.faults.isEmpty)
    }

    @Test(
        "after every signal that ends a process",
        arguments: [
            SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGSYS, SIGUSR1, SIGUSR2, SIGPIPE, SIGVTALRM,
            SIGPROF, SIGXFSZ,
        ])
    func endsBySignal(number: Int32) async throws {
        let terminal = try await Self.lead(to: Self.places[0])
        terminal.signal(number)
        #expect(try await terminal.end() == 128 + number)
        try await terminal.wait(for: "the screen as it was") { $0.isAsFound }
        #expect(terminal.modes == terminal.firstModes)
    }

    @Test(
        "after a trap, an abort, an exit, and the end",
        arguments: [("t", 128 + SIGILL), ("a", 128 + SIGABRT), ("e", 3), ("q", 0)])
    func endsByItself(key: String, status: Int32) async throws {
        let terminal = try await Self.lead(to: Self.places[6])
        terminal.type(key)
        let end = try await terminal.end()
        // A trap of Swift's is an illegal instruction on x86-64 and a breakpoint on ARM.
        #expect(end == status || (key == "t" && end == 128 + SIGTRAP))
        try await terminal.wait(for: "the screen as it was") { $0.isAsFound }
        // What the trap has to say comes behind what leaves the screen.
        try await terminal.wait(forOutput: "the trap's words") { output in
            key != "t" || output.components(separatedBy: "\u{1B}[?1049l").last?.contains("the scenario traps") == true
        }
        #expect(terminal.modes == terminal.firstModes)
    }

    @Test("after a signal to a process whose terminal was halted by Ctrl-S", arguments: [SIGTERM, SIGINT, SIGHUP])
    func endsWhileHalted(number: Int32) async throws {
        let terminal = try await Self.lead(to: Self.places[6])
        terminal.type("\u{13}")
        terminal.type("x")
        terminal.signal(number)
        #expect(try await terminal.end() == 128 + number)
        try await terminal.wait(for: "the screen as it was") { $0.isAsFound }
        #expect(terminal.modes == terminal.firstModes)
    }

    @Test("and what was written to standard error meanwhile is there, were it one long line")
    func keepsErrors() async throws {
        let terminal = try await Self.lead(to: Self.places[6])
        terminal.type("w")
        try await terminal.wait(for: "1 keys")
        terminal.type("q")
        #expect(try await terminal.end() == 0)
        try await terminal.wait(forOutput: "the line") { output in
            output.components(separatedBy: "\u{1B}[?1049l").last?.contains(String(repeating: "!", count: 10_000)) == true
        }
    }

    @Test("while the process is stopped; and the screen is drawn anew when it goes on")
    func stopsAndGoesOn() async throws {
        let script = "set -m; '\(Scenario.program.path)' source 'bon día'; echo stopped; read -r; fg >/dev/null"
        let terminal = try PseudoTerminal(URL(filePath: "/bin/bash"), ["--norc", "--noprofile", "-c", script])
        try await terminal.wait(for: "Which language")
        terminal.type("\u{1A}")
        try await terminal.wait(for: "the screen as it was") { $0.isAsFound && $0.shows("stopped") }
        #expect(terminal.modes == terminal.firstModes)
        terminal.type("\n")
        try await terminal.wait(for: "Which language")
        terminal.type("\n")
        try await terminal.wait(for: "source: ca")
        #expect(try await terminal.end() == 0)
        #expect(terminal.screen.isAsFound && terminal.modes == terminal.firstModes)
    }

    @Test("on sixty columns, where every word has its place", arguments: places)
    func fitsSixtyColumns(place: Place) async throws {
        let terminal = try PseudoTerminal(Scenario.program, place.scenario, columns: 60)
        for step in place.steps {
            try await terminal.wait(for: step.awaited)
            terminal.type(step.keys)
        }
        let screen = try await terminal.wait(for: place.shown)
        #expect(!screen.hasOverflowed && screen.faults.isEmpty && !screen.shows("…"))
    }
}
