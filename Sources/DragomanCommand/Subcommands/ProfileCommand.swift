// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import LanguageRecognition
import Reports

/// What can be done with profiles.
struct ProfileCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "profile", abstract: "Look at language profiles.", subcommands: [CheckCommand.self])

    /// Checks a profile.
    struct CheckCommand: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "check",
            abstract: "Check a language profile, and show what it is.",
            discussion: "Reads every byte of the file, or of the profile inside the program. The status is 65 if it is damaged.")

        @Argument(
            help: ArgumentHelp("The profile; the one inside the program when left out.", valueName: "file"), completion: .file())
        var file: String?

        @Flag(name: .long, help: "List the sources of the training text too, with their licences.")
        var sources = false

        @OptionGroup var common: OutputOptions

        func run() throws {
            let profile = try ProfileSource(path: file).open(verifies: true)
            let summary = ProfileSummary(
                profile: profile, name: file ?? "inside the program", listsSources: sources)
            try StandardOutput().write(summary.text(format: common.format ?? .text))
        }
    }
}
