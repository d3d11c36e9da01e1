// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("What translate says of a text beside its translation", .timeLimit(.minutes(5)))
struct TranslationNotesTests {
    let workshop: Workshop

    init() throws {
        workshop = try Workshop()
    }

    @Test("What may be in several languages is kept, and that is said")
    func notesUndetermined() async throws {
        let outcome = try await workshop.run(["translate", "--to", "sr-Latn"], input: "Hotel Bar\n")
        #expect(outcome.output == "Hotel Bar\n" && outcome.status == 0)
        let note = "1 part in no language that is clear kept; --dry-run lists them, --from names the language, --ask asks for it"
        #expect(outcome.messages == "dragoman: note: standard input: \(note)\n")
    }

    @Test("A sentence that is kept for the code in it is said, and code alone is not", arguments: ["two tests fail", "ls -l"])
    func notesSentencesWithCode(words: String) async throws {
        let text = "[10:15] <Kate> \(words): test_login and test_parse_date\n"
        let outcome = try await workshop.run(["translate", "--to", "sr-Latn"], input: text)
        #expect(outcome.output == text && outcome.messages.contains("1 part in no language") == words.hasPrefix("two"))
    }

    @Test(
        "A document without text has an object in NDJSON like every other, and so has its plan",
        arguments: ["", "<html><body></body></html>"])
    func answersEmptyDocuments(text: String) async throws {
        try workshop.write(text, to: "page.html")
        let translate = ["translate", "--to", "sr-Latn", "--format", "ndjson"]
        let plan = #""target":"sr-Latn","spans":[],"batches":[],"kept":[]}"#
        #expect(
            try await workshop.run(translate + ["page.html"]).lines
                == [#"{"file":"page.html","target":"sr-Latn","translation":"\#(text)","passages":[]}"#])
        #expect(try await workshop.run(translate + ["--dry-run", "page.html"]).lines == [#"{"file":"page.html","# + plan])
        #expect(try await workshop.run(translate + ["--dry-run"]).lines == ["{" + plan])
    }

    @Test("What an engine gives back as it was is said, with examples")
    func notesUnchanged() async throws {
        try workshop.write(#"{"a":"Ovo je obična rečenica","b":"Добар дан","c":"https://example.org/a"}"#, to: "texts.json")
        let outcome = try await workshop.run(["translate", "--from", "sr", "--to", "sr-Latn", "texts.json"])
        #expect(outcome.output.contains(#""Dobar dan""#) && outcome.status == 0)
        #expect(outcome.messages == "dragoman: note: texts.json: 1 passage came back unchanged: ‘Ovo je obična rečenica’\n")
    }

    @Test("Lines that come back as they were are said in plain text, too", arguments: ["\n\n", "\n"])
    func notesUnchangedLines(lineEnd: String) async throws {
        let outcome = try await workshop.run(
            ["translate", "--from", "sr", "--to", "sr-Latn"],
            input: ["Добар дан", "Ovo je obična rečenica", "Добро вече\n"].joined(separator: lineEnd))
        #expect(outcome.output == ["Dobar dan", "Ovo je obična rečenica", "Dobro veče\n"].joined(separator: lineEnd))
        #expect(
            outcome.messages == "dragoman: note: standard input: 1 passage came back unchanged: ‘Ovo je obična rečenica’\n")
    }
}
