// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Months in short in one of the Romance languages: *10 mar* is no sea where it is a date, or where other months stand beside it.
/// Of English only ranges are read here, and the rest by `EnglishAbbreviations`.
struct ShortMonths: Sendable {
    /// The months in full, by how they are written in short.
    private let months: [String: String]
    /// What stands between a day and a month.
    private let joiner: Substring
    /// What stands between two months of a range or of a row.
    private let joiners: Set<Substring>
    /// The months in full, in small letters.
    private let names: Set<String>
    /// Whether they are always written with a capital.
    private let haveCapitals: Bool
    /// The short names without their first letters, for telling texts that have none.
    private let tails: [String]

    static let english = ShortMonths(
        (
            months: "jan feb mar apr - jun jul aug sep/sept oct nov dec", joiner: "", joiners: "- – to until till through"
        ), in: "en")

    /// Those of a language, without script and region; nil where they are not known.
    init?(of language: String) {
        guard let words = Self.words[language] else { return nil }
        self.init(words, in: language)
    }

    private init(_ words: (months: String, joiner: String, joiners: String), in language: String) {
        let names = CalendarNames.months(in: language)
        months = CalendarNames.byShortNames(words.months, names)
        self.names = Set(names.map { $0.lowercased() })
        haveCapitals = language == "en"
        tails = months.keys.map { String($0.dropFirst()) }
        joiner = Substring(words.joiner)
        joiners = Set(words.joiners.split(separator: " "))
    }

