// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A line, or a column of one, that names people where no sentence needs them.
struct NameLine {
    /// One of the names.
    struct Name {
        /// The first given name, or the first word behind a title; empty where whole lines tell who speaks.
        let given: Substring
        /// All of the name that is known to be one.
        let whole: Substring
        /// Whether a surname that is known, or a title, tells that it is one.
        let hasSurname: Bool
        /// How far it may reach: over words with a capital that are not known to be surnames.
        let end: Substring.Index

        /// All of the name, with surnames that only their place tells: *Antônio Rodrigues Pontes*.
        func whole(by fullNames: FullNames) -> Substring {
            let line = whole.base[whole.startIndex...].prefix { !$0.isNewline }
            let words = line.split(separator: " ", maxSplits: NameLine.mostWords, omittingEmptySubsequences: false)
            guard whole.startIndex == given.startIndex, let last = fullNames.surnames(behind: 0, of: words)?.last else {
                return whole
            }
            return line[..<max(whole.endIndex, last.endIndex)]
        }
    }

    /// What the names stand in.
    enum Place {
        /// Nothing else, or a name with a remark behind it: *Grace Hill (chair)*.
        case entry
        /// Who says what follows: *Mark: See you there.*
        case speaker
        /// The greeting or the signature of a letter, or a part that somebody has: *Dear Grace*, *Teacher: Grace*.
        case letter
    }

    let place: Place
    let names: [Name]

    /// The longest line that more than who speaks is looked for in, in bytes.
    private static let longest = 80
    /// Words that may stand before the name in a greeting or a signature.
    private static let mostWordsBefore = 6
    /// The most words of a name.
    private static let mostWords = 8
    private static let placeholder = Character(Placeholder.scalar)

    /// The names of a line without its line break; nil where it has none, or where a sentence has them.
    init?(_ line: Substring, words: LetterWords) {
        let isShort = line.utf8.count <= Self.longest
        guard isShort || line.utf8.prefix(Self.longest).contains(UInt8(ascii: ":")) else { return nil }
        let start = Self.withoutOpening(isShort ? line : line.prefix(Self.longest))
        if let speaker = Self.exportedSpeaker(start, in: line) {
            self.init(place: .speaker, names: [speaker])
        } else if let found = Self.names(at: start), let place = Self.place(of: found.names, before: found.rest, in: line) {
            self.init(place: place, names: place == .speaker ? Self.speakers(found.names, in: line) : found.names)
        } else if isShort, let names = Self.addressed(start, words) ?? Self.inRole(start, words) {
            self.init(place: .letter, names: names)
        } else {
            return nil
        }
    }

    private init(place: Place, names: [Name]) {
        (self.place, self.names) = (place, names)
    }

    /// The names of those who speak, in full, with the time before the first.
    private static func speakers(_ names: [Name], in line: Substring) -> [Name] {
        names.enumerated().map { index, name in
            let opening = line[..<name.whole.startIndex]
            let time = opening[(opening.lastIndex(of: placeholder).map { opening.index(after: $0) } ?? opening.startIndex)...]
            let start = index == 0 && time.contains(where: \.isNumber) ? time.startIndex : name.whole.startIndex
            return Name(given: name.given, whole: line.base[start..<name.end], hasSurname: name.hasSurname, end: name.end)
        }
    }

    /// Whoever stands behind a date and a time, as programs for chats write out what was said: *12/5/26, 20:16 - Mum: Yes.*
    private static func exportedSpeaker(_ start: Substring, in line: Substring) -> Name? {
        let opening = line[..<start.startIndex]
        // Lines of logs have no sign between the time and what happened.
        let sign = opening.last { !$0.isWhitespace }
        guard opening.count(where: \.isNumber) > 6, opening.contains(":"), opening.contains(where: { "/.-".contains($0) }),
            let sign, "-–]~".contains(sign),
            let colon = start.firstIndex(of: ":"), start[colon...].hasPrefix(": ")
        else { return nil }
        let name = start[..<colon]
        // [2026-05-12 10:00] Connection lost: try again
        let isSentence = sign == "]" && name.split(separator: " ").dropFirst().contains { $0.first?.isLowercase == true }
        let isName =
            !isSentence && name.split(separator: " ").count <= mostWordsOfSpeaker
            && name.allSatisfy { $0.isLetter || " .-'’".contains($0) }
        return isName ? Name(given: "", whole: line[..<colon], hasSurname: false, end: colon) : nil
    }

