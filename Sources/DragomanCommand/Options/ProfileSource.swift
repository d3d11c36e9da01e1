// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import LanguageRecognition

/// The option of the subcommands that use a profile.
struct ProfileOptions: ParsableArguments {
    @Option(
        name: .customLong("profile"),
        help: ArgumentHelp("The language profile to use instead of the one inside the program.", valueName: "file"),
        completion: .file())
    var path: String?

    /// Opens the profile.
    func open() throws(CommandError) -> LanguageProfile { try ProfileSource(path: path).open() }
}

/// Where a profile comes from: a file, or the program itself.
struct ProfileSource {
    /// The file's path; nil for the profile inside the program.
    let path: String?

    /// Opens the profile. One in a file is verified: who knows what became of it.
    ///
    /// - Parameter verifies: Whether every byte of the one inside the program is read, too.
    func open(verifies: Bool = false) throws(CommandError) -> LanguageProfile {
        do {
            let profile = if let path { try LanguageProfile(contentsOf: path) } else { try LanguageProfile.embedded() }
            if path != nil || verifies { try profile.verify() }
            return profile
        } catch {
            throw .badProfile(error, path: path)
        }
    }
}
