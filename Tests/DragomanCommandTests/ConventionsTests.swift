// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("Conventions of the command", .timeLimit(.minutes(5)))
struct ConventionsTests {
    let workshop: Workshop

    init() throws {
        workshop = try Workshop()
    }

    @Test("--verbose says something more", arguments: [["languages"], ["pairs"], ["join"], ["split"], ["detect"]])
    func saysMore(command: [String]) async throws {
        let (plain, verbose) = (try await workshop.run(command), try await workshop.run(command + ["--verbose"]))
        #expect(verbose.output == plain.output)
        #expect(plain.messages.count < verbose.messages.count)
    }

    @Test("A name that begins with a hyphen and has an h is no request for help", arguments: ["-dash.txt", "-h1", "-h"])
    func refusesNamesBehindHyphens(name: String) async throws {
        let outcome = try await workshop.run(["detect", name])
        #expect(outcome.status == (name == "-h" ? 0 : 64) && outcome.output.isEmpty == (name != "-h"))
    }

    @Test(
        "Contract 4.8: there are the subcommands, each with help on standard output",
        arguments: [
            "detect", "split", "join", "translate", "pairs", "engines", "languages", "evaluate", "profile",
        ])
    func explainsItself(subcommand: String) async throws {
        #expect(try await workshop.run(["--help"]).output.contains("  \(subcommand) "))
        let outcome = try await workshop.run([subcommand, "--help"])
        #expect(outcome.status == 0)
        #expect(outcome.messages.isEmpty)
        #expect(outcome.output.contains("USAGE: dragoman \(subcommand)"))
    }

    @Test(
        "Wrong usage anywhere ends with 64, a message and a remedy",
        arguments: [
            ["nonsense"], ["split", "--offsets", "utf7"], ["translate", "--lines", "--ndjson"], ["translate", "--to", "x!"],
            ["translate", "--dry-run", "--lines"], ["detect", "--format", "xml"], ["detect", "--quiet", "--verbose"],
            ["evaluate", "--worst", "-1"], ["detect", "--jobs", "9223372036854775807"], ["split", "--into", "x", "a", "b"],
            ["split", "--jobs", "0"], ["split", "--into", "-", "a"], ["split", "--xliff", "", "a"], ["evaluate", "--html", "-"],
            ["languages", "surplus"], ["detect", "-", "-"], ["install", "--for", "-", "--for", "-"],
            ["translate", "--to", "und"], ["translate", "--to", "zxx-Latn"],
            ["detect", "--only", "de,fr", "--hint", "de=0,fr=0"],
        ])
    func refusesWrongUsage(arguments: [String]) async throws {
        let outcome = try await workshop.run(arguments)
        #expect(outcome.status == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.messages.hasPrefix("dragoman: "))
        #expect(outcome.messages.split(separator: "\n").count == 2)
    }

    @Test(
        "Of wrong usage it is said which command explains it",
        arguments: [(["profile", "check"], "profile check"), (["profile"], "profile"), (["detect"], "detect")])
    func namesCommand(arguments: [String], name: String) async throws {
        let outcome = try await workshop.run(arguments + ["--nonsense"])
        #expect(outcome.messages.hasSuffix("‘dragoman \(name) --help’ explains its use.\n"))
    }

    @Test("Where too few files may be open for several threads, one does the work", arguments: [4, 5, 8])
    func bearsFewFiles(limit: Int) async throws {
        try workshop.write(String(repeating: "Das Wasser im Fluss ist heute sehr kalt.\n", count: 20_000), to: "long")
        try workshop.write("Wo ist der Bahnhof, bitte?\n", to: "short")
        let outcome = try await workshop.shell(
            """
            for command in 'detect --lines' 'split --format tsv' detect; do
                dragoman $command long short >all; (ulimit -n \(limit); dragoman $command long short >few; echo $?); cmp all few
            done
            """)
        #expect(outcome == .init(output: "0\n0\n0\n", messages: "", status: 0))
    }

