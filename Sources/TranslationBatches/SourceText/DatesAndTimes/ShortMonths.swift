// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Months in short in one of the Romance languages: *10 mar* is no sea where it is a date, or where other months stand beside it.
struct ShortMonths: Sendable {
    /// The months in full, by how they are written in short.
    private let months: [String: String]
    /// What stands between a day and a month.
    private let joiner: String

    /// Those of a language, without script and region; nil where they are not known.
    init?(of language: String) {
        guard let words = Self.words[language] else { return nil }
        months = CalendarNames.byShortNames(words.months, CalendarNames.months(in: language))
        joiner = words.joiner
    }

    /// Their short names from January on, where they have one that is shorter, and what stands before one in a date.
    private static let words: [String: (months: String, joiner: String)] = [
        "ca": (months: "gen febr/feb - abr - - jul ag set oct nov des", joiner: "de"),
        "es": (months: "ene feb mar abr may jun jul ago sep/sept oct nov dic", joiner: "de"),
        "fr": (months: "janv févr - avr - - juil - sept oct nov déc", joiner: ""),
        "it": (months: "gen feb mar apr mag giu lug ago - ott nov dic", joiner: ""),
        "pt": (months: "jan fev mar abr mai jun jul ago set out nov dez", joiner: "de"),
    ]

    /// Whether a word is a month in short, with or without a full stop or another mark behind it.
    func isOne(_ word: Substring) -> Bool { full(word.prefix(while: \.isLetter)) != nil }

    private func full(_ word: Substring) -> String? { 2...5 ~= word.utf8.count ? months[word.lowercased()] : nil }

    /// The month that a text is in short, with or without a full stop, in full; nil for another text.
    func fullAlone(_ text: String) -> String? {
        guard text.utf8.count < Self.longestAlone, let month = full(text.last == "." ? text.dropLast() : text[...]) else {
            return nil
        }
        return text.first?.isUppercase == true ? month.withFirstCapital : month
    }

    /// Whether several texts are months in short, so that those that are words as well are months, too.
    func areMonths(_ texts: some Sequence<String>) -> Bool {
        texts.reduce(into: Set<String>()) { found, text in
            if let month = fullAlone(text) { found.insert(month.lowercased()) }
        }.count > 2
    }

    /// A text with the months behind days in full: *10 mar*, *3 dic. 2026*.
    ///
    /// - Complexity: Linear in the length of the text.
    func written(_ text: String) -> String {
        guard text.utf8.contains(where: { $0.isASCIIDigit }) else { return text }
        return text.rewritingLines(written(line:))
    }

    private func written(line: Substring) -> String {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        var written = words
        for index in words.indices.dropFirst() where Self.isDay(words[index - 1]) {
            let short = words[index].prefix(while: \.isLetter)
            let rest = words[index][short.endIndex...]
            let behind = words[(index + 1)...]
            // *10 mar* and *3 dic.* are dates; *3 sets*, *10 mar-tinis* and *2 set de copos* are not.
            let isOther = rest.isEmpty && behind.first == "de" && behind.dropFirst().first?.first?.isNumber != true
            guard let month = full(short), !isOther, rest.first.map({ !"-'’".contains($0) && !$0.isNumber }) ?? true else {
                continue
            }
            let isBeforeMark = rest.dropFirst().first.map { ",;:)".contains($0) } ?? false
            let endsWord =
                rest.first == "." && (isBeforeMark || rest == "." && behind.first?.first.map { !$0.isUppercase } ?? false)
            written[index] = ((joiner.isEmpty ? "" : joiner + " ") + month + (endsWord ? rest.dropFirst() : rest))[...]
        }
        return written.joined(separator: " ")
    }

    /// Whether a word is the number of a day: `4`, `(31`, `1º`.
    private static func isDay(_ word: Substring) -> Bool {
        word.drop { "(\"“\u{FFFC}".contains($0) }.behindDayOfMonth?.allSatisfy { "ºª".contains($0) } == true
    }

    private static let longestAlone = 8
}
