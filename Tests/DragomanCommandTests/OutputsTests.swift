// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import LoopbackServers
import Testing
import TranslationSessions

@Suite("Outputs for programs", .timeLimit(.minutes(10)))
struct OutputsTests {
    /// Runs of the command whose output one table describes.
    struct Runs: Sendable, CustomTestStringConvertible {
        let table: String
        let commands: [[String]]
        /// The first field of the rows that the table describes; nil where it describes all.
        var rows: String?

        var testDescription: String { table }
    }

    let workshop: Workshop
    let page: OutputsPage

    private static let records = """
        {"id":1,"text":"\(TranslateTests.serbian)\\n\\n\(TranslateTests.german)\\n\\n12:30\\n"}
        {"id":{"a":[2]},"text":"12:30"}
        {"text":"\(TranslateTests.serbian)"}
        {"id":4}
        nonsense

        """

    private static let packs = """
        {"format": 1, "packs": [
          {"name": "one", "engine": "neural", "directions": [{"source": "de", "target": "en"}], "version": "1",
           "licence": "MPL-2.0",
           "files": [{"name": "a", "size": 7}]},
          {"name": "two", "engine": "neural", "directions": [], "version": "", "files": [{"name": "a"}]}]}
        """

    init() throws {
        workshop = try Workshop()
        page = try OutputsPage()
        try workshop.write("\(TranslateTests.serbian)\n\n\(TranslateTests.german)\n\n12:30\n", to: "mixed.txt")
        try workshop.write("<p>\(TranslateTests.german)</p><p>\(TranslateTests.serbian)</p><p>12:30</p>", to: "page.html")
        try workshop.write("\(TranslateTests.german)\n12:30\n\nWo ist der Bahnhof?\n", to: "lines.txt")
        try workshop.write(Self.records, to: "records.ndjson")
        try workshop.write(EvaluateTests.labelled, to: "labelled.tsv")
        try workshop.write(Self.packs, to: "packs.json")
    }

    @Test("Every field of every record is on the page, with its type, and every field of the page is in some record")
    func holdsRecords() async throws {
        var check = RecordCheck(page: page)
        let all =
            Self.recordRuns + [
                Runs(table: "join, NDJSON", commands: [["join", "--ndjson", try await spansOfRecords()]]),
                Runs(table: "translate --dry-run, NDJSON", commands: [try await planWithMissingPack()]),
            ]
        for runs in all {
            for command in runs.commands {
                let outcome = try await workshop.run(command)
                #expect(!outcome.output.isEmpty, "\(command): \(outcome.messages)")
                for line in outcome.lines { try check.check(line, as: runs.table) }
            }
        }
        for line in try await translationByLanguageModel() { try check.check(line, as: "translate, NDJSON") }
        for line in try await engineThatSendsText() { try check.check(line, as: "engines, NDJSON") }
        let documented = page.tables.filter { !$0.key.contains("TSV") }
            .flatMap { table, fields in fields.map { "\(table).\($0.name)" } }
        // The profile of this version has no varieties, as its check says.
        let summary = try await workshop.run(["profile", "check", "--format", "tsv"])
        let varieties = summary.rows.contains(["varieties", "0"]) ? ["languages, NDJSON.varietyOf"] : []
        // Apertium alone counts unknown words, and its packages need not be there.
        let unseen = varieties + ["part", "passage", "translate, NDJSON"].map { "\($0).unknownWords" }
        #expect(Set(documented).subtracting(check.seen).sorted() == unseen)
        #expect(check.reasons.isSuperset(of: ["markup", "malformedRecord", "missingText", "missingSpans", "noLetters"]))
        #expect(check.reasons.contains("unsupportedSourceLanguage"))
    }

    @Test("Every row has the columns of the page, each of its type", arguments: rowRuns)
    func holdsRows(runs: Runs) async throws {
        for command in runs.commands {
            let columns = page.columns(of: runs.table, with: command)
            let outcome = try await workshop.run(command)
            let rows = outcome.rows.filter { runs.rows == nil || $0[0] == runs.rows }
            #expect(!rows.isEmpty, "\(command): \(outcome.messages)")
            for row in rows {
                try #require(row.count == columns.count, "\(row)")
                for (text, column) in zip(row, columns) {
                    let isNone = text == "-" && !column.isAlwaysThere
                    #expect(isNone || page.isValid(text, as: column.type), "\(column.name) is no \(column.type) in \(row)")
                }
            }
        }
    }

