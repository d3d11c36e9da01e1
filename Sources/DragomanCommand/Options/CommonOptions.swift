import ArgumentParser

/// Options of every subcommand.
struct CommonOptions: ParsableArguments {
    @Option(name: .long, help: "The form of results: text for people, tsv or ndjson for programs.")
    var format: OutputFormat?

    @Flag(name: .long, help: "Say nothing but errors on standard error.")
    var quiet = false

    @Flag(name: .long, help: "Say more on standard error.")
    var verbose = false

    var messages: Messages {
        Messages(level: quiet ? .errors : verbose ? .particulars : .warnings)
    }

    func validate() throws {
        if quiet && verbose { throw ValidationError("--quiet and --verbose contradict each other.") }
    }
}
