// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("translate and pairs", .timeLimit(.minutes(5)))
struct TranslateTests {
    let workshop: Workshop
    static let serbian = "Данас је лепо време и деца се играју у парку. Сутра ће можда падати киша."
    static let serbianLatin = "Danas je lepo vreme i deca se igraju u parku. Sutra će možda padati kiša."
    static let german = "Die Kinder spielen heute im Garten, und ihre Mutter liest die Zeitung."

    init() throws {
        workshop = try Workshop()
    }

    @Test("Contract 4.8: empty input prints nothing, status 0", arguments: [[], ["--lines"], ["--ndjson"], ["--dry-run"]])
    func passesEmptyInput(options: [String]) async throws {
        #expect(try await workshop.run(["translate", "--to", "es"] + options) == .init(output: "", messages: "", status: 0))
    }

    @Test("A document is translated, and what is in no language stays byte for byte")
    func translatesDocument() async throws {
        try workshop.write("\(Self.serbian)\r\n\nhttps://example.org/a?b=1\n", to: "text")
        let outcome = try await workshop.run(["translate", "--to", "sr-Latn", "text"])
        #expect(outcome == .init(output: "\(Self.serbianLatin)\r\n\nhttps://example.org/a?b=1\n", messages: "", status: 0))
    }

    @Test("Contract 4.8: what no engine can do is kept and named, and the status is 1")
    func namesShortfalls() async throws {
        let outcome = try await workshop.run(["translate", "--to", "sr-Latn"], input: Self.german)
        #expect(outcome.output == Self.german)
        #expect(outcome.status == 1)
        #expect(outcome.messages.hasPrefix("dragoman: standard input: 1 part in German (de) kept: "))
        #expect(outcome.messages.split(separator: "\n").count == 2)
    }

    @Test("Contract 4.8: a missing pair is named with the package that brings it")
    func namesPackages() async throws {
        let missing = try await workshop.run(["pairs"]).rows.filter { $0[3] == "no" && $0[4] == "apertium" }
        // Some package or other is missing everywhere: together they are larger than anyone's wish for languages.
        let row = try #require(missing.last)
        let outcome = try await workshop.run(["translate", "--from", row[0], "--to", row[1], "--no-pivot"], input: "x y z")
        #expect(outcome.status == 69)
        #expect(outcome.output.isEmpty)
        let packages = row[6].split(separator: ",")
        #expect(packages.allSatisfy { outcome.messages.contains($0) })
        #expect(outcome.messages.contains("dragoman install"))
    }

