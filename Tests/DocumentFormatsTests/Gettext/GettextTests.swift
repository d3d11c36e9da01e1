// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import Foundation
import LanguageRecognition
import TestSupport
import Testing

private let checker = "/usr/bin/msgfmt"

@Suite("gettext PO")
struct GettextTests {
    static let catalogue = #"""
        # A comment
        msgid ""
        msgstr ""
        "Content-Type: text/plain; charset=UTF-8\n"
        "Plural-Forms: nplurals=2; plural=n != 1;\n"

        #. For the door
        #: door.c:12
        msgctxt "door"
        msgid "Open the \"door\"\n"
        msgstr ""

        #, c-format
        msgid ""
        "You have %d new message\n"
        "from %s.\n"
        msgid_plural "You have %d new messages\nfrom %s.\n"
        msgstr[0] ""
        msgstr[1] ""
        ""

        #, fuzzy
        msgid "Almost"
        msgstr "Fast"

        msgid "Done"
        msgstr "Fertig"

        #, python-brace-format
        msgid "Hello {name}, 100% sure"
        msgstr ""

        #~ msgid "Old"
        #~ msgstr ""

        """#

    @Test("Strings without number on one line are read one after the other")
    func readsManyStrings() throws {
        let catalogue = "msgid " + String(repeating: "\"\" ", count: 50_000) + "\"The house\"\nmsgstr \"\"\n"
        #expect(try Document(catalogue, format: GettextPO()).passages.map(\.text) == ["The house"])
        let lines = "msgid \"\"\n\"The \" \"house\"\nmsgstr \"\"\n"
        #expect(try Document(lines, format: GettextPO()).passages.map(\.text) == ["The house"])
    }

    @Test("A message that looks like a field of the heading is none")
    func leavesMessagesAlone() throws {
        let catalogue = #"""
            msgid ""
            msgstr ""
            "Content-Type: text/plain; charset=UTF-8\n"

            msgid ""
            "Choose:\n"
            "Language:\n"
            msgstr ""

            """#
        #expect(try GettextPO().declarations(of: "es", in: catalogue).isEmpty)
        let first = #"""
            msgid ""
            "Language: \n"
            "Content-Type: text/plain; charset=ASCII\n"
            msgstr ""

            """#
        #expect(try GettextPO().declarations(of: "es", in: first).isEmpty)
        #expect(GettextPO().encodingDeclarations(in: first).isEmpty)
        let heading = first.replacing("\n\"Lang", with: "\nmsgstr \"\"\n\"Lang")
        #expect(try GettextPO().declarations(of: "es", in: heading).map(\.text) == ["es"])
        #expect(GettextPO().encodingDeclarations(in: heading).map(\.count) == [5])
    }

    @Test("Forms of a plural are told by their numbers, in whatever order they stand")
    func readsNumbers() throws {
        let content = "msgid \"a file\"\nmsgid_plural \"files\"\nmsgstr[1] \"\"\nmsgstr[0] \"\"\nmsgstr[2] \"\"\n"
        let document = try Document(content, format: GettextPO())
        #expect(
            document.replacing(["eine Datei", "Dateien"])
                == content.replacing("[0] \"", with: "[0] \"eine Datei").replacing("[1] \"", with: "[1] \"Dateien")
                .replacing("[2] \"", with: "[2] \"Dateien"))
    }

    @Test("Macros of C for conversions, and names that a percent sign begins, stay")
    func keepsMacros() throws {
        let catalogue = "#, c-format\nmsgid \"%<PRIdMAX> of %5<PRIuPTR> blocks of %%-expand, 5%%-natural\"\nmsgstr \"\"\n"
        #expect(
            try Document(catalogue, format: GettextPO()).passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == [
                "¤ of ¤ blocks of ¤, 5¤-natural"
            ])
    }

    @Test("Names in braces of Perl and Rust, numbers of escapes, stay")
    func keepsNames() throws {
        let catalogue = #"""
            #, perl-brace-format
            msgid "Get 50% off the house of {name}"
            msgstr ""

            msgid "The \303\251 and \x41 of it"
            msgstr ""

