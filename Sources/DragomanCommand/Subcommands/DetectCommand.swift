// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import LanguageRecognition
import Records
import Reports
import TextStreams

/// Tells which language texts are in.
struct DetectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "detect",
        abstract: "Tell which language files, or lines, are in.",
        discussion: """
            Answers once for each file, with --lines once for each line, and with --ndjson once for each object with a text. The \
            default format is text, with --lines tsv (tag, probability, reason, script) and with --ndjson ndjson, on a terminal \
            and off it. ‘man dragoman-detect’ describes the fields.

              dragoman detect notes.txt
              dragoman detect --lines < reviews.txt > tags.tsv
              dragoman detect --lines --only en,de --hint de=3 --text mail.txt
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var folders: FolderOptions
    @OptionGroup var detection: CandidateOptions

    @Flag(name: .long, help: "Answer for each line rather than for each file.")
    var lines = false

    @Flag(name: .long, help: "The input has a JSON object per line; so have the results, unless --format says otherwise.")
    var ndjson = false

    @Flag(
        name: [.customLong("with-filename"), .customShort("H")],
        help: "Name the file in every answer, with --lines too, and where there is one file only.")
    var withFilename = false

    @Option(name: .long, help: ArgumentHelp("How many hypotheses to list, at most 8.", valueName: "n"))
    var top: Int?

    @Flag(name: .long, help: "Append the line to its answer; in tsv, tab and backslash are escaped with a backslash.")
    var text = false

    @Flag(name: .long, help: "Show which words and n-grams spoke for the answer; only in text and ndjson.")
    var explain = false

    @OptionGroup var cores: CoreOptions

    @OptionGroup var colour: ColourOptions
    @OptionGroup var common: OutputOptions

    func validate() throws {
        if let top, !(1...8).contains(top) { throw ValidationError("--top must be a number from 1 to 8.") }
        if lines && ndjson { throw ValidationError("--lines and --ndjson cannot be used together.") }
        if withFilename && ndjson { throw ValidationError("--ndjson answers by id, so --with-filename cannot be used.") }
        if explain && format == .tsv { throw ValidationError("--explain can only be used with --format text or ndjson.") }
        if text && !lines && !ndjson { throw ValidationError("--text can only be used with --lines or --ndjson.") }
    }

    private var format: OutputFormat { common.format ?? (lines ? .tsv : ndjson ? .ndjson : .text) }

    func run() throws {
        let inputs = try input.inputs(recursively: folders.recursive)
        if inputs.isEmpty { return }
        let detector = try detection.detector(common.messages)
        let records = DetectionRecords(
            format: format, top: top, includesText: text, explains: explain,
            hasCandidates: detector.options.candidates != nil, style: colour.style)
        if lines {
            let namesAll = withFilename
            let output = LineOutput(
                jobs: cores.count, includesText: text, messages: common.messages, isRecursive: folders.recursive
            ) { block, input in
                records.results(of: block, by: detector, name: namesAll ? .file(input.path ?? "-") : nil)
            }
            try output.run(inputs)
        } else if ndjson {
            let writesFaults = format == .ndjson
            let output = LineOutput(
                jobs: cores.count, includesText: text, messages: common.messages, isRecursive: folders.recursive
            ) { block, _ in
                records.results(ofRecords: block, by: detector, writesFaults: writesFaults)
            }
            try output.run(inputs)
        } else {
            try write(
                records, for: inputs,
                FileDetection(detector: detector, jobs: cores.count, explains: explain, notices: common.messages.notices))
        }
    }

    /// Writes the answer for each input, in order.
    private func write(_ records: DetectionRecords, for inputs: [TextInput], _ detection: FileDetection) throws {
        var failures = Failures(of: inputs.count, messages: common.messages, passesOverOthers: folders.recursive)
        // Standard input alone needs no name for people.
        let namesAll = inputs.count > 1 || records.format == .tsv || withFilename || folders.recursive
        defer { Progress.shared.end() }
        try detection.run(Progress.shared.follow(inputs, common.messages)) { (input, result) throws in
            do {
                let answer = try result.get()
                var record: [UInt8] = []
                let file = input.path ?? (namesAll ? "-" : nil)
                records.append(answer.detection, named: file.map { .file($0) }, explanation: answer.explanation, to: &record)
                try StandardOutput().write(record)
            } catch {
                try failures.add(error)
            }
        }
        try failures.finish()
    }
}
