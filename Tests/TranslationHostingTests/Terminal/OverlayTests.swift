// SPDX-License-Identifier: Apache-2.0

import Foundation
import PseudoTerminals
import Testing
import UnicodeText

@Suite("At a terminal, the overlay")
struct OverlayTests {
    private static let catalan = "Bon dia a tothom, com esteu avui?"
    private static let spanish = "Buenos días a todos, ¿cómo estáis hoy?"
    private static let japanese = "皆さん、おはようございます。今日はいかがお過ごしですか。山の道はとても静かで、鳥の声だけが聞こえました。"
    private static let arabic = "صباح الخير جميعا، كيف حالكم اليوم؟ كان طريق الجبل (12 كم) هادئا جدا ولم نسمع إلا أصوات الطيور."

    @Test("shows the text and its translation, and goes")
    func showsAndCloses() async throws {
        let terminal = try Scenario.start("overlay", Self.catalan, Self.spanish)
        let screen = try await terminal.wait(for: "Esc close")
        #expect(screen.lines.prefix(5) == ["Catalan (ca)", Self.catalan, "", "Spanish (es)", Self.spanish])
        terminal.type("\u{1B}")
        try await terminal.wait(for: "choice: dismissal es")
        #expect(try await terminal.end() == 0)
    }

    @Test("replaces the text")
    func replaces() async throws {
        let terminal = try Scenario.start("overlay", Self.catalan, Self.spanish)
        try await terminal.wait(for: "r replace the text")
        terminal.type("r")
        try await terminal.wait(for: "choice: replacement es")
        #expect(try await terminal.end() == 0)
    }

    @Test(
        "copies the translation to the terminal's clipboard, whatever it holds",
        arguments: [spanish, "a\u{1B}]52;c;\u{7}b", arabic])
    func copies(translation: String) async throws {
        let terminal = try Scenario.start("overlay", Self.catalan, translation)
        try await terminal.wait(for: "c copy")
        terminal.type("c")
        let screen = try await terminal.wait(for: "sent to the terminal's clipboard")
        #expect(screen.clipboard.map { Data(base64Encoded: $0) } == [Data(translation.utf8)])
        #expect(screen.faults.isEmpty)
        terminal.type("q")
        try await terminal.wait(for: "choice: dismissal")
        #expect(try await terminal.end() == 0)
    }

    @Test("lets the person choose another target, or keep the one that there is")
    func choosesTarget() async throws {
        let terminal = try Scenario.start("overlay", Self.catalan, Self.spanish)
        try await terminal.wait(for: "t another language")
        terminal.type("t")
        try await terminal.wait(for: "Translate into which language?")
        terminal.type("\u{1B}")
        try await terminal.wait(for: "the overlay again") { $0.lines.first == "Catalan (ca)" }
        terminal.type("t")
        try await terminal.wait(for: "Translate into which language?")
        terminal.type("fren")
        try await terminal.wait(for: "› French")
        terminal.type("\r")
        try await terminal.wait(for: "French (fr)")
        terminal.type("r")
        try await terminal.wait(for: "choice: replacement fr")
        #expect(try await terminal.end() == 0)
    }

    @Test("sets Japanese in lines that end where they may, each character in its two columns", arguments: [60, 59, 31])
    func setsJapanese(columns: Int) async throws {
        let terminal = try Scenario.start("overlay", Self.catalan, Self.japanese, columns: columns)
        let screen = try await terminal.wait(for: "Esc close")
        let lines = screen.lines.filter { $0.contains { $0.isLetter && !$0.isASCII } }
        #expect(lines.joined() == Self.japanese && lines.count > 1)
        // No line begins with what closes a clause.
        #expect(lines.allSatisfy { !"。、".contains($0.first ?? " ") && TerminalWidth.columns(of: $0) <= columns })
        #expect(!screen.hasOverflowed && screen.faults.isEmpty)
        terminal.type("q")
        #expect(try await terminal.end() == 0)
    }

