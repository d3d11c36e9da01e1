// SPDX-License-Identifier: Apache-2.0

import PseudoTerminals
import Testing

@Suite("The article on asking at a terminal")
struct TerminalArticleTests {
    @Test("has the code that the scenario runs")
    func isCompiled() throws {
        let code = ArticleCode(article: "AskingAtATerminal.md", file: "Tests/TerminalScenarios/ArticleScenario.swift")
        #expect(try code.check() > 8)
    }

    @Test("has code that does what the article says")
    func runs() async throws {
        let terminal = try Scenario.start("article")
        try await terminal.wait(for: "› Catalan")
        terminal.type("\r")
        try await terminal.wait(for: "0 keys")
        #expect(terminal.screen.isAlternate)
        terminal.type("x")
        try await terminal.wait(for: "1 keys on 80 columns")
        terminal.type("q")
        let screen = try await terminal.wait(for: "article: 1")
        #expect(screen.shows("article: ca") && screen.isAsFound)
        #expect(try await terminal.end() == 0)
    }
}
