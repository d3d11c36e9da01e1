// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextScanning

@testable import TranslationBatches

@Suite("Names of people that stand by themselves") struct StandaloneNamesTests {
    private func names(in text: String, _ language: String = "en", among others: [String] = []) -> [String] {
        StandaloneNames(in: language, among: others + [text]).ranges(in: text).map { String(text[utf8: $0]) }
    }

    @Test(
        "Who is greeted, signs, has a part, or is all of a line with a surname is a name, also where that is a word",
        arguments: [
            ("Dear Will,", ["Will"]), ("Hi Joy, how are you?", ["Joy"]), ("Dear Mr Young:", ["Young"]),
            ("Good morning Mark and Sue!", ["Mark", "Sue"]), ("Love, Dawn", ["Dawn"]), ("Best wishes,\nGrace", ["Grace"]),
            ("Leader: Miles.", ["Miles"]), ("by Mark Long", ["Mark Long"]), ("Mark Long", ["Mark Long"]),
            ("- Grace Hill (chair), Ana and Peter", ["Grace Hill", "Ana", "Peter"]), ("Will Young, Bath", ["Will Young"]),
            ("Margaret", ["Margaret"]), ("Peter Hargreaves", ["Peter"]), ("Mrs Faith Bishop (treasurer)", ["Faith Bishop"]),
            ("João: 84 € por pessoa", ["João"]), ("Hope (Sat 08:12)", []), ("Ana (Sat 08:12)", ["Ana"]),
            ("Ana [9:01 AM]", ["Ana"]),
            ("Ana    flowers\nBen    cake", ["Ana", "Ben"]), ("— Jean-Pierre", ["Jean-Pierre"]),
            ("\u{FFFC}Ana Hill\u{FFFC}", ["Ana Hill"]),
        ])
    func findsNames(text: String, expected: [String]) {
        #expect(names(in: text) == expected)
    }

    @Test(
        "Words are no names where nothing tells it, nor names in sentences, which engines need",
        arguments: [
            "Mark", "Hope", "Grace", "May", "Will you come?", "Mark as read", "Grace: the time in which nobody pays",
            "Bill: 30 €",
            "April: sow beans\nMay: plant them\nApril: sow again", "I saw Peter in the park.", "Peter is here", "Peter's list",
            "Dear customer,", "Dear Sir or Madam,", "Thanks for the fish", "", "Summer House", "the Rose Garden", "ana",
            "Thanks, all", "Month: May", "Season: Summer",
            "Hello Summer!", "I Love Art", "Max Price", "Mark: 7\nMax: 10\nMark: 5",
            "2026-05-12 10:00:04 Connection lost: try again", "[2026-05-12 10:00:04] Connection lost: try again",
        ])
    func leavesWords(text: String) {
        #expect(names(in: text) == [])
    }

    @Test("Who speaks in a chat is named, with the time before or behind it")
    func findsSpeakers() {
        let chat = "[10:30] Mark: Hi!\n10:31 PM - Rose: Yes.\nMark (10:32): No.\n\u{FFFC}Ben Carter:\u{FFFC} Well."
        #expect(names(in: chat) == ["[10:30] Mark", "10:31 PM - Rose", "Mark", "Ben Carter"])
        #expect(names(in: "Hope: wishing\nFaith: believing\nJoy: being glad") == [])
        #expect(names(in: "12/4/26, 20:16 - Mi hermana: ¿Vienes?", "es") == ["12/4/26, 20:16 - Mi hermana"])
        #expect(names(in: "Domingos: Não.", "pt", among: ["Rosa: Quem vem?", "Rosa: Eu não."]) == ["Domingos"])
    }

    @Test("What is a name in one text of a call is one in the others")
    func knowsPeople() {
        #expect(names(in: "Hope", among: ["Dear Hope,"]) == ["Hope"])
        #expect(names(in: "Lucía", "es", among: ["Un abrazo,"]) == ["Lucía"])
        #expect(names(in: "Lucía", "es", among: ["Un abrazo"]) == [])
        #expect(names(in: "Un abrazo,\nLucía", "es") == ["Lucía"])
        #expect(names(in: "Un abrazo,\r\nLucía\r\n", "es") == ["Lucía"])
        #expect(names(in: "Art Long", among: ["Ana Hill", "Ben Wood", "Carla King"]) == ["Art Long"])
        #expect(names(in: "Clara", "es", among: ["Ana", "Pedro", "Juan"]) == ["Clara"])
    }

    @Test("In languages whose names are not known there are none")
    func knowsLanguages() {
        #expect(names(in: "Dear Ana,", "pl") == [] && names(in: "Ana", "") == [])
        #expect(names(in: "Querida Rosa:", "es") == ["Rosa"] && names(in: "Liebe Grace,", "de") == ["Grace"])
    }

    @Test("A text of names alone is told from one that says more")
    func tellsNamesAlone() {
        #expect(StandaloneNames.areAll(of: "Ana Hill, Ben", in: "en") && !StandaloneNames.areAll(of: "Ana: hi", in: "en"))
        #expect(!StandaloneNames.areAll(of: "Dear Ana,", in: "en") && !StandaloneNames.areAll(of: "", in: "en"))
    }

    @Test("Names are fixed text beside other such text, none twice")
    func areFixedText() throws {
        let text = "Ana: see https://ana.example, Ben"
        let shielded = try #require(
            ShieldedText(text, keepsPlaceholders: true, cutter: TextCutter(maximum: nil), names: [0..<3, 9..<12, 30..<33]))
        #expect(shielded.cut.pieces.map(\.text) == ["see \u{FFFC},"])
    }

    @Test(
        "Time grows with the length of the text and no faster",
        arguments: ["Ana, ", "Mark: x\n", "Dear ", "Ana (x) ", "Ana Hill & ", "a  b ", "Dear Ana,\n"])
    func takesLinearTime(piece: String) {
        expectLinearTime(from: 2_000, to: 16_000) {
            String(repeating: piece, count: $0 / piece.utf8.count)
        } of: { text in
            _ = StandaloneNames(in: "en", among: [text]).ranges(in: text)
        }
    }
}
