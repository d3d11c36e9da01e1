// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Reports

extension OutputFormat: ExpressibleByArgument {}

/// Options of every subcommand with results in several formats.
struct OutputOptions: ParsableArguments {
    @Option(name: .long, help: "The form of results: text for people, tsv or ndjson for programs.")
    var format: OutputFormat?

    @OptionGroup var saying: MessageOptions

    var messages: Messages { saying.messages }
}

/// The option of subcommands whose results for people have colours.
struct ColourOptions: ParsableArguments {
    /// When results have colours, by the words that other programs have for it.
    enum Choice: String, CaseIterable, ExpressibleByArgument {
        case auto, always, never
    }

    @Option(
        name: .customLong("color"),
        help: "When text has colours: auto, on a terminal where NO_COLOR is not set; always; or never.")
    var choice = Choice.auto

    /// What puts weight on words, where it may.
    var style: TerminalStyle {
        switch choice {
        case .auto: TerminalStyle(isOn: Terminal.showsColour)
        case .always: TerminalStyle(isOn: true)
        case .never: TerminalStyle(isOn: false)
        }
    }
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
