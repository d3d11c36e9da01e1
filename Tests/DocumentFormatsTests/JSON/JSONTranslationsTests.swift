// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import LanguageRecognition
import TestSupport
import Testing
import TextScanning

@Suite("JSON of translations")
struct JSONTranslationsTests {
    static let resources = #"""
        {
          "title" : "Settings",
          "nested": { "greeting": "Hello {{name}}, you \u00fcber \"friend\"\n", "list": ["First", "Second one"], "none": null },
          "link": "https://example.org/a", "version": "1.2.3", "empty": "",
          "item_one": "<1>{{count}}</1> item", "item_other": "$t(title): {{count}} items"
        }

        """#

    @Test("The values are text, with arguments, references and tags as placeholders; names, addresses and numbers are none")
    func findsText() throws {
        let texts = try Document(Self.resources, format: JSONTranslations()).passages.map {
            $0.text.replacing("\u{FFFC}", with: "¤")
        }
        #expect(texts == ["Settings", "Hello ¤, you über \"friend\"", "First", "Second one", "item", "¤ items"])
    }

    @Test("Patterns of dates, media types and keys are no text, and words that look like them are")
    func keepsPatterns() throws {
        func texts(_ values: [String]) throws -> [String] {
            let content = "{" + values.enumerated().map { "\"k\($0)\": \"\($1)\"" }.joined(separator: ",") + "}"
            return try Document(content, format: JSONTranslations()).passages.map(\.text)
        }
        let fixed = [
            "DD/MM/YYYY", "YYYY-MM-DD", "hh:mm a", "MMM D, YYYY h:mm A", "d 'de' MMMM", "YYYY-MM-DDTHH:mm:ssZ", "HHmm",
            "EEEE, d. MMM",
            "application/json", "text/html; charset=utf-8", "image/svg+xml", "image/*", "audio/mpeg", "application/x-tar",
            "MMMM Do, YYYY", "LL", "dddd, MMMM Do YYYY, h:mm:ss a", "[A-Za-z]+", "^[A-Z]{2}[0-9]+",
            "en-US", "zh-Hant-TW", "^[a-z]+$", "^(yes|no) or .*$", "label.email", "home.mainTitle.line_2",
        ]
        #expect(try texts(fixed).isEmpty)
        let words = [
            "Hmm", "Add", "Mad", "a", "Daddy", "Sad. Mad", "Yes", "audio/video", "Text/Image", "text/image", "a/b", "MM", "D-Day",
            "Do", "Do it", "DO",
            "^ price in US$", "Label.email", "v.slow", "wait...", "no.",
        ]
        #expect(try texts(words) == words)
    }

    @Test("MediaWiki: what is said of the file is no text")
    func keepsMetadataOfWikis() throws {
        let content = #"{"@metadata": {"authors": ["Ana"], "note": "The house"}, "a": "Save", "b": {"@metadata": "Here"}}"#
        #expect(try Document(content, format: JSONTranslations()).passages.map(\.text) == ["Save", "Here"])
    }

    @Test("Half of a pair of surrogates stays as it is, and the words around it are text")
    func keepsLoneSurrogates() throws {
        let content = #"{"a": "I like \ud83d it", "b": "\ude00", "c": "A \ud83d\ude00 b"}"#
        let document = try Document(content, format: JSONTranslations())
        #expect(document.passages.map(\.text) == ["I like \u{FFFC} it", "A 😀 b"])
        let length = document.passages[0].text.utf8.count
        let replacement = Document.Replacement(passage: 0, range: 0..<length, text: "Me gusta \u{FFFC}")
        #expect(
            document.replacing([replacement])
                == content.replacing(#"I like \ud83d it"#, with: #"Me gusta \ud83d"#))
    }

    @Test("FormatJS: the text of a message is text, and its description is a note")
    func readsFormatJS() throws {
        let content = #"""
            {"a": {"description": "A note", "defaultMessage": "Hello"}, "b": [{"defaultMessage": "Bye", "description": "No"}],
             "c": {"description": "Text"}}
            """#
        #expect(try Document(content, format: JSONTranslations()).passages.map(\.text) == ["Hello", "Bye", "Text"])
    }

    @Test("A choice of Java's MessageFormat is kept as a whole")
    func keepsChoices() throws {
        let content =
            #"{"a": "I see {n, choice, 0#no houses|1#one house|1<{0} houses} here", "b": "{n,choice,{0} of", "c": "a choice"}"#
        let document = try Document(content, format: JSONTranslations())
        #expect(
            document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == [
                "I see ¤ here", "{n,choice,¤ of", "a choice",
            ])
        try expectWhole(content, format: JSONTranslations())
    }

    @Test("What is replaced is escaped in its place, and all else stays byte for byte")
    func replaces() throws {
        let document = try Document(Self.resources, format: JSONTranslations())
        var texts = document.passages.map(\.text)
        texts[0] = "\"Einstellungen\"\t\\"
        texts[1] = texts[1].replacing("Hello", with: "Hallo").replacing("friend", with: "Freund")
        let expected = Self.resources.replacing("Settings", with: #"\"Einstellungen\"\t\\"#)
            .replacing(#"Hello {{name}}, you \u00fcber \"friend\""#, with: #"Hallo {{name}}, you über \"Freund\""#)
        #expect(document.replacing(texts) == expected)
    }

    static let arb = #"""
        {
          "@@locale": "en",
          "@@x-generator": "by hand",
          "files": "{count, plural, =0{No files} one{One file in {folder}} other{# files, it''s all}}",
          "@files": { "description": "How many files", "placeholders": { "count": { "type": "int", "optional": false } } },
          "size": "{size, number, percent} used"
        }

