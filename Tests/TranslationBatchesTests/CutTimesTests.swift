// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import TranslationBatches

@Suite("Times of day that the end of a line cuts") struct CutTimesTests {
    @Test(
        "The line ends behind them, or before them where it has no word behind",
        arguments: [
            ("en", "Come at 6\np.m. or later.", "Come at 18:00\nor later."),
            ("en", "Come at 10.15\na.m. We meet.", "Come at 10:15.\nWe meet."),
            ("en", "> from half\n> past four to six", "> from 4:30\n> to six"),
            ("en", "open from 6\r\np.m. to 8", "open from 18:00\r\nto 8"),
            ("en", "It opens at 8.30\nam and closes", "It opens at 8:30\nand closes"),
            ("en", "From 9\n  am we open", "From 9:00\n  we open"),
            ("es", "a las ocho y\nmedia en punto", "a las 8:30\nen punto"),
            ("es", "a las 8 de la\ntarde, sin falta", "a las 20:00,\nsin falta"),
            ("es", "a las 10:30\na. m. hoy", "a las 10:30\nhoy"),
            ("fr", "deux heures\net demie de route", "2 h 30\nde route"),
            ("pt", "às oito e\nmeia em ponto", "às 8:30\nem ponto"), ("pt", "até\n6.ª feira às 9h", "até sexta-feira\nàs 09:00"),
            ("pt", "Abre às 8 da\nnoite.", "Abre às\n20:00."),
        ])
    func movesLineEnds(language: String, text: String, expected: String) {
        #expect(SourceText(in: language, among: [text]).prepared(text) == expected)
    }

    @Test(
        "Other words stay in their lines",
        arguments: [
            ("en", "When I turned 16\nam I old?"), ("en", "At 9.30\nam I late?"),
            ("en", "Who of the 5\nam the first?"), ("en", "Room 6\n\np.m. is short"), ("en", "half\nof the past"),
            ("es", "El libro de las dos\ny diez personas"), ("pt", "a casa 8 da\nrua"), ("pt", "até 6.ª\n\nfeira do livro"),
        ])
    func leavesOthers(language: String, text: String) {
        #expect(SourceText(in: language, among: [text]).prepared(text) == text)
    }

    @Test("A full stop behind an hour ends no sentence that the next line goes on with")
    func goesOn() {
        #expect(ClockHours.inEnglish("until 6 p.m.\n  on Friday") == "until 18:00\n  on Friday")
        #expect(ClockHours.inEnglish("until 6 p.m.\nWe go") == "until 18:00.\nWe go")
    }

    @Test("The time grows in proportion to the text")
    func linearTime() {
        expectLinearTime(from: 1_000, to: 8_000) {
            String(repeating: "at 6\np.m. or half past\n", count: $0)
        } of: {
            _ = CutTimes.whole($0, in: "en")
        }
    }
}
