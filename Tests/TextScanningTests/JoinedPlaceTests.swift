// SPDX-License-Identifier: Apache-2.0

import Testing
import TextScanning

@Suite("Words that a hyphen or a plus joins with a place") struct JoinedPlaceTests {
    private func pieces(in text: String) -> [String] { FixedText.ranges(in: text).map { String(text[utf8: $0]) } }

    @Test(
        "Capitals before a hyphen and a place are a code with it",
        arguments: [
            ("con el código ES-\u{FFFC}.", ["ES-\u{FFFC}"]), ("ES-\u{FFFC}", ["ES-\u{FFFC}"]),
            ("ticket NO-\u{FFFC} or IN-\u{FFFC}", ["NO-\u{FFFC}", "IN-\u{FFFC}"]),
            ("Le dossier LE-\u{FFFC} est prêt.", ["LE-\u{FFFC}"]), ("see SE-\u{FFFC}123\u{FFFC}", ["SE-\u{FFFC}123\u{FFFC}"]),
            ("INV-ES-\u{FFFC}, ES-\u{FFFC}-\u{FFFC}-B2", ["INV-ES-\u{FFFC}", "ES-\u{FFFC}-\u{FFFC}-B2"]),
            ("\u{FFFC}SE-\u{FFFC} and more", ["\u{FFFC}SE-\u{FFFC}"]),
            ("ES-{{ codigo }} and ES-{codigo}", ["ES-{{ codigo }}", "ES-{codigo}"]),
        ])
    func codes(text: String, expected: [String]) {
        #expect(pieces(in: text) == expected)
    }

    @Test(
        "Keys that are joined with a place, or with each other, are kept",
        arguments: [
            ("<\u{FFFC}-Home>\tScroll", ["<\u{FFFC}-Home>"]), ("<\u{FFFC}-Home>", ["<\u{FFFC}-Home>"]),
            ("Use \u{FFFC}+Home, \u{FFFC}-End", ["\u{FFFC}+Home", "\u{FFFC}-End"]),
            ("Press \u{FFFC}Ctrl\u{FFFC}-Home", ["\u{FFFC}Ctrl\u{FFFC}-Home"]),
            ("Press \u{FFFC}+Up, Shift+\u{FFFC}", ["\u{FFFC}+Up", "Shift+\u{FFFC}"]),
            ("\u{FFFC}Shift\u{FFFC}+\u{FFFC}Up\u{FFFC}", ["\u{FFFC}Shift\u{FFFC}+\u{FFFC}Up\u{FFFC}"]),
            ("Shift+\u{FFFC}Up\u{FFFC}", ["Shift+\u{FFFC}Up\u{FFFC}"]),
            ("Use {mod}+Home, {mod}-End", ["{mod}+Home", "{mod}-End"]),
            ("Use Ctrl-Home, Shift-Alt-Up or Alt-F4", ["Ctrl-Home", "Shift-Alt-Up", "Alt-F4"]),
        ])
    func keys(text: String, expected: [String]) {
        #expect(pieces(in: text) == expected)
    }

    @Test(
        "Words beside a place go to engines",
        arguments: [
            "\u{FFFC}-day trial", "non-\u{FFFC}", "NON-\u{FFFC}", "re-\u{FFFC}open\u{FFFC}", "well-\u{FFFC}known\u{FFFC}",
            "RE-\u{FFFC}OPEN\u{FFFC}", "\u{FFFC}NON-\u{FFFC}STOP", "the Week-\u{FFFC}End\u{FFFC}",
            "\u{FFFC}Home\u{FFFC}-\u{FFFC}Office\u{FFFC}", "and \u{FFFC}-End-users", "\u{FFFC}-Right, they left.",
            "He left. \u{FFFC}-Right!", "Ñ-\u{FFFC}", "the well-Home",
        ])
    func words(text: String) {
        #expect(pieces(in: text).isEmpty)
    }
}
