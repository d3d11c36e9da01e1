// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationSessions

@testable import ApertiumEngine

@Suite("Marks of words between placeholders") struct WordMarksTests {
    private func piece(_ text: String, marks: WordMarks.Use = .places) -> EncodedPiece {
        EncodedPiece(text.replacing("¤", with: "\u{FFFC}"), marks: marks)
    }

    private func sent(_ text: String) -> String { String(decoding: piece(text).bytes, as: UTF8.self) }

    private func decoded(_ answer: String, to text: String, marks: WordMarks.Use = .places) throws -> String {
        try AnswerDecoder.answer(from: "\(answer)[][#7]".utf8, to: piece(text, marks: marks), identifier: 7).text
            .replacing("\u{FFFC}", with: "¤")
    }

    @Test(
        "Words between two tags have a mark together, and what dictionaries would misread in quotation marks stays",
        arguments: [
            ("a ¤fast¤ tool", "a [[t:p:0]]fast[[/]] tool"),
            ("a ¤fast, red¤ tool", "a [[t:p:0]]fast[[/]], [[t:p:0]]red[[/]] tool"),
            ("in ¤New York¤ now", "in [[t:p:0]]New York[[/]] now"), ("see ¤ and go", "see [0] and go"),
            ("the 'make' of 'x'", "the [0] of '[1]'"), ("'sed a' or 'price'", "[0]sed a[1] or 'price'"),
            ("it's Ana's", "it's Ana's"),
            ("very¤ good", "[[t:p:0]]very[[/]][0] good"), ("see ¤Ana", "see [0][[t:p:0]]Ana[[/]]"),
            ("so many words here¤ now", "so many words here[0] now"),
        ])
    func marksWords(text: String, bytes: String) {
        #expect(sent(text) == bytes)
    }

    @Test(
        "Placeholders come back around their words, wherever these are",
        arguments: [
            ("a ¤fast¤ tool", "una herramienta [[t:p:0]]rápida[[/]]", "una herramienta ¤rápida¤"),
            ("¤the red¤ car", "[[t:p:0]]el[[/]] coche", "¤el¤ coche"),
            (
                "the ¤city centre¤ now", "el [[t:p:0]]centro[[/]] de la [[t:p:0]]ciudad[[/]] ahora",
                "el ¤centro de la ciudad¤ ahora"
            ),
            ("a ¤fast¤ one", "[[t:p:0; t:p:0]]uno rápido[[/]]", "¤uno rápido¤"),
            ("very¤ good", "[[t:p:0]]muy[[/]][0] bueno", "muy¤ bueno"),
            ("(the ¤red car¤)", "(el [[t:p:0]]coche[[/]] [[t:p:0]]rojo[[/]] )", "(el ¤coche rojo¤)"),
        ])
    func placesPlaceholders(text: String, answer: String, result: String) throws {
        #expect(try decoded(answer, to: text) == result)
    }

    @Test(
        "Words that are lost, stand apart or have changed places with others are not taken",
        arguments: [
            ("a ¤fast¤ tool", "una herramienta"), ("a ¤red car¤ now", "[[t:p:0]]rojo[[/]] hermoso [[t:p:0]]coche[[/]]"),
            ("a ¤fast¤ ¤tool¤ x", "[[t:p:2]]herramienta[[/]] [[t:p:0]]rápida[[/]] x"),
            ("dear¤ friend", "amigo[0] [[t:p:0]]querido[[/]]"),
            ("a ¤fast¤ ¤", "[1] [[t:p:0]]rápida[[/]]"),
        ])
    func refusesOthers(text: String, answer: String) {
        #expect(throws: AnswerFailure.placeholderLost) { try decoded(answer, to: text) }
    }

    @Test(
        "From Spanish into English an adjective has its mark, although the chain gives it to the adverb, and so has not",
        arguments: [
            ("Son ¤muy caros¤ aquí", "are [[t:p:0; t:p:0]]very[[/]] expensive here", "are ¤very expensive¤ here"),
            ("Es muy ¤caro¤ aquí", "is [[t:p:0]]very[[/]] expensive here", "is very ¤expensive¤ here"),
            ("Es ¤muy¤ caro aquí", "is [[t:p:0]]very[[/]] expensive here", "is ¤very¤ expensive here"),
            ("Es más ¤claro¤ hoy", "is [[t:p:0]]clearer[[/]] today", "is ¤clearer¤ today"),
            ("Lo dijo muy ¤mal¤ ayer", "said [[t:p:0]]badly[[/]] yesterday", "said ¤badly¤ yesterday"),
            (
                "Un ¤hotel muy barato¤ del", "A [[t:p:0; t:p:0]]very[[/]] cheap [[t:p:0]]hotel[[/]] of",
                "A ¤very cheap hotel¤ of"
            ),
            (
                "Es ¤muy caro para mí¤ hoy",
                "is [[t:p:0; t:p:0]]very[[/]] expensive [[t:p:0]]for[[/]] [[t:p:0]]me[[/]] today",
                "is ¤very expensive for me¤ today"
            ),
            ("Es ¤mucho más caro¤ hoy", "is [[t:p:0; t:p:0]]much more[[/]] expensive today", "is ¤much more expensive¤ today"),
            ("Es ¤un error¤ hoy", "is [[t:p:0; t:p:0]]an error[[/]] today", "is ¤an error¤ today"),
            ("Son ¤muy¤ ¤caros¤ x", "are [[t:p:0; t:p:2]]very[[/]] x", nil),
            ("¤no meter¤ en agua", "Not [[t:p:0]]dipping[[/]] in water", "¤Not dipping¤ in water"),
            ("No ¤entra¤ ya", "Not [[t:p:0]]dipping[[/]] in water", "Not ¤dipping¤ in water"),
            ("¤no viene¤ ya", "[[t:p:0]]does[[/]] [[t:p:0]]not[[/]] [[t:p:0]]come[[/]] now", "¤does not come¤ now"),
            ("¤no meter¤ en agua", "a knot [[t:p:0]]dipping[[/]] in", "a knot ¤dipping¤ in"),
        ])
    func restoresEnglish(text: String, answer: String, result: String?) {
        #expect((try? decoded(answer, to: text, marks: .placesOfModifiedWords)) == result)
    }

    @Test("Marks of other kinds are no answer", arguments: ["[[x]]a[[/]]", "a[[/]]", "[[t:p:0]a", "[[t:p:0", "[[t:p:x]]a[[/]]"])
    func refusesOtherMarks(answer: String) {
        #expect(throws: AnswerFailure.self) { try decoded(answer, to: "a b") }
    }

    @Test("Tags go with their words through real chains", .needsApertium)
    func goesThroughChains() async throws {
        let texts = [
            "A ¤fast¤ and ¤reliable¤ tool.", "See the ¤new page¤ of ¤the red city¤.", "The options are 'make' and 'price'.",
        ]
        let answers = try await Apertium.engine()
            .translations(of: texts.map { $0.replacing("¤", with: "\u{FFFC}") }, over: "eng-spa")
            .map { $0.replacing("\u{FFFC}", with: "¤") }
        #expect(answers[0] == "Una herramienta ¤rápida¤ y ¤fiable¤.")
        #expect(answers[1].contains("¤página nueva¤") && answers[1].contains("¤la ciudad roja¤"))
        #expect(answers[2].contains("'make' y 'precio'"))
    }
}
