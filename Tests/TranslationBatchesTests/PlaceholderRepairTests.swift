// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TranslationBatches

@Suite struct PlaceholderRepairTests {
    private let marked = "a \u{FFFC} b."

    @Test("A translation with as many placeholders as its text is taken")
    func aTranslationWithAsMany() {
        var repair = PlaceholderRepair(of: marked)
        #expect(repair.translated("B \u{FFFC} A.") == .accept("B \u{FFFC} A."))
        var plain = PlaceholderRepair(of: "a b.")
        #expect(plain.translated("A B.") == .accept("A B."))
    }

    @Test(
        "Where placeholders were lost or doubled, the words between go once more, and the placeholders come back",
        arguments: ["A B.", "A \u{FFFC}\u{FFFC} B.", "", " \u{FFFC} "])
    func wherePlaceholdersWereLost(lossy: String) {
        var repair = PlaceholderRepair(of: marked)
        guard case .translate(let pieces) = repair.translated(lossy) else {
            Issue.record("the text was not cut")
            return
        }
        #expect(pieces.map(\.text) == ["a", "b."])
        #expect(repair.translated(pieces[1], as: "B.\u{FFFC}") == .wait)
        #expect(repair.translated(pieces[0], as: "A") == .accept("A \u{FFFC} B."))
    }

    @Test("What placeholders stand for comes back where an engine has marks of its own")
    func whatPlaceholdersStandForComes() {
        var repair = PlaceholderRepair(of: [.words("see "), .placeholder("<b>"), .words(" x "), .placeholder("</b>")])
        #expect(repair.text == "see <b> x </b>")
        guard case .translate(let pieces) = repair.failed() else {
            Issue.record("the text was not cut")
            return
        }
        #expect(repair.translated(pieces[0], as: "ver") == .wait)
        #expect(repair.translated(pieces[1], as: "y") == .accept("ver <b> y </b>"))
    }

    @Test(
        "An article that was elided before a placeholder has a space where it is written whole",
        arguments: [
            ("l'\u{FFFC} b", "el", "el \u{FFFC} b"), ("l’\u{FFFC}.", "l’", "l’\u{FFFC}."),
            ("dogs' \u{FFFC}", "perros", "perros \u{FFFC}"),
            ("to\u{FFFC}", "a", "a\u{FFFC}"), ("\u{FFFC} dogs'", "perros", "\u{FFFC} perros"),
        ])
    func elided(text: String, translation: String, expected: String) {
        var repair = PlaceholderRepair(of: text)
        guard case .translate(let pieces) = repair.failed() else {
            Issue.record("the text was not cut")
            return
        }
        let steps = pieces.map {
            repair.translated($0, as: $0.index == (text.first == "\u{FFFC}" ? 1 : 0) ? translation : $0.text)
        }
        #expect(steps.last == .accept(expected))
    }

    @Test("Placeholders that a text did not have are left out of its translation")
    func leavesOutStrayPlaceholders() {
        var plain = PlaceholderRepair(of: "a b.")
        #expect(plain.translated("A \u{FFFC}B.\u{FFFC}") == .accept("A B."))
        #expect(PlaceholderRepair.accepted("A", of: "a") == "A")
        #expect(PlaceholderRepair.accepted("A \u{FFFC}\u{FFFC}", of: "a \u{FFFC}") == nil)
    }

    @Test("Without a placeholder there is nothing to cut at, and without words nothing to translate")
    func withoutAPlaceholderThere() {
        var plain = PlaceholderRepair(of: "a b.")
        #expect(plain.failed() == .giveUp)
        var bare = PlaceholderRepair(of: " \u{FFFC}\u{FFFC} ")
        #expect(bare.translated("") == .accept(" \u{FFFC}\u{FFFC} "))
    }
}