    private static let mostWordsOfSpeaker = 4

    // MARK: - Where names stand

    /// What names at the start of a line stand in; nil where a sentence goes on.
    private static func place(of names: [Name], before rest: Substring, in line: Substring) -> Place? {
        let rest = rest.drop { $0 == placeholder }
        // Mark (10:30): See you there.
        let behind = withoutRemark(rest)
        if behind.first == ":", names.count < 3, behind.dropFirst().first.map({ !$0.isLetter && !$0.isNumber }) ?? true,
            // Max: 30; but João: 84 €
            behind.dropFirst().first(where: { !$0.isWhitespace && $0 != placeholder })?.isNumber != true
                || names.allSatisfy({ !GivenNames.isAmbiguous($0.given) })
        {
            return .speaker
        }
        guard line.utf8.count <= longest else { return nil }
        if endsLine(rest) { return .entry }
        let remark = rest.drop { $0 == " " }
        guard let last = names.last, last.hasSurname, last.end == last.whole.endIndex, let sign = remark.first else { return nil }
        return "(–—/&".contains(sign) || remark.hasPrefix("- ") || rest.hasPrefix(", ") || rest.hasPrefix("; ") ? .entry : nil
    }

    /// Whom a line greets, or who signs it: *Dear Grace,*, *Best wishes, Mark*.
    private static func addressed(_ line: Substring, _ words: LetterWords) -> [Name]? {
        var rest = line
        for index in 0..<mostWordsBefore {
            let word = rest.prefix(while: \.isLetter)
            guard !word.isEmpty else { return nil }
            rest = rest[word.endIndex...]
            let key = word.lowercased()
            let (greets, closes) = (index < 3 && words.greetings.contains(key), words.closings.contains(key))
            let next = rest.drop { ",! ".contains($0) }
            // *I Love Art* and *Hello Summer!* are no letters.
            if greets || closes && rest.first == ",", let found = names(at: next),
                found.rest.first == "," || key.hasPrefix("dear") || closes
                    || !found.names.contains(where: { GivenNames.mostlyWords.contains($0.given) })
            {
                let end = found.rest.drop { $0 == placeholder }
                if endsLine(end) || greets && end.first.map({ ",!:.".contains($0) }) == true { return found.names }
            }
            guard rest.first == " " else { return nil }
            rest.removeFirst()
        }
        return nil
    }

    /// Whether one signs below a line: *Best wishes,*.
    static func isClosing(_ line: Substring, _ words: LetterWords) -> Bool {
        guard line.last == ",", line.utf8.count <= longest else { return false }
        let last = line.dropLast().split { !$0.isLetter }.last ?? ""
        return words.closings.contains(last.lowercased())
    }

    /// The same names in a letter, where they are all of the line.
    func signed() -> NameLine { place == .entry ? NameLine(place: .letter, names: names) : self }

    /// Who has a part: *Teacher: Grace*, *by Mark Long*.
    private static func inRole(_ line: Substring, _ words: LetterWords) -> [Name]? {
        let label = line.prefix { $0 != ":" }
        let last = label.split(separator: " ").last.map { $0.lowercased() } ?? ""
        let behind = line[label.endIndex...].dropFirst()
        let rest = label.endIndex == line.endIndex && line.lowercased().hasPrefix("by ") ? line.dropFirst(3) : behind
        // Models read *From: X* as *starting with*.
        guard last != "from", last != "to", let found = names(at: rest.drop { $0 == " " || $0 == placeholder }),
            endsLine(withoutRemark(found.rest))
        else { return nil }
        let isPart = words.roles.contains(last) || label.endIndex == line.endIndex
        // *Season: Summer* is nobody.
        let areCertain = found.names.allSatisfy { name in
            !GivenNames.isAmbiguous(name.given) || name.hasSurname && !GivenNames.mostlyWords.contains(name.given)
        }
        return isPart || areCertain ? found.names : nil
    }

