// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LanguageSegmentation

@Suite("What stands between two words")
struct BoundaryTests {
    private static let separators: [(separator: String, next: String, boundary: Boundary)] = [
        (" ", "Wort", .space), ("", "字", .joined), ("-", "Wort", .joined), ("\u{A0}", "Wort", .space), (" - ", "Wort", .dash),
        (", ", "und", .comma), ("; ", "und", .comma), (": ", "Das", .comma), (" – ", "und", .dash), ("—", "und", .dash),
        (" (", "und", .bracket), (") ", "und", .bracket), (" “", "und", .quotation), ("” ", "und", .quotation),
        (": „", "und", .quotation),
        (". ", "Und", .sentence), ("! ", "Und", .sentence), ("?\u{A0}", "Und", .sentence), ("。", "字", .sentence),
        ("।", "अ", .sentence),
        (". ", "und", .comma), (".", "Und", .joined), ("\n", "und", .space), ("\n", "Und", .line), (".\n", "Und", .line),
        (":\n", "und", .line), ("\r\n", "Und", .line), ("\n\n", "und", .paragraph), ("\n \t\n", "und", .paragraph),
        ("\r\n\r\n", "und", .paragraph), ("\u{2029}", "und", .paragraph),
    ]

    @Test("is the strongest boundary in it", arguments: separators)
    func boundary(separator: String, next: String, boundary: Boundary) {
        #expect(read("Wort", separator, next).boundary == boundary)
    }

    @Test("is not an end of a sentence after an initial")
    func initial() {
        #expect(read("J", ". ", "Brahms", letterCount: 1).boundary == .comma)
        #expect(read("Ja", ". ", "Brahms", letterCount: 2).boundary == .sentence)
    }

    @Test("ends the span before it after white space and what closes, and before what opens")
    func cuts() {
        #expect(read("Wort", ". ", "Und").cut == 6)
        #expect(read("Wort", ".” ", "Und").cut == 9)
        let opening = read("sagt", ": “", "Und")
        #expect(opening.opening?.end == 4 + ": “".utf8.count)
        let closing = read("sagt", "” ", "und")
        #expect(closing.endOfQuotation == 4)
    }

    @Test(
        "has a quotation that opens behind a mark of emphasis, or what stands for one",
        arguments: [" *\"", " **\"", " _\"", " ~~\"", " \u{FFFC}\"", " \u{FFFC}\u{FFFC}\"", " *'", " \""])
    func openingBehindEmphasis(separator: String) {
        let found = read("sagt", separator, "Und")
        #expect(found.opening?.end == 4 + separator.utf8.count && found.endOfQuotation == nil)
    }

    @Test(
        "has a quotation that closes behind a mark of emphasis at the end of a word",
        arguments: ["*\" ", "\u{FFFC}\" ", "\"* ", "\"\u{FFFC} "])
    func closingBesideEmphasis(separator: String) {
        let found = read("sagt", separator, "und")
        #expect(found.opening == nil && found.endOfQuotation != nil)
    }

    @Test(
        "ends an item at a tab, a bar, a bullet, and at a slash between spaces",
        arguments: [
            ("\t", true), (" | ", true), ("|", true), (" • ", true), (" · ", true), (" / ", true), ("/", false), (", ", false),
            (" ", false), (" (", false),
        ])
    func items(separator: String, endsItem: Bool) {
        #expect(read("Wort", separator, "Und").endsItem == endsItem)
    }

    @Test("tells where its first line ends")
    func lineEnd() {
        #expect(read("Wort", ",\n\n", "Und").lineEnd == 6)
        #expect(read("Wort", ", ", "Und").lineEnd == nil)
    }

    @Test("may hold a block without words")
    func wordlessBlock() {
        let separator = read("Wort", ".\n\n1984\n\n", "Und")
        #expect(separator.boundary == .paragraph)
        #expect(separator.wordlessBlock == 7..<13)
        #expect(read("Wort", ".\n\n", "Und").wordlessBlock == nil)
        #expect(read("Wort", " 1984 ", "Und").wordlessBlock == nil)
    }

    private func read(_ word: String, _ separator: String, _ next: String, letterCount: Int? = nil) -> WordSeparator {
        let bytes = Array((word + separator + next).utf8)
        let range = word.utf8.count..<word.utf8.count + separator.utf8.count
        return bytes.withUnsafeBufferPointer {
            WordSeparatorReader.read($0, range, after: .word(letterCount: letterCount ?? word.count))
        }
    }
}