    /// Their short names from January on, where they have one that is shorter, and what stands before one in a date,
    /// and between two.
    private static let words: [String: (months: String, joiner: String, joiners: String)] = [
        "ca": (months: "gen febr/feb - abr - - jul ag set oct nov des", joiner: "de", joiners: "- – a i o fins"),
        "es": (months: "ene feb mar abr may jun jul ago sep/sept oct nov dic", joiner: "de", joiners: "- – a hasta o y"),
        "fr": (months: "janv févr - avr - - juil - sept oct nov déc", joiner: "", joiners: "- – à au et ou"),
        "it": (months: "gen feb mar apr mag giu lug ago - ott nov dic", joiner: "", joiners: "- – a ad e o"),
        "pt": (months: "jan fev mar abr mai jun jul ago set out nov dez", joiner: "de", joiners: "- – a até e ou"),
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

    /// A text with the months behind days in full: *10 mar*, *3 dic. 2026*, *10 de dez. de 2026*.
    ///
    /// - Complexity: Linear in the length of the text.
    func written(_ text: String) -> String {
        guard text.utf8.contains(where: { $0.isASCIIDigit }) else { return text }
        return text.rewritingLines(written(line:))
    }

    private func written(line: Substring) -> String {
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        var written = words
        lazy var areDates = hasDates(words)
        for index in words.indices.dropFirst() where isBehindDay(index, of: words) {
            let short = words[index].prefix(while: \.isLetter)
            let rest = words[index][short.endIndex...]
            let behind = words[(index + 1)...]
            // *10 mar* and *3 dic.* are dates; *3 sets*, *10 mar-tinis* and *2 set de copos* are not.
            let isOther = rest.isEmpty && behind.first == joiner && behind.dropFirst().first?.first?.isNumber != true
            guard let month = full(short), !isOther, rest.first.map({ !"-'’".contains($0) && !$0.isNumber }) ?? true else {
                continue
            }
            let isJoined = words[index - 1] == joiner
            if isJoined, Self.alsoWords.contains(short.lowercased()), !areDates, !isDate(index, of: words) { continue }
            let isBeforeMark = rest.dropFirst().first.map { ",;:)".contains($0) } ?? false
            let endsWord =
                rest.first == "." && (isBeforeMark || rest == "." && behind.first?.first.map { !$0.isUppercase } ?? false)
            let joint = isJoined || joiner.isEmpty ? "" : "\(joiner) "
            written[index] = (joint + month + (endsWord ? rest.dropFirst() : rest))[...]
        }
        return written.joined(separator: " ")
    }

    /// A text with the months in full that are a range, or two of a row: *de mar. a oct.*, *jul–ago*. They have no day beside
    /// them, and may be days of the week to what reads those.
    ///
    /// - Complexity: Linear in the length of the text.
    func writtenRanges(_ text: String) -> String {
        guard text.containsAny(utf8: tails) else { return text }
        return text.rewritingLines { line in
            let words = line.split(separator: " ", omittingEmptySubsequences: false)
            var written = words
            for index in words.indices where words[index].utf8.count <= Self.longestRange && !isBehindDay(index, of: words) {
                if let range = joinedRange(words[index]) { written[index] = range }
                guard index + 2 < words.count, joiners.contains(words[index + 1]), let first = alone(words[index]),
                    let last = alone(words[index + 2]), isPair(first.short, last.short, isMarked: words[index].hasSuffix("."))
                else { continue }
                written[index] = first.full
                // The full stop of the last may end the sentence, too.
                let behind = index + 3 < words.count ? words[index + 3] : ""
                let endsSentence = words[index + 2].hasSuffix(".") && (behind.isEmpty || behind.first?.isUppercase == true)
                written[index + 2] = last.full + (endsSentence ? "." : "")
            }
            return written == words ? nil : written.joined(separator: " ")
        }
    }

    /// Two months in short in one word, with a dash or a slash between them, in full; nil for another word.
    private func joinedRange(_ word: Substring) -> Substring? {
        let core = Weekdays.core(of: word)
        guard let sign = core.first(where: { "-–/".contains($0) }) else { return nil }
        let parts = core.split(separator: sign, omittingEmptySubsequences: false).map { $0.hasSuffix(".") ? $0.dropLast() : $0 }
        guard parts.count == 2, isPair(parts[0], parts[1], isMarked: core.contains(".")), let first = inCase(parts[0]),
            let last = inCase(parts[1])
        else { return nil }
        let rest = word[core.endIndex...]
        let end = rest.hasPrefix(".)") || rest.hasPrefix(".,") || rest.hasPrefix(".:") ? rest.dropFirst() : rest
        return word[..<core.startIndex] + first + String(sign) + last + end
    }

    /// The month that a word is in short, with or without a bracket and a mark: as it stands there, and the word with it in full.
    private func alone(_ word: Substring) -> (short: Substring, full: Substring)? {
        let whole = Weekdays.core(of: word)
        // D'avr. à oct.
        let core = whole.dropFirst(whole.first == "d" && whole.dropFirst().first.map { "'’".contains($0) } == true ? 2 : 0)
        guard let full = inCase(core) else { return nil }
        let rest = word[core.endIndex...]
        return (core, word[..<core.startIndex] + full + (rest.first == "." ? rest.dropFirst() : rest))
    }

    /// A month in short in full, with a capital where it has one; a month in full as it is.
    private func inCase(_ word: Substring) -> String? {
        guard !haveCapitals || word.first?.isUppercase == true else { return nil }
        if names.contains(word.lowercased()) { return String(word) }
        return full(word).map { word.first?.isUppercase == true ? $0.withFirstCapital : $0 }
    }

    /// Whether two months are a range: one is in short, and one at least no other word as well, or marked as short.
    private func isPair(_ first: Substring, _ last: Substring, isMarked: Bool) -> Bool {
        let pair = [first.lowercased(), last.lowercased()]
        return pair[0] != pair[1] && pair.contains { full($0[...]) != nil && !names.contains($0) }
            && (isMarked || !pair.allSatisfy(Self.alsoWords.contains))
    }

    /// Whether a word stands behind the number of a day, with or without what joins the two: *10 mar*, *10 de mar*.
    func isBehindDay(_ index: Int, of words: [Substring]) -> Bool {
        guard index > 0 else { return false }
        if Self.isDay(words[index - 1]) { return true }
        return index > 1 && !joiner.isEmpty && words[index - 1] == joiner && Self.isDay(words[index - 2])
    }

    /// How many words the date has that begins with a word: a day, a month, in short or in full, and perhaps a year; nil where
    /// none does.
    func dateLength(at index: Int, of words: [Substring]) -> Int? {
        guard words.indices.contains(index), Self.isDay(words[index]) else { return nil }
        let isJoined = !joiner.isEmpty && words[(index + 1)...].first == joiner
        let month = index + (isJoined ? 2 : 1)
        guard words.indices.contains(month) else { return nil }
        let name = words[month].prefix(while: \.isLetter)
        guard full(name) != nil || names.contains(name.lowercased()) else { return nil }
        return month + 1 - index + yearLength(words[(month + 1)...])
    }

    /// How many words a year has, with what joins it to a month; 0 where none stands there.
    private func yearLength(_ words: ArraySlice<Substring>) -> Int {
        let isJoined = !joiner.isEmpty && words.first == joiner
        let year = (isJoined ? words.dropFirst() : words).first?.prefix(while: \.isNumber)
        return year?.count == 4 ? (isJoined ? 2 : 1) : 0
    }

    /// Whether a month behind what joins it to a day is one, though it is another word as well: *9 de dez.* may be nine of ten.
    private func isDate(_ index: Int, of words: [Substring]) -> Bool {
        let behind = words[(index + 1)...]
        if yearLength(behind) > 0 { return true }
        let short = words[index].prefix(while: \.isLetter)
        guard words[index][short.endIndex...].first == "." else { return false }
        guard let number = Self.numbers[short.lowercased()] else { return true }
        let day = words[index - 2].drop { !$0.isNumber }.prefix(while: \.isNumber)
        let isBehindPreposition = index > 2 && Self.beforeDates.contains(words[index - 3].lowercased())
        return isBehindPreposition || Int(day).map { $0 > number } ?? false || behind.first?.first?.isLowercase == true
    }

    /// Whether words have several months behind days.
    private func hasDates(_ words: [Substring]) -> Bool {
        words.indices.reduce(into: Set<String>()) { found, index in
            guard isBehindDay(index, of: words), let month = full(words[index].prefix(while: \.isLetter)) else { return }
            found.insert(month)
        }.count > 1
    }

    /// Months in short that are other words as well: the sea, a set, ten and seven.
    private static let alsoWords: Set = ["dez", "mar", "set"]
    /// Those that are numbers.
    private static let numbers = ["dez": 10, "set": 7]
    private static let beforeDates = Set(words: "até dia desde em hasta")

    /// Whether a word is the number of a day: `4`, `(31`, `1º`.
    private static func isDay(_ word: Substring) -> Bool {
        word.drop { "(\"“\u{FFFC}".contains($0) }.behindDayOfMonth?.allSatisfy { "ºª".contains($0) } == true
    }

    private static let longestAlone = 8
    /// Two months, one of them in full, with their signs.
    private static let longestRange = 24
}
