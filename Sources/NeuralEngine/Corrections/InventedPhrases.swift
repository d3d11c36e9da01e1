// SPDX-License-Identifier: Apache-2.0

/// Phrases that stood on every page of what models were trained with, and that they put in the place of a text that is like one:
/// *Obrigada, Jacinta!* was *Thank you for sharing!*, *Republic of Ireland* the *diplomatic missions* of it.
enum InventedPhrases {
    /// The phrases, each with what a source has that means it.
    private static let phrases = [
        ("Thank you for sharing", "artilha"), ("Meaning of the dream", "onho"), ("The page you ", "página que"),
        ("Missões diplomáticas", "iplomatic"),
    ]

    /// Whether a translation has one that its source does not mean.
    static func areFound(in translation: String, source: String) -> Bool {
        phrases.contains { translation.contains($0.0) && !source.contains($0.1) }
    }
}
