// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import Foundation
import LanguageRecognition
import LanguageSegmentation
import TestSupport
import Testing

@Suite("split and join", .timeLimit(.minutes(5)))
struct SplitAndJoinTests {
    let workshop: Workshop
    /// Texts that mix languages.
    let mixed: [String]

    init() throws {
        workshop = try Workshop()
        mixed = try TestSentences.mixedDocuments().map(\.text)
    }

    @Test("Spans are those of the library, cover the text, and their offsets count what was asked for")
    func splits() async throws {
        let segmenter = LanguageSegmenter(detector: try LanguageDetector())
        let text = try #require(mixed.first)
        try workshop.write(text, to: "mixed.txt")
        let spans = segmenter.spans(of: text)
        for (unit, count) in [("scalar", text.unicodeScalars.count), ("utf8", text.utf8.count), ("utf16", text.utf16.count)] {
            let outcome = try await workshop.run(["split", "--format", "tsv", "--offsets", unit, "mixed.txt"])
            #expect(outcome.status == 0)
            #expect(outcome.rows.map { $0[2] } == spans.map { $0.language?.canonical ?? "und" })
            #expect(outcome.rows.map { $0[0] } == ["0"] + outcome.rows.dropLast().map { $0[1] })
            #expect(outcome.rows.last?[1] == "\(count)")
        }
    }

    @Test("split --format tsv and join give the input back, byte for byte")
    func joinsRows() async throws {
        for text in mixed + ["", "a", "\n", "\u{FEFF}Guten Tag\\\t\r\n\r", "x\u{0}y"] {
            try workshop.write(text, to: "text")
            let outcome = try await workshop.shell("dragoman split --format tsv text | dragoman join | cmp - text")
            #expect(outcome.output.isEmpty && outcome.messages.isEmpty)
        }
    }