    @Test("Contract 4.8: --ndjson prints each object with its fields as they came, and translation, source and route")
    func translatesRecords() async throws {
        let input = """
            {"n":1.50,"text":"\(Self.serbian)","route":"old","parts":[{}]}
            {"id":"b","text":""}
            {"id":"c","text":"12:30"}
            nonsense
            {"id":"d","text":"\(Self.german)"}
            """
        let outcome = try await workshop.run(["translate", "--to", "sr-Latn", "--ndjson"], input: input)
        #expect(outcome.status == 1)
        try #require(outcome.lines.count == 5)
        #expect(
            outcome.lines[0].hasPrefix(
                #"{"n":1.50,"text":"\#(Self.serbian)","translation":"\#(Self.serbianLatin)","source":"sr","route":["#))
        #expect(outcome.lines[1] == #"{"id":"b","text":"","translation":"","source":"und","route":[]}"#)
        #expect(outcome.lines[2] == #"{"id":"c","text":"12:30","translation":"12:30","source":"und","route":[]}"#)
        #expect(outcome.lines[3].hasPrefix(#"{"reason":"malformedRecord","why":"#))
        #expect(
            outcome.lines[4].hasPrefix(
                #"{"id":"d","text":"\#(Self.german)","translation":"\#(Self.german)","source":"de","route":[]"#))
        #expect(outcome.messages.contains("line 4"))
    }

    @Test("Contract 4.8: --least-quality keeps what would give the gist only, and says that it could be had")
    func refusesGist() async throws {
        let rows = try await workshop.run(["pairs"]).rows
        let pair = try #require(rows.first { $0[2] == "gist" })
        let better = Set(rows.filter { $0[2] != "gist" }.map { "\($0[0]) \($0[1])" })
        try #require(!better.contains("\(pair[0]) \(pair[1])"))
        let outcome = try await workshop.run(
            ["translate", "--from", pair[0], "--to", pair[1], "--no-pivot", "--least-quality", "good"], input: "x y z")
        #expect(outcome.status == 69 && outcome.output.isEmpty)
        #expect(outcome.messages.contains("Allow the quality gist"))
        #expect(try await workshop.run(["translate", "--least-quality", "best"]).status == 64)
    }

    @Test("Contract 4.8: --ndjson gives the parts of a text that has several, which put together are its translation")
    func givesParts() async throws {
        let input = #"{"id":1,"text":"\#(Self.serbian)\n\n\#(Self.german)\n"}"#
        let outcome = try await workshop.run(["translate", "--to", "sr-Latn", "--ndjson"], input: input)
        let line = try #require(outcome.lines.first)
        let record = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(record["translation"] as? String == "\(Self.serbianLatin)\n\n\(Self.german)\n")
        #expect(record["source"] as? String == "sr")
        let parts = try #require(record["parts"] as? [[String: Any]])
        #expect(parts.map { $0["language"] as? String } == ["sr", "de"])
        let single = try await workshop.run(["translate", "--to", "sr-Latn", "--ndjson"], input: #"{"text":"\#(Self.serbian)"}"#)
        #expect(!single.output.contains(#""parts""#))
    }

    @Test("Contract 4.8: binary files are refused, and the others are translated")
    func refusesBinaries() async throws {
        try workshop.write("\u{7F}ELF\u{2}\u{1}\u{0}\u{0}\u{0}\u{3}\u{0}>\u{0}", to: "program")
        try workshop.write(Self.serbian, to: "text")
        let outcome = try await workshop.run(["translate", "--to", "sr-Latn", "program", "text"])
        #expect(outcome.output == Self.serbianLatin)
        #expect(outcome.status == 1)
        #expect(outcome.messages.hasPrefix("dragoman: program: it is binary, not text\n"))
    }

    @Test("Contract 4.8: --lines gives a line for each line, in order")
    func translatesLines() async throws {
        let input = (0..<41).map { $0.isMultiple(of: 3) ? "" : "\(Self.serbian) \($0)" }.joined(separator: "\r\n")
        let outcome = try await workshop.run(["translate", "--to", "sr-Latn", "--lines"], input: input)
        #expect(outcome.lines == (0..<41).map { $0.isMultiple(of: 3) ? "" : "\(Self.serbianLatin) \($0)" })
        let rows = try await workshop.run(["translate", "--to", "sr-Latn", "--lines", "--format", "tsv"], input: Self.serbian)
            .rows
        #expect(rows.first?[0] == "sr")
        #expect(rows.first?[1].contains(":") == true)
        #expect(rows.first?[2] == Self.serbianLatin)
    }

    @Test("Lines are written as they are, backslashes too, and a line feed of a record as a space")
    func escapesNothing() async throws {
        let lines = try await workshop.run(["translate", "--from", "sr", "--to", "sr-Latn", "--lines"], input: #"Да\n \ да"#)
        #expect(lines.lines == [#"Da\n \ da"#])
        let records = try await workshop.run(
            ["translate", "--from", "sr", "--to", "sr-Latn", "--ndjson", "--format", "text"],
            input: #"{"text":"Да\nда\r\nда\\n"}"#)
        #expect(records.lines == [#"Da da da\n"#])
    }

    @Test("Contract 4.8: --from skips identification and splitting")
    func takesSource() async throws {
        let outcome = try await workshop.run(
            ["translate", "--from", "sr", "--to", "sr-Latn", "--lines"], input: "Да\n\n\(Self.german) ж\n")
        #expect(outcome.lines == ["Da", "", "\(Self.german) ž"])
    }

    @Test(
        "The rows of a document give the whole of it, with a given source and with none, and blank documents too",
        arguments: [["--from", "sr"], []])
    func writesRows(options: [String]) async throws {
        let target = ["translate", "--to", "sr-Latn"] + options
        try workshop.write("\(Self.serbian)\n\nТата\t\(Self.serbian)\n", to: "text")
        let text = try await workshop.run(target + ["text"])
        let outcome = try await workshop.run(target + ["--format", "tsv", "text"])
        #expect(outcome.status == 0)
        #expect(!outcome.rows.isEmpty && outcome.rows.allSatisfy { $0.count == 6 && $0[0] == "sr" && $0[1] == "translated" })
        #expect(outcome.rows.allSatisfy { $0[2].contains(":") && $0[3] == "text" })
        let whole = outcome.rows.map { $0[5] }.joined()
        #expect(whole.replacing("\\n", with: "\n").replacing("\\t", with: "\t") == text.output)
        let blank = try await workshop.run(target + ["--format", "tsv"], input: " \n")
        #expect(blank == .init(output: "und\tnoLanguage\t-\t-\t \\n\t \\n\n", messages: "", status: 0))
    }

    @Test("--only keeps to some languages what is translated, and not what is told: the rest is kept, and noted")
    func keepsToLanguages() async throws {
        let input = "\(Self.serbian)\n\(Self.german)\n"
        let all = ["translate", "--to", "sr-Latn", "--only", "sr", "--ndjson"]
        let records = input.split(separator: "\n").map { #"{"text":"\#($0)"}"# }.joined(separator: "\n")
        let outcome = try await workshop.run(all, input: records)
        #expect(outcome.status == 0)
        #expect(outcome.lines.first?.contains(#""source":"sr""#) == true && outcome.output.contains(Self.serbianLatin))
        #expect(outcome.lines.last?.contains(#""translation":"\#(Self.german)","source":"de","route":[]"#) == true)
        let document = try await workshop.run(["translate", "--to", "sr-Latn", "--only", "sr"], input: input)
        #expect(document.output == "\(Self.serbianLatin)\n\(Self.german)\n")
        #expect(document.messages == "dragoman: note: standard input: German (de) kept, which --only does not name\n")
        let other = try await workshop.run(["translate", "--to", "sr-Latn", "--only", "de", "--lines"], input: Self.serbian)
        #expect(other.lines == [Self.serbian])
    }

    @Test(
        "With --from nothing is identified, and options that weigh languages are wrong usage",
        arguments: [
            ["--only", "de"], ["--hint", "de=2"], ["--varieties"],
        ])
    func refusesWeighing(options: [String]) async throws {
        let outcome = try await workshop.run(["translate", "--from", "sr", "--to", "sr-Latn"] + options, input: Self.serbian)
        #expect(outcome.status == 64 && outcome.output.isEmpty)
        #expect(outcome.messages.contains("--from names the language"))
    }

    @Test("Without --to the first text or document that can be translated settles the target for all that follow")
    func settlesTarget() async throws {
        // Serbian in Latin letters can be had of the first text, and German of the second alone.
        let environment = ["LANGUAGE": "de:sr@latin"]
        try workshop.write(Self.serbian, to: "first")
        try workshop.write(Self.german, to: "second")
        for options in [["--lines"], []] {
            let outcome = try await workshop.run(["translate"] + options + ["first", "second"], environment: environment)
            #expect(outcome.output.hasPrefix(Self.serbianLatin))
            #expect(outcome.status == 1)
            #expect(outcome.messages.contains("dragoman: second: 1 part in German (de) kept"))
        }
    }

    @Test("--verbose says the profile, and what becomes of each language")
    func tellsMore() async throws {
        let outcome = try await workshop.run(["translate", "--to", "sr-Latn", "--verbose"], input: Self.serbian)
        #expect(outcome.output == Self.serbianLatin)
        #expect(outcome.messages.contains("dragoman: profile "))
        #expect(outcome.messages.contains("dragoman: standard input: sr, "))
    }

    @Test("--dry-run shows spans, batches and routes, and translates nothing")
    func plans() async throws {
        try workshop.write("\(Self.serbian)\n", to: "text")
        let page = try await workshop.run(["translate", "--to", "sr-Latn", "--dry-run", "text"])
        #expect(page.status == 0)
        #expect(page.lines.first == "text, into Serbian (Latin) (sr-Latn)")
        #expect(page.lines.contains("spans") && page.lines.contains("batches"))
        #expect(page.output.contains("sr → sr-Latn"))
        let rows = try await workshop.run(["translate", "--to", "sr-Latn", "--dry-run", "--format", "tsv", "text"]).rows
        #expect(rows.count == 1)
        #expect(rows.first?[0] == "sr")
        #expect(rows.first?[1] == "translated")
        #expect(rows.first?[5] == "\(Self.serbian)\\n")
        try workshop.write("\(Self.serbian)\n\n\(Self.german)\n", to: "text")
        let object = try await workshop.run(["translate", "--to", "sr-Latn", "--dry-run", "--format", "ndjson", "text"])
        let plan = try #require(JSONSerialization.jsonObject(with: Data(object.output.utf8)) as? [String: Any])
        let (batches, kept) = (plan["batches"] as? [[String: Any]], plan["kept"] as? [[String: Any]])
        #expect(batches?.map { $0["language"] as? String } == ["sr"])
        #expect(kept?.map { $0["language"] as? String } == ["de"])
    }

    @Test("--dry-run of a text that is read in parts is one plan, whose target is settled by the first text that has one")
    func plansParts() async throws {
        let numbers = String(repeating: "12:30 14:45\n", count: 400_000)
        let text = "\(numbers)\n\(Self.serbian)\n\n\(numbers)\n\(Self.serbian)\n"
        try workshop.write(text, to: "text")
        // Nothing leads from Serbian to Japanese, so the second language of the list is the target; numbers alone would have the
        // first.
        let environment = ["LANGUAGE": "ja:sr@latin"]
        let page = try await workshop.run(["translate", "--dry-run", "text"], environment: environment)
        #expect(page.lines.first == "text, into Serbian (Latin) (sr-Latn)")
        #expect(page.lines.filter { ["spans", "batches", "kept"].contains($0) } == ["spans", "batches", "kept"])
        let spans = page.lines.drop { $0 != "spans" }.dropFirst().prefix { !$0.isEmpty }.map { $0.split(separator: " ") }
        #expect(spans.map { $0[0] } == (1...spans.count).map { "\($0)" } && spans.count { $0[1] == "sr" } == 2)
        #expect(
            page.lines.contains { $0.hasPrefix("  sr  2 spans  ") }
                && page.lines.contains { $0.hasPrefix("  und  \(spans.count - 2) spans  0 letters") })
        let object = try await workshop.run(["translate", "--dry-run", "--format", "ndjson", "text"], environment: environment)
        #expect(object.lines.count == 1)
        let plan = try #require(JSONSerialization.jsonObject(with: Data(object.output.utf8)) as? [String: Any])
        let texts = (plan["spans"] as? [[String: Any]])?.compactMap { $0["text"] as? String }
        #expect(texts?.joined() == text)
    }

    @Test("Without --to the language is the person's; without one it is wrong usage, with what to do")
    func picksTarget() async throws {
        let picked = try await workshop.run(["translate"], input: Self.serbian, environment: ["LANGUAGE": "sr@latin"])
        #expect(picked.output == Self.serbianLatin)
        let environment = ["LANGUAGE": "", "LC_ALL": "C", "LANG": "C"]
        let refused = try await workshop.run(["translate"], input: Self.serbian, environment: environment)
        #expect(refused.status == 64)
        #expect(refused.messages.hasSuffix("Name the target with --to.\n"))
    }

    @Test("A language to itself is refused")
    func refusesIdentity() async throws {
        let outcome = try await workshop.run(["translate", "--from", "de", "--to", "de-AT"], input: Self.german)
        #expect(outcome.status == 69)
        #expect(outcome.messages.contains("They are the same language."))
    }

    @Test("pairs lists what engines offer, installed or not, with packages")
    func listsPairs() async throws {
        let rows = try await workshop.run(["pairs"]).rows
        #expect(
            rows.allSatisfy { $0.count == 8 && ["yes", "no"].contains($0[3]) && ["good", "usable", "gist"].contains($0[2]) })
        #expect(rows.allSatisfy { $0[7] == "-" || Double($0[7]).map { (0...100).contains($0) } == true })
        #expect(rows.contains { $0[0] == "sr" && $0[1] == "sr-Latn" && $0[3] == "yes" })
        #expect(rows.contains { $0[0] == "ca" && $0[1] == "es" && $0[4] == "apertium" && $0[6].contains("apertium-spa-cat") })
        let filtered = try await workshop.run(["pairs", "--from", "ca", "--to", "es"]).rows
        #expect(!filtered.isEmpty && filtered.allSatisfy { $0[0] == "ca" && $0[1] == "es" })
        let none = try await workshop.run(["pairs", "--from", "xx"])
        #expect(none.output.isEmpty && none.status == 0 && none.messages.contains("no engine has such a pair"))
    }
}

/// What needs Apertium's programs and a pair.
@Suite(
    "translate by Apertium", .enabled(if: Apertium.isInstalled || Apertium.isRequired, "apertium-spa-cat is not installed"),
    .timeLimit(.minutes(5)))
struct TranslateByApertiumTests {
    @Test("A document that mixes languages comes back with the route of each, and no process is left")
    func translatesMixedDocument() async throws {
        let workshop = try Workshop()
        let catalan = "Avui fa molt bon temps i els nens juguen al parc amb els seus amics."
        let outcome = try await workshop.run(
            ["translate", "--to", "es", "--ndjson"],
            input: #"{"id":1,"text":"\#(catalan)"}"# + "\n" + #"{"id":2,"text":"\#(catalan)"}"#)
        #expect(outcome.status == 0)
        #expect(outcome.lines.count == 2)
        #expect(outcome.lines.allSatisfy { $0.contains(#""source":"ca","route":[{"engine":"apertium","pair":"cat-spa""#) })
        #expect(outcome.lines.allSatisfy { $0.contains("los niños juegan") })
    }

    @Test("What gives the gist only is said, with its language")
    func notesGist() async throws {
        let outcome = try await Workshop().run(["translate", "--from", "bs", "--to", "en"], input: "Dobar dan, kako ste?\n")
        #expect(outcome.status == 0)
        #expect(outcome.messages.contains("what was Bosnian (bs) gives the gist only"))
    }

    @Test("A signal that was ignored from the start, as by nohup, ends nothing")
    func leavesIgnoredSignals() async throws {
        let workshop = try Workshop()
        let outcome = try await workshop.shell(
            """
            mkfifo lines answers
            (trap '' HUP; exec dragoman translate --from ca --to es --lines lines >answers) &
            exec 4<answers 3>lines
            echo 'Avui fa molt bon temps.' >&3
            read -r first <&4
            kill -HUP $!
            echo 'Els nens juguen al parc.' >&3
            exec 3>&-
            read -r second <&4
            wait $!; echo "status $?"; printf '%s\n' "$first" "$second" | grep -c .
            """)
        #expect(outcome.lines == ["status 0", "2"])
    }

    @Test("A signal ends it soon though a long text is just being split")
    func endsSplitting() async throws {
        let workshop = try Workshop()
        let line = "Avui fa molt bon temps i els nens juguen al parc amb els seus amics. "
        try workshop.write(String(repeating: line, count: 600_000), to: "long")
        let outcome = try await workshop.shell(
            """
            mkfifo messages
            dragoman translate --verbose --to es long >out 2>messages &
            exec 4<messages
            while read -r message <&4 && [[ $message != *splitting* ]]; do :; done
            SECONDS=0; kill -TERM $!
            wait $!; echo "status $?"; [ $SECONDS -le 10 ] && echo soon
            """)
        #expect(outcome.lines == ["status 143", "soon"])
    }

    @Test("Ctrl-C while it translates ends it by the signal, quietly, and leaves no process")
    func endsBySignal() async throws {
        let workshop = try Workshop()
        let line = "Avui fa molt bon temps i els nens juguen al parc amb els seus amics."
        try workshop.write((0..<20_000).map { "\(line) \($0)" }.joined(separator: "\n"), to: "lines")
        let outcome = try await workshop.shell(
            """
            set -m
            mkfifo answers
            dragoman translate --from ca --to es --lines lines >answers &
            pid=$!
            exec 4<answers
            read -r first <&4
            children=$(pgrep -P $pid)
            kill -INT $pid
            wait $pid; echo "status $?"
            [ -n "$children" ] && echo "had children"
            for child in $children; do
                timeout 10 tail --pid=$child -f /dev/null || echo "left $child"
            done
            """)
        #expect(outcome.lines == ["status 130", "had children"])
        #expect(!outcome.messages.contains("dragoman:"))
    }

    @Test(
        "S105: the built-in engines translate without any network",
        .enabled(if: (Apertium.isInstalled || Apertium.isRequired) && Namespaces.areAllowed))
    func withoutNetwork() async throws {
        let workshop = try Workshop()
        // The new namespace has no interface that is up, not even the loopback one.
        let outcome = try await workshop.shell("unshare -rn dragoman translate --from ca --to es", input: "Bon dia a tothom.")
        #expect(outcome.status == 0)
        #expect(outcome.lines == ["Buen día a todo el mundo."])
    }
}

/// Whether Apertium can be called.
enum Apertium {
    static let isRequired = ProcessInfo.processInfo.environment["DRAGOMAN_REQUIRE_ENGINES"] == "1"
    static let isInstalled = FileManager.default.fileExists(atPath: "/usr/share/apertium/modes/cat-spa.mode")
}

/// Whether a process may be started in a namespace without a network.
private enum Namespaces {
    static let areAllowed: Bool = {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/unshare")
        process.arguments = ["-rn", "true"]
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()
}
