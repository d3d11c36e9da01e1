// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import LanguageRecognition
import TextStreams

/// Tells which language texts are in.
struct DetectCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "detect",
        abstract: "Tell which language files, or lines, are in.",
        discussion: """
            Answers once for each file, or with --lines once for each line, empty lines included. A line ends at a line feed; a \
            carriage return before it is dropped.

            The fields of tsv are the language tag (und when undetermined), the probability (with und that of the best \
            hypothesis, 0.0000 when there is none), the reason (- when there is none; one of empty, noLetters, \
            unsupportedScript, tooLittleEvidence, fixedText, ambiguous, mixed, excludedByCandidates) and the script (- when \
            none is known); then the hypotheses with --top, the file without --lines (- for standard input), and the text with \
            --text. A file in which no language has most of the letters is mixed; the hypotheses are their shares. The default \
            format is text, and with --lines tsv.

              dragoman detect notes.txt
              dragoman detect --lines < reviews.txt > tags.tsv
              dragoman detect --lines --only en,de --hint de=3 --text mail.txt
            """)

    @OptionGroup var input: InputOptions
    @OptionGroup var detection: CandidateOptions

    @Flag(name: .long, help: "Answer for each line rather than for each file.")
    var lines = false

    @Option(name: .long, help: ArgumentHelp("How many hypotheses to list, at most 8.", valueName: "n"))
    var top: Int?

    @Flag(name: .long, help: "Append the line to its answer; in tsv, tab and backslash are escaped with a backslash.")
    var text = false

    @Flag(name: .long, help: "Show which words and n-grams spoke for the answer; only in text and ndjson.")
    var explain = false

    @Option(name: .long, help: ArgumentHelp("How many cores to use; all when left out.", valueName: "n"))
    var jobs: Int?

    @OptionGroup var common: OutputOptions

    func validate() throws {
        if let jobs, !(1...Processors.maximumJobs).contains(jobs) {
            throw ValidationError("--jobs must be a number from 1 to \(Processors.maximumJobs).")
        }
        if let top, !(1...8).contains(top) { throw ValidationError("--top must be a number from 1 to 8.") }
        if explain && (common.format ?? (lines ? .tsv : .text)) == .tsv {
            throw ValidationError("--explain can only be used with --format text or ndjson.")
        }
        if text && !lines { throw ValidationError("--text can only be used with --lines.") }
    }

    func run() throws {
        let inputs = try input.inputs()
        let detector = try detection.detector(common.messages)
        let format = common.format ?? (lines ? .tsv : .text)
        let records = DetectionRecords(
            format: format, top: top, includesText: text, explains: explain,
            hasCandidates: detector.options.candidates != nil, isColoured: format == .text && Terminal.showsColour)
        let jobs = jobs ?? Processors.count
        if lines {
            let output = LineOutput(jobs: jobs, includesText: text, messages: common.messages) {
                records.results(of: $0, by: detector)
            }
            try output.run(inputs)
        } else {
            try write(
                records, for: inputs,
                FileDetection(detector: detector, jobs: jobs, explains: explain, notices: common.messages.notices))
        }
    }

    /// Writes the answer for each input, in order.
    private func write(_ records: DetectionRecords, for inputs: [TextInput], _ detection: FileDetection) throws {
        var failures = Failures(of: inputs.count, messages: common.messages)
        // Standard input alone needs no name for people.
        let namesAll = inputs.count > 1 || records.format == .tsv
        try detection.run(inputs) { (input, result) throws in
            do {
                let answer = try result.get()
                var record: [UInt8] = []
                let file = input.path ?? (namesAll ? "-" : nil)
                records.append(answer.detection, file: file, explanation: answer.explanation, to: &record)
                try StandardOutput().write(record)
            } catch {
                try failures.add(error)
            }
        }
        try failures.finish()
    }
}
