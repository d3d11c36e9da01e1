// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("detect", .timeLimit(.minutes(5)))
struct DetectFilesTests {
    let workshop: Workshop
    static let german = "Wo ist der Bahnhof, bitte? Ich suche ihn schon seit einer Stunde."
    static let russian = "Где находится вокзал? Я ищу его уже целый час и никак не могу найти."

    init() throws {
        workshop = try Workshop()
    }

    @Test("Contract 4.8: detect answers per file")
    func answersEachFile() async throws {
        try workshop.write(Self.german, to: "notes.txt")
        try workshop.write(Self.russian, to: "mail.txt")
        try workshop.write("", to: "nothing")
        let outcome = try await workshop.run(["detect", "--format", "tsv", "notes.txt", "mail.txt", "nothing"])
        #expect(outcome.status == 0)
        #expect(outcome.rows.map { $0[0] } == ["de", "ru", "und"])
        #expect(outcome.rows.map { $0[4] } == ["notes.txt", "mail.txt", "nothing"])
        #expect(outcome.rows.last == ["und", "0.0000", "empty", "-", "nothing"])
    }

    @Test("People get words, and standard input has no name")
    func writesForPeople() async throws {
        let outcome = try await workshop.run(["detect"], input: Self.german)
        #expect(outcome.output.hasPrefix("German (de) 0.9") || outcome.output.hasPrefix("German (de) 1.0000"))
        let nothing = try await workshop.run(["detect", "-"], input: "…")
        #expect(nothing.output == "undetermined: there are no letters\n")
    }

    @Test("--only admits exact tags alone, and what it leaves out is named as the reason")
    func restricts() async throws {
        let outcome = try await workshop.run(["detect", "--format", "tsv", "--only", "ru,uk"], input: Self.german)
        #expect(outcome.rows.first?[0] == "und")
        #expect(outcome.rows.first?[2] == "excludedByCandidates")
        let other = try await workshop.run(["detect", "--format", "tsv", "--only", "de", "--only", "en"], input: Self.german)
        #expect(other.rows.first?[0] == "de")
    }

