// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import TextScanning

@Suite("Blanks of a form") struct FormBlankTests {
    private func blanks(in text: String) -> [String] {
        var text = text
        let ranges = text.withUTF8 { FormBlank.ranges(in: $0, 0..<$0.count) }
        return ranges.map { String(text[utf8: $0]) }
    }

    @Test(
        "Rows of low lines, dots and ellipses are a blank, with the rows that spaces, signs and brackets join to them",
        arguments: [
            ("Date: ..../..../........", ["..../..../........"]), ("Code: _ _ _ _  _ _ _", ["_ _ _ _  _ _ _"]),
            ("Sort code: _ _ - _ _ - _ _", ["_ _ - _ _ - _ _"]), ("Phone: (....) ....-....", ["(....) ....-...."]),
            ("I, ........, of ........, agree.", ["........", "........"]), ("[_][_][_] here", ["[_][_][_]"]),
            ("do ____º ano", ["____º"]), ("____, ____ de 20____", ["____", "____", "20____"]),
            ("____/____/20__ at __:__:__", ["____/____/20__", "__:__:__"]),
            ("Name:________ Age:.......", ["________", "......."]),
            ("Nome ……… Idade ………, sim", ["………", "………"]), ("(____) (see ____ / ____ there", ["(____)", "____ / ____"]),
            ("No.____, n.º____ £ ____.__", ["____", "____", "____.__"]),
        ])
    func blanks(text: String, expected: [String]) {
        #expect(blanks(in: text) == expected)
        #expect(FixedText.ranges(in: text).map { String(text[utf8: $0]) } == expected)
    }

    @Test(
        "Dots that lead to a price, ellipses, names and boxes are none",
        arguments: [
            "Soup ........ £5", "Phone: name ........", "Tea .... - £5", "One . . . . . two", "Well....., he said ..... and....",
            "(...) he […] … said ... ...", "他说……好", "Yes [_] No ( )", "a____b __init__ ____x x____", "____/month, ____-day",
            "_, _ = f(_)", "/usr/____/lib", "___ pages of ___ books", "./... or ../..", "20.... 1_000 12345____", "", "_", "....",
        ])
    func others(text: String) {
        #expect(blanks(in: text).isEmpty)
    }

    @Test(
        "Long rows take time that grows with their length and no faster", arguments: ["_ ", "(_ ", "/_ ", "....-", "…", "_/a "])
    func isLinear(piece: String) {
        expectLinearTime(from: 6_000, to: 48_000) {
            String(repeating: piece, count: $0 / piece.utf8.count) + "/a"
        } of: { text in
            _ = blanks(in: text)
        }
    }
}
