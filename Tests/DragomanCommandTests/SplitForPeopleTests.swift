// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import LanguageSegmentation
import TestSupport
import Testing

@Suite("split for people", .timeLimit(.minutes(5)))
struct SplitForPeopleTests {
    let workshop: Workshop

    init() throws {
        workshop = try Workshop()
    }

    private static let text = """
        The minutes of the meeting are kept in the old house by the river, and everyone may read them.

          Der alte Mann geht heute mit seinem Hund in den Park.
        Und morgen geht er wieder dorthin.

        12:30

        """

    /// How many columns a line takes where no character is wide: marks take none.
    private static func columns(_ line: String) -> Int {
        line.unicodeScalars.count { scalar in
            !scalar.properties.isDefaultIgnorableCodePoint && scalar.properties.generalCategory != .nonspacingMark
        }
    }

    @Test("A span is a line: from where to where it goes, its language, its probability or why there is none, its beginning")
    func showsSpans() async throws {
        let outcome = try await workshop.run(["split"], input: Self.text)
        try #require(outcome.status == 0 && outcome.lines.count == 7)
        #expect(outcome.lines[0].wholeMatch(of: #/  1:1–1:94  en   (0\.9\d{3}|1\.0000)  The minutes of the .*…/#) != nil)
        #expect(outcome.lines[1].wholeMatch(of: #/  3:3–4:34  de   (0\.9\d{3}|1\.0000)  Der alte Mann geht .*…/#) != nil)
        #expect(outcome.lines[2] == "  6:1–6:5   und  (there are no letters)  12:30")
    }

    @Test("Of a document in a format the lines tell where the text stands, and markup is not shown")
    func showsDocuments() async throws {
        let page =
            "# Der Bericht\n\nWir fuhren gestern *mit dem Zug* nach Hause.\n\n"
            + "```\nthe code is kept\n```\n\n- Das war sehr gut so.\n"
        let outcome = try await workshop.run(["split", "--document-format", "markdown"], input: page)
        #expect(outcome.lines.prefix(2).map { $0.split(separator: "  ")[0] } == ["1:3–3:44", "9:3–9:22"])
        #expect(outcome.lines.count == 4 && !outcome.output.contains("code"))
    }