    @Test("An unknown tag beside known ones is a warning; none that is known is wrong usage")
    func namesUnknownTags() async throws {
        let warned = try await workshop.run(
            ["detect", "--format", "tsv", "--only", "de,tlh", "--hint", "sjn=2"], input: Self.german)
        #expect(warned.status == 0)
        #expect(warned.rows.first?[0] == "de")
        #expect(
            warned.messages == """
                dragoman: warning: --hint sjn: the profile does not have this language; it is ignored
                dragoman: warning: --only tlh: the profile does not have this language; it is ignored

                """)
        let quiet = try await workshop.run(["detect", "--quiet", "--only", "de,tlh"], input: Self.german)
        #expect(quiet.messages.isEmpty)
        let refused = try await workshop.run(["detect", "--only", "tlh,sjn"], input: Self.german)
        #expect(refused.status == 64)
        #expect(refused.messages.hasPrefix("dragoman: --only: the profile has none of tlh, sjn\n"))
    }

    @Test("Input that is not UTF-8 is detected and converted, with a word on standard error")
    func convertsInput() async throws {
        let windows1251 = Self.russian.unicodeScalars.map { scalar in
            (0x410...0x44F).contains(scalar.value) ? UInt8(scalar.value - 0x410 + 0xC0) : UInt8(scalar.value)
        }
        let utf16: [UInt8] = [0xFF, 0xFE] + Self.russian.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        for (bytes, name) in [(windows1251, "windows-1251"), (utf16, "UTF-16")] {
            let outcome = try await workshop.run(["detect", "--format", "tsv"], input: bytes)
            #expect(outcome.rows.first?[0] == "ru")
            #expect(
                outcome.messages
                    == "dragoman: note: standard input: it is not UTF-8 and is read as \(name); "
                    + "use --encoding to name another encoding\n")
            let named = try await workshop.run(["detect", "--format", "tsv", "--encoding", name], input: bytes)
            #expect(named.rows.first?[0] == "ru")
            #expect(named.messages.isEmpty)
        }
        let unknown = try await workshop.run(["detect", "--encoding", "klingon"], input: Self.german)
        #expect(unknown.status == 64)
    }

    @Test("What comes after much ASCII, and where a block ends, is converted as well", arguments: [8_190, 262_143])
    func convertsLateInput(length: Int) async throws {
        let russian = Self.russian.unicodeScalars.map { scalar in
            (0x410...0x44F).contains(scalar.value) ? UInt8(scalar.value - 0x410 + 0xC0) : UInt8(scalar.value)
        }
        let ascii = Array(String(repeating: "12345 67890 11, 22\n", count: length / 19).utf8)
        let head = ascii + [UInt8](repeating: 0x20, count: length - ascii.count)
        try workshop.write(head + russian, to: "late")
        for command in [
            "dragoman detect --lines --text <late", "cat late | dragoman detect --lines --text",
            "dragoman split --format tsv late",
        ] {
            let outcome = try await workshop.shell(command)
            #expect(outcome.messages.contains("read as windows-1251"))
            #expect(outcome.output.contains(Self.russian))
        }
    }

    @Test("Binary files are refused: 65 for the only one, 1 beside text")
    func refusesBinaries() async throws {
        try workshop.write(Array(0...255) + Array(0...255), to: "binary")
        try workshop.write(Self.german, to: "text")
        let alone = try await workshop.run(["detect", "binary"])
        #expect(alone.status == 65)
        #expect(alone.output.isEmpty)
        #expect(alone.messages.hasPrefix("dragoman: binary: it is binary, not text\n"))
        let beside = try await workshop.run(["detect", "binary", "text"])
        #expect(beside.status == 1)
        #expect(beside.output.hasPrefix("text: German (de)"))
    }

    @Test("Wrong usage ends with 64, and says what, why and what to do")
    func refusesWrongUsage() async throws {
        for arguments in [
            ["--no-such-option"], ["--jobs", "0"], ["--top", "9"], ["--only", "x!"], ["--hint", "de=many"], ["--text"],
        ] {
            let outcome = try await workshop.run(["detect"] + arguments, input: "")
            #expect(outcome.status == 64, "for \(arguments)")
            #expect(outcome.output.isEmpty)
            let lines = outcome.messages.split(separator: "\n")
            #expect(lines.count == 2, "for \(arguments): \(outcome.messages)")
            #expect(lines.first?.hasPrefix("dragoman: ") == true)
        }
    }

    @Test("Names of files command no terminal")
    func disarmsNames() async throws {
        let name = "na\u{1B}m\ne\u{202E}"
        try workshop.write(Self.german, to: name)
        let outcome = try await workshop.run(["detect", name])
        #expect(outcome.lines.count == 1 && outcome.output.hasPrefix("na\\u{1B}m\\ne\\u{202E}: German (de)"))
        let row = try await workshop.run(["detect", "-H", "--format", "tsv", name])
        #expect(row.output.contains("na\\\\u{1B}m\\ne\\\\u{202E}"))
        let plan = try await workshop.run(["translate", "--dry-run", "--to", "es", name])
        #expect(plan.output.hasPrefix("na\\u{1B}m\\ne\\u{202E}, into Spanish (es)\n"))
    }

    @Test("A long text in another language than those of --only is not said to be too short")
    func tellsExclusion() async throws {
        let text = String(repeating: Self.german + "\n", count: 100)
        let outcome = try await workshop.run(["detect", "--only", "sr-Latn"], input: text)
        #expect(outcome.output == "undetermined: it is in none of the languages of --only\n")
    }

    @Test("Of a mixed file the languages are named with their shares")
    func tellsShares() async throws {
        let text = """
            The old library opens at nine on weekdays, and the garden behind it is open all day.

            La biblioteca vieja abre a las nueve los días laborables, y el jardín está abierto todo el día.

            Die alte Bibliothek öffnet werktags um neun, und der Garten dahinter ist den ganzen Tag offen.
            """
        let outcome = try await workshop.run(["detect"], input: text)
        #expect(outcome.output.hasPrefix("mixed: "))
        for name in ["English (en) 3", "Spanish (es) 3", "German (de) 3"] { #expect(outcome.output.contains(name)) }
        #expect(try await workshop.run(["detect", "--top", "3"], input: text).lines.count == 4)
    }

    @Test("A file of many blocks has one answer, the same as its parts")
    func readsLongFiles() async throws {
        let text = String(repeating: Self.german + "\n", count: 12_000)
        let outcome = try await workshop.run(["detect", "--format", "tsv"], input: text)
        #expect(outcome.rows.map { $0[0] } == ["de"])
    }

    @Test("--explain tells people and programs what spoke for the answer, and --top what else might be")
    func explains() async throws {
        let page = try await workshop.run(["detect", "--explain", "--top", "2"], input: Self.german)
        #expect(page.lines.first?.hasPrefix("German (de)") == true)
        #expect(page.lines.count { $0.hasPrefix("    ") } >= 5)
        #expect(page.output.contains("    for de rather than "))
        let object = try await workshop.run(["detect", "--explain", "--lines", "--format", "ndjson"], input: Self.german)
        #expect(object.output.contains(#""explanation":{"for":"de","against":""#))
        #expect(try await workshop.run(["detect", "--explain", "--lines"], input: Self.german).status == 64)
    }
}
