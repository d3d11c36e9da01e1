// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The form of results.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
    /// For people.
    case text
    /// Fields separated by tabs, a record per line, without a heading.
    case tsv
    /// A JSON object per line.
    case ndjson
}

/// Options of every subcommand with results in several formats.
struct OutputOptions: ParsableArguments {
    @Option(name: .long, help: "The form of results: text for people, tsv or ndjson for programs.")
    var format: OutputFormat?

    @OptionGroup var saying: MessageOptions

    var messages: Messages { saying.messages }
}

/// Options of every subcommand: how much is said on standard error.
struct MessageOptions: ParsableArguments {
    @Flag(name: .long, help: "Print only errors on standard error.")
    var quiet = false

    @Flag(name: .long, help: "Print more on standard error.")
    var verbose = false

    var messages: Messages {
        Messages(level: quiet ? .errors : verbose ? .verbose : .warnings)
    }

    func validate() throws {
        if quiet && verbose { throw ValidationError("--quiet and --verbose cannot be used together.") }
    }
}
