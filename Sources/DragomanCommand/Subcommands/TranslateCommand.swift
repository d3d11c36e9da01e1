// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import DocumentFormats
import TextStreams
import TranslationSessions

/// Translates documents and texts that may mix languages.
struct TranslateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "translate",
        abstract: "Translate documents, or many texts, that may mix languages.",
        discussion: """
            A document is split, the spans of one language go together over the best route that is installed, and the document \
            is written again with the translations in their places. What is in the target language, is in no language, or cannot \
            be translated is kept; what cannot be translated is named on standard error, and the status is 1. Without --to the \
            language is the first of LANGUAGE, LC_ALL, LC_MESSAGES and LANG that can be reached.

            Of a document in a format that its name or its beginning tells (.md, .html, .srt, .vtt, .po, .xlf, .json), or that \
            --document-format names, the text is translated; code, links, timing and other markup stay. In tsv and ndjson U+FFFC \
            stands for what stays inside a text.

            The fields of tsv are the language (und where there is none), what became of the part, the route (- where it was \
            kept), the file (- for standard input), the part and its translation; with --dry-run the language, what will become \
            of it, the route, the packages to install for it, the file and the part.

            --ask asks at the terminal in which language a part is that the recogniser cannot tell, the likeliest languages \
            first; without it such parts are kept. It asks there even where the document comes through a pipe. Declining keeps \
            the part and those after it, and asks no more.

            --lines translates each line as a text of its own and prints a line for each, with a space for each line feed that a \
            text of --ndjson has, and nothing escaped; the fields of tsv are the language, the route (- where nothing was \
            translated) and the translation. --ndjson takes a JSON object with a text on each line, {"id":…,"text":…}, and \
            prints each with its fields as they came and translation, source, route, and parts where there are several, whose \
            offsets count scalars.

              dragoman translate --to es --dry-run minutes.txt
              dragoman translate --to es minutes.txt > actas.txt
              dragoman translate --from ca --to es --lines < titles.txt
            """)

    @OptionGroup var input: InputOptions

    @Option(name: .long, help: ArgumentHelp("The language to translate into.", valueName: "tag"))
    var to: String?

    @Option(
        name: .long, help: ArgumentHelp("The language of all the text; then nothing is identified or split.", valueName: "tag"))
    var from: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The only languages to translate from, separated by commas. Text in others is kept.", valueName: "tag,…"))
    var only: [String] = []

    @Flag(name: .customLong("no-pivot"), help: "Do not use routes through a third language.")
    var withoutPivot = false

    @Flag(
        name: .long,
        help: "Ask at the terminal for languages that are not clear, and before anything is installed.")
    var ask = false

    @Flag(name: .long, help: "Show the plan and translate nothing.")
    var dryRun = false

    @Flag(name: .long, help: "Say on standard error which route is taken from each language, among which, and why.")
    var explainRoute = false

    @Flag(name: .long, help: "Translate each line as a text of its own.")
    var lines = false

    @Flag(name: .long, help: "The input has a JSON object per line; so have the results, unless --format says otherwise.")
    var ndjson = false

    @Flag(name: .long, help: "Mark what is translated in message catalogues (.po) as fuzzy: somebody should look at it.")
    var fuzzy = false

    @OptionGroup var document: DocumentOptions
    @OptionGroup var detection: DetectorOptions
    @OptionGroup var engines: EngineOptions
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
            from: from, to: to, only: only, allowsPivot: !withoutPivot, asks: ask, detection: detection,
            engines: engines, messages: common.messages, explainsRoutes: explainRoute)
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
                task: task, documentFormat: documentFormat, formats: formats, format: format, isDryRun: dryRun
            ).run(inputs)
        }
    }
}
