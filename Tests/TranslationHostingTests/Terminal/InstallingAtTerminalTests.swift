// SPDX-License-Identifier: Apache-2.0

import PseudoTerminals
import Testing

@Suite("At a terminal, the installation of packs")
struct InstallingAtTerminalTests {
    @Test(
        "is asked for with the pack's size, and refused by n, by the escape key and by the enter key",
        arguments: ["n", "\u{1B}", "\n"])
    func refuses(key: String) async throws {
        let terminal = try Scenario.start("install", "apertium-spa-cat", "12400000")
        let screen = try await terminal.wait(for: "Enter take it")
        #expect(screen.shows("from Catalan (ca) into Spanish (es)") && screen.shows("apertium-spa-cat (12.4 MB)"))
        #expect(screen.shows("12.4 MB will be fetched.") && screen.shows("› Not now"))
        terminal.type(key)
        try await terminal.wait(for: "cancelled")
        try await terminal.wait(for: "status: supported")
        #expect(try await terminal.end() == 0)
    }

    @Test("is permitted by y, and by the enter key where the person has chosen it", arguments: ["y", "\u{1B}[A\r"])
    func permits(keys: String) async throws {
        let terminal = try Scenario.start("install", "apertium-spa-cat", "unknown")
        try await terminal.wait(for: "How much has to be fetched is not known.")
        terminal.type(keys)
        try await terminal.wait(for: "status: installed")
        #expect(!terminal.screen.shows("cancelled"))
        #expect(try await terminal.end() == 0)
    }

    @Test("shows how far it is, and goes on when the person no longer waits")
    func dismissesProgress() async throws {
        let terminal = try Scenario.start("progress")
        try await terminal.wait(for: "y install")
        terminal.type("y")
        try await terminal.wait(for: "30 %")
        terminal.type("q")
        try await terminal.wait(for: "cancelled")
        let screen = try await terminal.wait(for: "status: installed")
        #expect(screen.isAsFound)
        #expect(try await terminal.end() == 0)
    }

    @Test("is asked for, shown and dismissed line by line where nothing can be drawn")
    func asksLineByLine() async throws {
        let terminal = try Scenario.start("progress", environment: ["TERM": "dumb"])
        try await terminal.wait(for: "Install? y or n:")
        terminal.type("perhaps\n")
        try await terminal.wait(for: "Please type y to install, or n:")
        terminal.type("y\n")
        try await terminal.wait(for: "30 %")
        terminal.type("\n")
        try await terminal.wait(for: "cancelled")
        try await terminal.wait(for: "status: installed")
        #expect(try await terminal.end() == 0)
        #expect(!terminal.output.contains("\u{1B}"))
    }

    @Test("names packs whose names command terminals, and obeys none of them", arguments: ["xterm", "dumb"])
    func namesHostilePacks(kind: String) async throws {
        let terminal = try Scenario.start(
            "install", "evil\u{1B}[2J\u{1B}]52;c;ZXZpbA==\u{7}\u{9B}31m\u{202E}\r\npack", "1", environment: ["TERM": kind])
        let screen = try await terminal.wait(for: "pack (1 byte)")
        #expect(screen.faults.isEmpty && screen.clipboard.isEmpty && screen.shows("[2J"))
        terminal.type("n\n")
        try await terminal.wait(for: "cancelled")
        #expect(try await terminal.end() == 0)
    }
}
