// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import Testing

@Suite("Putting passages together")
struct PassageBuilderTests {
    @Test("Text, escapes and inline pieces make up a passage with its places in the document")
    func builds() throws {
        var builder = PassageBuilder(Array("See **the** page &amp; more".utf8))
        #expect(builder.isEmpty)
        builder.addText(0..<4)
        builder.addInline(4..<6)
        builder.addText(6..<9)
        builder.addInline(9..<11)
        builder.addText(11..<17)
        builder.addEscape(17..<22, for: "&")
        builder.addText(22..<27)
        #expect(!builder.isEmpty)
        let finished = builder.finish(note: "a note")
        let passage = try #require(finished)
        #expect(passage.text == "See \u{FFFC}the\u{FFFC} page & more")
        #expect(passage.range == 0..<27)
        #expect(passage.note as? String == "a note")
        #expect(passage.pieces.map(\.kind) == [.verbatim, .inline, .verbatim, .inline, .verbatim, .escape, .verbatim])
        #expect(passage.placeholderCount(in: 0..<passage.text.utf8.count) == 2)
        #expect(builder.isEmpty)
    }

    @Test("White space and inline pieces at the ends are left out unless they are to be kept")
    func trims() {
        let bytes = Array("<b> word </b> ".utf8)
        func add(to builder: inout PassageBuilder) {
            builder.addInline(0..<3)
            builder.addText(3..<9)
            builder.addInline(9..<13)
            builder.addText(13..<14)
        }
        var builder = PassageBuilder(bytes)
        add(to: &builder)
        let trimmed = builder.finish()
        #expect(trimmed?.text == "word" && trimmed?.range == 4..<8)
        add(to: &builder)
        let whole = builder.finish(keepsEnds: true)
        #expect(whole?.text == "\u{FFFC} word \u{FFFC} " && whole?.range == 0..<14)
    }

    @Test("The places that a message begins with are left out with the colons behind them")
    func heads() {
        let bytes = Array("{a}: {b}: no such file".utf8)
        var builder = PassageBuilder(bytes)
        builder.addInline(0..<3)
        builder.addText(3..<5)
        builder.addInline(5..<8)
        builder.addText(8..<22)
        #expect(builder.finish()?.text == "no such file")
    }

    @Test("What is elided before an inline piece at the end has it in its passage", arguments: ["l'", "L’", "word", "dogs' "])
    func elided(text: String) {
        let bytes = Array((text + "<b>").utf8)
        var builder = PassageBuilder(bytes)
        builder.addText(0..<text.utf8.count)
        builder.addInline(text.utf8.count..<bytes.count)
        let isElided = text.hasPrefix("l") || text.hasPrefix("L")
        #expect(builder.finish()?.text.hasSuffix("\u{FFFC}") == isElided)
    }

    @Test(
        "Places that belong to the grammar of a sentence are in its passage, other ends are not",
        arguments: [
            ("From {a} to {b}", "From \u{FFFC} to \u{FFFC}"), ("{a} has left", "\u{FFFC} has left"), ("{a} Files", "Files"),
            ("Name: {a}", "Name:"), ("{a} of {b}", "\u{FFFC} of \u{FFFC}"),
        ])
    func grammar(text: String, expected: String) {
        let bytes = Array(text.utf8)
        var builder = PassageBuilder(bytes)
        var start = 0
        for place in text.ranges(of: /\{.\}/) {
            let range = place.lowerBound.utf16Offset(in: text)..<place.upperBound.utf16Offset(in: text)
            builder.addText(start..<range.lowerBound)
            builder.addInline(range)
            start = range.upperBound
        }
        builder.addText(start..<bytes.count)
        #expect(builder.finish()?.text == expected)
    }

    @Test("Without words there is no passage, and the next one is not touched by it")
    func findsNoText() {
        var builder = PassageBuilder(Array(" <b/>\t a".utf8))
        builder.addText(0..<1)
        builder.addInline(1..<5)
        builder.addText(5..<7)
        let none = builder.finish(keepsEnds: true)
        #expect(none == nil)
        builder.addText(7..<8)
        let next = builder.finish()
        #expect(next?.text == "a")
    }

    @Test("Inline pieces that touch are one placeholder, and so is the document's own character of placeholders")
    func joinsInlinePieces() {
        let bytes = Array("a<b><i>\u{FFFC}c\u{FFFC}d".utf8)
        var builder = PassageBuilder(bytes)
        builder.addText(0..<1)
        builder.addInline(1..<4)
        builder.addInline(4..<7)
        builder.addText(7..<bytes.count)
        let passage = builder.finish()
        #expect(passage?.text == "a\u{FFFC}c\u{FFFC}d")
    }

    @Test("An escape is kept where the character of placeholders is among what it stands for")
    func keepsPlaceholders() {
        let bytes = Array("a<1>b<2>c".utf8)
        var builder = PassageBuilder(bytes)
        builder.addText(0..<1)
        builder.addEscape(1..<4, for: "x\u{FFFC}")
        builder.addText(4..<5)
        builder.addEscape(5..<8, for: "é")
        builder.addText(8..<9)
        let passage = builder.finish()
        #expect(passage?.text == "a\u{FFFC}béc")
        #expect(passage?.placeholderCount(in: 0..<8) == 1)
    }
}
