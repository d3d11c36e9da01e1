// SPDX-License-Identifier: Apache-2.0

import LanguageSegmentation
import TestSupport
import Testing
import TranslationBatches

@Suite struct TextCutterTests {
    /// The pieces of a text, with the white space around them.
    private func stretches(_ text: String, maximum: Int) -> [String] {
        var stretches = [""]
        for segment in TextCutter(maximum: .scalars(maximum)).cut(text).segments {
            if case .piece = segment, stretches.last?.contains(where: { !$0.isWhitespace }) == true { stretches.append("") }
            stretches[stretches.count - 1] += segment.text
        }
        return stretches
    }

    private func pieces(_ text: String, _ cutter: TextCutter) -> [String] { cutter.cut(text).pieces.map(\.text) }

    @Test("A text is cut between sentences, else between words, else between characters")
    func aTextIsCutBetween() {
        #expect(stretches("One two. Three four. Five.", maximum: 12) == ["One two. ", "Three four. ", "Five."])
        #expect(stretches("One two three four", maximum: 9) == ["One two ", "three ", "four"])
        #expect(stretches("abcdefghij", maximum: 4) == ["abcd", "efgh", "ij"])
        #expect(stretches("e\u{301}e\u{301}", maximum: 1) == ["e\u{301}", "e\u{301}"])
        #expect(stretches("短い文。次の文です。", maximum: 8) == ["短い文。", "次の文です。"])
    }

