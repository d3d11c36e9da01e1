// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationTesting

@testable import ApertiumEngine

@Suite struct DecodingTests {
    @Test(
        "Where a word before a placeholder is elided in the source alone, a space parts its translation from it",
        arguments: [
            ("l'¤casa¤", "el[0]casa[1]", "el ¤casa¤"), ("l'¤casa¤", "l'[0]casa[1]", "l'¤casa¤"), ("un¤a", "un[0]o", "un¤o"),
        ])
    func partsElided(piece: String, answer: String, expected: String) throws {
        func text(_ shown: String) -> String { shown.replacing("¤", with: "\u{FFFC}") }
        let answer = try AnswerDecoder.answer(from: (answer + "[#7]").utf8, to: EncodedPiece(text(piece)), identifier: 7)
        #expect(answer.text == text(expected))
    }

    /// What comes of an answer to a piece that was sent with the identifier 7.
    private func decode(_ answer: String, to piece: String) throws(AnswerFailure) -> String {
        try AnswerDecoder.answer(from: answer.utf8, to: EncodedPiece(piece), identifier: 7).text
    }

    @Test(
        "Answers are read",
        arguments: [
            ("casa grande[][#7]", "casa grande"),
            ("casa grande[] [#7] ", "casa grande"),
            ("  casa   grande  [][#7]", "casa grande"),
            ("sam\\/samega\\[[][#7]", "sam/samega["),
            ("*casa \\@grande #y[][#7]", "casa grande y"),
            ("casa * 3 # \\@[][#7]", "casa * 3 # @"),
            ("casa[]grande[#7]", "casagrande"),
            // Behind a verb the place of a pronoun is kept, and a name that stands alone is no word.
            ("instalar#prpers, y Ver#Prpers[][#7]", "instalar#prpers, y Ver#Prpers"),
            ("ver #prpers casa, #Prpers y #prpersa[][#7]", "ver casa, y prpersa"),
        ])
    func answersAreRead(answer: String, text: String) throws {
        #expect(try decode(answer, to: "a b") == text)
    }

    @Test(
        "Answers that fail their checks are refused",
        arguments: [
            ("", AnswerFailure.wrongIdentifier), ("casa", .wrongIdentifier), ("casa[]", .wrongIdentifier),
            ("casa[][#8]", .wrongIdentifier),
            ("[#8]casa[][#7]", .wrongIdentifier), ("casa[][#7][#7]", .wrongIdentifier), ("casa[][#7]y", .wrongIdentifier),
            ("casa[][#7]\\y", .wrongIdentifier), ("casa[][#7", .illFormed), ("casa][#7]", .illFormed), ("casa\\", .illFormed),
            ("casa[x][#7]", .illFormed), ("casa[-1][#7]", .illFormed), ("casa[[t:b:1]][#7]", .illFormed),
            ("casa[#][#7]", .illFormed),
            ("casa[0][#7]", .placeholderLost), ("x+<prn>[][#7]", .leakedMark), ("^casa$[][#7]", .leakedMark),
            ("casa\\<prn\\>[][#7]", .leakedMark),
        ])
    func answersThatFailTheirChecks(answer: String, failure: AnswerFailure) {
        #expect(throws: failure) { try decode(answer, to: "a b") }
    }

    @Test(
        "Each placeholder is demanded once",
        arguments: ["x[#7]", "x[0][#7]", "x[0][0][1][#7]", "x[0][1][2][#7]", "[0]x[][#7][1]"])
    func eachPlaceholderIsDemandedOnce(answer: String) {
        #expect(throws: AnswerFailure.placeholderLost) { try decode(answer, to: "a/b/c") }
    }

    @Test("Placeholders may change places")
    func placeholdersMayChangePlaces() throws {
        #expect(try decode("x[1]y[0]z[#7]", to: "aa/bb~c") == "x~y/z")
    }

    @Test(
        "Beside a placeholder there are no spaces where the source has none",
        arguments: [
            ("10 casas/h", "10 casas [0]h[][#7]", "10 casas/h"), ("xx/yy", "xx [0] yy[][#7]", "xx/yy"),
            ("x / y", "x [0] y[][#7]", "x / y"),
            ("the [big] house", "la [0] casa [1] grande[][#7]", "la [casa] grande"), ("xx/yy", "xx[0] *yy[][#7]", "xx/yy"),
            ("go/", "ir [0][][#7]", "ir/"), ("x😀 y", "y [0]x[][#7]", "y😀x"),
        ])
    func besideAPlaceholderThere(source: String, answer: String, text: String) throws {
        #expect(try decode(answer, to: source) == text)
    }

    @Test(
        "Marks of words that were not known are counted, and stand in no answer",
        arguments: [
            ("la *casa #y @x[][#7]", 3), ("ver #prpers y ver#prpers[][#7]", 1),
            ("la casa[*] de[*][][#7]", 2), ("l'IBM[*],[][#7]", 1), ("casa 2 * 3[][#7]", 0),
        ])
    func countsMarks(answer: String, count: Int) throws {
        let decoded = try AnswerDecoder.answer(from: answer.utf8, to: EncodedPiece("a b"), identifier: 7)
        #expect(decoded.unknownWordCount == count)
        #expect(!decoded.text.contains("[") && (count == 0 || !decoded.text.contains("*")))
    }

    @Test("Bytes that are not UTF-8 are refused")
    func bytesThatAreNotUTF() {
        for bytes: [UInt8] in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80]] {
            #expect(throws: AnswerFailure.illFormed) {
                try AnswerDecoder.answer(from: bytes + Array("[][#7]".utf8), to: EncodedPiece("a b"), identifier: 7)
            }
        }
    }

    @Test("Words must not be answered with none")
    func wordsMustNotBeLost() throws {
        #expect(throws: AnswerFailure.emptied) { try decode(" .[][#7]", to: "el perro ladra.") }
        #expect(throws: AnswerFailure.emptied) { try decode("[][#7]", to: "Will") }
        #expect(throws: AnswerFailure.emptied) { try decode("[0][#7]", to: "a https://example.org") }
        #expect(try decode("[0][#7]", to: "https://example.org") == "https://example.org")
    }

    @Test("An answer with one byte changed, lost or doubled is never taken for that of another request")
    func anAnswerWithOneByte() throws {
        let piece = EncodedPiece("una casa/dos casas  rojas")
        let answer = Array("una casa[0]dos casas[1]rojas[][#7]".utf8)
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<20_000 {
            var bytes = answer
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: bytes[place] = UInt8.random(in: 1...255, using: &generator)
            case 1: bytes.remove(at: place)
            default: bytes.insert(bytes[place], at: place)
            }
            guard let text = try? AnswerDecoder.answer(from: bytes, to: piece, identifier: 7).text else { continue }
            // Whatever is accepted has the identifier and both placeholders.
            #expect(String(decoding: bytes, as: UTF8.self).contains("[#7]"))
            #expect(text.contains("/") && text.contains("  "))
        }
    }
}
