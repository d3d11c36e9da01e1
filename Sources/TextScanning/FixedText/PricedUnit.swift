// SPDX-License-Identifier: Apache-2.0

/// What prices are for, behind a slash: `$5/month`, `{price}/person`.
package enum PricedUnit {
    /// Whether a word in small letters is a span of time or somebody, as in `18 €/month`.
    static func isPeriod(_ word: String) -> Bool { english.contains(word) || others.contains(word) }

    /// Whether a word of English is one, or a thing that has its price.
    package static func isEnglish(_ word: some StringProtocol) -> Bool {
        english.contains(String(word)) || things.contains(String(word))
    }

    private static let english: Set = ["day", "hour", "month", "night", "person", "user", "week", "year"]
    private static let things: Set = ["kg", "seat", "unit"]
    private static let others: Set = [
        "ano", "any", "anno", "an", "año", "dia", "día", "giorno", "hora", "jour", "mes", "mese", "mois", "mês", "noche", "noite",
        "nuit", "semana",
    ]
}