    @Test("The version is one line, and completions are made for the shells", arguments: ["bash", "zsh", "fish"])
    func completes(shell: String) async throws {
        let version = try await workshop.run(["--version"])
        #expect(version.lines.count == 1 && version.status == 0)
        let outcome = try await workshop.run(["--generate-completion-script", shell])
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("dragoman") && outcome.output.contains("translate"))
        if shell == "bash" {
            try workshop.write(outcome.output, to: "completions")
            #expect(try await workshop.shell("bash -n completions").messages.isEmpty)
        }
    }

    @Test(
        "-V is --version, wherever it stands",
        arguments: [
            ["-V"], ["detect", "-V"], ["-V", "detect", "none"], ["profile", "check", "-V"], ["detect", "-rV", "none"],
        ])
    func tellsVersion(arguments: [String]) async throws {
        #expect(try await workshop.run(arguments) == (try await workshop.run(["--version"])))
    }

    @Test("Results that cannot be written are an error, and not lost silently")
    func tellsWriteErrors() async throws {
        let outcome = try await workshop.shell("dragoman languages >/dev/full; echo $?")
        #expect(outcome.output == "74\n")
        #expect(outcome.messages.hasPrefix("dragoman: standard output: "))
    }

    @Test("Help that cannot be written is an error too")
    func tellsHelpErrors() async throws {
        let outcome = try await workshop.shell("dragoman --help >/dev/full; echo $?")
        #expect(outcome.output == "74\n")
        #expect(outcome.messages.hasPrefix("dragoman: standard output: "))
    }

    @Test("A closed standard descriptor is an error for who needs it, and nothing else is written or read in its place")
    func keepsClosedDescriptors() async throws {
        try workshop.write("Guten Morgen, liebe Leute. Das Wasser ist heute sehr kalt.", to: "text")
        let outcome = try await workshop.shell(
            """
            (dragoman detect <&-; echo $?; dragoman detect --lines text >&-; echo $?) 2>messages
            dragoman detect text <&- | wc -l
            dragoman split --into pieces text <&- >&- 2>&-; echo $?
            dragoman detect none text 2>&- | wc -l
            cat messages
            """)
        #expect(Array(outcome.lines.prefix(5)) == ["74", "74", "1", "0", "1"])
        #expect(
            outcome.lines.filter { $0.hasPrefix("dragoman: ") } == [
                "dragoman: standard input: Bad file descriptor", "dragoman: standard output: Bad file descriptor",
            ])
        #expect(try await workshop.run(["join", "pieces"]).output == workshop.read("text"))
    }

    @Test("A file is read whatever bytes its name has, and of names that read alike each is its own")
    func readsOddNames() async throws {
        let outcome = try await workshop.shell(
            """
            printf 'Das Wasser im Fluss ist heute sehr kalt.' >$'caf\\xe8'
            printf 'The water in the river is very cold today.' >$'caf\\xe9'
            dragoman detect --format tsv caf* | cut -f 1
            dragoman split --format tsv $'caf\\xe9' | cut -f 3
            """)
        #expect(outcome.lines == ["de", "en", "en"])
        #expect(outcome.messages.isEmpty)
    }

    @Test("A value of an option that is not UTF-8 is refused, and so names no other file than it says")
    func refusesOddValues() async throws {
        let outcome = try await workshop.shell(
            """
            printf 'Das Wasser im Fluss ist heute sehr kalt.' >$'caf\\xe8'
            dragoman split --html $'caf\\xe9' $'caf\\xe8'; echo $?
            dragoman split --html=$'page\\xe9' $'caf\\xe8'; echo $?
            dragoman evaluate --html $'page\\xe9' $'caf\\xe8'; echo $?
            ls | wc -l
            """)
        #expect(outcome.lines == ["64", "64", "64", "1"])
        #expect(outcome.messages.contains("dragoman: caf\u{FFFD}: it is not UTF-8, as only the names of inputs may be"))
    }

    @Test("Off a terminal there are no colours and no progress, and --verbose speaks on standard error alone")
    func staysPlain() async throws {
        let plain = try await workshop.run(
            ["detect"], input: "Guten Morgen, liebe Leute", environment: ["TERM": "xterm-256color"])
        #expect(!plain.output.utf8.contains(0x1B))
        let verbose = try await workshop.run(["detect", "--lines", "--verbose"], input: "Guten Morgen, liebe Leute\n")
        let quiet = try await workshop.run(["detect", "--lines", "--quiet"], input: "Guten Morgen, liebe Leute\n")
        #expect(verbose.output == quiet.output)
        #expect(quiet.messages.isEmpty)
        #expect(verbose.messages.contains("dragoman: standard input: 1 lines, 26 bytes"))
    }

    @Test("On a terminal people get colours, unless NO_COLOR is set")
    func colours() async throws {
        // script(1) gives the command a terminal.
        let command = "dragoman detect text"
        try workshop.write("Guten Morgen, liebe Leute", to: "text")
        for (variable, isColoured) in [("NO_COLOR=", true), ("NO_COLOR=1", false), ("TERM=dumb", false)] {
            let outcome = try await workshop.shell(
                "export TERM=xterm NO_COLOR=; export \(variable); script -qec '\(command)' /dev/null </dev/null")
            #expect(outcome.output.contains("German (de)"))
            #expect(outcome.output.utf8.contains(0x1B) == isColoured, "with \(variable)")
        }
    }

    @Test("A message stays on its lines, and commands no terminal, whatever a file is called")
    func escapesNames() async throws {
        let outcome = try await workshop.run(["detect", "no\nfile\u{1B}[31m"])
        #expect(outcome.messages.hasPrefix(#"dragoman: no\nfile\u{1B}[31m: No such file or directory"# + "\n"))
        #expect(outcome.messages.split(separator: "\n").count == 2)
    }

    @Test("Help on a subcommand that there is not names the nearest")
    func helpsWithNames() async throws {
        let outcome = try await workshop.run(["help", "splitt"])
        #expect(outcome.status == 64 && outcome.messages.contains("Did you mean ‘dragoman split’?"))
    }

    @Test("A folder is not a file, and a file that may not be read is named")
    func namesUnreadable() async throws {
        try workshop.write("x", to: "folder/file")
        let outcome = try await workshop.run(["detect", "folder"])
        #expect(outcome.status == 66)
        #expect(
            outcome.messages
                == "dragoman: folder: Is a directory\nName the files in it; ‘detect’ and ‘split’ read all of them with -r.\n")
    }
}