    @Test("sets Arabic from the right edge, in the order in which it is seen", arguments: [60, 40])
    func setsArabic(columns: Int) async throws {
        let terminal = try Scenario.start("overlay", Self.catalan, Self.arabic, columns: columns)
        let screen = try await terminal.wait(for: "Esc close")
        let lines = screen.lines.filter { $0.unicodeScalars.contains { (0xFE70...0xFEFC).contains($0.value) } }
        #expect(lines.count > 1 && lines.allSatisfy { TerminalWidth.columns(of: $0) == columns })
        // The joined forms are compatibility characters; read from the right they are the text.
        let read = lines.map { line in String(line.reversed()).normalized(.nfkc).trimmingCharacters(in: .whitespaces) }
        let expected = Self.arabic.replacing("(12 كم)", with: ")21 كم(")
        #expect(read.joined(separator: " ") == expected)
        #expect(!screen.ordersText && !screen.hasOverflowed && screen.faults.isEmpty)
        terminal.type("q")
        #expect(try await terminal.end() == 0)
    }

    @Test("leaves the order to terminals that see to it themselves")
    func leavesOrder() async throws {
        let terminal = try Scenario.start("overlay", Self.catalan, Self.arabic, environment: ["KONSOLE_VERSION": "240800"])
        let screen = try await terminal.wait(for: "Esc close")
        #expect(screen.shows(Self.arabic.prefix(20).description))
        terminal.type("q")
        #expect(try await terminal.end() == 0)
    }

    @Test("goes through a long text with the keys that move, and draws anew when the window changes")
    func scrollsAndResizes() async throws {
        let text = (1...40).map { "Linia \($0)." }.joined(separator: "\n")
        let terminal = try Scenario.start("overlay", text, Self.spanish, columns: 80, rows: 12)
        try await terminal.wait(for: "more lines")
        #expect(!terminal.screen.shows(Self.spanish))
        terminal.type("\u{1B}[6~\u{1B}[6~\u{1B}[6~\u{1B}[6~\u{1B}[6~\u{1B}[6~")
        try await terminal.wait(for: Self.spanish)
        terminal.type("\u{1B}[A")
        try await terminal.wait(for: "↓ 1 more line")
        terminal.resize(columns: 60, rows: 60)
        let screen = try await terminal.wait(for: "all lines") { $0.shows("Linia 1.\n") && $0.shows(Self.spanish) }
        #expect(!screen.hasOverflowed)
        terminal.resize(columns: 20, rows: 4)
        try await terminal.wait(for: "a small screen") { $0.shows("lines above") || $0.shows("more line") }
        terminal.type("q")
        try await terminal.wait(for: "choice")
        #expect(try await terminal.end() == 0)
    }

    @Test("shows weights, and none of them where NO_COLOR is set; both say the same")
    func heedsNoColour() async throws {
        var texts: [String] = []
        for value in ["", "1"] {
            let terminal = try Scenario.start("overlay", Self.catalan, Self.spanish, environment: ["NO_COLOR": value])
            let screen = try await terminal.wait(for: "Esc close")
            #expect(screen.text(weighted: "1").contains("Catalan") == value.isEmpty)
            #expect(screen.text(weighted: "").contains("Catalan") != value.isEmpty)
            texts.append(screen.text)
            terminal.type("q")
            #expect(try await terminal.end() == 0)
        }
        #expect(texts[0] == texts[1])
    }

    @Test("is read and answered line by line where nothing can be drawn")
    func showsLineByLine() async throws {
        let terminal = try Scenario.start("overlay", Self.arabic, Self.spanish, environment: ["TERM": "dumb"])
        try await terminal.wait(for: "t for another language")
        #expect(terminal.output.contains(Self.arabic))
        terminal.type("what\n")
        try await terminal.wait(for: "That is none of the answers.")
        terminal.type("t\n")
        try await terminal.wait(for: "1. Arabic")
        terminal.type("4\n")
        try await terminal.wait(for: "Japanese (ja)")
        terminal.type("r\n")
        try await terminal.wait(for: "choice: replacement ja")
        #expect(try await terminal.end() == 0)
        #expect(!terminal.output.contains("\u{1B}"))
    }
}
