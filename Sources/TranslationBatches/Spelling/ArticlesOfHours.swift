// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The article before an hour of Portuguese: of *At 5:20 the alarm rings* a model makes *Aos 5:20*, as of a minute of a match.
enum ArticlesOfHours {
    /// A translation with *às* before its hours, where the source is in English: only Portuguese has the word that is looked for.
    ///
    ///     ArticlesOfHours.restored(in: "Aos 5:20 começa.", source: "At 5:20 it begins.")  // "Às 5:20 começa."
    ///
    /// - Complexity: Linear in the length of both.
    static func restored(in translation: String, source: String) -> String {
        guard translation.contains(utf8: "os "), translation.contains(":") else { return translation }
        let hours = translation.matches(of: /\b([Aa])os (?=\d{1,2}:\d\d\b(?!:| ?min| de jogo))/)
        guard !hours.isEmpty, source.firstMatch(of: /\b[Aa]t \d{1,2}\b/) != nil else { return translation }
        var result = translation
        for hour in hours.reversed() { result.replaceSubrange(hour.range, with: hour.1 == "A" ? "Às " : "às ") }
        return result
    }
}
