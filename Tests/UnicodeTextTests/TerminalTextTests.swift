// SPDX-License-Identifier: Apache-2.0

import Testing
import UnicodeText

@Suite("Text at a terminal")
struct TerminalTextTests {
    @Test(
        "A scalar takes as many columns as terminals give it",
        arguments: [
            ("a", 1), ("é", 1), ("e\u{301}", 1), ("水", 2), ("\u{AD}", 0), ("👩", 2), ("Ａ", 2), ("한", 2), ("\u{200B}", 0),
            // Tangut and old kana are wide; vowels of Hangul stand in the letter before; not all pictures are emoji.
            ("\u{17000}", 2), ("\u{1B150}", 2), ("\u{AC00}\u{D7B0}", 2), ("\u{1F321}", 1), ("\u{1F336}", 1), ("\u{1F337}", 2),
        ])
    func measures(text: String, columns: Int) {
        #expect(TerminalWidth.columns(of: text) == columns)
    }

    @Test("An excerpt has one line, nothing that commands the terminal, and an ellipsis where it is cut")
    func cutsExcerpts() {
        #expect(Excerpt.of("  eins\n\n zwei\t", columns: 20) == "eins zwei")
        #expect(Excerpt.of("eins zwei", columns: 9) == "eins zwei")
        #expect(Excerpt.of("eins zwei", columns: 8) == "eins zw…")
        #expect(Excerpt.of("水水水", columns: 5) == "水水…")
        #expect(Excerpt.of("a\u{1B}[1mb", columns: 20) == "a\u{FFFD}[1mb")
    }

    @Test("An excerpt is short of any text, also of one that takes no columns")
    func cutsInvisibleText() {
        for filling in ["\u{200B}", "\u{301}", "a\u{200D}"] {
            let excerpt = Excerpt.of("a" + String(repeating: filling, count: 100_000) + "b", columns: 20)
            let scalars = excerpt.unicodeScalars
            #expect(scalars.first == "a" && scalars.last == "…" && scalars.count <= 20 * 16 + 1)
        }
        #expect(Excerpt.of(String(repeating: " ", count: 100_000) + "a b", columns: 20) == "a b")
    }

    @Test("On a line for a terminal, what commands it is escaped, and so are line ends")
    func escapesCommands() {
        #expect("a\nb\u{1B}\r\n".forTerminal == "a\\nb\\u{1B}\\r\\n")
        #expect("é\u{9B}\u{85}\u{202E}\u{2066}\u{200F}".forTerminal == "é\\u{009B}\\u{0085}\\u{202E}\\u{2066}\u{200F}")
        #expect("a\t\u{1B}\u{202E}\n".withEscapedDisplayCommands == "a\t\\u{1B}\\u{202E}\n")
        for text in HostileText.strings + HostileText.random(count: 100, length: 60, seed: 23) {
            #expect(!text.forTerminal.unicodeScalars.contains { $0.commandsDisplay || ["\t", "\n", "\r"].contains($0) })
        }
    }

    @Test(
        "The first character with a direction decides for a paragraph",
        arguments: [("", nil), ("12 !", nil), ("12 abc שלום", false), ("… שלום abc", true), ("مرحبا", true)] as [(String, Bool?)])
    func findsDirections(text: String, isRightToLeft: Bool?) {
        #expect(BidirectionalOrder.isRightToLeft(text) == isRightToLeft)
    }

    @Test(
        "A line is put in the order in which it is seen",
        arguments: [
            ("abc 1", false, "abc 1"), ("אבג", true, "גבא"), ("אבג (abc) 12", true, "12 (abc) גבא"), ("a אב b", false, "a בא b"),
            // Numbers keep their order, and brackets are mirrored.
            ("א(12)", true, "(12)א"),
            // Initial, medial and final form, from right to left; lam and alef are one.
            ("بيت", true, "\u{FE96}\u{FEF4}\u{FE91}"), ("لا", true, "\u{FEFB}"),
            // Vowel marks stay on their letters.
            ("بَيت", true, "\u{FE96}\u{FEF4}\u{FE91}\u{64E}"), ("a\u{65F}", true, "a\u{65F}"),
        ])
    func ordersLines(text: String, isRightToLeft: Bool, visual: String) {
        #expect(BidirectionalOrder.visualOrder(of: text, isRightToLeft: isRightToLeft) == visual)
    }

    @Test("A line goes on after a NUL")
    func ordersNUL() {
        let visual = BidirectionalOrder.visualOrder(of: "א\0b", isRightToLeft: true)
        #expect(Array(visual.unicodeScalars) == ["\0", "b", "א"])
    }

    @Test("Any text has a visual order, which is no longer and no wider than the text", arguments: [true, false])
    func ordersAnything(isRightToLeft: Bool) {
        for text in HostileText.strings + HostileText.random(count: 100, length: 60, seed: 19) {
            let visual = BidirectionalOrder.visualOrder(of: text, isRightToLeft: isRightToLeft)
            #expect(visual.unicodeScalars.count <= text.unicodeScalars.count)
            #expect(TerminalWidth.columns(of: visual) <= TerminalWidth.columns(of: text))
        }
    }
}
