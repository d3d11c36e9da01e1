// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextScanning

@testable import TranslationBatches

@Suite("Texts with more of them as fixed text") struct ShieldedTextTests {
    @Test("What a quotation holds that is fixed text goes with it, and stands for itself alone")
    func nestedPlaceholders() {
        let (text, fixed) = ShieldedText.marked("say \"\u{FFFC}\" of \u{FFFC}", without: [4..<9], fixed: ["/a/", "/b"])
        #expect(text == "say \u{FFFC} of \u{FFFC}")
        #expect(fixed == ["\"/a/\"", "/b"])
    }

    @Test(
        "A line that is known parts no sentence of others that goes on in a line set in below it",
        arguments: [
            ("- Do not use the\n  lifts.\n\nYours sincerely,\n", ["Do not use the\n  lifts."]),
            ("Dear all,\n\n1) Do not use the\n   lifts.\n", ["1) Do not use the\n   lifts."]),
            ("    Do not use the\n    lifts.\n- yes\n", ["Do not use the\n    lifts."]),
            ("- Bring\n  a pen.\n- yes\n- Do not use the\n\tlifts.\n", ["Bring\n  a pen.", "Do not use the\n\tlifts."]),
            ("* one thing\n* yes\n* another", ["one thing", "another"]),
        ])
    func knownLinesPartNoSentences(text: String, pieces: [String]) throws {
        let values = KnownLines(from: "en", into: "es").values(in: text)
        let shielded = try #require(
            ShieldedText(text, keepsPlaceholders: true, cutter: TextCutter(maximum: nil), values: values))
        #expect(values.count { $0.isLine } == 1)
        #expect(shielded.cut.pieces.map(\.text) == pieces)
    }

    @Test(
        "Each paragraph is a piece of its own for an engine that keeps placeholders",
        arguments: [
            ("One.\n\nTwo of `x` and\nmore.\n", ["One.", "Two of \u{FFFC} and\nmore."]),
            ("\nOne.\r\n \t\r\n\r\nTwo.\r\n\r\n", ["One.", "Two."]), ("One\n\n---\n\nTwo", ["One", "Two"]),
            ("Intro.\n\n * One of\n   them.\n\n * Two.\n", ["Intro.", "One of\n   them.", "Two."]),
            ("a. one thing\n\nb. another\n", ["one thing", "another"]), ("We say:\n\n- No.\n", ["We say:", "- No."]),
            ("List:\n\n- one\n- two\n", ["List:", "- one\n- two"]),
        ])
    func paragraphsArePieces(text: String, pieces: [String]) throws {
        let shielded = try #require(ShieldedText(text, keepsPlaceholders: true, cutter: TextCutter(maximum: nil)))
        #expect(shielded.cut.pieces.map(\.text) == pieces)
    }

    @Test("A single paragraph without fixed text goes as it is", arguments: ["One.\nTwo.\n", "\nOne.\n", "One."])
    func aSingleParagraph(text: String) {
        #expect(ShieldedText(text, keepsPlaceholders: true, cutter: TextCutter(maximum: nil)) == nil)
    }

    @Test("Whatever goes as fixed text, a text that is filled again is what it was", arguments: 0..<40)
    func isFilledAgain(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let words = (0..<30).map { index in Int.random(in: 0..<3, using: &random) == 0 ? Placeholder.text : "w\(index) " }
        let piece = words.joined()
        let own = (0..<Placeholder.count(in: piece)).map { "<\($0)>" }
        let ends = piece.unicodeScalars.indices.map { piece.utf8.distance(from: piece.startIndex, to: $0) }
        let chosen = Set((0..<6).map { _ in ends.randomElement(using: &random) ?? 0 }).sorted()
        let ranges = stride(from: 0, to: chosen.count - 1, by: 2).map { chosen[$0]..<chosen[$0 + 1] }
        let (text, fixed) = ShieldedText.marked(piece, without: ranges, fixed: own)
        #expect(Placeholder.count(in: text) == fixed.count)
        #expect(ShieldedText.filled(text, with: fixed) == ShieldedText.filled(piece, with: own))
    }
}
