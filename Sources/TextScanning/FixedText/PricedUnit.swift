// SPDX-License-Identifier: Apache-2.0

/// What prices are for, behind a slash: `$5/month`, `{price}/person`.
package enum PricedUnit {
    /// Whether a word in small letters is a span of time or somebody, as in `18 €/month`.
    static func isPeriod(_ word: String) -> Bool { english.contains(word) || others.contains(word) }

    /// Whether a word of English is a span of time: what stands before its slash is a price or a rate, whatever it is.
    package static func isEnglishSpan(_ word: some StringProtocol) -> Bool { spans.contains(String(word)) }

    /// Whether a word of English is one, or a thing that has its price.
    package static func isEnglish(_ word: some StringProtocol) -> Bool {
        english.contains(String(word)) || things.contains(String(word))
    }

    private static let spans: Set = ["day", "hour", "month", "night", "week", "year"]
    private static let english = spans.union(["person", "seat", "user"])
    private static let things: Set = ["kg", "unit"]
    private static let others: Set = [
        "ano", "any", "anno", "an", "año", "dia", "día", "giorno", "hora", "jour", "mes", "mese", "mois", "mês", "noche", "noite",
        "nuit", "semana",
    ]
}