    @Test("Every table of the page is held by a run")
    func holdsAllTables() {
        let nested = Set(
            page.tables.values.joined().map(\.type).compactMap { OutputsPage.table(of: OutputsPage.item(of: $0) ?? $0) })
        let held = (Self.recordRuns + Self.rowRuns).map(\.table) + ["join, NDJSON"]
        #expect(Set(page.tables.keys).subtracting(nested) == Set(held))
    }

    @Test("Every reason that recognition and translation have is on the page, once")
    func listsReasons() throws {
        let reasons = try #require(page.lists["Reasons"])
        #expect(Set(reasons).count == reasons.count)
        let errors: [TranslationError] = [
            .nothingToTranslate, .unableToIdentifyLanguage, .internalError, .engineUnavailable, .unsupportedSourceLanguage,
            .unsupportedTargetLanguage, .qualityTooLow,
            .unsupportedLanguagePairing, .alreadyCancelled, .notInstalled, .sessionExpired, .sourceAlreadyGiven, .alreadyIterated,
            .deadlinePassed,
        ]
        let codes = UndeterminedReason.allCases.map(\.rawValue) + errors.map(\.code.description)
        #expect(Set(codes).subtracting(reasons) == [])
    }

    /// What a language model behind a server translates.
    private func translationByLanguageModel() async throws -> [String] {
        let server = try LoopbackServer { request, reply in
            let message = #"{"role":"assistant","content":"The weather is fine today."}"#
            let answer = #"{"choices":[{"finish_reason":"stop","message":\#(message)}]}"#
            reply.send(200, body: Data((request.method == "GET" ? #"{"data":[{"id":"small"}]}"# : answer).utf8))
        }
        let settings = try configure("[servers.home]\nkind = \"openai\"\nurl = \"\(server.url(""))\"\n")
        let outcome = try await workshop.run(
            ["translate", "--ndjson", "--engine", "home", "--from", "de", "--to", "en"],
            input: #"{"text":"Das Wetter ist heute schön."}"# + "\n",
            environment: settings)
        #expect(outcome.output.contains(#""languageModel":true"#), "\(outcome.messages)")
        #expect(server.requests.count == 2)
        return outcome.lines
    }

    /// The engines where one of them sends text to another machine.
    private func engineThatSendsText() async throws -> [String] {
        let settings = try configure("[commands.far]\ncommand = \"cat\"\nlanguages = [\"de\", \"en\"]\nsends-text = true\n")
        let outcome = try await workshop.run(["engines", "--format", "ndjson"], environment: settings)
        #expect(outcome.output.contains(#""sendsText":true,"address":"#), "\(outcome.messages)")
        return outcome.lines
    }

    /// Writes settings for a run.
    ///
    /// - Returns: The environment in which the command finds them.
    private func configure(_ settings: String) throws -> [String: String] {
        try FileManager.default.createDirectory(
            at: workshop.folder.appending(path: "settings/dragoman"), withIntermediateDirectories: true)
        try workshop.write(settings, to: "settings/dragoman/config.toml")
        return ["XDG_CONFIG_HOME": workshop.folder.appending(path: "settings").path]
    }

    // MARK: - Runs

    private static let recordRuns = [
        Runs(
            table: "detect, NDJSON",
            commands: [
                ["detect", "--format", "ndjson", "--top", "2", "--explain", "lines.txt", "mixed.txt"],
                ["detect", "--lines", "--format", "ndjson", "--top", "2", "--explain", "--text", "lines.txt"],
                ["detect", "--ndjson", "--text", "records.ndjson"],
                ["detect", "--lines", "-H", "--format", "ndjson", "lines.txt"],
            ]),
        Runs(
            table: "split, NDJSON",
            commands: [
                ["split", "--format", "ndjson", "--text", "page.html", "mixed.txt"], ["split", "--ndjson", "records.ndjson"],
            ]),
        Runs(
            table: "translate, NDJSON",
            commands: [
                ["translate", "--to", "sr-Latn", "--ndjson", "records.ndjson"],
                ["translate", "--to", "sr-Latn", "--lines", "--format", "ndjson", "lines.txt"],
            ]),
        Runs(
            table: "translate, NDJSON of a document",
            commands: [["translate", "--to", "sr-Latn", "--format", "ndjson", "mixed.txt", "page.html"]]),
        Runs(
            table: "translate --dry-run, NDJSON",
            commands: [["translate", "--dry-run", "--to", "sr-Latn", "--format", "ndjson", "mixed.txt", "page.html"]]),
        Runs(table: "pairs, NDJSON", commands: [["pairs", "--format", "ndjson"]]),
        Runs(table: "packs, NDJSON", commands: [["packs", "--index", "packs.json", "--format", "ndjson"]]),
        Runs(table: "engines, NDJSON", commands: [["engines", "--format", "ndjson"]]),
        Runs(table: "languages, NDJSON", commands: [["languages", "--varieties", "--format", "ndjson"]]),
        Runs(table: "evaluate, NDJSON", commands: [["evaluate", "--forms", "--format", "ndjson", "labelled.tsv"]]),
        Runs(table: "profile check, NDJSON", commands: [["profile", "check", "--sources", "--format", "ndjson"]]),
    ]

    private static let rowRuns = [
        Runs(
            table: "detect, TSV",
            commands: [
                ["detect", "--format", "tsv", "--top", "2", "lines.txt", "mixed.txt"], ["detect", "--lines", "lines.txt"],
                ["detect", "--lines", "--top", "2", "--text", "lines.txt"],
                ["detect", "--ndjson", "--format", "tsv", "records.ndjson"], ["detect", "--lines", "-H", "lines.txt"],
            ]),
        Runs(
            table: "split, TSV",
            commands: [
                ["split", "--format", "tsv", "page.html", "mixed.txt"],
                ["split", "--ndjson", "--format", "tsv", "records.ndjson"],
            ]),
        Runs(
            table: "translate, TSV of a document",
            commands: [["translate", "--to", "sr-Latn", "--format", "tsv", "mixed.txt", "page.html"]]),
        Runs(
            table: "translate --dry-run, TSV",
            commands: [["translate", "--dry-run", "--to", "sr-Latn", "--format", "tsv", "mixed.txt", "page.html"]]),
        Runs(
            table: "translate, TSV of lines",
            commands: [
                ["translate", "--to", "sr-Latn", "--lines", "--format", "tsv", "lines.txt"],
                ["translate", "--to", "sr-Latn", "--ndjson", "--format", "tsv", "records.ndjson"],
            ]),
        Runs(table: "pairs, TSV", commands: [["pairs", "--format", "tsv"]]),
        Runs(table: "packs, TSV", commands: [["packs", "--index", "packs.json", "--format", "tsv"]]),
        Runs(table: "engines, TSV", commands: [["engines", "--format", "tsv"]]),
        Runs(table: "languages, TSV", commands: [["languages", "--varieties", "--format", "tsv"]]),
        Runs(table: "evaluate, TSV", commands: [["evaluate", "--forms", "--format", "tsv", "labelled.tsv"]]),
        Runs(table: "profile check, TSV", commands: [["profile", "check", "--format", "tsv"]]),
        Runs(
            table: "profile check, TSV of sources", commands: [["profile", "check", "--sources", "--format", "tsv"]],
            rows: "source"),
    ]

    /// A file with the records as `join` takes them, and one that it does not.
    private func spansOfRecords() async throws -> String {
        let spans = try await workshop.run(["split", "--ndjson", "--text", "records.ndjson"])
        try workshop.write(spans.output + "nonsense\n", to: "spans.ndjson")
        return "spans.ndjson"
    }

    /// A run that plans with a pair that gives the gist and is not installed. Nobody installs them all.
    private func planWithMissingPack() async throws -> [String] {
        let pairs = try await workshop.run(["pairs", "--format", "tsv"]).rows
        let pair = try #require(pairs.first { $0[2] == "gist" && $0[3] == "no" })
        return [
            "translate", "--dry-run", "--no-pivot", "--from", pair[0], "--to", pair[1], "--format", "ndjson", "lines.txt",
        ]
    }
}
