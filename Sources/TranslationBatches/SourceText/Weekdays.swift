// SPDX-License-Identifier: Apache-2.0

/// Days of the week in short in one language: *Sat* is no verb, *Sun* no star and *mar.* no sea where days stand beside each
/// other, or hours.
struct Weekdays: Sendable {
    /// The days in full, by how they are written in short, in small letters.
    private let days: [String: String]
    /// Whether they are always written with a capital.
    private let haveCapitals: Bool
    /// What may follow a day in small letters.
    private let joiners: Set<Substring>
    /// What is said of a shop on a day, in small letters.
    private let states: Set<String>
    /// Days in short that are other words as well.
    private let areWords: Set<String>
    private let months: ShortMonths?

    /// Those of a language, without script and region; nil where they are not known.
    init?(of language: String) {
        guard let known = Self.known[language] else { return nil }
        haveCapitals = language == "en"
        joiners = Set(known.joiners.split(separator: " "))
        states = Set(known.states.split(separator: " ").map(String.init))
        areWords = Set(known.words.split(separator: " ").map(String.init))
        months = ShortMonths(of: language)
        let pairs = known.days.split(separator: " ").map { $0.split(separator: "=") }
        days = Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), String($0[1])) })
    }

    static let english = Weekdays(of: "en")

    private static let known: [String: (days: String, joiners: String, states: String, words: String)] = [
        "ca": (
            days: "dl=dilluns dt=dimarts dc=dimecres dj=dijous dv=divendres ds=dissabte dg=diumenge", joiners: "i o a al de el",
            states: "tancat obert", words: ""
        ),
        "en": (
            days: """
            mon=Monday tue=Tuesday tues=Tuesday wed=Wednesday thu=Thursday thur=Thursday thurs=Thursday fri=Friday \
            sat=Saturday sun=Sunday
            """, joiners: "and or to until till from at", states: "closed open only off", words: "mon sat sun wed"
        ),
        "es": (
            days: "lun=lunes mar=martes mié=miércoles mie=miércoles jue=jueves vie=viernes sáb=sábado sab=sábado dom=domingo",
            joiners: "y o a al de desde el los", states: "cerrado abierto", words: "mar"
        ),
        "fr": (
            days: "lun=lundi mar=mardi mer=mercredi jeu=jeudi ven=vendredi sam=samedi dim=dimanche",
            joiners: "et ou à au de du le",
            states: "fermé ouvert", words: "mer jeu sam"
        ),
        "it": (
            days: "lun=lunedì mar=martedì mer=mercoledì gio=giovedì ven=venerdì sab=sabato dom=domenica",
            joiners: "e o a al da dal dalle il", states: "chiuso aperto", words: "mar ven gio"
        ),
        "pt": (
            days: """
            seg=segunda-feira ter=terça-feira qua=quarta-feira qui=quinta-feira sex=sexta-feira sáb=sábado sab=sábado \
            dom=domingo
            """, joiners: "e ou a à das de no na", states: "fechado aberto encerrado", words: "ter sex qui"
        ),
    ]

    /// The day that a text is in short, in full; nil for another text.
    func full(_ text: Substring) -> String? {
        guard 2...6 ~= text.utf8.count, !haveCapitals || text.first?.isUppercase == true, let day = days[text.lowercased()] else {
            return nil
        }
        return text.first?.isUppercase == true ? day.prefix(1).uppercased() + day.dropFirst() : day
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
        line.utf8.count <= Self.longestRow || ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].contains(where: line.contains)
    }

    /// How many days some words name in short.
    func nameCount(in words: [Substring]) -> Int { words.reduce(0) { $0 + names(in: $1).count } }

    /// The word with its days in full; nil for a word that has none, or stands in prose: *Sat in the sun*.
    ///
    /// - Parameter count: How many days are named in the line.
    func full(_ index: Int, of words: [Substring], besideNames count: Int) -> Substring? {
        let word = words[index]
        let names = names(in: word)
        guard !names.isEmpty, haveCapitals ? isEnglishDay(index, of: words, count) : isDay(index, of: words) else {
            return nil
        }
        let next = index + 1 < words.count ? words[index + 1] : ""
        let core = Self.core(of: word)
        let full = word[..<core.startIndex] + written(core: core)
        // The full stop of a short word, and not of a sentence.
        let rest = word[core.endIndex...]
        let isBeforeMark = rest.count > 1 && rest.dropFirst().first.map { ",;:)".contains($0) } == true
        let endsWord =
            names.count == 1 && rest.first == "." && (isBeforeMark || rest == "." && next.first.map { !$0.isUppercase } ?? false)
        return (endsWord ? full + rest.dropFirst() : full + rest)[...]
    }

    private func isEnglishDay(_ index: Int, of words: [Substring], _ count: Int) -> Bool {
        let word = words[index]
        let before = index > 0 ? words[index - 1].lowercased() : ""
        guard before != "the" else { return false }
        let names = names(in: word)
        // Whether the day is a word as well: nobody writes *Fri* for anything else.
        let isWord = names.count == 1 && areWords.contains(names[0].lowercased())
        guard isWord else { return true }
        let next = index + 1 < words.count ? words[index + 1] : ""
        let last = index + 2 < words.count ? words[index + 2] : ""
        let isBeforeTime = Self.isDateOrTime(next, before: last, endsText: index + 2 >= words.count)
        let isState =
            states.contains(Self.core(of: next).lowercased())
            && (last.isEmpty || next.last.map { Self.closing.contains($0) } ?? false)
        let goesOn = next.first?.isLowercase == true && Self.core(of: word).endIndex == word.endIndex
        // Sat: match; Sat - Bill; Sun - closed; but not: Sun - our star
        let isBesideLabel = last.first?.isLowercase != true || states.contains(Self.core(of: last).lowercased())
        let isLabel = index == 0 && (word.contains(":") || ["-", "–", ":"].contains(next) && isBesideLabel)
        let isInColumn = index == 0 && next.isEmpty && words.count > 1
        if isInColumn || Self.beforeDays.contains(before) { return true }
        return (count > 1 || isBeforeTime || isState || isLabel) && (!goesOn || isState || joiners.contains(next))
    }

    /// What stands before a day, and not before a verb or the sun.
    private static let beforeDays: Set = ["by", "each", "every", "last", "next", "on", "this", "till", "until"]

    /// Whether a word is a day in a language that writes days with small letters: a full stop or a capital marks it, and another
    /// day, a number or what is said of a shop stands beside it.
    private func isDay(_ index: Int, of words: [Substring]) -> Bool {
        let word = words[index]
        if names(in: word).count > 1 { return true }
        let beside = daysBeside(index, of: words)
        let own = Self.core(of: word)
        let others = (beside.before + beside.after).filter { Self.core(of: $0) != own }
        // lun mar mié; lun o mar
        if others.count > 1 || others.contains(where: { !isWord(own) || !isWord(Self.core(of: $0)) }) { return true }
        guard isMarked(word) else { return false }
        if others.contains(where: isMarked) { return true }
        // *15 mar.* is a month in Spanish.
        guard index == 0 || words[index - 1].last?.isNumber != true else { return false }
        let isCapital = own.first?.isUppercase == true
        // A full stop before a small letter is that of a short word: *Cours de yoga mer. à 18 h*; but not *à la mer. puis*.
        let following = index + 1 < words.count ? words[index + 1] : ""
        let isTheSea = index > 0 && ["la", "al"].contains(words[index - 1])
        if !isCapital || index > 0, word.last == ".", following.first?.isLowercase == true { return !isTheSea }
        if word.last == ".", !isWord(Self.core(of: word)), !isCapital { return true }
        let behind = words[(index + 1)...].drop { $0.isEmpty || joiners.contains($0) }
        let next = behind.first ?? ""
        // Sáb. cerrado; Mar : fermé; but not: Jeu : règles, Jeu ouvert à tous
        let isLabel = index == 0 && isCapital && (word.contains(":") || next == ":")
        let labelled = next == ":" ? behind.dropFirst() : behind
        let said = labelled.first ?? ""
        let isState = states.contains(Self.core(of: said).lowercased()) && labelled.count == 1
        if isState || isLabel && (!isWord(own) || said.isEmpty || said.first?.isNumber == true) { return true }
        guard next.first?.isNumber == true else { return false }
        let last = behind.dropFirst().first ?? ""
        return word.contains(".")
            || isCapital && (next.dropFirst().contains { ":h-–".contains($0) } || Self.followHours.contains(last))
            || isCapital && (months?.isOne(last) ?? false)
    }

    /// The days right before and right behind a word, over what joins days.
    private func daysBeside(_ index: Int, of words: [Substring]) -> (before: [Substring], after: [Substring]) {
        func row(_ rest: some Collection<Substring>) -> [Substring] {
            Array(rest.filter { !$0.isEmpty && !joiners.contains($0) }.prefix { !names(in: $0).isEmpty })
        }
        let reach = 8
        return (row(words[max(0, index - reach)..<index].reversed()), row(words[(index + 1)...].prefix(reach)))
    }

    /// Whether a day in short is another word as well: *mar*, *sex*.
    private func isWord(_ day: Substring) -> Bool { areWords.contains(day.lowercased()) }

    /// What stands behind the first hour of two, or is one.
    private static let followHours: Set<Substring> = ["h", "h.", "-", "–", "à"]

    /// Whether a word has a capital, or a full stop behind it.
    private func isMarked(_ word: Substring) -> Bool {
        let core = Self.core(of: word)
        return core.first?.isUppercase == true || word[core.endIndex...].first == "."
    }

    /// Whether a word behind a day is the date or the hours: `4 May`, `10:00`, `9–17`; but not *Sat 4 hours in a car*.
    private static func isDateOrTime(_ next: Substring, before last: Substring, endsText: Bool) -> Bool {
        guard next.first?.isNumber == true else { return false }
        let goesOn = !next.contains(":") && last.first?.isLowercase == true && !["am", "pm", "to", "and"].contains(last)
        let number = next.prefix { $0.isNumber }
        let isDay = 1...2 ~= number.count && (Int(number) ?? 0) <= 31
        let isPlain = next.allSatisfy(\.isNumber)
        guard isDay || next.contains(":") else { return false }
        return !goesOn && (endsText || !isPlain || last.first?.isUppercase == true)
    }

    private static func core(of word: Substring) -> Substring {
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
    private static let closing = ")]\"”.,:;\u{FFFC}"
    private static let joining: Set<Character> = ["-", "–", "/", "&", "+"]
    private static let longest = 32
    private static let longestAlone = 8
    /// Lines of tables are no longer, and sentences name days with their hours or dates.
    private static let longestRow = 100
    /// Of longer texts without a sign none is a row of days.
    private static let longestCell = 40
}