    @Test("At the end stand the languages with their shares of the letters, those of all inputs")
    func sumsUp() async throws {
        let outcome = try await workshop.run(["split"], input: Self.text)
        #expect(
            outcome.lines.suffix(4) == [
                "", "  en   English       51.4%  74 letters  1 span", "  de   German        48.6%  70 letters  1 span",
                "  und  no language    0.0%  0 letters   1 span",
            ])
        try workshop.write(Self.text, to: "text")
        let several = try await workshop.run(["split", "text", "text"])
        #expect(
            several.lines.suffix(4) == [
                "", "  en   English       51.4%  148 letters  2 spans", "  de   German        48.6%  140 letters  2 spans",
                "  und  no language    0.0%  0 letters    2 spans",
            ])
        #expect(several.lines.count { $0 == "text" } == 2)
        #expect(try await workshop.run(["split"], input: "").output.isEmpty)
    }

    @Test("What could be split adds up even where an input could not be read")
    func sumsUpTheRest() async throws {
        try workshop.write(Self.text, to: "text")
        let outcome = try await workshop.run(["split", "none", "text"])
        #expect(outcome.status == 1)
        #expect(outcome.lines.contains("  en   English       51.4%  74 letters  1 span"))
    }

    @Test("Records are shown by their identifiers, and add up over all cores")
    func showsRecords() async throws {
        let line = #"{"id":"a\nb","text":"Der alte Mann geht heute mit seinem Hund in den Park."}"#
        let input = String(repeating: line + "\n", count: 400)
        let outcome = try await workshop.run(["split", "--ndjson", "--format", "text"], input: input)
        #expect(outcome.lines.count == 802)
        #expect(outcome.lines.first == #"a\nb"#)
        #expect(outcome.lines.last == "  de  German  100.0%  16800 letters  400 spans")
    }

    @Test("A long text is shown while it is read, as it is when it is held whole")
    func showsLongTexts() async throws {
        let paragraph =
            "Der alte Mann geht heute mit seinem Hund in den Park.\n\nThe quick brown fox jumps over the lazy dog.\n\n"
        let text = String(repeating: paragraph, count: 1100) + String(repeating: " \n", count: 9000) + "12:30\n" + Self.text
        try workshop.write(text, to: "text")
        let stream = try await workshop.run(["split", "text"]).lines
        let whole = try await workshop.run(["split", "text", "text"]).lines
        let end = try #require(stream.lastIndex(of: ""))
        #expect(end > 2000 && stream[..<end] == whole[1...end])
        // The columns are as wide as the first lines need, and wider from where a later one needs it.
        func tagColumn(_ line: String) -> Int? {
            line.firstRange(of: #/  (en|de|und) /#).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
        }
        let columns = stream[..<end].compactMap(tagColumn)
        #expect(
            columns.count == end && Set(columns.prefix(1000)).count == 1 && columns == columns.sorted() && Set(columns).count > 1)
        #expect(stream.allSatisfy { Self.columns($0) <= 80 })
    }

    @Test("No line is wider than what it is shown on", arguments: [60, 80, 200])
    func keepsWidth(width: Int) async throws {
        for text in (try TestSentences.mixedDocuments().map(\.text).prefix(4)) + [Self.text] {
            let outcome = try await workshop.run(["split"], input: text, environment: ["COLUMNS": "\(width)"])
            for line in outcome.lines { #expect(Self.columns(line) <= width, "\(line)") }
        }
        let japanese = String(repeating: "京都では、駅の近くに新しい水飲み場ができました。", count: 20)
        let line = try #require(
            try await workshop.run(["split"], input: japanese, environment: ["COLUMNS": "\(width)"]).lines.first)
        // Each of these takes two columns, and the ellipsis one.
        let wide = line.unicodeScalars.count { (0x3000...0x9FFF).contains($0.value) }
        #expect((width - 2...width).contains(line.unicodeScalars.count + wide))
    }

    @Test("On a terminal the tags have colours, and the lines its width; nothing else changes")
    func colours() async throws {
        try workshop.write(Self.text, to: "text")
        let command = "dragoman split text"
        let plain = try await workshop.run(["split", "text"], environment: ["COLUMNS": "60"])
        for (variable, isColoured) in [("NO_COLOR=", true), ("NO_COLOR=1", false), ("TERM=dumb", false)] {
            let outcome = try await workshop.shell(
                """
                export TERM=xterm NO_COLOR=; export \(variable)
                script -qec 'stty cols 60; \(command)' /dev/null </dev/null
                """)
            let lines = outcome.output.replacing("\r\n", with: "\n")
            #expect(lines.utf8.contains(0x1B) == isColoured, "with \(variable)")
            #expect(lines.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.output)
        }
    }

    @Test("Nothing in a text or in a name commands the terminal")
    func disarms() async throws {
        let text = "Der alte\u{1B}[31m Mann\u{9B} geht\u{202E} heute\u{2066} mit seinem\u{0}Hund\u{7} in den Park.\r"
        let name = "na\u{1B}me\u{202E}"
        try workshop.write(text, to: name)
        let outcome = try await workshop.run(["split", "--encoding", "utf-8", name, name], environment: ["COLUMNS": "200"])
        #expect(outcome.output.contains("Der alte\u{FFFD}[31m Mann\u{FFFD} geht\u{FFFD} heute"))
        #expect(outcome.lines.first == "na\\u{1B}me\\u{202E}")
        let isCommand: (Unicode.Scalar) -> Bool = { scalar in
            scalar != "\n" && scalar.properties.generalCategory == .control || (0x202A...0x202E).contains(scalar.value)
                || (0x2066...0x2069).contains(scalar.value)
        }
        #expect(!outcome.output.unicodeScalars.contains(where: isCommand))
    }

    @Test("A letter with ten thousand marks takes no more of a line than it has to")
    func bearsMarks() async throws {
        let outcome = try await workshop.run(["split"], input: "Der alte Mann e" + String(repeating: "\u{301}", count: 10_000))
        #expect(outcome.status == 0)
        #expect(outcome.lines.allSatisfy { $0.unicodeScalars.count < 100 })
        // What is cut off is missing, and said to be.
        let long = try await workshop.run(
            ["split"], input: "Der alte Mann e" + String(repeating: "\u{301}", count: 10_000) + " geht")
        #expect(long.lines.first?.hasSuffix("…") == true)
    }

    @Test("split --html writes a page of the document, and keeps the folders that it is in to itself")
    func writesPages() async throws {
        let page = "# Der Bericht\n\nWir fuhren gestern *mit dem Zug* nach Hause, und das war gut.\n"
        try workshop.write(page, to: "folder/page.md")
        #expect(
            try await workshop.run(["split", "--html", "page.html", "folder/page.md"])
                == .init(output: "", messages: "", status: 0))
        let written = try workshop.read("page.html")
        #expect(written.contains("<h1>Languages of page.md</h1>"))
        #expect(written.contains("<span class=\"markup\"># </span>"))
        #expect(written.contains("title=\"German, probability "))
        #expect(try await workshop.shell("xmllint --noout page.html").messages.isEmpty)
        // A page that stood there is replaced, as results are.
        #expect(try await workshop.run(["split", "--html", "page.html"], input: "12:30").status == 0)
        #expect(try workshop.read("page.html").contains("No language: there are no letters"))
    }

    @Test("Pages are never written over a profile, a list of noise or labelled text that is read")
    func sparesWhatIsRead() async throws {
        let outcome = try await workshop.shell(
            """
            printf 'de\\tGuten Tag\\n' | tee labelled >noise; cp labelled profile; echo Guten Tag >text
            for options in 'split --profile profile --html profile text' 'evaluate --html labelled labelled' \
                'evaluate --noise noise --html noise' 'evaluate --profile profile --html profile labelled'; do
                dragoman $options; echo $?
            done
            cat labelled noise profile
            """)
        #expect(outcome.lines == Array(repeating: "64", count: 4) + Array(repeating: "de\tGuten Tag", count: 3))
        #expect(outcome.messages.contains("dragoman: --html noise: the page would overwrite noise, which is an input"))
    }

    @Test("split --html never writes over the document")
    func sparesTheDocument() async throws {
        try workshop.write("Guten Tag", to: "text")
        let outcome = try await workshop.shell(
            "ln -s text link; dragoman split --html link text; echo $?; dragoman split --html text <link; echo $?; cat text")
        #expect(outcome.lines == ["64", "64", "Guten Tag"])
        #expect(outcome.messages.hasPrefix("dragoman: --html link: "))
        #expect(try await workshop.run(["split", "--html", "none/page.html"], input: "Guten Tag").status == 73)
    }

    @Test(
        "split --html goes with no other way of writing",
        arguments: [
            ["--ndjson"], ["--into", "y"], ["--xliff", "y"], ["--annotate"], ["--format", "tsv"], ["--offsets", "utf8"],
            ["--jobs", "2"], ["--text"], ["a", "b"],
        ])
    func refusesOthers(options: [String]) async throws {
        let outcome = try await workshop.run(["split", "--html", "x"] + options, input: "Guten Tag")
        #expect(outcome.status == 64 && outcome.output.isEmpty)
        #expect(!FileManager.default.fileExists(atPath: workshop.folder.appending(path: "x").path))
        for name in ["-", ""] { #expect(try await workshop.run(["split", "--html", name], input: "Guten Tag").status == 64) }
    }
}
