// SPDX-License-Identifier: Apache-2.0

import ArgumentParser

/// The command `dragoman`, which does nothing without a subcommand but explain itself.
struct RootCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dragoman",
        abstract: "Tell which language a text is in, split texts that mix languages, and translate them, offline.",
        discussion: """
            Commands read the files named, or standard input if none is named or for ‘-’; ‘evaluate’ and ‘profile check’ read \
            files only. Results go to standard output, everything else to standard error.

            Exit status: 0 when all was done (“undetermined” is an answer), 1 when some of what was asked for could not be, and \
            64 to 78 as in sysexits.h when nothing could, 64 for wrong usage. ‘man dragoman’ tells more.
            """,
        version: "0.2.0",
        subcommands: [
            DetectCommand.self, SplitCommand.self, JoinCommand.self, TranslateCommand.self, PairsCommand.self,
            EnginesCommand.self, InstallCommand.self, RemoveCommand.self, PacksCommand.self, LanguagesCommand.self,
            EvaluateCommand.self, ProfileCommand.self,
        ])

    @Flag(name: .customShort("V"), help: "Show the version, as --version does.")
    var showsVersion = false

    /// Answers `-V` beside a subcommand too, which is parsed after this: as `--version` it stands for all else.
    func validate() throws {
        if showsVersion { throw CleanExit.message(Self.configuration.version) }
    }

    func run() throws {
        throw CleanExit.helpRequest(self)
    }
}
