// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Where a profile comes from: a file, or the program itself.
struct ProfileSource {
    /// The file's path; nil for the profile inside the program.
    let path: String?

    /// Opens the profile. One in a file is verified: who knows what became of it.
    func open() throws(CommandError) -> LanguageProfile {
        do {
            guard let path else { return try LanguageProfile.embedded() }
            let profile = try LanguageProfile(contentsOf: path)
            try profile.verify()
            return profile
        } catch {
            throw .badProfile(error, path: path)
        }
    }

    /// Opens the profile and reads every byte of it.
    func openVerified() throws(CommandError) -> LanguageProfile {
        let profile = try open()
        do {
            try profile.verify()
        } catch {
            throw .badProfile(error, path: path)
        }
        return profile
    }
}