        """#

    @Test("ARB: metadata stays, each branch of a message is a text of its own, and the language is declared")
    func readsARB() throws {
        let document = try Document(Self.arb, format: JSONTranslations())
        #expect(
            document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") }
                == ["No files", "One file in ¤", "files, it's all", "used"])
        let declarations = try JSONTranslations().declarations(of: "pt-BR", in: Self.arb)
        let replacements = document.passages.enumerated().map { index, passage in
            Document.Replacement(passage: index, range: 0..<passage.text.utf8.count, text: passage.text.uppercased())
        }
        let expected = Self.arb.replacing("\"en\"", with: "\"pt_BR\"").replacing("No files", with: "NO FILES")
            .replacing("One file in", with: "ONE FILE IN").replacing("files, it''s all", with: "FILES, IT''S ALL")
            .replacing(" used\"", with: " USED\"")
        #expect(document.replacing(replacements, declarations: declarations) == expected)
    }

    @Test("In a branch braces are written so that they are none, and an apostrophe so that it quotes no argument")
    func writesBranches() throws {
        let content = #"{"a": "{n, plural, other {x {y}}}"}"#
        let document = try Document(content, format: JSONTranslations())
        #expect(document.passages.map(\.text) == ["x"])
        #expect(
            document.replacing(["l'{z} d'"])
                == #"{"a": "{n, plural, other {l''{'z'}' d'' {y}}}"}"#.replacing("l''{'", with: "l''{'"))
    }

    @Test("A message with character references is HTML, and a translation is written as such")
    func writesReferences() throws {
        let content = #"{"a": "Tom&#39;s &lt;b&gt; &amp; <i>5&nbsp;houses</i>", "b": "Tom & I < 5"}"#
        let document = try Document(content, format: JSONTranslations())
        let texts = document.passages.map(\.text)
        #expect(texts == ["Tom's <b> & \u{FFFC}5\u{A0}houses", "Tom & I < 5"])
        #expect(
            document.replacing(texts.map { $0.uppercased() })
                == #"{"a": "TOM'S &lt;B&gt; &amp; <i>5&nbsp;HOUSES</i>", "b": "TOM & I < 5"}"#)
        try expectWhole(content, format: JSONTranslations())
    }

    @Test("Escapes that stand in a message part its sentences, and quotation marks keep their backslash")
    func keepsEscapes() throws {
        let content = #"{"a": "Hello!\\nIt\\'s the \\\"red\\\" house", "b": "C:\\new"}"#
        let document = try Document(content, format: JSONTranslations())
        #expect(document.passages.map(\.text) == ["Hello!", "It's the \"red\" house"])
        #expect(
            document.replacing(["¡Hola!", "Es l'\"X\""]) == #"{"a": "¡Hola!\\nEs l\\'\\\"X\\\"", "b": "C:\\new"}"#)
        try expectWhole(content, format: JSONTranslations())
    }

    @Test("Browser extensions: the messages are text; descriptions, placeholders and examples stay")
    func readsExtensions() throws {
        let content = #"""
            {"hello": {"message": "Hello, $USER$, you have $1 days", "description": "A greeting",
              "placeholders": {"user": {"content": "$1", "example": "Cira"}}},
             "name": {"message": "My extension"}}
            """#
        let document = try Document(content, format: JSONTranslations())
        #expect(
            document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == ["Hello, ¤, you have ¤ days", "My extension"])
    }

    @Test(
        "What is no JSON, or no translations, is an error with its line",
        arguments: [
            ("{\"a\": \"b\",\n}", DocumentError.Code.malformed, 2), ("{\"a\":\n\"b", .malformed, 2), ("", .malformed, 1),
            ("\n[\"a\"]", .otherKind, 1), ("{\"a\": \"b\",\n\"c\": 1}", .otherKind, 2),
            ("{\"a\": {\"b\":\n\n[true]}}", .otherKind, 3),
            ("{\"$schema\": \"x\", \"a\": \"b\"}", .otherKind, 1),
            ("{\"name\": \"x\", \"version\": \"1\", \"main\": \"a\"}", .otherKind, 1),
            ("{\"name\": \"x\", \"version\": \"1.0.0\", \"description\": \"a\"}", .otherKind, 1),
            (String(repeating: "[", count: 10_000), .malformed, 1),
        ])
    func refuses(content: String, code: DocumentError.Code, line: Int) {
        let error = #expect(throws: DocumentError.self) { try Document(content, format: JSONTranslations()) }
        #expect(error?.code == code && error?.line == line, "\(error as Any)")
    }

    @Test("A number or a truth value among ten messages stays as it is")
    func keepsOtherValues() throws {
        let messages = (1...10).map { "\"name\($0)\": \"A message\"" }.joined(separator: ", ")
        let document = try Document("{\"rtl\": false, \(messages)}", format: JSONTranslations())
        #expect(document.passages.count == 10)
        #expect(throws: DocumentError.self) {
            try Document("{\"rtl\": false, \"size\": 3, \(messages)}", format: JSONTranslations())
        }
    }

    @Test("Of what is nested too deeply that is said, not that it is no JSON")
    func refusesDeepNesting() {
        let error = #expect(throws: DocumentError.self) {
            try Document(String(repeating: "{\"a\": ", count: 1000), format: JSONTranslations())
        }
        #expect(error?.description.contains("nested") == true, "\(error as Any)")
    }

    @Test("A name and a version are messages like others")
    func readsNames() throws {
        let document = try Document(#"{"name": "Your name", "version": "Edition"}"#, format: JSONTranslations())
        #expect(document.passages.map(\.text) == ["Your name", "Edition"])
    }

    @Test("Nothing replaced is nothing changed, and junk is read or refused", arguments: 0..<80)
    func keepsBytes(seed: UInt64) throws {
        var junk = Junk(seed: seed)
        let fragments = [
            "word ", "zwei", "\\n", "\\u00e4", "\\ud83d\\ude00", "\\ud83d", "\\\"", "{x}", "{{y}}", "{n, plural, one {",
            "} other {",
            "}}", "''", "'", "#", "<b>", "</b>", "$t(", ")", "$A$", "😀", "\u{FFFC}", "\u{202E}", " ",
        ]
        let values = (0..<6).map { "\"k\($0)\": \"\(junk.text(of: fragments, count: 8))\"" }
        let content = "\u{FEFF}{\n" + values.joined(separator: ",\r\n") + "}"
        try expectWhole(content, format: JSONTranslations())
        var bytes = Array(content.utf8)
        for _ in 0..<2 { bytes[junk.number(below: bytes.count)] = Array("{}[]\",:\\ 1".utf8)[junk.number(below: 10)] }
        let broken = String(decoding: bytes, as: UTF8.self)
        if (try? Document(broken, format: JSONTranslations())) != nil { try expectWhole(broken, format: JSONTranslations()) }
    }

    @Test("What is written is JSON with the same names, whatever the translation", arguments: 0..<20)
    func writesJSON(seed: UInt64) throws {
        var junk = Junk(seed: seed)
        let document = try Document(Self.resources, format: JSONTranslations())
        let texts = document.passages.map { passage in
            // One text for each stretch between placeholders.
            passage.text.split(separator: "\u{FFFC}", omittingEmptySubsequences: false).map { _ in
                junk.text(of: ["a", "\"", "\\", "\n", "\u{1}", "{", "}", "😀", "\u{2028}", "'", "é"], count: 5)
            }.joined(separator: "\u{FFFC}")
        }
        let again = try Document(document.replacing(texts), format: JSONTranslations())
        #expect(again.replacing(again.passages.map(\.text)) == again.content)
        #expect(again.content.count { $0 == ":" } >= 8)
    }

    @Test(
        "Reading and replacing take time that grows with the length alone", .timeLimit(.minutes(5)),
        arguments: [
            "a", "\\n", "\\u00e4", "{", "}", "{a}", "\", \"b\": \"", "'", "<a", "$t(", "{n, plural, other {", "{n,choice,",
        ])
    func isLinear(fragment: String) throws {
        try expectLinearTime(from: 12_500, to: 100_000) {
            "{\"a\": \"word \(repeated(fragment, to: $0))\"}"
        } of: { content in
            let document = try Document(content, format: JSONTranslations())
            #expect(document.replacing(document.passages.map(\.text)) == content)
        }
    }
}
