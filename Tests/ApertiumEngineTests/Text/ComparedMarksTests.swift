// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationSessions

@testable import ApertiumEngine

@Suite("Superblanks that are compared with marks of words") struct ComparedMarksTests {
    private func piece(_ text: String) -> EncodedPiece {
        EncodedPiece(text.replacing("¤", with: "\u{FFFC}"), marks: .comparison)
    }

    private func decoded(_ answer: String, to text: String) throws -> String {
        try AnswerDecoder.answer(from: "\(answer)[][#7]".utf8, to: piece(text), identifier: 7).text
            .replacing("\u{FFFC}", with: "¤")
    }

    @Test(
        "Placeholders travel as superblanks with marks on the words between them",
        arguments: [
            ("a ¤fast¤ tool", "a [0][[t:p:0]]fast[[/]][1] tool"), ("see ¤ and go", "see [0] and go"),
            ("very¤ good", "very[0] good"), ("the 'make' x", "the 'make' x"),
        ])
    func marksWords(text: String, bytes: String) {
        #expect(String(decoding: piece(text).bytes, as: UTF8.self) == bytes)
    }

    @Test(
        "Placeholders go to their words where a chain added words before the superblanks, or took some out",
        arguments: [
            (
                "Visitamos ¤el museo¤ y ¤la catedral¤.",
                "Nous [0]visitons[1] [[t:p:0]]le[[/]] [[t:p:0]]musée[[/]] [2]et [[t:p:2]]la[[/]] [[t:p:2]]cathédrale[[/]][3].",
                "Nous visitons ¤le musée¤ et ¤la cathédrale¤."
            ),
            (
                "Compra ¤pan¤ y ¤queso¤.",
                "Il [0]achète [[t:p:0]]du pain[[/]][1] et [2][[t:p:2]]fromage[[/]][3].", "Il achète ¤du pain¤ et ¤fromage¤."
            ),
            (
                "Somos ¤142 socios¤ hoy.",
                "Nous [0]sommes [[t:p:0]]142[[/]] [[t:p:0]]partenaires[[/]][1] aujourd'hui.",
                "Nous sommes ¤142 partenaires¤ aujourd'hui."
            ),
            ("¤Ayer¤ compramos.", "[0]nous[1] [[t:p:0]]hier[[/]] achetons.", "nous ¤hier¤ achetons."),
            (
                "Ve también ¤Términos¤ y ¤Precios¤.",
                "Il voit [0]aussi[1] des [2] [[t:p:0]]Termes[[/]] et [[t:p:2]]Prix[[/]][3].",
                "Il voit aussi des ¤Termes¤ et ¤Prix¤."
            ),
            (
                "Hemos enviado ¤un correo¤ a ¤Ana¤.",
                "Nous [0]avons envoyé [[t:p:0]]un[[/]] [[t:p:0]]courrier[[/]][1] [[t:p:2]]à [2]Ana[[/]][3].",
                "Nous avons envoyé ¤un courrier¤ à ¤Ana¤."
            ),
            (
                "La ¤guía de tallas¤", "[[t:p:0]]guida[[/]] [0] [[t:p:0; t:p:0]]di tallas[[/]][1]", "¤guida di tallas¤"
            ),
            (
                "Elle ¤ne couvre pas¤ les", "[[t:p:0]]No[[/]] [0][[t:p:0]]cubre[[/]] [1] los", "¤No cubre¤ los"
            ),
            (
                "à ¤Rome¤ depuis ¤dix ans¤", "en [[t:p:0]]Roma[[/]] [0][1] desde [2][[t:p:2]]diez[[/]] [[t:p:2]]años[[/]][3]",
                "en ¤Roma¤ desde ¤diez años¤"
            ),
            ("del ¤museo¤, hoy", "[[t:p:0]]du musée[[/]] [0][1], aujourd'hui", "du ¤musée¤, aujourd'hui"),
            ("La ¤avenida¤ Mayor", "[[t:p:0]]L'avenue[[/]] [0][1] Majeure", "L'¤avenue¤ Majeure"),
            ("a ¤la casa¤ vieja", "[0][1] [[t:p:0]]à la[[/]] [[t:p:0]]maison[[/]] vieille", "à ¤la maison¤ vieille"),
        ])
    func movesPlaceholders(text: String, answer: String, result: String) throws {
        #expect(try decoded(answer, to: text) == result)
    }

    @Test(
        "Superblanks stay around their words, with articles and pronouns beside these and without joined prepositions",
        arguments: [
            ("el ¤gato¤ hoy", "le [0][[t:p:0]]chat[[/]][1] hui", "le ¤chat¤ hui"),
            ("come ¤manzanas¤ y", "mange [0]des [[t:p:0]]pommes[[/]][1] et", "mange ¤des pommes¤ et"),
            ("en ¤Barcelona¤ hoy", "[[t:p:0]]à [0]Barcelone[[/]][1] hui", "à ¤Barcelone¤ hui"),
            ("que ¤no abrimos¤ hoy", "que [0]nous [[t:p:0; t:p:0]]n'ouvrons[[/]][1] hui", "que ¤nous n'ouvrons¤ hui"),
            ("y ¤vino¤ y", "e [0][[t:p:0]]ha[[/]] venuto[1] e", "e ¤ha venuto¤ e"),
            ("pan y ¤vino¤.", "pane [[t:p:0]]e [0]vino[[/]][1].", "pane e ¤vino¤."),
            ("no ¤viene¤ ya", "no [0]viene[1] ya", "no ¤viene¤ ya"),
            ("un ¤a¤ y ¤b¤ x", "un [0]casa[1] [[t:p:2]]b[[/]] [2]y[3] [[t:p:0]]a[[/]]", "un ¤casa¤ b ¤y¤ a"),
        ])
    func leavesPlaceholders(text: String, answer: String, result: String) throws {
        #expect(try decoded(answer, to: text) == result)
    }

    @Test("Marks stand around their words through real chains", .needsApertium)
    func goesThroughChains() async throws {
        let texts = ["Visitamos ¤el museo¤ y ¤la catedral¤.", "La puerta del ¤museo de arte¤ está cerrada."]
        let answers = try await Apertium.engine()
            .translations(of: texts.map { $0.replacing("¤", with: "\u{FFFC}") }, over: "es-fr")
            .map { $0.replacing("\u{FFFC}", with: "¤") }
        #expect(answers == ["Nous visitons ¤le musée¤ et ¤la cathédrale¤.", "La porte du ¤musée d'art¤ est fermée."])
    }
}
