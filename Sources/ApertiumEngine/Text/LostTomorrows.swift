// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The *mañana* of Spanish that is tomorrow, of which rules make a morning: *Nos vemos mañana* was *We see us morning*.
enum LostTomorrows {
    /// What a morning is in the languages that rules translate into, and what tomorrow is.
    private static let words: [String: (morning: String, tomorrow: String)] = [
        "en": ("morning", "tomorrow"), "fr": ("matin", "demain"), "it": ("mattina", "domani"), "pt": ("manhã", "amanhã"),
    ]

    /// A translation with tomorrows for its mornings, where its source has no morning.
    ///
    /// - Parameter language: The language translated into, without script and region.
    static func restored(in translation: String, of source: String, language: String) -> String {
        guard source.contains("añana"), let (morning, tomorrow) = words[language], !source.contains(mornings) else {
            return translation
        }
        return translation.wordRanges(of: morning).reversed().reduce(into: translation) { $0.replaceSubrange($1, with: tomorrow) }
    }

    /// la mañana, por las mañanas, de mañana
    private static var mornings: Regex<Substring> {
        #/
        \b(?i:la|las|una|unas|esta|esa|aquella|cada|toda|media|otra|buena|de|alguna|misma|primera|última|mi|tu|su)\ mañanas?\b
        /#
    }
}
