// SPDX-License-Identifier: Apache-2.0

import PseudoTerminals
import Testing

@Suite("At a terminal, the source of a text")
struct ChoosingSourceTests {
    private static let question = "Which language is this text in?"

    /// The hypotheses of this text are Catalan and Spanish.
    private static let text = "bon día"

    @Test("is asked for with the likeliest first, and taken by the enter key")
    func offersHypotheses() async throws {
        let terminal = try Scenario.start("source", Self.text)
        let screen = try await terminal.wait(for: "Esc leave it as it is")
        let places = ["Catalan", "Spanish", "German"].map { name in screen.lines.firstIndex { $0.contains(name) } ?? -1 }
        #expect(screen.lines.first == Self.question && screen.shows(Self.text))
        #expect(places.allSatisfy { $0 > 0 } && places == places.sorted())
        #expect(screen.lines[places[0]].hasPrefix("› ") && screen.lines[places[0]].hasSuffix("50 %"))
        terminal.type("\n")
        try await terminal.wait(for: "source: ca")
        #expect(try await terminal.end() == 0)
    }

    @Test(
        "is found by typing a name in English, its own name, a part of it, or a tag",
        arguments: [
            ("japan", "ja"), ("日本", "ja"), ("deutsch", "de"), ("CHINESE", "zh-Hant"), ("zh-h", "zh-Hant"), ("espan", "es"),
        ])
    func narrowsByTyping(typed: String, tag: String) async throws {
        let terminal = try Scenario.start("source", Self.text)
        try await terminal.wait(for: Self.question)
        terminal.type(typed)
        try await terminal.wait(for: "the only match") { screen in
            screen.lines.contains { $0.hasPrefix("› ") && $0.contains("(\(tag))") } && screen.shows("Type a name: \(typed)")
        }
        terminal.type("\r")
        try await terminal.wait(for: "source: \(tag)")
        #expect(try await terminal.end() == 0)
    }

    @Test("is found with the arrow keys, and by deleting what was typed")
    func movesWithKeys() async throws {
        let terminal = try Scenario.start("source", Self.text)
        try await terminal.wait(for: Self.question)
        terminal.type("xyz")
        try await terminal.wait(for: "no language has this name")
        terminal.type("\u{7F}\u{7F}\u{7F}\u{1B}[B\u{1B}OB\u{1B}[A")
        try await terminal.wait(for: "Spanish") { $0.lines.contains { $0.hasPrefix("› Spanish") } }
        terminal.type("\n")
        try await terminal.wait(for: "source: es")
        #expect(try await terminal.end() == 0)
    }

    @Test("stays unknown where the person declines")
    func declines() async throws {
        let terminal = try Scenario.start("source", Self.text)
        try await terminal.wait(for: Self.question)
        terminal.type("\u{1B}")
        let screen = try await terminal.wait(for: "error: ")
        #expect(screen.isAsFound)
        #expect(try await terminal.end() == 0)
    }

    @Test("is asked for no longer than the deadline")
    func keepsDeadline() async throws {
        let terminal = try Scenario.start("deadline")
        let screen = try await terminal.wait(for: "error: ")
        #expect(screen.isAsFound)
        #expect(try await terminal.end() == 0)
    }

    @Test("is asked for at the terminal where standard input is something else")
    func asksBesideInput() async throws {
        let terminal = try Scenario.start("source", Self.text, input: "/dev/null")
        try await terminal.wait(for: Self.question)
        terminal.type("\n")
        try await terminal.wait(for: "source: ca")
        #expect(try await terminal.end() == 0)
    }

    @Test("is asked for line by line where nothing can be drawn", arguments: ["2", "Spanish", "español", "es"])
    func asksLineByLine(answer: String) async throws {
        let terminal = try Scenario.start("source", Self.text, environment: ["TERM": "dumb"])
        let screen = try await terminal.wait(for: "an empty line to leave it as it is:")
        #expect(screen.lines.contains { $0.hasPrefix("1. Catalan") } && screen.lines.contains { $0.hasPrefix("2. Spanish") })
        terminal.type("xyz\n")
        try await terminal.wait(for: "No language is called “xyz”.")
        terminal.type(answer + "\n")
        try await terminal.wait(for: "source: es")
        #expect(try await terminal.end() == 0)
        #expect(!terminal.output.contains("\u{1B}"))
    }
}
