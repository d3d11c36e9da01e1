// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TestSupport
import Testing

@testable import DocumentFormats

@Suite("Subtitles")
struct SubtitleTests {
    @Test(
        "A stray carriage return ends its own line and no other",
        arguments: [
            ("No.\rThey go,\nand stop.\n", "NO.\rTHEY GO,\nAND STOP.\n", "TWO\nLINES\n"),
            ("One\r\ntwo\nthree\r\n", "ONE\r\nTWO\nTHREE\r\n", "TWO\r\nLINES\r\n"),
        ])
    func keepsEachLineEnd(text: String, loud: String, shorter: String) throws {
        let timing = "1\n00:00:01,000 --> 00:00:03,500\n"
        let document = try Document(timing + text, format: SubRip())
        #expect(document.replacing(document.passages.map { $0.text.uppercased() }) == timing + loud)
        #expect(document.replacing(["TWO\nLINES"]) == timing + shorter)
    }

    @Test(
        "A timing of SubRip may have another arrow where nothing but two whole times stands on its line",
        arguments: [("->", true), ("→", true), ("-- >", true), ("and", false), ("-", false)])
    func readsOtherArrows(arrow: String, isTiming: Bool) throws {
        let content = "1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:03,000 \(arrow) 00:00:04,000\nTwo\n"
        #expect(try (Document(content, format: SubRip()).passages.map(\.text) == ["One", "Two"]) == isTiming)
    }

    @Test("The language in the heading of WebVTT is read, and written anew")
    func declaresLanguage() throws {
        let content = "WEBVTT\nKind: captions\nLanguage: en-GB\n\n00:01.000 --> 00:02.000\nThe house\nLanguage: no\n"
        let document = try Document(content, format: WebVTT())
        #expect(document.passages.map { $0.declaredLanguage?.canonical } == ["en-GB"])
        let written = document.replacing(
            [Document.Replacement(passage: 0, range: 0..<9, text: "A casa")],
            declarations: WebVTT().declarations(of: "pt", in: content))
        #expect(written == content.replacing("en-GB", with: "pt").replacing("The house", with: "A casa"))
    }

    @Test(
        "A language inside of a cue is written anew where all of the text that it is declared for was translated",
        arguments: [
            ("He cried <lang es>socorro</lang> and ran", [0..<33], "He cried <lang pt>socorro</lang> and ran"),
            ("<lang es>Socorro", [0..<7], "<lang pt>Socorro"),
            (
                "<v Ada><lang.loud es>Socorro <lang fr>et</lang> ven</lang>", [0..<20],
                "<v Ada><lang.loud pt>Socorro <lang pt>et</lang> ven</lang>"
            ),
            ("He cried <lang es>socorro</lang> and ran", [0..<9], "He cried <lang es>socorro</lang> and ran"),
            ("He cried <lang pt-BR>socorro</lang>", [0..<19], "He cried <lang pt-BR>socorro</lang>"),
            ("He cried <i>socorro</i>", [0..<22], "He cried <i>socorro</i>"),
        ])
    func declaresLanguageInside(cue: String, translated: [Range<Int>], expected: String) throws {
        let content = "WEBVTT\n\n00:01.000 --> 00:02.000\n\(cue)\n"
        let document = try Document(content, format: WebVTT())
        let whole = 0..<document.passages[0].text.utf8.count
        let ranges = translated.map { $0.clamped(to: whole) }
        let edits = WebVTT().declarations(of: "pt", in: document, translated: [ranges])
        let written = content.applying(edits)
        #expect(written == content.replacing(cue, with: expected))
    }

    static let subRip = """
        1
        00:00:01,000 --> 00:00:02,500
        {\\an8}<i>I went to the</i>
        store & bought 5 < 6.

        2
        00:00:03,000 --> 00:00:04,000 X1:40 X2:600
        <font color="#fff">Then</font> home.
        3
        00:00:05,000 --> 00:00:06,000
        The number's empty line is missing.

        """

    static let webVTT = """
        WEBVTT - Title
        Kind: captions

        STYLE
        ::cue { color: red }

        NOTE no text
        at all

        intro
        00:01.000 --> 00:02.500 align:start
        <v Ada>Fish &amp; <c.loud>chips</c>,
        please&unknown;

        01:00:03.000 --> 01:00:04.000
        - Yes.
        - <00:03.500>No.

        """

