// SPDX-License-Identifier: Apache-2.0

import Foundation
import PseudoTerminals
import Testing

@Suite("translate --ask", .timeLimit(.minutes(5)))
struct AskingTests {
    let workshop: Workshop

    /// A word that several languages have, so that its language cannot be told, and the word in Serbian in Latin script.
    private static let (text, translation) = ("Тор", "Tor")

    init() throws {
        workshop = try Workshop()
    }

    @Test("asks for the source where it cannot be told, though the document comes through a pipe", arguments: [[], ["--lines"]])
    func asks(options: [String]) async throws {
        #expect(try await workshop.run(["detect", "--lines"], input: Self.text).rows.first?.first == "und")
        let command = "printf '\(Self.text)\\n' | '\(Workshop.command.path)' translate --ask --to sr-Latn \(options.joined())"
        let terminal = try PseudoTerminal(URL(filePath: "/bin/bash"), ["-c", command])
        let screen = try await terminal.wait(for: "Which language is this text in?")
        #expect(screen.isAlternate && screen.shows(Self.text))
        terminal.type("serb")
        try await terminal.wait(for: "› Serbian")
        terminal.type("\r")
        let end = try await terminal.wait(for: "the translation") { $0.lines.contains(Self.translation) }
        #expect(end.isAsFound)
        #expect(try await terminal.end() == 0)
    }

    @Test("keeps a part whose language the person does not tell, and asks for no more")
    func keepsWhatIsDeclined() async throws {
        try workshop.write("\(Self.text)\nтор.\n", to: "texts")
        let terminal = try PseudoTerminal(
            Workshop.command, ["translate", "--ask", "--lines", "--to", "sr-Latn", workshop.folder.appending(path: "texts").path])
        try await terminal.wait(for: "Which language is this text in?")
        terminal.type("\u{1B}")
        try await terminal.wait(for: "both texts") { $0.lines.prefix(2) == [Self.text, "тор."] }
        #expect(try await terminal.end() == 0)
    }

    @Test("asks about no letter that stands alone, and does not say that it would")
    func asksAboutNoLetter() async throws {
        try workshop.write("Ш", to: "text")
        let terminal = try PseudoTerminal(
            Workshop.command, ["translate", "--ask", "--to", "sr-Latn", workshop.folder.appending(path: "text").path])
        let screen = try await terminal.wait(for: "--from names the")
        #expect(!screen.shows("asks for it"))
        #expect(try await terminal.end() == 0)
    }

    @Test("is ended by Ctrl-C, which leaves the terminal as it was and writes nothing")
    func endsByInterrupt() async throws {
        try workshop.write(Self.text, to: "text")
        let terminal = try PseudoTerminal(
            Workshop.command, ["translate", "--ask", "--to", "sr-Latn", workshop.folder.appending(path: "text").path])
        try await terminal.wait(for: "Which language is this text in?")
        terminal.type("\u{3}")
        #expect(try await terminal.end() == 128 + SIGINT)
        let screen = try await terminal.wait(for: "the screen as it was") { $0.isAsFound }
        #expect(!screen.shows(Self.text) && !screen.shows(Self.translation) && terminal.modes == terminal.firstModes)
    }

    @Test("reads what a person types until it is ended once", arguments: [["split"], ["translate", "--to", "sr-Latn"]])
    func readsTyped(arguments: [String]) async throws {
        let terminal = try PseudoTerminal(Workshop.command, arguments)
        terminal.type("Добар дан, како сте данас?\n\u{4}")
        #expect(try await terminal.end() == 0)
    }

    @Test("is an error where there is no terminal")
    func needsTerminal() async throws {
        // A session of its own has no terminal.
        let outcome = try await workshop.shell("printf '\(Self.text)' | setsid -w dragoman translate --ask --to sr-Latn")
        #expect(outcome.status == 69 && outcome.output.isEmpty)
        #expect(outcome.messages.hasPrefix("dragoman: --ask: there is no terminal to ask at\nRun it at a terminal"))
    }
}
