// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The *mañana* of Spanish that is tomorrow, of which rules make a morning: *Nos vemos mañana* was *We see us morning*.
enum LostTomorrows {
    /// What a morning is in the languages that rules translate into, and what tomorrow is.
    private static let words: [String: (morning: String, tomorrow: String)] = [
        "en": ("morning", "tomorrow"), "fr": ("matin", "demain"), "pt": ("manhã", "amanhã"),
    ]

    /// A translation with tomorrows for its mornings, where its source has no morning.
    ///
    /// - Parameter language: The language translated into, without script and region.
    static func restored(in translation: String, of source: String, language: String) -> String {
        guard source.contains(utf8: "añana"), let (morning, tomorrow) = words[language], !hasMorning(source) else {
            return translation
        }
        return translation.wordRanges(of: morning).reversed().reduce(into: translation) { $0.replaceSubrange($1, with: tomorrow) }
    }

    /// Whether a text has a morning, or may have: *la mañana*, *fría mañana*, *mañana y tarde*, *buenos días*.
    private static func hasMorning(_ text: String) -> Bool {
        let words = text.lowercased().split { !$0.isLetter }
        return text.contains(utf8: "uenos días")
            || words.indices.contains { index in
                guard words[index].hasPrefix("mañana") else { return false }
                if words[index] != "mañana" { return true }
                let before = index > 0 ? words[index - 1] : ""
                let next = words[(index + 1)...].prefix(2)
                // Adjectives and determiners end so, and few words else.
                return before.last == "a" && before != "para" && before != "hasta" || before == "de" || before == "siguiente"
                    || next.contains("tarde") || next.contains("noche") || next.first == "de"
            }
    }
}
