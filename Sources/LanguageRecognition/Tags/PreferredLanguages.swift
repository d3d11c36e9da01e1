// SPDX-License-Identifier: Apache-2.0

/// The languages that a person prefers, as the environment of a process tells them.
///
///     PreferredLanguages(environment: ["LANGUAGE": "sr@latin:hr", "LANG": "de_AT.UTF-8"]).tags  // sr-Latn, hr, de-AT
public struct PreferredLanguages: Sendable, Hashable {
    /// The languages, most preferred first, each once.
    public let tags: [LanguageTag]

    /// The languages that an environment names.
    ///
    /// `LANGUAGE`, a list separated by colons, comes first, then `LC_ALL`, `LC_MESSAGES` and `LANG`, each of which follows those
    /// before it as a second choice. `C` and `POSIX` name no language, and nothing after them counts: `LC_ALL=C` hides `LANG`.
    /// Names that are not well-formed, and empty ones, are passed over.
    public init(environment: [String: String]) {
        var tags: [LanguageTag] = []
        let names =
            (environment["LANGUAGE"] ?? "").split(separator: ":").map(String.init)
            + ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.filter { !$0.isEmpty }
        for name in names {
            do {
                let tag = try LanguageTag(posix: name)
                if !tags.contains(tag) { tags.append(tag) }
            } catch  where error.code == .namesNoLanguage {
                break
            } catch {
                continue
            }
        }
        self.tags = tags
    }
}