    @Test(
        "Sentences are pieces where they are to be separated, over the ends of lines and not at abbreviations",
        arguments: [
            ("One two. Three four?  Five.", ["One two.", "Three four?", "Five."]),
            ("A line that goes\non. A new\n\nparagraph", ["A line that goes\non.", "A new", "paragraph"]),
            ("one\ttwo\t3\tfour", ["one", "two", "four"]),
            ("# Options\n\nChoose one.", ["Options", "Choose one."]),
            ("Kjersti Østby – packaging", ["Kjersti Østby", "packaging"]),
            ("The Old Ferry – menu, week 32", ["The Old Ferry", "menu, week 32"]),
            ("It was\nInga Holm – who, then\nas now, helps.", ["It was", "Inga Holm – who, then\nas now, helps."]),
            ("De: Clínica São Lucas <a@b.pt>\nPara: Ana", ["De: Clínica São Lucas", "Para: Ana"]),
            ("From: Customer Team <\u{FFFC}>", ["From: Customer Team"]),
            ("Cc: Ana Silva <ana@b.pt>, Rui Reis <rui@b.pt>", ["Cc: Ana Silva", "Rui Reis"]),
            ("Write to us at: Ana <ana@b.pt>", ["Write to us at: Ana <ana@b.pt>"]),
            ("To: Ana <ana@b.pt> and Rui", ["To: Ana <ana@b.pt> and Rui"]), ("Size: a <b>", ["Size: a <b>"]),
            ("We went – as always – home.", ["We went – as always – home."]),
            ("Main Street – closed.", ["Main Street – closed."]),
            ("| Name | Old city |\n|---|---|\n| Ana | New port |", ["Name", "Old city", "Ana", "New port"]),
            ("  add     Add a file\n  b   c", ["add", "Add a file", "b   c"]),
            (
                "  --color WHEN\n               in colours\n  file         the file to\n               be read\nThat is all",
                ["--color WHEN\n               in colours", "file", "the file to\n               be read", "That is all"]
            ),
            ("A fish ........ \u{FFFC}\n   small one ...... \u{FFFC}", ["A fish", "small one"]),
            ("WED   Curry\nTHU   Soup, or\nsalad", ["WED", "Curry", "THU", "Soup, or\nsalad"]),
            ("  \u{FFFC}   its rights\n 1.  One   thing", ["its rights", "One   thing"]),
            ("[ ] Add tests\n[x] Fix [it] now", ["Add tests", "Fix [it] now"]),
            ("Age: [ ] 1 or 2  ( ) more\n□ a cat ☑ dog", ["Age:", "1 or 2", "more", "a cat", "dog"]),
            ("1. Lid\n2. Switch (I/O)\n   and cable\n3) Base", ["Lid", "Switch (I/O)\n   and cable", "Base"]),
            ("x\na. house\nb. garden\nx", ["x", "house", "garden\nx"]), ("i. one\nii. two", ["one", "two"]),
            ("x\na/ house\nb/ garden", ["x", "house", "garden"]), ("\u{FFFC} house\nb. garden", ["house", "garden"]),
            ("x\na.- house\nb.- garden", ["x", "house", "garden"]), ("see\ne. coli now", ["see\ne. coli now"]),
            ("Ann\tA-\nBen\tB+", ["Ann", "Ben"]),
            ("\u{FFFC} Milk\n(b) Bread\niv) Tea\n• Jam", ["Milk", "Bread", "Tea", "Jam"]),
            ("One   two\r\nYou   they\r\n", ["One", "two", "You", "they"]),
            (
                "       an interface, after  it  has  been made\t whole  with  it\n       again.",
                ["an interface, after  it  has  been made\t whole  with  it\n       again."]
            ),
            ("one  two\tthree", ["one", "two", "three"]),
            (
                "\u{FFFC}Note.\u{FFFC} It rains.\u{FFFC} So \u{FFFC}it\u{FFFC} is.",
                ["\u{FFFC}Note.\u{FFFC}", "It rains.\u{FFFC}", "So \u{FFFC}it\u{FFFC} is."]
            ),
            ("Settings → Network → Wi-Fi", ["Settings", "Network", "Wi-Fi"]), ("Coffee €2 • Tea €1", ["Coffee €2", "Tea €1"]),
            ("Adults €12 / children €6", ["Adults €12", "children €6"]), ("He / she has 12", ["He", "she has 12"]),
            ("read / write", ["read / write"]), ("Images (*);;All files (*)", ["Images (*)", "All files (*)"]),
            ("either/or", ["either/or"]),
            ("Go to File > Print > Options, 5 > 3", ["Go to File", "Print", "Options, 5 > 3"]),
            ("Department     Phone  Room", ["Department", "Phone", "Room"]),
            ("SYNOPSIS\n       pix copies it\nand more", ["SYNOPSIS", "pix copies it\nand more"]),
            ("Single £12 – Double £18", ["Single £12", "Double £18"]), ("It is – I say – 12", ["It is – I say – 12"]),
            ("Home │ News\na|b or |c|", ["Home", "News\na|b or |c|"]),
            ("Dr. Silva met Mrs. Jones. He left.", ["Dr. Silva met Mrs. Jones.", "He left."]),
            ("O Sr. Silva. Ótimo.", ["O Sr. Silva.", "Ótimo."]), ("Ask J. Brahms. Now.", ["Ask J. Brahms.", "Now."]),
            ("短い文。次の文です。", ["短い文。", "次の文です。"]), ("He said no. The end", ["He said no.", "The end"]), ("12. …", []),
            ("-What? -Nothing. -Liar!", ["What?", "Nothing.", "Liar!"]), ("-Sim\n-Não", ["Sim", "Não"]),
            ("He left.\n—Did he?", ["He left.", "Did he?"]), ("The Franco\n-Prussian war", ["The Franco", "-Prussian war"]),
            ("Wait-- Is he dead?", ["Wait", "Is he dead?"]), ("I thought— No, you.", ["I thought", "No, you."]),
            ("my friend-- Ana-- said", ["my friend-- Ana-- said"]), ("I-- I know.", ["I-- I know."]),
            ("he said-- well, no", ["he said-- well, no"]), ("a house--that is, it", ["a house--that is, it"]),
            ("-I dir and -Wall", ["-I dir and -Wall"]), ("Is it? -5 °C", ["Is it?", "-5 °C"]),
        ])
    func sentencesArePieces(text: String, sentences: [String]) {
        let cutter = TextCutter(maximum: .bytes(1000), unit: .sentence)
        #expect(pieces(text, cutter) == sentences)
        #expect(cutter.cut(text).text == text)
    }

    @Test(
        "Bullets of all kinds stay before their items, one alone too where it is nothing else",
        arguments: [
            ("We offer:\n ✓ site opens\n ✓ help by phone", ["We offer:", "site opens", "help by phone"]),
            ("✔️ one\n❌ two\n➤ three\n📌 four", ["one", "two", "three", "four"]),
            ("** Faster start\n*** More colours", ["Faster start", "More colours"]), ("** Faster start", ["Faster start"]),
            ("★★★ A fine place", ["A fine place"]), ("👩‍🏫 the lesson", ["the lesson"]), ("1️⃣ one\n2️⃣ two", ["one", "two"]),
            ("+ one\n~ two\n§ three\n» four", ["one", "two", "three", "four"]), ("» the prices", ["the prices"]),
            ("I am glad\n😀 and you.", ["I am glad", "😀 and you."]), ("Note\n📌 Bring milk", ["Note", "Bring milk"]),
            ("under\n§ 5 and\n§ 6.", ["under", "§ 5 and"]), ("**bold** word", ["**bold** word"]),
            ("- Yes, he said", ["- Yes, he said"]), ("> one\n> two.", ["> one", "> two."]),
            ("© one\n° two.", ["© one", "° two."]),
        ])
    func bulletsStay(text: String, items: [String]) {
        let cutter = TextCutter(maximum: .bytes(1000), unit: .sentence)
        #expect(pieces(text, cutter) == items)
        #expect(cutter.cut(text).text == text)
    }

