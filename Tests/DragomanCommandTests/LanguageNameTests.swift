// SPDX-License-Identifier: Apache-2.0

import Testing

@Suite("Languages by name, and what is misspelt", .timeLimit(.minutes(5)))
struct LanguageNameTests {
    let workshop: Workshop

    init() throws {
        workshop = try Workshop()
    }

    @Test(
        "Contract 4.8: a language may be given by its name in English, in itself or in the reader's language",
        arguments: ["sr-Latn", "Serbian (Latin)", "serbian latin", "srpski (latinica)", "Serbisch (Lateinisch)"])
    func takesNames(target: String) async throws {
        let outcome = try await workshop.run(
            ["translate", "--from", "Serbian", "--to", target, "--lines"], input: "Да", environment: ["LANGUAGE": "de"])
        #expect(outcome == .init(output: "Da\n", messages: "", status: 0))
        let detection = try await workshop.run(
            ["detect", "--only", "german,English", "--hint", "Deutsch=2", "--format", "tsv"], input: "Guten Morgen")
        #expect(detection.rows.first?.first == "de" && detection.messages.isEmpty)
    }

    @Test("Contract 4.8: what is no language is refused with the nearest names before anything is written, status 64")
    func refusesUnknownNames() async throws {
        for command in [
            ["translate", "--to"], ["translate", "--to", "es", "--from"], ["detect", "--only"], ["languages"], ["pairs"],
        ] {
            let outcome = try await workshop.run(command + ["portugese"], input: "Bon dia a tothom.")
            #expect(outcome.status == 64 && outcome.output.isEmpty)
            #expect(outcome.messages.contains("Did you mean Portuguese (pt)"), "\(command): \(outcome.messages)")
        }
    }

    @Test("Contract 4.8: a target that no engine reaches is refused before anything is written, status 69")
    func refusesUnreachable() async throws {
        let outcome = try await workshop.run(["translate", "--to", "tlh"], input: "Bon dia a tothom.")
        #expect(outcome.status == 69 && outcome.output.isEmpty)
        #expect(outcome.messages.contains("no engine translates into Klingon (tlh)"))
        #expect(try await workshop.run(["languages", "tlh"]).status == 69)
    }

    @Test(
        "A target that cannot be reached from the language of --from is refused before any input is read",
        arguments: [
            (["--from", "tlh", "--to", "es"], 69), (["--from", "sr", "--to", "tlh"], 69),
            (["--from", "de", "--to", "de-AT"], 69),
            (["--from", "sr"], 64),
        ] as [([String], Int32)])
    func refusesDeadEnds(languages: [String], status: Int32) async throws {
        let environment = ["LANGUAGE": "", "LC_ALL": "C", "LANG": "C"]
        for option in [[], ["--lines"], ["--ndjson"], ["--dry-run"]] {
            // Of a file that is not there nothing is said, since it is not looked at.
            let outcome = try await workshop.run(["translate"] + languages + option + ["none"], environment: environment)
            #expect(outcome.status == status && outcome.output.isEmpty)
            #expect(outcome.messages.hasPrefix("dragoman: --from \(languages[1]): "), "\(outcome.messages)")
        }
    }

    @Test("pairs and languages answer for the languages that are named")
    func answersForLanguages() async throws {
        let pairs = try await workshop.run(["pairs", "catalan", "Spanish"])
        #expect(!pairs.rows.isEmpty && pairs.rows.allSatisfy { $0[0] == "ca" && $0[1] == "es" })
        #expect(try await workshop.run(["pairs", "--from", "ca", "--to", "es"]) == pairs)
        let route = try await workshop.run(["pairs", "sr", "es"])
        #expect(route.rows.count >= 2 && route.rows.first?[0] == "sr" && route.rows.last?[1] == "es")
        #expect(route.messages.contains("there is the route sr → "))
        #expect(try await workshop.run(["pairs", "ca", "--from", "es"]).status == 64)
        let languages = try await workshop.run(["languages", "German", "ca"])
        #expect(languages.rows.map { $0[0] } == ["ca", "de"])
    }

    @Test("A dead end says which pair would lead on")
    func namesWayOut() async throws {
        let outcome = try await workshop.run(["pairs", "ja", "es"])
        #expect(outcome.output.isEmpty)
        #expect(outcome.messages.contains("pairs") && outcome.messages.contains("install"), "\(outcome.messages)")
    }

    @Test(
        "A misspelt subcommand, option or value gets the nearest",
        arguments: [
            (["detct"], "‘dragoman detect’"), (["lang"], "‘dragoman languages’"), (["detect", "--format", "ndjosn"], "‘ndjson’"),
            (["split", "--document-format", "markdwn"], "‘markdown’"), (["detect", "--onyl", "de"], "'--only'"),
        ])
    func guesses(arguments: [String], meant: String) async throws {
        let outcome = try await workshop.run(arguments)
        #expect(outcome.status == 64 && outcome.messages.contains(meant), "\(outcome.messages)")
    }
}
