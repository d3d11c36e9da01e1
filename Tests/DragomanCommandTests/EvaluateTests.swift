// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@Suite("evaluate", .timeLimit(.minutes(5)))
struct EvaluateTests {
    let workshop: Workshop

    init() throws {
        workshop = try Workshop()
    }

    static let labelled = """
        de\tWo ist der Bahnhof, bitte? Ich suche ihn schon seit einer Stunde.
        de\tnotes\tDas Wasser im Fluss ist heute sehr kalt, und niemand badet.
        en\tDas Wasser im Fluss ist heute sehr kalt, und niemand badet.
        ru\tГде находится вокзал? Я ищу его уже целый час и никак не могу найти.
        tlh\tnuqneH
        a line without a tab is passed over
        """

    @Test("Accuracy is counted by language, over all, by length and by confusion")
    func counts() async throws {
        try workshop.write(Self.labelled, to: "small.set.tsv")
        let outcome = try await workshop.run(["evaluate", "--format", "tsv", "small.set.tsv"])
        #expect(outcome.status == 0)
        #expect(outcome.rows.allSatisfy { $0.count == 5 && $0[0] == "small" })
        let measures = outcome.rows.map { Array($0[1...]) }
        #expect(measures.first == ["accuracy", "all", "0.6667", "4"])
        #expect(measures.filter { $0[0] == "accuracy" }.dropFirst().map { $0[1] } == ["en", "de", "ru"])
        #expect(measures.contains(["accuracy", "de", "1.0000", "2"]))
        #expect(measures.contains(["confusion", "en>de", "1.0000", "1"]))
        #expect(measures.contains(["length", "41-80", "0.7500", "4"]))
        #expect(measures.contains(["undetermined", "all", "0.0000", "4"]))
        #expect(measures.contains(["brier", "constant", "0.1875", "4"]))
        #expect(measures.contains(["confident", "all", "1.0000", "4"]))
        #expect(measures.contains(["coverage", "0.9000", "1.0000", "4"]))
        #expect(measures.contains(["risk", "0.9000", "0.2500", "4"]))
        #expect(measures.contains(["unjudged", "tlh", "0.0000", "1"]))
        let note = "dragoman: note: small.set.tsv: 1 line is passed over, first line 6: a tag, a tab and a text are expected\n"
        #expect(outcome.messages == note)
    }

