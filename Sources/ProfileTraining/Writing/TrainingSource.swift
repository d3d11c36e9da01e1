package import LanguageRecognition

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

    /// The sources of a profile, in its order; lines that are no record of a source are left out.
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
