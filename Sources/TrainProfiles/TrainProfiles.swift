import ArgumentParser
import Glibc
import LanguageRecognition
import ProfileTraining

/// The trainer's command.
@main
struct TrainProfiles: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "train-profiles",
        abstract: "Train a language profile from text.",
        discussion: """
            CORPORA are folders with train/TAG.tsv.xz (source, tab, line), words/TAG.tsv.xz and SOURCES.tsv, or with plain TAG.txt \
            files, one line of text each. A folder may have words alone, for languages that others have lines of. The same corpora, \
            options and seed give the same bytes.
            """)

    @Argument(help: "The folders of the training text.", completion: .directory)
    var corpora: [String]

    @Option(name: [.short, .long], help: "Where the profile is written.")
    var output = "Profiles/dragoman.profile"

    @Option(help: "Where a page that names the sources and licences is written, in Markdown.")
    var sourcesPage: String?

    @Option(help: "A comma-separated list of language tags, or a file with one a line; all of the folder when left out.")
    var languages: String?

    @Option(help: "A source of SOURCES.tsv to leave out; may be repeated.")
    var excludeSource: [String] = []

    @Flag(inversion: .prefixedNo, help: "Leave out sources that forbid commercial use.")
    var commercialOnly = true

    @Option(help: "What all random choices follow from.")
    var seed: UInt64 = 1

    @Option(help: "How many examples are learnt from.")
    var examples = 60_000_000

    @Option(help: "How many rows of 16 bytes the profile has.")
    var rows = 970_000

    @Flag(help: "Say nothing while it runs.")
    var quiet = false

    func run() async throws {
        var options = TrainingOptions()
        options.corpora = corpora
        options.languages = try languages.map { try Self.tags(in: $0) }
        options.excludedSources = Set(excludeSource)
        options.isCommercialOnly = commercialOnly
        options.seed = seed
        options.exampleCount = examples
        options.rowCount = rows
        let reporter = ProgressReporter(isQuiet: quiet)
        do {
            try await ProfileTrainer(options: options).train(to: output) { reporter.report($0) }
            if let sourcesPage { try SourcesPage(of: LanguageProfile(contentsOf: output)).write(to: sourcesPage) }
        } catch let error as TrainingError {
            reporter.fail("\(error)", remedy: error.remedy)
            throw ExitCode.failure
        }
    }

    private static func tags(in list: String) throws -> [LanguageTag] {
        let file = TagList(contentsOf: list)
        let names = file?.tags ?? list.split(separator: ",").map(String.init)
        return try names.map { name in
            do {
                return try LanguageTag(parsing: name)
            } catch {
                throw ValidationError("--languages: \(error)")
            }
        }
    }
}
