// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Glibc
import LanguageRecognition
import RecognitionEvaluation
import Reports
import TextStreams

/// Judges detection by texts whose languages are known.
struct EvaluateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "evaluate",
        abstract: "Measure detection on texts whose languages are known.",
        discussion: """
            A file holds one text per line, as tag, tab, text. If no file is named, those of $DRAGOMAN_CORPORA/dev are read. \
            ‘man dragoman-evaluate’ describes the measures.

              dragoman evaluate --format tsv labelled.tsv
              dragoman evaluate --forms labelled.tsv
              dragoman evaluate --noise noise.txt --html page.html labelled.tsv
            """)

    @Argument(help: ArgumentHelp("The labelled files.", valueName: "file"), completion: .file())
    var files: [String] = []

    @OptionGroup var detection: CandidateOptions

    @Option(
        name: .long,
        help: ArgumentHelp("A file of lines that are in no language; the share that gets one is reported.", valueName: "file"),
        completion: .file())
    var noise: [String] = []

    @Flag(
        name: .long,
        help:
            """
            Test the texts in UPPER case, in Title Case and without punctuation too; cases are mapped in full, whatever the \
            language.
            """
    )
    var forms = false

    @Option(name: .long, help: ArgumentHelp("How many languages and pairs to name in text.", valueName: "n"))
    var worst = 20

    @Option(
        name: .long,
        help: ArgumentHelp("Write a page with plots to this file too; it needs no network and no script.", valueName: "file"),
        completion: .file())
    var html: String?

    @OptionGroup var common: OutputOptions

    func validate() throws {
        if worst < 0 { throw ValidationError("--worst must not be below 0.") }
        try ResultFile.checkName(html, of: "--html", kind: "file")
    }

    func run() async throws {
        try NonUTF8Arguments().checkNoneIsLeft()
        let paths = try paths()
        let page = html.map { ResultFile(path: $0) }
        try page?.checkIsNotAmong((paths + noise).map { TextInput(path: $0) } + detection.detection.inputs)
        let detector = try detection.detector(common.messages)
        var sets: [EvaluatedSet] = []
        var noises: [EvaluationPage.Noise] = []
        var failures = Failures(of: paths.count + noise.count, messages: common.messages)
        for path in paths {
            do {
                sets.append(try await evaluatedSet(path, by: detector))
            } catch {
                try failures.add(error)
            }
        }
        for path in noise {
            do {
                let evaluation = try await NoiseEvaluation(of: detector, onLinesOf: path)
                noises.append(EvaluationPage.Noise(name: DevelopmentFiles.setName(of: path), evaluation: evaluation))
            } catch {
                try failures.add(CommandError.cannotEvaluate(error))
            }
        }
        Progress.shared.end()
        // A page of nothing would replace one of something.
        if sets.isEmpty, noises.isEmpty { return try failures.finish() }
        let reports =
            sets.map { EvaluationReport(set: $0.name, measures: $0.measures) }
            + noises.map { EvaluationReport(set: $0.name, measures: $0.evaluation.measures) }
        let format = common.format ?? .text
        let results = reports.map { report in
            switch format {
            case .text: report.page(worst: worst)
            case .tsv: report.rows
            case .ndjson: report.objects
            }
        }
        try StandardOutput().write(results.joined(separator: format == .text ? "\n" : ""))
        if let page {
            let content = EvaluationPage(sets: sets, noise: noises, subject: subject(of: detector), worst: worst)
            try Interruption.shared.write { try page.write(content.html, files: $0) }
        }
        try failures.finish()
    }

    /// Judges the detector by the texts of a file.
    private func evaluatedSet(_ path: String, by detector: LanguageDetector) async throws(CommandError) -> EvaluatedSet {
        Progress.shared.begin("\(path): reading", total: nil, common.messages)
        var others: [Int] = []
        let texts: [LabelledText]
        do throws(EvaluationError) {
            texts = try LabelledText.read(path) { others.append($0) }
        } catch {
            throw .cannotEvaluate(error)
        }
        if texts.isEmpty { throw .noLabelledText(path) }
        if let first = others.first {
            let count = others.count == 1 ? "1 line is" : "\(others.count) lines are"
            common.messages.note(path, "\(count) passed over, first line \(first): a tag, a tab and a text are expected")
        }
        let forms = forms ? WrittenForm.allCases : []
        Progress.shared.begin(path, total: texts.count * (1 + forms.count), unit: .texts, common.messages)
        let set = await EvaluatedSet(
            name: DevelopmentFiles.setName(of: path), texts: texts, detector: detector, forms: forms,
            progress: Progress.shared.add)
        if set.evaluation.textCount == 0 {
            common.messages.warn(path, "no text could be judged, since none is in a language that can be answered")
        }
        return set
    }

    /// Which recogniser was judged, for the page.
    private func subject(of detector: LanguageDetector) -> String {
        let profile = detector.profile
        let candidates = detector.options.candidates.map { ", \($0.count) of them as the only candidates" } ?? ""
        let varieties = detector.options.answersVarieties ? ", with varieties and experimental languages" : ""
        return "Profile \(profile.fingerprint), \(profile.languages.count) languages\(candidates)\(varieties)."
    }

    private func paths() throws -> [String] {
        if !files.isEmpty || !noise.isEmpty { return files }
        guard let corpora = getenv("DRAGOMAN_CORPORA").map({ String(cString: $0) }), !corpora.isEmpty else {
            throw CommandError.nothingToEvaluate
        }
        do {
            return try DevelopmentFiles.paths(in: corpora)
        } catch {
            throw CommandError.noCorpora(error)
        }
    }
}
