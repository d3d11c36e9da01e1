// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The preposition between two places that a program fills in, which models drop: *{0} de {1} ficheiros* became
/// `{0} {1} files`.
enum LostPrepositions {
    /// The preposition by languages, with which translations from the others have it.
    private static let prepositions = [
        "ca": "de", "en": "of", "es": "de", "fr": "de", "gl": "de", "it": "di", "pt": "de",
    ]
    private static let adjoining = "\(Placeholder.text) \(Placeholder.text)"

    private static func joined(by word: String) -> String { "\(Placeholder.text) \(word) \(Placeholder.text)" }

    /// The translation with the preposition between placeholders, where as many stand side by side as it joins in the source,
    /// and none do there.
    ///
    /// - Parameter language: The language of the translation, without script and region.
    /// - Complexity: Linear in the length of both.
    static func restored(in translation: String, source: String, language: String) -> String {
        guard translation.contains(utf8: adjoining), !source.contains(utf8: adjoining),
            let own = prepositions[language],
            let word = Set(prepositions.values).first(where: { source.contains(utf8: joined(by: $0)) }),
            source.ranges(of: joined(by: word)).count == translation.ranges(of: adjoining).count
        else { return translation }
        return translation.replacing(adjoining, with: joined(by: own))
    }
}
