// SPDX-License-Identifier: Apache-2.0

/// One source of the text that a profile was trained on, as the profile names it.
package struct TrainingSource: Sendable, Hashable {
    package let identifier: String
    package let licence: String
    package let allowsCommercialUse: Bool
    package let title: String
    package let repository: String
    /// How many bytes of its text were used.
    package let byteCount: Int
    /// The tags of the languages that it gave text for.
    package let languages: [String]

    package init(
        identifier: String, licence: String, allowsCommercialUse: Bool, title: String, repository: String, byteCount: Int,
        languages: [String]
    ) {
        self.identifier = identifier
        self.licence = licence
        self.allowsCommercialUse = allowsCommercialUse
        self.title = title
        self.repository = repository
        self.byteCount = byteCount
        self.languages = languages
    }

    /// The names of its licences, without remarks: of `CC-BY-SA-3.0 CC-BY-SA-4.0 (per treebank)` the first two.
    package var licenceNames: [String] {
        // A remark is in parentheses and stands at the end. What is not a list of identifiers is a name, like "as the user's".
        let names = licence.prefix { $0 != "(" }.split(separator: " ").map(String.init)
        return names.allSatisfy { $0.first?.isUppercase == true } ? names : [licence]
    }

    /// The sources of a profile, in its order; lines that are not records of a source are left out.
    package static func all(of profile: LanguageProfile) -> [TrainingSource] {
        profile.sources.split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields.count == 7 else { return nil }
            return TrainingSource(
                identifier: fields[0], licence: fields[1], allowsCommercialUse: fields[2] == "yes", title: fields[3],
                repository: fields[4], byteCount: Int(fields[5]) ?? 0, languages: fields[6].split(separator: " ").map(String.init)
            )
        }
    }
}