            """#
        #expect(
            try Document(catalogue, format: GettextPO()).passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == [
                "Get 50% off the house of ¤", "The ¤ and ¤ of it",
            ])
    }

    @Test("Messages without a translation are text, with escapes undone and directives as placeholders")
    func findsText() throws {
        let document = try Document(Self.catalogue, format: GettextPO())
        #expect(
            document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == [
                "Open the \"door\"", "You have ¤ new message\nfrom ¤.", "You have ¤ new messages\nfrom ¤.",
                "Hello ¤, 100% sure",
            ])
        #expect(document.passages.map(\.destinations.count) == [1, 1, 1, 1])
    }

    @Test("Strings that stand beside each other are one, as those on lines of their own are")
    func joinsStrings() throws {
        let content = "msgid \"The house \" \"of the\"\t\" dog\"\nmsgstr \"\" \"\"\n"
        let document = try Document(content, format: GettextPO())
        #expect(document.passages.map(\.text) == ["The house of the dog"])
        #expect(document.replacing(["Das"]) == content.replacing("msgstr \"\" \"\"", with: "msgstr \"Das\""))
        #expect(throws: DocumentError.self) { try Document("msgid \"a\" \"b\nmsgstr \"\"\n", format: GettextPO()) }
    }

    @Test("Translations go into empty msgstr, and everything else stays byte for byte")
    func replaces() throws {
        let document = try Document(Self.catalogue, format: GettextPO())
        let translated = document.replacing(document.passages.map { $0.text.uppercased() })
        let expected = Self.catalogue.replacing(
            #"\"door\"\n"\#nmsgstr """#, with: #"\"door\"\n"\#nmsgstr "OPEN THE \"DOOR\"\n""#
        ).replacing(#"msgstr[0] """#, with: "msgstr[0] \"\"\n\"YOU HAVE %d NEW MESSAGE\\n\"\n\"FROM %s.\\n\"")
            .replacing("msgstr[1] \"\"\n\"\"", with: "msgstr[1] \"YOU HAVE %d NEW MESSAGES\\n\"\n\"FROM %s.\\n\"")
            .replacing("100% sure\"\nmsgstr \"\"", with: "100% sure\"\nmsgstr \"HELLO {name}, 100% SURE\"")
        #expect(translated == expected)
        // Translated, nothing is left to do.
        #expect(try Document(translated, format: GettextPO()).passages.isEmpty)
    }

    @Test("msgfmt accepts what is written", .enabled(if: FileManager.default.isExecutableFile(atPath: checker)))
    func isAccepted() throws {
        let document = try Document(Self.catalogue, format: GettextPO())
        let process = Process()
        process.executableURL = URL(filePath: checker)
        process.arguments = ["--check", "--output-file=/dev/null", "-"]
        let input = Pipe()
        process.standardInput = input
        process.standardError = FileHandle.nullDevice
        try process.run()
        let content = document.replacing(document.passages.map { $0.text.uppercased() })
        try input.fileHandleForWriting.write(contentsOf: Data(content.utf8))
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    @Test(
        "Any text is read again as it was written",
        arguments: ["a\"b", "a \\", "a \\b", "a\n\nb\n", "a\t\r", "\u{1}x\u{1F}", "ä\u{301}😀", "\n"])
    func escapes(text: String) throws {
        let document = try Document("msgid \"x\"\nmsgstr \"\"\n", format: GettextPO())
        let written = document.replacing([text])
        let again = try Document(
            written.replacing("msgid \"x\"\n", with: "").replacing("msgstr", with: "msgid") + "msgstr \"\"\n", format: GettextPO()
        )
        // Controls stay as numbers, which are placeholders.
        if !text.unicodeScalars.contains(where: { $0.value < 9 || $0.value > 13 && $0.value < 32 }) && text != "\n" {
            #expect(again.passages.map(\.text) == [text.trimmingCharacters(in: .whitespacesAndNewlines)])
        }
        #expect(again.replacing(again.passages.map(\.text)) == again.content)
    }

    @Test("Of a message with plural forms all are written, also those that a translation leaves as they are, or none")
    func writesAllForms() throws {
        let content = "msgid \"Email\"\nmsgid_plural \"Emails\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n\nmsgid \"OK\"\nmsgstr \"\"\n"
        let document = try Document(content, format: GettextPO())
        #expect(document.replacing(["Email", "Emails", "OK"]) == content)
        let written = content.replacing("msgstr[0] \"\"", with: "msgstr[0] \"Email\"")
            .replacing("msgstr[1] \"\"", with: "msgstr[1] \"E-mails\"")
        #expect(document.replacing(["Email", "E-mails", "OK"]) == written)
    }

    @Test("Tags, names in braces and certain directives are placeholders without a flag, and sums of money and shares are none")
    func keepsWithoutFlags() throws {
        let messages = [
            ("See <b>%s</b> and {name}, %(count)d of %1$s.", "See ¤ and ¤, ¤ of ¤."),
            ("100% sure, 5 % off, 50%", "100% sure, 5 % off, 50%"),
            ("%d files, %s: %i!", "¤ files, ¤: ¤!"), ("Costs %-5.2Lf or 100%s, %ld%%", "Costs ¤ or 100%s,"),
        ]
        for (message, text) in messages {
            let document = try Document("msgid \"\(message)\"\nmsgstr \"\"\n", format: GettextPO())
            #expect(document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == [text])
        }
        for (flag, message, text) in [
            ("lisp-format", "The ~a of ~10,2f is wrong~%", "The ¤ of ¤ is wrong"),
            ("kde-format", "The %1 of %2 is open", "The ¤ of ¤ is open"),
        ] {
            let document = try Document("#, \(flag)\nmsgid \"\(message)\"\nmsgstr \"\"\n", format: GettextPO())
            #expect(document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == [text])
        }
        #expect(try Document("msgid \"translator-credits\"\nmsgstr \"\"\n", format: GettextPO()).passages.isEmpty)
        let denied = try Document("#, no-c-format\nmsgid \"a %s\"\nmsgstr \"\"\n", format: GettextPO())
        #expect(denied.passages.map(\.text) == ["a %s"])
    }

    @Test(
        "A percent sign before a space and a word is that of a share, whatever the flag",
        arguments: [
            ("c-format", "50% discount on all items", "50% discount on all items"),
            ("php-format", "20% done, %d left", "20% done, ¤ left"),
            ("python-format", "The part in % of all is 5 % a day", "The part in % of all is 5 % a day"),
            ("c-format", "From 5%-10% to 100%. Done", "From 5%-10% to 100%. Done"),
            ("c-format", "It says % d, % ld and %-5s or 50%% in % to pay", "It says ¤, ¤ and ¤ or 50¤ in % to pay"),
            ("boost-format", "It says %1% here", "It says ¤ here"), ("objc-format", "It says %@ here", "It says ¤ here"),
            ("kde-format", "Now %1% done", "Now ¤% done"), ("kde-format", "Saved %1% of %2", "Saved ¤% of ¤"),
            ("qt-format", "All %L1 items of %n and %Ln here", "All ¤ items of ¤ and ¤ here"),
            ("qt-format", "It is 5% done", "It is 5% done"),
        ])
    func tellsShares(flag: String, message: String, text: String) throws {
        let document = try Document("#, \(flag)\nmsgid \"\(message)\"\nmsgstr \"\"\n", format: GettextPO())
        #expect(document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == [text])
    }

    @Test(
        "A unit or an ending right behind a directive is kept with it, a word behind a prefix is not",
        arguments: [
            ("c-format", "The %sB of space, the %dth, in %ds, in ~/.%src here", "The ¤ of space, the ¤, in ¤, in ~/.¤ here"),
            ("c-format", "It is %pB(%pA), %pS: %d%%done, %lu%sMB here", "It is ¤(¤), ¤: ¤done, ¤ here"),
            ("c-format", "%sNo such file, or %sfile or %sA house, as %sé", "No such file, or ¤file or ¤A house, as ¤é"),
            ("qt-format", "It is %1MB and %2nd here", "It is ¤ and ¤ here"),
            ("python-format", "No %(object)ss of %(name)s", "No ¤ of ¤"),
            ("gcc-internal-format", "The option %<-fno-jump-tables%> and %qs is wrong", "The option ¤ and ¤ is wrong"),
            ("no-wrap", "No %(object)ss found, 5%(see it)s", "No ¤ found, 5%(see it)s"),
        ])
    func keepsEndings(flag: String, message: String, text: String) throws {
        let document = try Document("#, \(flag)\nmsgid \"\(message)\"\nmsgstr \"\"\n", format: GettextPO())
        #expect(document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") } == [text])
    }

    @Test(
        "A message that is the pattern of a date, a link or the like is left, and one with a mark or branches is read",
        arguments: [
            ("Y-m-d H:i:s", []), ("H:i:s", []), ("https://example.org/a", []), ("Re_name", ["Rename"]),
            ("{n,plural,one{house}other{houses}}", ["house", "houses"]),
        ])
    func leavesFixedText(message: String, texts: [String]) throws {
        let document = try Document("msgid \"\(message)\"\nmsgstr \"\"\n", format: GettextPO())
        #expect(document.passages.map(\.text) == texts)
    }

    @Test(
        "A heading without a rule of plural forms gets that of the language, where forms of as many are written",
        arguments: [
            ("", "es", #""Plural-Forms: nplurals=2; plural=(n != 1);\n"\#n"#),
            (
                #""Plural-Forms: nplurals=INTEGER; plural=EXPRESSION;\n"\#n"#, "pt-BR",
                #""Plural-Forms: nplurals=2; plural=(n > 1);\n"\#n"#
            ),
            (#""Plural-Forms: nplurals=2; plural=n!=1;\n"\#n"#, "fr", #""Plural-Forms: nplurals=2; plural=n!=1;\n"\#n"#),
            ("", "ja", ""), ("", "cs", ""),
        ])
    func declaresPluralForms(field: String, language: LanguageTag, expected: String) throws {
        let heading = #"msgid ""\#nmsgstr ""\#n"Content-Type: text/plain; charset=UTF-8\n"\#n"#
        let message = "\nmsgid \"a file\"\nmsgid_plural \"files\"\nmsgstr[0] \"\"\nmsgstr[1] \"\"\n"
        let content = heading + field + message
        let edits = try GettextPO().declarations(of: language, in: content)
        #expect(content.applying(edits) == heading + expected + message)
        let done = heading + field + message.replacing("] \"\"", with: "] \"a\"")
        #expect(try GettextPO().declarations(of: language, in: done).isEmpty)
    }

    @Test("Branches of a message are texts of their own, in a translation of the whole")
    func translatesBranches() throws {
        let content =
            "#, fuzzy\nmsgid \"A\"\nmsgstr \"\"\n\nmsgid \"\"\n\"{n, plural, one {# \\\"file\\\"}\"\n\" other {# files}}\\n\"\n"
            + "msgstr \"\"\n"
        let document = try Document(content, format: GettextPO())
        #expect(document.passages.map(\.text) == ["A", "\"file\"", "files"])
        #expect(
            document.replacing(document.passages.map { $0.text.uppercased() + "{" })
                == content.replacing("msgstr \"\"\n\n", with: "msgstr \"A{\"\n\n").replacing(
                    "files}}\\n\"\nmsgstr \"\"",
                    with: "files}}\\n\"\nmsgstr \"\"\n\"{n, plural, one {# \\\"FILE\\\"'{'}\"\n\" other {# FILES'{'}}\\n\""))
    }

    @Test("What is translated is marked as fuzzy where that is asked, once an entry, beside the flags that there are")
    func marksFuzzy() throws {
        let document = try Document(Self.catalogue, format: GettextPO(marksFuzzy: true))
        var texts = document.passages.map { $0.text.uppercased() }
        texts[3] = document.passages[3].text
        let written = document.replacing(texts)
        let plain = try Document(Self.catalogue, format: GettextPO()).replacing(texts)
        #expect(
            written
                == plain.replacing("msgctxt \"door\"", with: "#, fuzzy\nmsgctxt \"door\"").replacing(
                    "#, c-format", with: "#, c-format, fuzzy"))
        #expect(document.replacing(document.passages.map(\.text)) == Self.catalogue)
    }

    @Test("The heading's language is filled in where it is empty, and translations into another are refused")
    func declaresLanguage() throws {
        let heading = "msgid \"\"\nmsgstr \"\"\n\"Language: \\n\"\n"
        let edits = try GettextPO().declarations(of: "pt-BR", in: heading)
        #expect(edits.map(\.text) == ["pt_BR"])
        let german = heading.replacing("Language: ", with: "Language: de_AT")
        #expect(try GettextPO().declarations(of: "de", in: german).isEmpty)
        let error = #expect(throws: DocumentError.self) { try GettextPO().declarations(of: "es", in: german) }
        #expect(error?.code == .otherTarget && error?.line == 3)
        #expect(try GettextPO().declarations(of: "es", in: Self.catalogue).isEmpty)
    }

    @Test("A language of one form gets the translation of the plural")
    func takesPlural() throws {
        let content = "msgid \"a file\"\nmsgid_plural \"files\"\nmsgstr[0] \"\"\n"
        let document = try Document(content, format: GettextPO())
        #expect(document.passages.map(\.text) == ["files"])
        #expect(document.replacing(["FILES"]).hasSuffix("msgstr[0] \"FILES\"\n"))
    }

    @Test("A string that is not closed is an error with its line")
    func refusesOpenStrings() {
        for (content, line) in [("msgid \"a\nmsgstr \"\"\n", 1), ("# x\n\nmsgid \"\"\n\"a\\\"\n", 4), ("msgid \"", 1)] {
            let error = #expect(throws: DocumentError.self) { try Document(content, format: GettextPO()) }
            #expect(error?.code == .malformed && error?.line == line)
        }
    }

    @Test("Nothing replaced is nothing changed, whatever the file", arguments: 0..<60)
    func keepsBytes(seed: UInt64) throws {
        var junk = Junk(seed: seed)
        let fragments = [
            "msgid \"a %d\\n\"\n", "msgstr \"\"\n", "msgstr[0] \"\"\r\n", "msgstr[1] \"\"\n", "msgid_plural \"b {x}\"\n",
            "\"c \\\" \\x41\"\n", "\"\\é\\😀\"\n",
            "msgctxt \"d\"\n", "#, c-format, fuzzy\n", "#~ msgid \"e\"\n", "\n", "\r", "#| x\n", "msgid\n", "junk\n", "\u{FEFF}",
            "msgid \"\u{FFFC}\u{0}%\u{202E}\u{2067}\"\n",
            "\"\"\n", "#, python-brace-format\n",
        ]
        try expectWhole(junk.text(of: fragments, count: 100), format: GettextPO())
    }

    @Test(
        "Reading and replacing take time that grows with the length alone", .timeLimit(.minutes(2)),
        arguments: [
            "msgid \"a\"\nmsgstr \"\"\n", "msgid \"\"\n", "\"a\"\n", "#, c-format\n", "msgstr \"\"\n", "msgid_plural \"a\"\n",
            "\n", "x",
        ])
    func isLinear(fragment: String) throws {
        try expectLinearTime(from: 12_500, to: 100_000) {
            repeated(fragment, to: $0)
        } of: { content in
            let document = try Document(content, format: GettextPO())
            #expect(document.replacing(document.passages.map(\.text)) == content)
        }
    }

    @Test(
        "Reading and replacing a message take time that grows with its length alone", .timeLimit(.minutes(2)),
        arguments: ["a", "%", "%(", "%d", "{", "{a", "\\n", "\\x", "\"\n\"", "\u{FFFC}"])
    func isLinearInMessages(fragment: String) throws {
        for flag in ["c-format", "python-brace-format"] {
            try expectLinearTime(from: 12_500, to: 100_000) {
                "#, \(flag)\nmsgid \"a w\(repeated(fragment, to: $0))\"\nmsgstr \"\"\n"
            } of: { content in
                let document = try Document(content, format: GettextPO())
                #expect(document.passages.count == 1)
                #expect(document.replacing(document.passages.map(\.text)) == content)
            }
        }
    }
}