    @Test("The text of cues is found, with tags as placeholders and line ends, and nothing else")
    func findsText() throws {
        func texts(_ content: String, _ format: any DocumentFormat) throws -> [String] {
            try Document(content, format: format).passages.map { $0.text.replacing("\u{FFFC}", with: "¤") }
        }
        #expect(
            try texts(Self.subRip, SubRip()) == [
                "I went to the¤\nstore & bought 5 < 6.", "Then¤ home.", "The number's empty line is missing.",
            ])
        #expect(try texts(Self.webVTT, WebVTT()) == ["Fish & ¤chips¤,\nplease", "- Yes.\n- ¤No."])
        // Other line ends change nothing.
        for end in ["\r\n", "\r"] {
            let other = Self.webVTT.replacing("\n", with: end)
            #expect(try texts(other, WebVTT()) == texts(Self.webVTT, WebVTT()))
        }
    }

    @Test("SubRip: text behind an empty line inside of a cue is text as well, and the number of the next cue is none")
    func goesOnBehindEmptyLines() throws {
        let content =
            "Credits\n\n1\n0:00:01,0 --> 0:00:02,0\n\nOne\n\nTwo\nlines\n\n2\n0:00:03,0 --> 0:00:04,0\n\n3\n"
            + "0:00:05,0 --> 0:00:06,0\nX\n"
        let document = try Document(content, format: SubRip())
        #expect(document.passages.map(\.text) == ["One", "Two\nlines", "X"])
        #expect(
            document.replacing(["1", "2", "3"])
                == content.replacing("One", with: "1").replacing("Two\nlines", with: "2").replacing("X", with: "3"))
        let captions = "WEBVTT\n\n0:01.0 --> 0:02.0\nOne\n\nTwo\n"
        #expect(try Document(captions, format: WebVTT()).passages.map(\.text) == ["One"])
    }

    @Test(
        "A dash without a space is kept before what somebody says, and is none of a word's",
        arguments: [
            ("-Thirty seconds!", "Thirty seconds!"), ("-I know.\n-A dog.", "I know.\n¤A dog."),
            ("-What? -Nothing. -Liar!", "What? ¤Nothing. ¤Liar!"), ("--Where are you? --Here.", "Where are you? ¤Here."),
            ("<i>-¿Qué?</i>\n<i>—Nada.</i>", "¿Qué?¤\n¤Nada."), ("-<i>Wait!</i>\n-...No.", "Wait!¤\n¤...No."),
            ("[door] -Who is it?", "[door] ¤Who is it?"), ("-[sighs] Well.", "[sighs] Well."),
            // A space makes an item of it, and these are no dashes of who speaks.
            ("- Yes.\n- No.", "- Yes.\n- No."), ("it was\n-5 degrees", "it was\n-5 degrees"),
            ("my friend\n-as people say-", "my friend\n-as people say-"), ("Franco -Prussian", "Franco -Prussian"),
            ("Wait-What?-Now", "Wait-What?-Now"),
        ])
    func keepsDashesOfSpeech(text: String, expected: String) throws {
        let cue = "1\n00:00:01,000 --> 00:00:02,000\n\(text)\n"
        let document = try Document(cue, format: SubRip())
        #expect(document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == [expected])
        #expect(document.replacing(document.passages.map(\.text)) == cue)
    }

    @Test("Translated cues keep timing, tags and line ends; markup in them is escaped where the format can")
    func replaces() throws {
        let vtt = try Document(Self.webVTT.replacing("\n", with: "\r\n"), format: WebVTT())
        let loud = vtt.replacing(vtt.passages.map { $0.text.uppercased() + " <>" })
        #expect(loud.contains("align:start\r\n<v Ada>FISH &amp; <c.loud>CHIPS</c>,\r\nPLEASE &lt;&gt;&unknown;\r\n"))
        #expect(try Document(loud, format: WebVTT()).passages.map(\.text) == vtt.passages.map { $0.text.uppercased() + " <>" })
        let srt = try Document(Self.subRip, format: SubRip())
        let changed = srt.replacing(srt.passages.map { "a\n\n \nb --> " + $0.text })
        #expect(changed.contains("02,500\n{\\an8}<i>a\nb -> I went to the</i>\nstore"))
        #expect(try Document(changed, format: SubRip()).passages.count == 3)
    }

    @Test("What WebVTT has as a sign before who speaks stays one, and no arrow comes of it")
    func keepsSpeakerSigns() throws {
        let document = try Document("WEBVTT\n\n00:01.000 --> 00:02.000\n>> ANNA: Hello\n", format: WebVTT())
        #expect(document.replacing([">> ANNA: Olá"]).hasSuffix("\n>> ANNA: Olá\n"))
        #expect(document.replacing(["--> Olá"]).hasSuffix("\n--&gt; Olá\n"))
    }

    @Test("A cue that holds an object for a program is no text")
    func leavesMetadata() throws {
        let content =
            "WEBVTT\n\n00:01.000 --> 00:02.000\n{\"text\": \"The house\",\n\"n\": 5}\n\n00:03.000 --> 00:04.000\n{curly} text\n"
        #expect(try Document(content, format: WebVTT()).passages.map(\.text) == ["{curly} text"])
    }

    @Test("A line of spaces ends no cue: captions that are shown word by word have one before their text or behind it")
    func readsBehindBlankLines() throws {
        let captions = "WEBVTT\n\n00:01.000 --> 00:02.000\n \nthe<00:01.500><c> house</c>\n\n00:02.000 --> 00:03.000\nis red\n \n"
        let document = try Document(captions, format: WebVTT())
        #expect(document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == ["the¤ house", "is red"])
        let numbered = "1\n00:00:01,000 --> 00:00:02,000\nA cat\n \n2\n00:00:02,000 --> 00:00:03,000\nA dog\n"
        #expect(try Document(numbered, format: SubRip()).passages.map(\.text) == ["A cat", "A dog"])
    }

    @Test("Characters of WebVTT that nobody sees are written back as references where the cue has them so")
    func keepsReferences() throws {
        let cue = "WEBVTT\n\n00:01.000 --> 00:02.000\n"
        let document = try Document(cue + "&rlm;Is&nbsp;it &lrm;true\u{A0}?", format: WebVTT())
        let text = try #require(document.passages.first?.text)
        #expect(document.replacing([text.replacing("true", with: "so")]) == cue + "&rlm;Is&nbsp;it &lrm;so&nbsp;?")
    }

    @Test("How something is read, and line ends of SubStation, are kept in their cue")
    func keepsReadings() throws {
        let cue = "WEBVTT\n\n00:01.000 --> 00:02.000\n"
        let document = try Document(cue + "A <ruby>house<rt>casa</rt></ruby>\\Nis\\hnew", format: WebVTT())
        #expect(document.passages.map(\.text) == ["A \u{FFFC}is\u{FFFC}new"])
    }

    @Test(
        "Angle brackets around words of a cue are kept, and the words are text, but for the names of tags",
        arguments: [
            ("The door is &lt;closed&gt; now", "The door is \u{FFFC}closed\u{FFFC} now"),
            ("He said &lt;très bien&gt;!", "He said \u{FFFC}très bien\u{FFFC}!"), ("The &lt;b&gt; tag", "The <b> tag"),
            ("The &lt;br&gt; tag", "The <br> tag"), ("One &lt; two &gt; none", "One < two > none"),
            ("Type &lt;user_name&gt;", "Type <user_name>"),
        ])
    func keepsEscapedBrackets(cue: String, expected: String) throws {
        let head = "WEBVTT\n\n00:01.000 --> 00:02.000\n"
        #expect(try Document(head + cue, format: WebVTT()).passages.map(\.text) == [expected])
    }

    @Test("A phrase of a cue is in the language that its tag says")
    func declaresPhrases() throws {
        let head = "WEBVTT\n\n00:01.000 --> 00:02.000\n"
        let document = try Document(head + "<lang es>Hola</lang>, said <lang fr>tous</lang>", format: WebVTT())
        let passage = try #require(document.passages.first)
        #expect(passage.declaredPhrases.map(\.language) == ["es", "fr"])
        #expect(passage.declaredRanges.map { passage.slice($0) } == ["Hola", "tous"])
    }

    @Test("Nothing replaced is nothing changed, whatever the file", arguments: 0..<60)
    func keepsBytes(seed: UInt64) throws {
        var junk = Junk(seed: seed)
        let fragments = [
            "00:00:01,000 --> 00:00:02,000\n", "00:01.000 --> 00:02.000 line:0\r\n", "1\n", "\n", "\r\n", "\r", "<i>", "</i>",
            "<v Ada>",
            "{\\an8}", "{", "}", "<", ">", "&amp;", "&lrm;", "&", "WEBVTT\n", "NOTE ", "word ", "zwei", "\u{0}", "\u{FFFC}",
            "\u{202E}", "e\u{301}",
            "\u{FEFF}", " --> ", "  ",
        ]
        let content = junk.text(of: fragments, count: 120)
        try expectWhole(content, format: SubRip())
        try expectWhole(content, format: WebVTT())
        try expectWhole("WEBVTT\n\n" + content, format: WebVTT())
    }

    @Test(
        "Reading and replacing take time that grows with the length alone", .timeLimit(.minutes(5)),
        arguments: ["a", "<", "<i", "{\\", "&a", "<a>", "\n", "0:00:00 --> 0\n", "a\n"])
    func isLinear(fragment: String) throws {
        for format in [SubRip(), WebVTT()] as [any DocumentFormat] {
            try expectLinearTime(from: 12_500, to: 100_000) {
                "00:00:01,000 --> 00:00:02,000\n" + repeated(fragment, to: $0)
            } of: { content in
                let document = try Document(content, format: format)
                #expect(document.replacing(document.passages.map(\.text)) == content)
            }
        }
    }
}
