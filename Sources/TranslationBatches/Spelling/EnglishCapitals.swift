// SPDX-License-Identifier: Apache-2.0

/// Words that English writes with a capital wherever they stand, and other languages with a small letter.
enum EnglishCapitals {
    private static let words = Set((["I"] + CalendarNames.days(in: "en") + CalendarNames.months(in: "en")).map { $0[...] })

    static func contains(_ word: Substring) -> Bool { words.contains(word) }
}
