// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Glibc
import LanguageRecognition
import ProfileTraining
import RecognitionEvaluation
import SystemFiles
import TextScanning

/// The trainer's command.
@main
struct TrainProfiles: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "train-profiles",
        abstract: "Train a language profile from text.",
        discussion: """
            CORPORA are folders with train/TAG.tsv.xz (source, tab, line), words/TAG.tsv.xz and SOURCES.tsv, or with plain \
            TAG.txt files, one line of text each. A folder may have only words, for languages that other folders have lines of. \
            The same corpora, options and seed give the same bytes.

            NAME.replay is written beside NAME.profile. With it, languages can be added to the profile later, without the \
            corpora:

            train-profiles --extend NAME.profile TAG=FILE … --output NEW.profile

            FILE holds plain text of the language TAG, one sentence per line; a few hundred lines give a first answer, a few \
            thousand work well. It takes some seconds.
            """)

    @Argument(
        help: ArgumentHelp(
            "The folders of the training text; with --extend, the languages to add, each as TAG=FILE.", valueName: "corpora"),
        completion: .directory)
    var inputs: [String]

    @Option(help: "Add languages to this profile instead of training one. Its .replay file must be beside it.")
    var extend: String?

    @Option(
        help: ArgumentHelp(
            "Go on from this profile, which may have other languages and fewer rows. Its .replay file must be beside it.",
            valueName: "profile"))
    var start: String?

    @Option(name: [.short, .long], help: "Where the profile is written.")
    var output: String

    @Option(help: "Where a page that names the sources and licences is written, in Markdown.")
    var sourcesPage: String?

    @Option(help: "A comma-separated list of language tags, or a file with one per line; all of the folder when left out.")
    var languages: String?

    @Option(
        help: ArgumentHelp(
            "A file of how likely languages are before a text is read: tag, tab, weight per line; others have 1.",
            valueName: "file"))
    var priors: String?

    @Option(help: "A source of SOURCES.tsv to leave out; may be repeated.")
    var excludeSource: [String] = []

    @Flag(inversion: .prefixedNo, help: "Leave out sources that forbid commercial use.")
    var commercialOnly = true

    @Option(help: "The seed of all random choices.")
    var seed: UInt64 = 1

    @Option(
        help:
            """
            How many examples are learnt from (default: \(TrainingOptions().exampleCount); with --extend, \
            \(ExtensionOptions.defaultExampleCount)).
            """
    )
    var examples: Int?

    @Option(help: "How many rows of 16 bytes the profile has (default: \(TrainingOptions().rowCount)).")
    var rows: Int?

    @Option(
        help:
            """
            How far the first step goes (default: \(TrainingOptions().rate)); less where a profile that --start names is to \
            change little.
            """
    )
    var rate: Float?

    @Flag(help: "Print nothing while it runs.")
    var quiet = false

    func validate() throws {
        guard extend != nil else { return }
        let given = [
            ("--languages", languages != nil), ("--exclude-source", !excludeSource.isEmpty),
            ("--no-commercial-only", !commercialOnly),
            ("--rows", rows != nil), ("--rate", rate != nil), ("--priors", priors != nil), ("--start", start != nil),
        ]
        if let option = given.first(where: \.1) { throw ValidationError("\(option.0) cannot be used with --extend.") }
    }

    func run() async throws {
        let reporter = ProgressReporter(isQuiet: quiet)
        do {
            if let sourcesPage { try FileDraft.check(sourcesPage) }
            if let extend {
                try await add(inputs.map { try AddedText.parse($0) }, to: extend, reporter: reporter)
            } else {
                try await train(reporter: reporter)
            }
            if let sourcesPage { try SourcesPage(of: LanguageProfile(contentsOf: output)).write(to: sourcesPage) }
        } catch let error as any ExplainedError {
            reporter.fail(error.explanation, remedy: error.remedy)
            throw ExitCode.failure
        }
    }

    private func train(reporter: ProgressReporter) async throws {
        var options = TrainingOptions()
        options.corpora = inputs
        options.languages = try languages.map { try Self.tags(in: $0) }
        options.excludedSources = Set(excludeSource)
        options.isCommercialOnly = commercialOnly
        options.seed = seed
        options.start = start
        if let priors { options.priors = try PriorTable.weights(in: priors) }
        if let examples { options.exampleCount = examples }
        if let rows { options.rowCount = rows }
        if let rate { options.rate = rate }
        try await ProfileTrainer(options: options).train(to: output) { reporter.report($0) }
    }

    private func add(_ texts: [ExtensionOptions.Text], to profile: String, reporter: ProgressReporter) async throws {
        var options = ExtensionOptions(profile: profile, texts: texts)
        options.seed = seed
        if let examples { options.exampleCount = examples }
        try await ProfileExtender(options: options).extend(to: output) { reporter.report($0) }
    }

    private static func tags(in list: String) throws -> [LanguageTag] {
        let file = TagList(contentsOf: list)
        let names = file?.tags ?? list.split(separator: ",").map(String.init)
        return try names.map { name in
            do {
                return try LanguageTag(parsing: name)
            } catch {
                // A single name that is no tag may be that of a file which is not there.
                let isAlone = file == nil && names.count == 1
                throw ValidationError("--languages: \(isAlone ? "no file \(name) can be read, and " : "")\(error)")
            }
        }
    }
}

/// Text of a language that is to be added, as it is typed: `TAG=FILE`.
private enum AddedText {
    /// Takes an argument apart.
    ///
    /// - Throws: `ValidationError` where it is not of that form.
    static func parse(_ argument: String) throws -> ExtensionOptions.Text {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
            throw ValidationError("--extend takes TAG=FILE, such as xmf=texts/xmf.txt, and not “\(argument)”.")
        }
        do {
            return ExtensionOptions.Text(language: try LanguageTag(parsing: String(parts[0])), path: String(parts[1]))
        } catch {
            throw ValidationError("\(argument): \(error)")
        }
    }
}

/// A file that lists language tags: the first column of each line; empty lines, comments and a heading `tag` are passed over.
private struct TagList {
    let tags: [String]

    init?(contentsOf path: String) {
        guard let bytes = try? FileBytes.read(path) else { return nil }
        tags = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
            let first = line.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
            return first.isEmpty || first == "tag" || first.hasPrefix("#") ? nil : first
        }
    }
}