    /// A line without what opens it: marks of a list, a time with brackets around it, quotation marks.
    private static func withoutOpening(_ line: Substring) -> Substring {
        let rest = line.drop { !$0.isLetter }
        guard rest.startIndex > line.startIndex, let end = DayPeriod.leading(rest.utf8)?.end, end < rest.endIndex else {
            return rest
        }
        return rest[end...].drop { !$0.isLetter }
    }

    /// What follows a remark in brackets, where there is one: *Grace Hill (chair), Mark Long*.
    private static func withoutRemark(_ rest: Substring) -> Substring {
        guard rest.hasPrefix(" ("), let end = rest.firstIndex(of: ")") else { return rest }
        return rest[end...].dropFirst()
    }

    /// Whether there are no words in the rest of a line: a full stop, a time.
    private static func endsLine(_ rest: Substring) -> Bool {
        guard rest.first?.isLetter != true, rest.first != "'", rest.first != "’" else { return false }
        // Hope (Sat 08:12)
        let time = rest.drop { $0 == " " }
        if let first = time.first, "([".contains(first), let last = time.last, ")]".contains(last),
            time.contains(":"), time.count(where: \.isNumber) > 2, !time.contains(utf8: ", ")
        {
            return true
        }
        return rest.split { !$0.isLetter }.allSatisfy { DayPeriod($0) != nil }
    }

    // MARK: - Names

    /// What stands between two names.
    private static let separators = [", ", " & ", "/", " / ", " and ", " y ", " e ", " et ", " i ", " und ", " o ", " or "]

    private static func names(at start: Substring) -> (names: [Name], rest: Substring)? {
        guard let first = name(at: start) else { return nil }
        var names = [first]
        var rest = start[first.end...]
        while true {
            let behind = withoutRemark(rest)
            guard let separator = separators.first(where: { behind.hasPrefix($0) }),
                let next = name(at: behind.dropFirst(separator.count))
            else { return (names, rest) }
            names.append(next)
            rest = rest[next.end...]
        }
    }

    private static func name(at start: Substring) -> Name? {
        let words = start.split(separator: " ", maxSplits: 4, omittingEmptySubsequences: false)
        guard let first = words.first, !first.isEmpty else { return nil }
        if words.count > 1, Titles.endsWord(first), let parts = Titles.name(in: words[1...]), let last = parts.last {
            let whole = start[words[1].startIndex..<last.endIndex]
            return Name(given: parts[0], whole: whole, hasSurname: true, end: last.endIndex)
        }
        let given = first.prefix(while: \.isLetter)
        guard GivenNames.mayContain(given) else { return nil }
        var end = given.endIndex
        if start[end...].first == "-" {
            let second = start[end...].dropFirst().prefix(while: \.isLetter)
            if second.first?.isUppercase == true { end = second.endIndex }
        }
        var (wholeEnd, hasSurname, isKnown) = (end, false, true)
        for word in words.dropFirst() where end == start.index(before: word.startIndex) {
            let letters = word.prefix { $0.isLetter || $0 == "-" }
            let isInitial = word.isInitial
            guard isInitial || letters.first?.isUppercase == true && letters.count > 1 else { break }
            // Mar Rojo
            let isSurname =
                Surnames.contains(letters)
                && !(GivenNames.mostlyWords.contains(given) && FullNames.otherNouns.contains(letters))
            isKnown = isKnown && (isInitial || isSurname || GivenNames.mayContain(letters))
            hasSurname = hasSurname || isKnown && isSurname
            end = isInitial ? word.endIndex : letters.endIndex
            if isKnown, !isInitial { wholeEnd = end }
        }
        return Name(given: given, whole: start[given.startIndex..<wholeEnd], hasSurname: hasSurname, end: end)
    }
}
