// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import TextScanning

@Suite("Ends of lines inside of sentences")
struct WrappedLinesTests {
    /// The numbers of the lines behind which a sentence goes on.
    private func wrapped(_ text: String) -> [Int] {
        let lines = WrappedLines(text[...])
        return (0..<text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).count).filter {
            lines.goesOn(behind: $0)
        }
    }

    @Test(
        "A sentence goes on with a small letter",
        arguments: [
            ("In this house there is\nno lift.", [0]), ("There is\r\nno lift. The\nprice is high.\n\nThe end", [0, 1]),
            ("you know well\nwhat I mean to say\nand so on", []), ("you know well\nwhat I mean to say\nand so on.", [0, 1]),
            ("- Are you coming?\n- no, not today.", []),
            ("Bring these:\nsome milk.", []), ("One; \ntwo.", []), ("It ends.\nand goes on.", []),
            ("new emblems\ndocument\nfolders\nand many more icons that were made for us.", []),
            ("  The big\n    house is old.", [0]), ("for all over\n18 years of age.", [0]),
            ("for dough\n2 eggs\n100 g of flour", []),
            ("(the “last”\nof them).", [0]), ("It is Mr.\nBrown, nr.\n5.", [0, 1]), ("It is late.\nBrown", []),
        ])
    func smallLetters(text: String, expected: [Int]) {
        #expect(wrapped(text) == expected)
    }

    @Test(
        "Lines of a list, of verse, and of an address do not",
        arguments: [
            "milk\neggs\nfresh bread", "apples\npears\nbread.", "fresh milk\nripe tomatoes\nThat is all.",
            "buy milk and fresh eggs\ncall the doctor at nine\npay the rent",
            "How to renew your library card when you live abroad\nSend us the form and a copy of your passport today.",
            "Save\nOpen\nClose", "Anna Smith\n12 High Street\nLondon.", "", "\n\n", "one",
            "Shall I compare thee to a summer's day,\nThou art more lovely.",
            "Milk from the little farm behind the old church of it\nEggs, fresh, from the same little farm of them\nBread",
        ])
    func lists(text: String) {
        #expect(wrapped(text).isEmpty)
    }

    @Test(
        "Short lines in which no sentence ends are items of a list",
        arguments: [
            ("For the sauce\njuice of 2 oranges\na pinch of salt", [14, 33]), ("One\ntwo", []), ("one\ntwo\nthree.", []),
            ("one,\ntwo,\nthree", []), ("Shop\n\n  bread\n  milk\r\n  jam", [16, 24]),
            ("HEALTH AND SAFETY\nfire exits must\nbe kept clear.", [18]), ("THE UN\nAND NATO", []), ("the UN\nand NATO", []),
        ])
    func items(text: String, expected: [Int]) {
        #expect(WrappedLines(text[...]).itemStarts == expected)
    }

    @Test("Before a capital or a digit it does where all lines are broken to one width and a stop ends the last")
    func capitals() {
        let text = """
            We will write again about the old boiler on the 5th of May
            2026 at the latest, and will then send the list of all the
            English documents.
            """
        #expect(wrapped(text) == [0, 1])
        #expect(wrapped(String(text.dropLast())).isEmpty)
        // The second line had room for the first word of the third.
        #expect(
            wrapped(text.replacing(", and will then send the list of all", with: ""))
                == [])
    }

    @Test("No sentence goes on beside an entry of an index with dots before its page")
    func index() {
        #expect(wrapped("apples ........ 12\npears, see fruit\nplums ......... 61").isEmpty)
        #expect(wrapped("There are many houses in\nthe street, which is old.") == [0])
        #expect(wrapped("fish and peas ........ \u{FFFC}\n   small one ........ £5. It is").isEmpty)
        #expect(wrapped("fish and peas ........ £5.50\n   small one .........").isEmpty)
        #expect(wrapped("It is 5. 6. 7. 8. and 9 of\nthe old ones are.") == [0])
    }

    @Test("Where the lines begin is told in UTF-8 offsets, behind their blanks")
    func starts() {
        #expect(WrappedLines("Über dem\n  é ist es.\nUnd so"[...]).starts == [12])
        #expect(WrappedLines("xx Über dem\n  é ist es."[...].dropFirst(3)).starts == [12])
    }

    @Test("Long texts take time that grows with their length alone", .timeLimit(.minutes(1)))
    func isLinear() {
        expectLinearTime(from: 2_000, to: 16_000) {
            String(repeating: "a line that goes\non and on. ", count: $0)
        } of: { text in
            #expect(!WrappedLines(text[...]).starts.isEmpty)
        }
    }
}