    @Test("Names of files command no terminal, and stay one field", arguments: ["text", "tsv"])
    func disarmsNames(format: String) async throws {
        let name = "na\u{1B}m\te\n"
        try workshop.write("de\tWo ist der Bahnhof, bitte?\n", to: name)
        let outcome = try await workshop.run(["evaluate", "--format", format, name])
        #expect(outcome.status == 0)
        if format == "tsv" { #expect(outcome.rows.allSatisfy { $0.count == 5 && $0[0] == "na\u{1B}m\\te\\n" }) }
        if format == "text" { #expect(outcome.lines.first == "na\\u{1B}m\\te\\n") }
    }

    @Test("Other forms of the texts are judged when asked for, with the change that they make")
    func judgesForms() async throws {
        try workshop.write("de\tWo ist der Bahnhof, bitte?\nen\tWhere is the station, please?\nde\t12:30\n", to: "small.tsv")
        let plain = try await workshop.run(["evaluate", "--format", "tsv", "small.tsv"])
        #expect(!plain.rows.contains { $0[1] == "form" })
        let outcome = try await workshop.run(["evaluate", "--format", "tsv", "--forms", "small.tsv"])
        #expect(outcome.rows.filter { $0[1] == "form" }.map { $0[2] } == ["upper", "title", "unpunctuated"])
        #expect(outcome.rows.contains(["small", "form", "upper", "0.7500", "3"]))
        #expect(outcome.rows.contains(["small", "change", "upper", "0.0000", "3"]))
        let records = try await workshop.run(["evaluate", "--format", "ndjson", "--forms", "small.tsv"])
        #expect(
            records.lines.contains(#"{"set":"small","measure":"change","of":"title","value":0.0000,"texts":3}"#))
        let page = try await workshop.run(["evaluate", "--forms", "small.tsv"]).output
        #expect(page.contains("\n  form: share right, change from the texts as they are, texts\n"))
        #expect(page.contains("\n     0.9000  "))
    }

    @Test("A page with plots is written beside the report, and replaces what was there")
    func writesPage() async throws {
        try workshop.write(Self.labelled, to: "small.set.tsv")
        try workshop.write(String(repeating: "old", count: 100_000), to: "page.html")
        let plain = try await workshop.run(["evaluate", "small.set.tsv"])
        let outcome = try await workshop.run(["evaluate", "--html", "page.html", "small.set.tsv"])
        #expect(outcome.status == 0)
        #expect(outcome.output == plain.output)
        let page = try workshop.read("page.html")
        #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
        #expect(page.contains("small") && !page.contains("old"))
        #expect(try await workshop.run(["evaluate", "--html", "none/page.html", "small.set.tsv"]).status == 73)
        #expect(try await workshop.run(["evaluate", "--html", "-", "small.set.tsv"]).status == 64)
    }

    @Test("Compressed files are read, and the environment names a folder of them")
    func readsCorpora() async throws {
        try workshop.write(Self.labelled, to: "corpora/dev/small.tsv")
        _ = try await workshop.shell("xz corpora/dev/small.tsv")
        let outcome = try await workshop.run(["evaluate", "--format", "tsv"], environment: ["DRAGOMAN_CORPORA": "corpora"])
        #expect(outcome.rows.first == ["small", "accuracy", "all", "0.6667", "4"])
    }

    @Test("Of noise the share that got a language is told")
    func measuresNoise() async throws {
        try workshop.write("https://example.org/a/b\n0x7f 12:30\nWo ist der Bahnhof, bitte?\n\n", to: "noise")
        let outcome = try await workshop.run(["evaluate", "--format", "tsv", "--noise", "noise"])
        #expect(outcome.rows == [["noise", "noise", "all", "0.2500", "4"], ["noise", "noise", "de", "0.2500", "1"]])
    }

    @Test("A file without any labelled text is refused, and is not a score of nothing")
    func refusesUnlabelled() async throws {
        for text in ["", "no tab here\nnor here\n"] {
            try workshop.write(text, to: "unlabelled")
            let outcome = try await workshop.run(["evaluate", "unlabelled"])
            #expect(outcome.status == 65)
            #expect(outcome.output.isEmpty)
            #expect(outcome.messages.hasPrefix("dragoman: unlabelled: "))
        }
        try workshop.write("", to: "folder/file")
        #expect(try await workshop.run(["evaluate", "folder"]).messages.contains("folder: Is a directory"))
    }

    @Test("Of several files those that can be read are judged, and the others are named, with status 1")
    func goesOn() async throws {
        try workshop.write("de\tDie Kinder spielen heute im Garten.\n", to: "one.tsv")
        let outcome = try await workshop.run(["evaluate", "--format", "tsv", "none.tsv", "one.tsv", "--noise", "nothing.txt"])
        #expect(outcome.status == 1 && Set(outcome.rows.map { $0[0] }) == ["one"])
        #expect(outcome.messages.contains("none.tsv: No such file") && outcome.messages.contains("nothing.txt: No such file"))
    }

    @Test("Without files and without corpora it says what to do")
    func asksForFiles() async throws {
        let outcome = try await workshop.run(["evaluate"], environment: ["DRAGOMAN_CORPORA": ""])
        #expect(outcome.status == 64)
        #expect(outcome.messages.contains("set DRAGOMAN_CORPORA"))
        let missing = try await workshop.run(["evaluate", "none.tsv"])
        #expect(missing.status == 66)
    }

    @Test(
        "A folder of corpora that is not there, or has no labelled files, is the user's error",
        arguments: ["none", "empty", "file"])
    func refusesBadCorpora(corpora: String) async throws {
        try workshop.write("", to: "empty/dev/notes.txt")
        try workshop.write("", to: "file")
        let outcome = try await workshop.run(["evaluate"], environment: ["DRAGOMAN_CORPORA": corpora])
        let wanted = """
            dragoman: DRAGOMAN_CORPORA: \(corpora)/dev holds no .tsv or .tsv.xz files
            Set it to a folder with dev/*.tsv.xz, or name labelled files.

            """
        #expect(outcome == .init(output: "", messages: wanted, status: 66))
    }
}
