// SPDX-License-Identifier: Apache-2.0

import Testing
import TextScanning

@testable import ApertiumEngine

@Suite("Sentences over ends of lines") struct WrappedSentenceTests {
    @Test(
        "No line begins with a mark that ends a clause",
        arguments: [
            ("No puedo devolvérosla\n.", "No puedo\ndevolvérosla."), ("a b\n  , c\nd", "a\n  b, c\nd"), ("one\n.", "one\n."),
            ("a b\nc.", "a b\nc."), ("a b\r\n!", "a\r\nb!"), ("a\rb\nc", "a\rb\nc"), ("", ""), ("a b.", "a b."),
        ])
    func loneMarks(text: String, expected: String) {
        #expect(LineEnds.withoutLoneMarks(text) == expected)
    }

    @Test(
        "No translation begins or ends with the end of a line",
        arguments: [
            ("\nTendríamos que ver", "Tendríamos\nque ver"), ("Es al final\n", "Es al\nfinal"), ("\r\n  a b c", "a\r\n  b c"),
            ("\na b c\n", "a\nb\nc"), ("\na\n", "\na\n"), ("a\nb c", "a\nb c"), (" a b ", " a b "), ("", ""), ("\n", "\n"),
        ])
    func linesInside(text: String, expected: String) {
        #expect(LineEnds.inside(text) == expected)
    }

    @Test(
        "The end of a line, and a number that a placeholder goes on, travel as placeholders",
        arguments: [
            ("There is\n  no lift", "There is[0]no lift"), ("There is\r\nno lift", "There is[0]no lift"),
            ("from 1–\(Placeholder.text) boys", "from [0] boys"), ("\(Placeholder.text)–2019 of", "[0] of"),
            ("\(Placeholder.text)-fold", "[0]-fold"), ("Really? No. You wait.", "Really? No[]. You wait."), ("No.", "No[]."),
            ("the No. 5", "the No. 5"), ("I said no.", "I said no[]."), ("A: No.", "[0]: No[]."), ("no. five", "no. five"),
            ("He said No. The", "He said No. The"),
        ])
    func encoded(piece: String, bytes: String) {
        #expect(String(decoding: EncodedPiece(piece).bytes, as: UTF8.self) == bytes)
    }

    @Test(
        "A sentence is read over the end of a line, and the line ends there again", .needsApertium,
        arguments: [
            ("spa-eng", "En esta casa no\nhay ascensor.", "In this house\nthere is not elevator."),
            ("eng-spa", "The dog is in the\nold house.", "El perro es en la\ncasa vieja."),
            ("eng-spa", "No. You must wait.", "No. Tienes que esperar."),
        ])
    func translated(mode: String, text: String, expected: String) async throws {
        #expect(try await Apertium.engine().translations(of: [text], over: mode) == [expected])
    }
}
