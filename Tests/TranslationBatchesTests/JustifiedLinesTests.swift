// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import TranslationBatches

@Suite("Lines made as long as each other") struct JustifiedLinesTests {
    @Test(
        "Several spaces between their words are one",
        arguments: [
            (
                """
                When writing scripts that need to decompress files, it  is  recommended
                       to  always use the name xz with appropriate arguments (xz -d or xz -dc)
                       instead  of the names unxz and xzcat.
                """,
                """
                When writing scripts that need to decompress files, it is recommended
                       to always use the name xz with appropriate arguments (xz -d or xz -dc)
                       instead  of the names unxz and xzcat.
                """
            ),
            (
                "0      se todos os  comandos  especificados  foram  encontrados  e  são\n              executáveis\n",
                "0      se todos os comandos especificados foram encontrados e são\n              executáveis\n"
            ),
            (
                """
                Die Datei wird nur dann  geschrieben,  wenn  der
                  Name des Verzeichnisses  Zeichen aus Unicode hat
                  und der  Benutzer keine anderen Rechte dafür hat
                  als diese.  Sonst nicht.
                """,
                """
                Die Datei wird nur dann geschrieben, wenn der
                  Name des Verzeichnisses Zeichen aus Unicode hat
                  und der Benutzer keine anderen Rechte dafür hat
                  als diese.  Sonst nicht.
                """
            ),
        ])
    func singleSpaces(text: String, expected: String) {
        #expect(JustifiedLines.withSingleSpaces(text) == expected)
    }

    @Test(
        "Columns, spaces between sentences, and lines by themselves stay",
        arguments: [
            """
            apples that are red  plums that are blue  pears which are green
            nuts that are dry    plums that we like   pears which are ripe
            x
            """,
            """
            -a  the option that shows all that there is in the folder
            --long  the option that shows it all in long lines with it

            """,
            "Foo bar is here.  It is so and nothing else is there now.\nAnd so on.  It is good and nothing is more than it.\nFoo",
            "the  name  and  the  age  of  the  person  that  came  to  us", "the  name  and  age\nof  it",
            "| the  name | and  the  age  of  the  person  that  came  to  us |\n| x  | y |\n", "a  b\n", "",
            "the first of it   and  the  age  of  the  person  that  came  to  us\nand so on",
        ])
    func keepsOthers(text: String) {
        #expect(JustifiedLines.withSingleSpaces(text) == text)
    }

    @Test("Many gaps take time that grows with the text alone", arguments: ["a  b\n", "a  ", "  ", "\n"])
    func isLinear(piece: String) {
        expectLinearTime(from: 6_000, to: 48_000) {
            String(repeating: piece, count: $0 / piece.utf8.count)
        } of: { text in
            _ = JustifiedLines.withSingleSpaces(text)
        }
    }
}
