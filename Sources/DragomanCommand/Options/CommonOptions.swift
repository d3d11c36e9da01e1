import ArgumentParser

/// Options of every subcommand with results in several formats.
struct CommonOptions: ParsableArguments {
    @Option(name: .long, help: "The form of results: text for people, tsv or ndjson for programs.")
    var format: OutputFormat?

    @OptionGroup var saying: MessageOptions

    var messages: Messages { saying.messages }
}
