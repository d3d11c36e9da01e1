// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Days of the week in short in one language: *Sat* is no verb, *Sun* no star and *mar.* no sea where days stand beside each
/// other, or hours.
struct Weekdays: Sendable {
    /// The days in full, by how they are written in short, in small letters.
    private let days: [String: String]
    /// Whether they are always written with a capital.
    private let haveCapitals: Bool
    /// What may follow a day in small letters.
    let joiners: Set<Substring>
    /// What is said of a shop on a day, in small letters.
    let states: Set<String>
    /// Days in short that are other words as well.
    let alsoWords: Set<String>
    let months: ShortMonths?

    static let english = Weekdays(englishWords, in: "en")

    /// Those of a language, without script and region; nil where they are not known.
    init?(of language: String) {
        guard let words = Self.words[language] else { return nil }
        self.init(words, in: language)
    }

    private init(_ words: Words, in language: String) {
        haveCapitals = language == "en"
        joiners = Set(words.joiners.split(separator: " "))
        states = Set(words.states.split(separator: " ").map(String.init))
        alsoWords = Set(words.alsoWords.split(separator: " ").map(String.init))
        months = ShortMonths(of: language)
        days = CalendarNames.byShortNames(words.days, CalendarNames.days(in: language))
    }

    private typealias Words = (days: String, joiners: String, states: String, alsoWords: String)

    private static let englishWords: Words = (
        days: "mon tue/tues wed thu/thur/thurs fri sat sun", joiners: "and or to until till from at",
        states: "closed open only off", alsoWords: "mon sat sun wed"
    )

    private static let words: [String: Words] = [
        "ca": (
            days: "dl dt dc dj dv ds dg", joiners: "i o a al de el", states: "tancat obert", alsoWords: ""
        ),
        "en": englishWords,
        "es": (
            days: "lun mar mié/mie jue vie sáb/sab dom", joiners: "y o a al de desde el los", states: "cerrado abierto",
            alsoWords: "mar"
        ),
        "fr": (
            days: "lun mar mer jeu ven sam dim", joiners: "et ou à au de du le", states: "fermé ouvert", alsoWords: "mer jeu sam"
        ),
        "it": (
            days: "lun mar mer gio ven sab dom", joiners: "e o a al da dal dalle il", states: "chiuso aperto",
            alsoWords: "mar ven gio"
        ),
        "pt": (
            days: "seg ter qua qui sex sáb/sab dom", joiners: "e ou a à das de no na", states: "fechado aberto encerrado",
            alsoWords: "ter sex qui"
        ),
    ]

    /// The day that a text is in short, in full; nil for another text.
    func full(_ text: Substring) -> String? {
        guard 2...6 ~= text.utf8.count, !haveCapitals || text.first?.isUppercase == true, let day = days[text.lowercased()] else {
            return nil
        }
        return text.first?.isUppercase == true ? day.withFirstCapital : day
    }

    /// The day that a text is in short, with or without a full stop, in full; nil for another text.
    func fullAlone(_ text: String) -> String? { text.last == "." ? full(text.dropLast()) : full(text[...]) }

    /// Whether several texts are days in short, so that those that are words as well are days, too.
    func areDays(_ texts: some Sequence<String>) -> Bool {
        texts.reduce(into: Set<String>()) { found, text in
            if text.utf8.count < Self.longestAlone, let day = fullAlone(text) { found.insert(day) }
        }.count > 2
    }

    /// The days in a word, where it holds nothing else but signs: one, or several that a dash or a slash joins.
    func names(in word: Substring) -> [Substring] {
        guard word.utf8.count <= Self.longest else { return [] }
        let core = Self.core(of: word)
        guard core.last?.isLetter == true, !haveCapitals || core.first?.isUppercase == true else { return [] }
        // seg.-sex.
        let names = core.split(whereSeparator: Self.joining.contains).map { $0.last == "." ? $0.dropLast() : $0 }
        return names.allSatisfy { full($0) != nil } ? names : []
    }

    /// A text with its days in full, where others or hours stand beside them.
    ///
    /// - Complexity: Linear in the length of the text.
    func written(_ text: String) -> String {
        guard text.utf8.count <= Self.longestCell || text.contains(where: { ".:-–/".contains($0) }) else { return text }
        return text.rewritingLines { line in
            let words = line.split(separator: " ", omittingEmptySubsequences: false)
            let count = nameCount(in: words)
            guard count > 0 else { return nil }
            return words.indices.map { full($0, of: words, besideNames: count) ?? words[$0] }.joined(separator: " ")
        }
    }

    /// Whether a line may name days in short: in a row of a table, or in a word with a capital.
    func mayStand(in line: Substring) -> Bool {
        line.utf8.count <= Self.longestRow || line.containsAny(utf8: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    }

    /// Whether a word is one day, in full or in short, with or without signs beside it.
    func isDay(_ word: Substring) -> Bool {
        let core = Self.core(of: word)
        return days.values.contains(String(core)) || names(in: word).count == 1
    }

    /// How many days some words name in short.
    func nameCount(in words: [Substring]) -> Int { words.reduce(0) { $0 + names(in: $1).count } }

    /// The word with its days in full; nil for a word that has none, or stands in prose: *Sat in the sun*.
    ///
    /// - Parameter count: How many days are named in the line.
    func full(_ index: Int, of words: [Substring], besideNames count: Int) -> Substring? {
        let word = words[index]
        let names = names(in: word)
        guard !names.isEmpty else { return nil }
        let isDay = haveCapitals ? isEnglishDay(index, of: words, besideNames: count) : isRomanceDay(index, of: words)
        guard isDay else { return nil }
        let next = index + 1 < words.count ? words[index + 1] : ""
        let core = Self.core(of: word)
        let full = word[..<core.startIndex] + written(core: core)
        // The full stop of a short word, and not of a sentence.
        let rest = word[core.endIndex...]
        let isBeforeMark = rest.count > 1 && rest.dropFirst().first.map { ",;:)".contains($0) } == true
        let behind = words[(index + 1)...].drop(while: \.isEmpty)
        let endsCell = !behind.isEmpty && behind.startIndex - index >= ColumnGap.narrowest
        let goesOn = endsCell || next.first.map { !$0.isUppercase } ?? false || !self.names(in: next).isEmpty
        let endsWord = rest.first == "." && (isBeforeMark || rest == "." && goesOn)
        return (endsWord ? full + rest.dropFirst() : full + rest)[...]
    }

    static func core(of word: Substring) -> Substring {
        let start = word.firstIndex { !opening.contains($0) } ?? word.endIndex
        let end = word[start...].lastIndex { !closing.contains($0) }.map { word.index(after: $0) } ?? start
        return word[start..<end]
    }

    /// The days of a word in full, with what joins them.
    private func written(core: Substring) -> String {
        var result = ""
        var rest = core
        while !rest.isEmpty {
            let name = rest.prefix { !Self.joining.contains($0) }
            result += full(name.last == "." ? name.dropLast() : name) ?? String(name)
            rest = rest[name.endIndex...]
            let signs = rest.prefix(while: Self.joining.contains)
            result += signs
            rest = rest[signs.endIndex...]
        }
        return result
    }

    private static let opening = "([\"“\u{FFFC}"
    static let closing = ")]\"”.,:;\u{FFFC}"
    private static let joining: Set<Character> = ["-", "–", "/", "&", "+"]
    private static let longest = 32
    private static let longestAlone = 8
    /// Lines of tables are no longer, and sentences name days with their hours or dates.
    private static let longestRow = 100
    /// Of longer texts without a sign none is a row of days.
    private static let longestCell = 40
}
