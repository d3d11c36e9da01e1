// SPDX-License-Identifier: Apache-2.0

public import ArgumentParser
import DocumentFormats
import Reports
import TextStreams
public import TranslationSessions

/// Translates documents and texts that may mix languages.
struct TranslateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "translate",
        abstract: "Translate documents, or many texts, that may mix languages.",
        discussion: """
            A document is split, the spans of one language go together over the best route that is installed, and the document \
            is written again with the translations in their places. What cannot be translated is kept and named, and the status \
            is 1. ‘man dragoman-translate’ describes the rest.

              dragoman translate --to es --dry-run minutes.txt
              dragoman translate --to spanish minutes.txt > actas.txt
              dragoman translate --from ca --to es --lines < titles.txt
            """)

    @OptionGroup var input: InputOptions

    @Option(name: .long, help: ArgumentHelp("The language to translate into.", valueName: "language"), completion: .languages)
    var to: String?

    @Option(
        name: .long,
        help: ArgumentHelp("The language of all the text; then nothing is identified or split.", valueName: "language"),
        completion: .languages)
    var from: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The only languages to translate from, separated by commas. Text in others is kept.", valueName: "language,…"),
        completion: .languages)
    var only: [String] = []

    @Flag(name: .customLong("no-pivot"), help: "Do not use routes through a third language.")
    var withoutPivot = false

    @Option(
        name: .long,
        help: ArgumentHelp("The least quality of pairs that are used; with gist the sense is often lost.", valueName: "quality"))
    var leastQuality: EnginePair.Quality?

    @Flag(
        name: .long,
        help: "Ask at the terminal for languages that are not clear, and before anything is installed.")
    var ask = false

    @Flag(name: .long, help: "Show the plan and translate nothing.")
    var dryRun = false

    @Flag(name: .long, help: "Say on standard error which routes are taken, among which, and why.")
    var explainRoute = false

    @Flag(name: .long, help: "Translate each line as a text of its own; results are lines of UTF-8 that end with a line feed.")
    var lines = false

    @Flag(name: .long, help: "The input has a JSON object per line; so have the results, unless --format says otherwise.")
    var ndjson = false

    @Flag(name: .long, help: "Mark what is translated in message catalogues (.po) as fuzzy.")
    var fuzzy = false

    @OptionGroup var document: DocumentOptions
    @OptionGroup var detection: DetectorOptions
    @OptionGroup var engines: EngineOptions
    @OptionGroup var colour: ColourOptions
    @OptionGroup var common: OutputOptions

    func validate() throws {
        if lines && ndjson { throw ValidationError("--lines and --ndjson cannot be used together.") }
        if document.choice != nil && (lines || ndjson) {
            throw ValidationError("--lines and --ndjson read texts, so --document-format cannot be used.")
        }
        if fuzzy && (lines || ndjson) { throw ValidationError("--lines and --ndjson have texts, and --fuzzy is for documents.") }
        if dryRun && (lines || ndjson) {
            throw ValidationError("--dry-run plans documents, so it cannot be used with --lines or --ndjson.")
        }
        if from != nil && !(only.isEmpty && detection.hint.isEmpty && !detection.varieties) {
            throw ValidationError(
                "--from names the language, so nothing is identified, and --only, --hint and --varieties cannot be used.")
        }
    }

    func run() async throws {
        let inputs = try input.inputs()
        let task = try await TranslationTask(
            from: from, to: to, only: only, allowsPivot: !withoutPivot, leastQuality: leastQuality ?? .gist, asks: ask,
            detection: detection, engines: engines, messages: common.messages, explainsRoutes: explainRoute)
        let result: Result<Void, any Error>
        do {
            result = .success(try await translate(inputs, by: task))
        } catch {
            result = .failure(error)
        }
        // No other program goes on after this one.
        await task.environment.releaseIdleResources()
        try result.get()
    }

    private func translate(_ inputs: [TextInput], by task: TranslationTask) async throws {
        if lines || ndjson {
            let format = common.format ?? (ndjson ? .ndjson : .text)
            try await RecordTranslation(task: task, isNDJSON: ndjson, format: format).run(inputs)
        } else {
            let format = common.format ?? .text
            let formats = fuzzy ? DocumentOptions.markingFuzzy : .standard
            let documentFormat = document.format.flatMap { formats.format(identifiedBy: $0.identifier) }
            try await FileTranslation(
                task: task, documentFormat: documentFormat, formats: formats, format: format, isDryRun: dryRun,
                style: colour.style
            ).run(inputs)
        }
    }
}

extension EnginePair.Quality: ExpressibleByArgument {
    /// The quality of a name, such as `usable`.
    public init?(argument: String) {
        self.init(named: argument)
    }

    /// The names of all.
    public static var allValueStrings: [String] { allCases.map { "\($0)" } }
    /// None has more to it than its name.
    public static var allValueDescriptions: [String: String] { [:] }
}