    @Test("A text that is read in many blocks has the spans of the whole, in every unit, and comes back byte for byte")
    func splitsLongTexts() async throws {
        let segmenter = LanguageSegmenter(detector: try LanguageDetector())
        let text = String(repeating: mixed.joined(separator: "\n"), count: 1 + 300_000 / mixed.joined().utf8.count)
        try workshop.write(text, to: "long.txt")
        let spans = segmenter.spans(of: text)
        let rows = try await workshop.run(["split", "--format", "tsv", "--offsets", "utf8", "long.txt"]).rows
        #expect(
            rows.map { "\($0[0])–\($0[1]) \($0[2])" }
                == spans.map { "\($0.range.lowerBound)–\($0.range.upperBound) \($0.language?.canonical ?? "und")" })
        let object = try await workshop.run(["split", "--format", "ndjson", "--offsets", "utf16", "long.txt"]).output
        let whole = try #require(try JSONSerialization.jsonObject(with: Data(object.utf8)) as? [String: Any])
        let ends = (whole["spans"] as? [[String: Any]] ?? []).compactMap { $0["end"] as? Int }
        #expect(whole["file"] as? String == "long.txt" && ends.count == spans.count && ends.last == text.utf16.count)
        let outcome = try await workshop.shell(
            """
            dragoman split --format tsv long.txt | dragoman join | cmp - long.txt
            dragoman split --into pieces long.txt && dragoman join pieces | cmp - long.txt
            """)
        #expect(outcome == .init(output: "", messages: "", status: 0))
    }

    @Test("split --into and join restore whatever characters a text is made of")
    func joinsJunk() async throws {
        let fragments =
            mixed.flatMap { $0.split(separator: ".", maxSplits: 3).map(String.init) } + [
                "\u{0}", "\u{1}\u{2}\u{1B}[31m", "\r", "\r\n", "\n\n", "\t", "\\", "\u{FEFF}", "\u{202E}", "\u{2067}\u{2069}",
                "\u{FFFC}", "\u{FFFD}",
                "\u{2028}", "\u{85}", "\u{10FFFF}", "e\u{301}", "\u{301}", " \u{301}", "\u{A0}", "%PDF-1.7", "PK\u{3}\u{4}",
                "\u{7F}ELF",
                String(repeating: "x", count: 3000),
            ]
        var numbers = SeededNumbers(seed: 9)
        for number in 0..<25 {
            let text = (0..<numbers.number(in: 0...30)).map { _ in numbers.one(of: fragments) }.joined()
            try workshop.write(text, to: "text\(number)")
        }
        let outcome = try await workshop.shell(
            """
            for text in text*; do
                dragoman split --encoding utf-8 --into pieces $text && dragoman join pieces | cmp - $text
                rm -r pieces
            done
            """)
        #expect(outcome == .init(output: "", messages: "", status: 0))
    }

    @Test("split --into writes pieces and a list, and join makes the document of them")
    func joinsFolders() async throws {
        let text = try #require(mixed.last)
        try workshop.write(text, to: "mixed.txt")
        #expect(try await workshop.run(["split", "--into", "pieces", "mixed.txt"]) == .init(output: "", messages: "", status: 0))
        #expect(try await workshop.run(["join", "pieces"]).output == text)
        let names = try FileManager.default.contentsOfDirectory(atPath: workshop.folder.appending(path: "pieces").path).sorted()
        #expect(names.last == "manifest.tsv")
        let first = try #require(names.first)
        try workshop.write("Something else.\n", to: "pieces/\(first)")
        #expect(try await workshop.run(["join", "pieces"]).output.hasPrefix("Something else."))
        // What is there is not written over.
        #expect(try await workshop.run(["split", "--into", "pieces", "mixed.txt"]).status == 73)
    }

    @Test("Where not all pieces can be written none are left, and what stood there before stays")
    func leavesNoPieces() async throws {
        let text = try #require(mixed.last)
        try workshop.write(text, to: "mixed.txt")
        // The second piece is in the way already, then a limit on the size of files is.
        try #require(try await workshop.run(["split", "--into", "whole", "mixed.txt"]).status == 0)
        let outcome = try await workshop.shell(
            """
            second=$(ls whole | sed -n 2p); mkdir taken; echo mine >taken/$second
            dragoman split --into taken mixed.txt 2>/dev/null; echo $?; cat taken/*
            (trap '' XFSZ; ulimit -f 0; dragoman split --into full mixed.txt) 2>/dev/null; echo $?; ls -d full 2>/dev/null
            """)
        #expect(outcome.lines == ["73", "mine", "74"])
    }

    @Test(
        "Pieces and rows that look like another encoding, or like no text, are joined as they are",
        arguments: [
            "%PDF-1.7 ist ein Format.\n", "\u{1B}(B Terminal \u{1B}$\n", "a\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{1}\u{2}\n",
        ])
    func joinsOddPieces(oddity: String) async throws {
        let german = "Der alte Mann geht heute mit seinem Hund in den Park.\n\n"
        let english = "The quick brown fox jumps over the lazy dog by the river.\n"
        let text = "\(german)\(english)\n\(oddity)\n\(german)"
        try workshop.write(text, to: "text")
        let outcome = try await workshop.shell(
            """
            dragoman split --encoding utf-8 --into pieces text && dragoman join pieces | cmp - text
            dragoman split --encoding utf-8 --format tsv text | dragoman join | cmp - text
            """)
        #expect(outcome == .init(output: "", messages: "", status: 0))
    }

    @Test("The text of a document is split by what its name or --document-format says, and join gives all of it back")
    func splitsDocuments() async throws {
        let page = "# Der Bericht\n\nWir fuhren gestern *mit dem Zug* nach Hause.\n\n```\nthe code is kept\n```\n"
        try workshop.write(page, to: "page.md")
        let outcome = try await workshop.run(["split", "--format", "tsv", "page.md"])
        #expect(outcome.rows.map { $0[2] + $0[4] } == ["undmarkup", "de-", "undmarkup"])
        let other = try await workshop.run(["split", "--format", "tsv", "--document-format", "markdown"], input: page)
        #expect(other.rows.map { $0[0...4] } == outcome.rows.map { $0[0...4] })
        let joined = try await workshop.shell(
            """
            dragoman split --format tsv page.md | dragoman join | cmp - page.md
            dragoman split --into pieces page.md && dragoman join pieces | cmp - page.md; ls pieces
            """)
        #expect(joined == .init(output: "0001.de.txt\n0002.und.txt\nmanifest.tsv\n", messages: "", status: 0))
    }

    @Test("split --annotate writes pages again with the languages of their parts, and refuses what cannot say any")
    func annotates() async throws {
        let page = """
            <html lang="en"><p>The weather was better on Wednesday, and we walked along the river.</p>\r
            <p class=x>Am Montag fuhren wir mit dem alten Zug nach Salamanca und blieben dort.</html>
            """
        try workshop.write(page, to: "page.html")
        let outcome = try await workshop.run(["split", "--annotate", "page.html"])
        #expect(outcome == .init(output: page.replacing("<p class", with: "<p lang=\"de\" class"), messages: "", status: 0))
        // Standard input has no name, and says it by its beginning.
        #expect(try await workshop.run(["split", "--annotate"], input: page).output == outcome.output)
        #expect(try await workshop.run(["split", "--annotate"], input: "The weather was better.").status == 65)
    }

    @Test("split --xliff writes a file per language, and join puts the targets in them into the document")
    func exchanges() async throws {
        let page = "# The weather report\n\nThe weather was *better* on Wednesday, and we walked along the river.\n"
        try workshop.write(page, to: "page.md")
        let outcome = try await workshop.shell(
            """
            dragoman split --xliff exchange page.md && ls exchange && dragoman join exchange | cmp - page.md
            sed -i 's:<source>\\(.*\\)better\\(.*\\)</source>:&<target>\\1BETTER\\2</target>:' exchange/en.xlf;
            dragoman join exchange
            """)
        #expect(outcome.messages.isEmpty)
        #expect(outcome.output == "document\nen.xlf\nexchange.tsv\n" + page.replacing("better", with: "BETTER"))
        let lossy = try await workshop.shell(
            "sed -i 's:<target>.*<ph id=\"1\":<target><ph id=\"2\":' exchange/en.xlf; dragoman join exchange")
        #expect(lossy.status == 1 && lossy.output == page && lossy.messages.contains("unit p2."))
        try workshop.write("<xliff>\n", to: "exchange/en.xlf")
        let broken = try await workshop.run(["join", "exchange"])
        #expect(broken.status == 65 && broken.messages.contains("exchange/en.xlf"))
        #expect(try await workshop.run(["split", "--xliff", "exchange", "page.md"]).status == 73)
    }

    @Test("XLIFF 2.1, <xliff>: trgLang is required with targets, so a document of XLIFF gets that of what is joined")
    func declaresTarget() async throws {
        let text = "Am Montag fuhren wir mit dem alten Zug nach Salamanca."
        try workshop.write(
            """
            <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="de">
            <file id="f"><unit id="u"><segment><source>\(text)</source></segment></unit></file></xliff>
            """, to: "page.xlf")
        let outcome = try await workshop.shell(
            """
            dragoman split --xliff exchange page.xlf
            sed -i 's:srcLang:trgLang="es" srcLang:; s:</source>:&<target>El lunes.</target>:' exchange/de.xlf
            dragoman join exchange
            """)
        #expect(outcome.status == 0 && outcome.messages.isEmpty)
        #expect(outcome.output.hasPrefix("<xliff trgLang=\"es\" xmlns") && outcome.output.contains("<target>El lunes.</target>"))
    }

    @Test("A document that is broken is named with the line, and the others are done")
    func namesBrokenDocuments() async throws {
        try workshop.write("msgid \"a\n", to: "broken.po")
        try workshop.write("Wo ist der Bahnhof, bitte?\n", to: "whole.txt")
        let outcome = try await workshop.run(["split", "--format", "tsv", "broken.po", "whole.txt"])
        #expect(outcome.status == 1 && outcome.rows.count == 1)
        #expect(outcome.messages.contains("broken.po: it cannot be read as gettext PO: a string is not closed on line 1"))
    }

    @Test("Several files give what each gives alone, on any number of cores")
    func splitsSeveralFiles() async throws {
        let names = mixed.indices.map { "\($0).txt" }
        for (name, text) in zip(names, mixed) { try workshop.write(text, to: name) }
        try workshop.write("# Guten Morgen\n\nWir `gehen` nach Hause.\n", to: "page.md")
        for options in [["--format", "tsv"], ["--format", "ndjson", "--text", "--offsets", "utf16"], []] {
            func output(_ names: [String], jobs: Int) async throws -> String {
                try await workshop.run(["split"] + options + ["--jobs", "\(jobs)"] + names).output
            }
            let files = Array(names.prefix(2)) + ["page.md"] + names.dropFirst(2)
            let together = try await output(files, jobs: 3)
            #expect(try await output(files, jobs: 1) == together)
            if !options.isEmpty {
                var alone = ""
                for file in files { alone += try await output([file], jobs: 1) }
                #expect(alone == together)
            }
        }
    }

    @Test("Contract 4.8: split --ndjson answers each object by its id, as it came, and its spans")
    func splitsRecords() async throws {
        let input = """
            {"id":17,"text":"Wo ist der Bahnhof, bitte? Ich suche ihn schon lange."}
            {"text":"12:30","id":{"a": [1]}}
            {"id":null,"text":""}

            """
        let outcome = try await workshop.run(["split", "--ndjson"], input: input)
        #expect(outcome.status == 0)
        try #require(outcome.lines.count == 3)
        #expect(outcome.lines[0].hasPrefix(#"{"id":17,"spans":[{"start":0,"end":53,"language":"de","probability":"#))
        #expect(
            outcome.lines[1]
                == #"{"id":{"a": [1]},"spans":[{"start":0,"end":5,"language":"und","probability":0.0000,"reason":"noLetters"}]}"#)
        #expect(outcome.lines[2] == #"{"id":null,"spans":[]}"#)
    }

    @Test("A line that is not an object with a text is named, answered by an error, and does not lose the others")
    func namesBadRecords() async throws {
        let input = #"{"id":1,"text":"Guten Morgen"}"# + "\nnonsense\n" + #"{"id":2}"# + "\n\n" + #"{"id":3,"text":""}"#
        let outcome = try await workshop.run(["split", "--ndjson"], input: input)
        #expect(outcome.status == 1)
        #expect(outcome.lines.count == 4)
        #expect(outcome.lines[1].hasPrefix(#"{"reason":"malformedRecord","why":"#))
        #expect(outcome.lines[2].hasPrefix(#"{"id":2,"reason":"missingText","why":"#))
        #expect(outcome.messages.contains("dragoman: standard input, line 2: the line is not a JSON object"))
        #expect(outcome.messages.contains("dragoman: standard input, line 3: it has no field “text”"))
    }

    @Test("split --ndjson --text and join --ndjson give the texts back")
    func joinsRecords() async throws {
        let texts = mixed + ["", "\"\\\n\u{1}"]
        let encoder = JSONEncoder()
        let lines = try texts.enumerated().map {
            "{\"id\":\($0.offset),\"text\":\(String(decoding: try encoder.encode($0.element), as: UTF8.self))}"
        }
        try workshop.write(lines.joined(separator: "\n"), to: "records")
        let outcome = try await workshop.shell("dragoman split --ndjson --text records | dragoman join --ndjson")
        struct Record: Decodable {
            let id: Int
            let text: String
        }
        let records = try outcome.lines.map { try JSONDecoder().decode(Record.self, from: Data($0.utf8)) }
        #expect(records.map(\.id) == Array(texts.indices))
        #expect(records.map(\.text) == texts)
    }

    @Test(
        "Options that would do nothing are wrong usage",
        arguments: [
            ["--text"], ["--text", "--format", "tsv"], ["--offsets", "utf8"], ["--into", "x", "--jobs", "2"],
            ["--into", "x", "--text"], ["--ndjson", "--document-format", "markdown"],
            ["--xliff", "x", "--into", "y"], ["--annotate", "--ndjson"], ["--annotate", "--format", "tsv"],
        ])
    func refusesIdleOptions(options: [String]) async throws {
        let outcome = try await workshop.run(["split"] + options, input: "Guten Tag")
        #expect(outcome.status == 64 && outcome.output.isEmpty)
    }

    /// The ways of writing other than records, with the options of records that each takes.
    static let ways: [(options: [String], takes: [[String]])] = [
        (["--into", "new"], []), (["--xliff", "new"], []), (["--html", "new"], []),
        (["--annotate"], [["--jobs", "2"], ["page.html"]]),
    ]

    @Test("Results are written in one way, which takes the options that do something for it", arguments: 0..<ways.count)
    func writesOneWay(index: Int) async throws {
        let (way, takes) = Self.ways[index]
        try workshop.write("<p>Guten Tag, wie geht es Ihnen?", to: "page.html")
        for options in [["--ndjson"], ["--format", "tsv"], ["--text"], ["--offsets", "utf8"], ["--jobs", "2"], ["page.html"]] {
            let outcome = try await workshop.run(["split"] + way + options + ["page.html"])
            #expect(outcome.status == (takes.contains(options) ? 0 : 64), "\(way) \(options)")
            #expect(takes.contains(options) || outcome.messages.hasPrefix("dragoman: wrong usage: \(way[0]) takes "))
        }
        for (other, _) in Self.ways where other != way {
            let outcome = try await workshop.run(["split"] + way + other + ["page.html"])
            #expect(
                outcome.status == 64 && outcome.messages.contains("\(way[0])") && outcome.messages.contains("name one of them."))
        }
        #expect(!FileManager.default.fileExists(atPath: workshop.folder.appending(path: "new").path))
        #expect(try await workshop.run(["split"] + way + ["page.html"]).status == 0)
    }

    @Test("join refuses what split has not written")
    func refusesOtherInput() async throws {
        #expect(try await workshop.run(["join"], input: "one\ttwo\n").status == 65)
        try workshop.write("x", to: "folder/file")
        #expect(try await workshop.run(["join", "folder"]).status == 66)
        let records = try await workshop.run(["join", "--ndjson", "folder"])
        #expect(records.status == 64 && records.messages.hasPrefix("dragoman: --ndjson: folder is a folder"))
        try workshop.write("x", to: "folder/manifest.tsv")
        #expect(try await workshop.run(["join", "folder"]).status == 65)
    }

    @Test(
        "join notices lines of the list that were taken out, changed or moved, pieces that are gone, and another version's list")
    func noticesChangedLists() async throws {
        try workshop.write(try #require(mixed.last), to: "mixed.txt")
        try #require(try await workshop.run(["split", "--into", "pieces", "mixed.txt"]).status == 0)
        let list = try workshop.read("pieces/manifest.tsv")
        let lines = list.split(separator: "\n")
        try #require(lines.count > 3)
        func joined(_ lines: [Substring]) async throws -> Workshop.Outcome {
            try workshop.write(lines.map { $0 + "\n" }.joined(), to: "pieces/manifest.tsv")
            return try await workshop.run(["join", "pieces"])
        }
        for index in lines.indices.dropFirst() {
            let outcome = try await joined(Array(lines[..<index] + lines[(index + 1)...]))
            #expect(outcome.status == 65 && outcome.output.isEmpty)
            #expect(outcome.messages.contains("names \(lines.count - 2) files, but \(lines.count - 1) were written\nRestore"))
        }
        for other in [
            [lines[0], lines[2], lines[1]] + lines[3...],
            [lines[0], lines[1].replacing(".txt\t", with: ".txt\t\\n")] + lines[2...],
        ] {
            let outcome = try await joined(other)
            #expect(outcome.status == 65 && outcome.output.isEmpty)
            #expect(outcome.messages.contains("pieces: ") && outcome.messages.contains("manifest.tsv"))
        }
        let older = try await joined(["dragoman pieces 1"] + lines.dropFirst())
        #expect(older.status == 65 && older.messages.contains("manifest.tsv is in version 1, but this program reads version 2\n"))
        try workshop.write(list, to: "pieces/manifest.tsv")
        let gone = try await workshop.shell("rm pieces/0002.*; dragoman join pieces")
        #expect(gone.status == 66 && gone.output.isEmpty && gone.messages.contains("pieces/0002."))
    }
}