    @Test("A text that is short enough is a piece as it is")
    func aTextThatIsShort() {
        for text in ["", " ", " ab\n", "ab"] {
            #expect(TextCutter(maximum: .scalars(4)).cut(text).segments == [.piece(text)])
            #expect(TextCutter(maximum: nil).cut(text).segments == [.piece(text)])
        }
    }

    @Test("Segments are the text, and pieces begin and end between characters", arguments: [1, 2, 7, 100])
    func segmentsAreTheText(maximum: Int) {
        for text in HostileText.strings + [
            "ab" + String(repeating: "🇩🇪", count: 300), "e" + String(repeating: "\u{301}", count: 5_000),
        ] {
            for length in [TextCutter.Length.scalars(maximum), .bytes(maximum)] {
                let cut = TextCutter(maximum: length).cut(text)
                #expect(cut.text.utf8.elementsEqual(text.utf8))
                let boundaries = Set(text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) } + [text.utf8.count])
                var offset = 0
                for segment in cut.segments {
                    if case .piece(let piece) = segment {
                        let length = if case .bytes = length { piece.utf8.count } else { piece.unicodeScalars.count }
                        #expect(boundaries.contains(offset) && (length <= maximum || piece.count == 1))
                    }
                    offset += segment.text.utf8.count
                }
            }
        }
    }

    @Test(
        "Lines and columns are pieces where they are to be separated, and what has no letter is none",
        arguments: [
            ("Uno.\nDos.", ["Uno.", "Dos."]), ("Uno.\r\n\r\n  Dos. \t\r", ["Uno.", "Dos."]),
            ("a\u{2028}b\u{85}c\u{B}d", ["a", "b", "c", "d"]), ("a b\tc\t\t 7\t d\t", ["a b", "c", "d"]),
            ("€8/month + €9 rent — now", ["€8/month", "€9 rent", "now"]),
            ("if a + b = 5, x/y, a/ b", ["if a + b = 5, x", "y, a/ b"]),
            ("[done] Offer sent [late]", ["done", "Offer sent", "late"]), ("word[s] of it", ["word[s] of it"]),
            ("to read / write", ["to read / write"]), ("low < high / A = fish", ["low", "high", "A", "fish"]),
            ("by 11 a.m. Late, 1 p.m. at", ["by 11 a.m.", "Late, 1 p.m. at"]),
            ("Code 20-45   Account 3   no", ["Code 20-45", "Account 3   no"]),
            ("A  First\nAb  First", ["First", "Ab  First"]),
            ("From:    Bonn\nArrival:  x\nName:    Ana", ["From:", "Bonn", "Arrival:  x", "Name:", "Ana"]),
            ("From:     Bonn\nArrival:  Day\n\nIt is.  So", ["From:", "Bonn", "Arrival:", "Day", "It is.  So"]),
            ("10:00 AM - Coffee break", ["10:00 AM", "Coffee break"]), ("a 5 - 3 b", ["a 5 - 3 b"]), ("un ! deux", ["un ! deux"]),
            ("No receipt => voucher -> cash", ["No receipt", "voucher", "cash"]),
            ("Colour: black / white / navy", ["Colour: black", "white", "navy"]),
            ("Lado: izquierda / derecha", ["Lado: izquierda", "derecha"]),
            ("may read / write it", ["may read / write it"]),
            ("-----Original Message-----", ["Original Message"]), ("---- Sent by Ana ----\nHi", ["Sent by Ana", "Hi"]),
            ("==== Results", ["Results"]), ("Wait----\nGo", ["Wait", "Go"]),
            ("-----BEGIN PUBLIC KEY-----", ["-----BEGIN PUBLIC KEY-----"]),
            ("Bus times ........ page 2", ["Bus times", "page 2"]),
            ("One . . . . . two and wait....", ["One", "two and wait...."]),
            ("Name.......... Age......", ["Name", "Age"]), ("Well..... no", ["Well..... no"]),
            ("Adults \u{FFFC} Free children \u{FFFC}", ["Adults \u{FFFC}", "Free children \u{FFFC}"]),
            ("Jobs: \u{FFFC} Messages: \u{FFFC}\nx", ["Jobs: \u{FFFC}", "Messages: \u{FFFC}", "x"]),
            ("Open File \u{FFFC} and Save \u{FFFC} now", ["Open File \u{FFFC} and Save \u{FFFC} now"]),
            ("Click \u{FFFC} to see \u{FFFC}", ["Click \u{FFFC} to see \u{FFFC}"]),
            ("Monday 5 June 2026", ["Monday 5 June 2026"]),
            ("🚗 Free parking 🏊 Swimming pool", ["Free parking", "Swimming pool"]), ("I love 🍕 and 🍝", ["I love 🍕 and 🍝"]),
            ("Free parking ✓ Lift ✗", ["Free parking", "Lift"]), ("I ❤ Paris, I ❤ Rome", ["I ❤ Paris, I ❤ Rome"]),
            ("Terms & conditions, R&D", ["Terms", "conditions, R&D"]),
            ("Status: open  Main priority: high  now", ["Status: open", "Main priority: high  now"]),
            ("There is\nno lift.", ["There is", "no lift."]),
            ("", []), ("12\n—\n😀", []), ("\u{A0}a b\u{3000}", ["a b"]),
        ])
    func linesAndColumnsArePieces(text: String, lines: [String]) {
        let cutter = TextCutter(maximum: .bytes(10_000), cutsWords: false, unit: .line)
        #expect(pieces(text, cutter) == lines)
        #expect(cutter.cut(text).text.utf8.elementsEqual(text.utf8))
    }

    @Test("A line that its sentence goes on behind is one piece with the next where that is asked for")
    func wrappedLinesArePieces() {
        let cutter = TextCutter(maximum: nil, unit: .wrappedLine)
        let text = "There is\n  no lift. The\nprice is high.\nSave\nOpen - close\n"
        #expect(pieces(text, cutter) == ["There is\n  no lift. The\nprice is high.", "Save", "Open", "close"])
        #expect(cutter.cut(text).text == text)
        let sentences =
            """
            Please send us today the very long list of all of the
            German documents, and the still longer one of all the other
            Italian ones.
            """
        #expect(pieces(sentences, TextCutter(maximum: .bytes(1000), unit: .sentence)) == [sentences])
    }

    @Test("A word that is not to be cut is a piece by itself")
    func aWordThatIsNot() {
        #expect(pieces("uno dos tres cuatro", TextCutter(maximum: .bytes(9), cutsWords: false)) == ["uno dos", "tres", "cuatro"])
        #expect(pieces("aaaaaaaaaaaa bb", TextCutter(maximum: .bytes(5), cutsWords: false)) == ["aaaaaaaaaaaa", "bb"])
        #expect(pieces("aaaaaaaaaaaa", TextCutter(maximum: .bytes(5), cutsWords: false)) == ["aaaaaaaaaaaa"])
    }

    @Test(
        "What stands in a column stands there again, as far as there is room",
        arguments: [
            ("Time    Day\n9:00      maths    art", "Tt    Dd\n9:00      m    a", "Tt      Dd\n9:00      m        a"),
            ("Time    Day    End", "Times!!!    Dd    Ee", "Times!!!  Dd   Ee"),
            ("One.  Two    10", "O.  Tt    10", "O.  Tt       10"),
            ("| Item   | Price |\n| Apples |  1 |", "| I      | P     |\n| Appl   |  1 |", "| I      | P     |\n| Appl   |  1 |"),
            ("| Item   | Price   |", "| Itemize | P |", "| Itemize | P      |"),
            ("Home | About   |", "H | A   |", "H | A          |"),
            ("   One\ttwo    three", "   O\tt    th", "   O\tt        th"),
            (
                "Soup ........ £5\nBig fish .... £15\n", "So ........ £5\nFi .... £15\n",
                "So .......... £5\nFi .......... £15\n"
            ),
            ("Soup .... \u{FFFC}\nFish ..... ", "Soupe .... \u{FFFC}\nFi ..... ", "Soupe ... \u{FFFC}\nFi ....... "),
            ("Name ......\nOn ...... ", "Na ......\nO ...... ", "Na ......\nO ...... "),
            ("Well .... 5 of us\n", "We .... 5 du\n", "We .... 5 du\n"),
            ("Tea ........ 1", "Teas!! ........ 1", "Teas!! ..... 1"),
            (
                "One . . . . . .   1\nTwo five . . . .   2\n", "Ones . . . . . .   1\nTwo . . . .   2\n",
                "Ones  . . . . .   1\nTwo  . . . . . .   2\n"
            ),
            ("Tea . . . .  1\nx", "Teas and milk . . . .  1\nx", "Teas and milk . . .  1\nx"),
            (
                "Soup . . . . \u{FFFC}\nFish . . . . . ", "Soupes . . . . \u{FFFC}\nFi . . . . . ",
                "Soupes . . . \u{FFFC}\nFi . . . . . . "
            ),
            (
                "From:       Lisbon\nDeparture:  Day\nTo:         Porto", "De:      Lis\nPart:    Di\nTo:      Por",
                "De:         Lis\nPart:       Di\nTo:         Por"
            ),
        ])
    func columnsStay(text: String, words: String, expected: String) {
        var cut = TextCutter(maximum: .bytes(10_000), unit: .line).cut(text)
        let translations = TextCutter(maximum: .bytes(10_000), unit: .line).cut(words).pieces
        #expect(cut.pieces.count == translations.count)
        for ((index, _), (_, translation)) in zip(cut.pieces, translations) { cut.settle(index, with: translation) }
        #expect(cut.text == expected)
    }

    @Test("Cells that are parts of their own stand in their columns, as far as there is room, and prose is not moved")
    func partsInColumns() {
        let parts = [
            ("Abierto     ", "Ouverts     "), ("Open\n", "Open\n"), ("Cerrado     ", "Fermé     "),
            ("Closed\n\n   ", "Closed\n\n   "),
            ("No     ", "Certainement     "), ("No\n", "No\n"), ("Uno. ", "Un seul. "), ("One.", "One."), (" \n", " \n"),
        ]
        #expect(
            CutText(joining: parts).text
                == "Ouverts     Open\nFermé       Closed\n\n   Certainement  No\nUn seul. One. \n")
    }

    @Test(
        "Fixed cells at the end of a part stand in their columns, too",
        arguments: [
            ("Hi.\n\nA cat    The door    a.md", "Ho.\n\nUn gato    Puerta    a.md", "Ho.\n\nUn gato    Puerta    a.md"),
            ("Hi.\n\nA cat    The door    a.md", "Ho.\n\nUn gato  El pez    a.md", "Ho.\n\nUn gato  El pez      a.md"),
            ("The door   a.md   1.2\n", "Puerta   a.md   1.2\n", "Puerta     a.md   1.2\n"),
            ("Door    a.md", "La puerta    a.md", "La puerta  a.md"),
            ("The door    a.md", "La puerta   a.md", "La puerta   a.md"),
            ("See the a.md", "Véase a.md", "Véase a.md"), ("a    b", "a    b", "a    b"),
            ("Door  a.md", "Puerta  a.md", "Puerta  a.md"),
        ])
    func fixedCells(source: String, target: String, expected: String) {
        #expect(CutText(joining: [(source, target)]).text == expected)
    }

    @Test("A text is whole again once each piece has its translation, of which the first counts")
    func aTextIsWholeAgain() {
        var cut = TextCutter(maximum: .scalars(4)).cut("ab. cd.\n")
        #expect(cut.openCount == 2)
        for (index, piece) in cut.pieces { cut.settle(index, with: piece.uppercased()) }
        for index in cut.segments.indices { cut.settle(index, with: "late") }
        #expect(cut.openCount == 0 && cut.text == "AB. CD.\n")
    }

    @Test(
        "Cutting takes time that grows with the length alone", arguments: ["One. ", "abc def ", "abc", "短い文。"],
        [TextCutter(maximum: .scalars(1_000)), TextCutter(maximum: .bytes(1_000), cutsWords: false)])
    func cuttingTakesTimeThatGrows(piece: String, cutter: TextCutter) {
        expectLinearTime(from: 50_000, to: 400_000) {
            String(repeating: piece, count: $0 / piece.utf8.count)
        } of: { text in
            _ = cutter.cut(text)
        }
    }

    @Test(
        "Rows of dots and short lines take time that grows with their length and no faster",
        arguments: [". ", ".... ", "a\n", "AAAAA\n"])
    func takesLinearTime(piece: String) {
        for unit in [TextCutter.Unit.sentence, .wrappedLine] {
            expectLinearTime(from: 6_000, to: 48_000) {
                String(repeating: piece, count: $0 / piece.utf8.count)
            } of: { text in
                _ = TextCutter(maximum: nil, unit: unit).cut(text)
            }
        }
    }
}
