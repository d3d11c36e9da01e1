// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("Kinds of input", .timeLimit(.minutes(5)))
struct InputKindsTests {
    let workshop: Workshop
    static let german = "Die Kinder spielen heute im Garten, und ihre Mutter liest die Zeitung.\n"
    static let french = "On demande toujours son chemin quand on ne connaît pas encore la ville.\n"

    init() throws {
        workshop = try Workshop()
        try workshop.write(Self.german, to: "folder/a.txt")
        try workshop.write(Self.french, to: "folder/inner/b.txt")
        try workshop.write("\u{7F}ELF\u{2}\u{1}\u{1}\u{0}\u{0}\u{0}\u{3}\u{0}>\u{0}", to: "folder/inner/program")
        try workshop.write(Self.german, to: "folder/.hidden")
    }

    @Test("--recursive reads the files of folders in order, and passes over what is not text")
    func readsFolders() async throws {
        let outcome = try await workshop.run(["detect", "--recursive", "--format", "tsv", "folder"])
        #expect(outcome.status == 0)
        #expect(outcome.rows.map { [$0[0], $0[4]] } == [["de", "folder/a.txt"], ["fr", "folder/inner/b.txt"]])
        #expect(outcome.messages.contains("1 file is not text"))
        let lines = try await workshop.run(["detect", "-r", "-H", "--lines", "folder"])
        #expect(lines.rows.map { $0.last ?? "" } == ["folder/a.txt", "folder/inner/b.txt"])
        #expect(try await workshop.run(["split", "-r", "--format", "tsv", "folder"]).rows.map { $0[2] } == ["de", "fr"])
        #expect(try await workshop.run(["detect", "folder"]).status == 66)
    }

    @Test("What is compressed is read as what it holds, from files and from pipes, by every command", arguments: ["gzip", "xz"])
    func readsCompressed(program: String) async throws {
        let outcome = try await workshop.shell(
            """
            \(program) -c folder/a.txt >a.txt.z; printf '# Titel\\n\\nDie Kinder spielen `im Garten`.\\n' | \(program) -c >b.md.gz
            dragoman detect --format tsv a.txt.z | cut -f 1; dragoman detect --lines <a.txt.z | cut -f 1
            dragoman split --format tsv <a.txt.z | cut -f 3; dragoman split --format tsv b.md.gz | grep -c markup
            head -c 40 a.txt.z >short; dragoman detect short; echo $?
            """)
        #expect(outcome.lines.prefix(3) == ["de", "de", "de"] && outcome.lines.last == "65", "\(outcome)")
        #expect((Int(outcome.lines[3]) ?? 0) > 0)
        #expect(outcome.messages.contains("ends early"))
    }

    @Test("What stands behind the end of a gzip file is left out, with a warning as of zcat")
    func warnsOfTrailingBytes() async throws {
        let outcome = try await workshop.shell(
            """
            (gzip -c folder/a.txt; echo more) >a.gz
            dragoman detect --format tsv a.gz | cut -f 1; dragoman split --format tsv <a.gz | cut -f 3
            """)
        #expect(outcome.lines == ["de", "de"])
        let why = "bytes that are not compressed follow its end, and are left out"
        #expect(outcome.messages == "dragoman: warning: a.gz: \(why)\ndragoman: warning: standard input: \(why)\n")
    }

    @Test("detect --ndjson answers each object by its id, and names those that cannot be read")
    func detectsRecords() async throws {
        let input = #"{"id":[1],"text":"Wo ist der Bahnhof, bitte?"}"# + "\n" + #"{"text":""}"# + "\nnonsense\n"
        let outcome = try await workshop.run(["detect", "--ndjson"], input: input)
        #expect(outcome.status == 1 && outcome.lines.count == 3)
        #expect(outcome.lines[0].hasPrefix(#"{"id":[1],"language":"de","probability":"#))
        #expect(outcome.lines[1] == #"{"language":"und","probability":0.0000,"reason":"empty"}"#)
        #expect(outcome.lines[2].hasPrefix(#"{"reason":"malformedRecord""#) && outcome.messages.contains("line 3"))
        #expect(try await workshop.run(["detect", "--ndjson", "--lines"]).status == 64)
    }

    @Test("--color decides on colours, whatever the terminal and NO_COLOR say", arguments: ["always", "never"])
    func colours(choice: String) async throws {
        let outcome = try await workshop.run(
            ["detect", "--color", choice], input: Self.german, environment: ["NO_COLOR": "1"])
        #expect(outcome.output.contains("\u{1B}[1m") == (choice == "always"))
    }

    @Test("No name of a file commands a terminal, in any format", arguments: ["text", "tsv", "ndjson"])
    func escapesNames(format: String) async throws {
        try workshop.write(Self.german, to: "a\u{1B}[2Jb")
        let arguments = [
            ["detect", "--format", format], ["split", "--format", format],
            ["translate", "--to", "es", "--dry-run", "--format", format],
        ]
        for command in arguments {
            let outcome = try await workshop.run(command + ["a\u{1B}[2Jb", "a\u{1B}[2Jc", "--verbose"])
            #expect(!outcome.output.utf8.contains(0x1B) && !outcome.messages.utf8.contains(0x1B), "\(command)")
        }
    }

    @Test("-V is the version, as --version is")
    func tellsVersion() async throws {
        #expect(try await workshop.run(["-V"]) == workshop.run(["--version"]))
        #expect(try await workshop.run([]).output.contains("SUBCOMMANDS"))
    }

    @Test(
        "Help is one screen",
        arguments: ["detect", "split", "join", "translate", "pairs", "languages", "evaluate", "profile"])
    func fitsOnScreen(subcommand: String) async throws {
        let outcome = try await workshop.run([subcommand, "--help"], environment: ["COLUMNS": "100"])
        #expect(outcome.lines.count <= 60)
    }
}
