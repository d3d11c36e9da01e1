// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The surnames behind given names in the words of a text.
///
/// Where only names have a capital inside of a sentence, as in Romance languages and in English, most are told by where they
/// stand: what has one behind a given name is a surname, be it a word or not.
///
///     let names = FullNames(in: "es")
///     names.surnames(behind: 2, of: "Ayer vi a Raquel Mesa.".split(separator: " "))  // ["Mesa"]
///
/// Given names that are words themselves need a surname that is known: *Rosa Blanco*. So do all in other languages.
package struct FullNames: Sendable {
    private let isEnglish: Bool
    private let isRomance: Bool
    /// Whether names of people stand behind articles.
    private let takesArticles: Bool
    /// Days and months, in small letters, which some texts write with a capital.
    private let calendar: Set<String>

    /// - Parameter language: The language of the texts, without script and region; nil where it is not known.
    package init(in language: String? = nil) {
        isEnglish = language == "en"
        isRomance = language.map(RomanceNames.languages.contains) ?? false
        takesArticles = language == "pt" || language == "ca"
        let calendar = language.map { CalendarNames.days(in: $0) + CalendarNames.months(in: $0) } ?? []
        // Theresa May
        self.calendar = Set(calendar.map { $0.lowercased() }).subtracting(isEnglish ? ["may"] : [])
    }

    /// The surnames behind a given name, with the initials, given names and small words between, each without the punctuation
    /// behind it; nil where there is none, or the words may be something else, such as a heading.
    ///
    /// - Parameters:
    ///   - index: Where the given name stands.
    ///   - words: The words of the text, as spaces part them.
    package func surnames(behind index: Int, of words: [Substring]) -> [Substring]? {
        let given = words[index].drop { !$0.isLetter }
        guard index + 1 < words.count, given.allSatisfy(\.isLetter), GivenNames.mayContain(given) else { return nil }
        let place = Place(of: index, in: words)
        if let run = run(from: index + 1, of: words), isName(given, run, at: place, of: words) { return run.parts }
        let known = Self.knownSurnames(from: index + 1, of: words)
        guard let last = known.last, GivenNames.contains(given) else { return nil }
        let isPerson =
            switch place {
            case .insideSentence, .behindPreposition: true
            case .behindComma: GivenNames.contains(words[max(0, index - 2)])
            case .start: index == 0 && Self.endsName(index + known.count, of: words, last)
            case .behindArticle: false
            }
        return isPerson || !GivenNames.alsoWords.contains(given) ? known : nil
    }

    // MARK: - Surnames told by their capital

    /// Words with a capital behind a given name.
    private struct Run {
        var parts: [Substring] = []
        /// Whether one of them is a surname that is known.
        var hasKnownSurname = false
        /// The word behind them, where no punctuation parts it from them.
        var next: Substring?
    }

    /// The words behind a given name up to one with a small letter; nil where none is a surname, or one cannot be part of a name.
    private func run(from start: Int, of words: [Substring]) -> Run? {
        guard isEnglish || isRomance, start < 2 || !Honours.contains(words[start - 2].drop { !$0.isLetter }) else { return nil }
        var run = Run()
        var (index, surnameCount, isOpen) = (start, 0, true)
        while isOpen, index < words.count, run.parts.count < Self.mostParts {
            if surnameCount == 0, words[index].isInitial {
                run.parts.append(words[index])
                index += 1
                continue
            }
            let particles = isRomance ? Self.particles(at: index, of: words) : []
            let surname = words[index + particles.count].prefix { $0.isLetter || $0 == "-" }
            guard surname.count > 1, surname.first?.isUppercase == true else { break }
            guard surname.contains(where: \.isLowercase), !Self.others.contains(surname),
                !calendar.contains(surname.lowercased())
            else { return nil }
            let isKnown = Surnames.contains(surname)
            run.hasKnownSurname = run.hasKnownSurname || isKnown
            if isKnown || !particles.isEmpty || !GivenNames.mayContain(surname) { surnameCount += 1 }
            run.parts += particles + [surname]
            index += particles.count
            isOpen = surname.endIndex == words[index].endIndex
            index += 1
        }
        if isOpen, index < words.count { run.next = words[index] }
        return surnameCount > 0 ? run : nil
    }

    /// Small words at a place that stand between a name and a surname: *Ana de la Cruz*, *António da Luz*.
    private static func particles(at index: Int, of words: [Substring]) -> [Substring] {
        guard words[index].first?.isLowercase == true else { return [] }
        for count in 1...2 where index + count < words.count {
            let small = words[index..<(index + count)]
            let surname = words[index + count].prefix(while: \.isLetter)
            if particles.contains(small.joined(separator: " ")), Surnames.contains(surname) || GivenNames.isAmbiguous(surname) {
                return Array(small)
            }
        }
        return []
    }

    /// Whether a given name and what follows it with a capital name somebody.
    private func isName(_ given: Substring, _ run: Run, at place: Place, of words: [Substring]) -> Bool {
        // *Peter Pan Returns Home* is a heading, and *John May 5* a date.
        guard run.next?.first?.isUppercase != true, run.parts.last != "May" || run.next?.first?.isNumber != true else {
            return false
        }
        guard GivenNames.isAmbiguous(given) else {
            return run.hasKnownSurname || isRomance || run.parts.count == 1 && Self.isSentence(words)
        }
        guard run.hasKnownSurname, !Self.landscapes.contains(given) else { return false }
        let isMostlyWord = GivenNames.mostlyWords.contains(given)
        if isEnglish {
            guard isMostlyWord, run.parts.count == 1, !run.parts.contains(where: Self.thingsInEnglish.contains) else {
                return false
            }
            let isMonth = GivenNames.monthsAndSeasons.contains(given)
            let isBeforeVerb = run.next.map { PersonVerbs.contains($0) && !(isMonth && $0 == "and") } ?? false
            return place == .behindPreposition || place == .start && isBeforeVerb
        }
        return switch place {
        case .insideSentence, .behindPreposition: true
        // *Flora Prado* may be all of a heading.
        case .start, .behindComma: !isMostlyWord || run.next != nil
        // A Rosa Branco ligou.
        case .behindArticle: takesArticles && !isMostlyWord
        }
    }

    /// Whether not all words of a text have capitals, as those of English headings have.
    private static func isSentence(_ words: [Substring]) -> Bool {
        words.contains { $0.first?.isLowercase == true && $0.utf8.count >= shortestInHeadings }
    }

    // MARK: - Surnames that are known

    /// The surnames at a place that are known, with the initials before them.
    private static func knownSurnames(from start: Int, of words: [Substring]) -> [Substring] {
        var found: [Substring] = []
        var count = 0
        for word in words[start...] {
            if count == 0, word.isInitial {
                found.append(word)
                continue
            }
            let surname = word.prefix(while: \.isLetter)
            guard Surnames.contains(surname) else { break }
            found.append(surname)
            count += 1
            if surname.endIndex < word.endIndex || count == mostSurnames { break }
        }
        return count == 0 ? [] : found
    }

    /// Whether nothing follows the last surname, something that parts it from what does, or what people do: *Grace Hill (chair)*,
    /// *Will Brown:*, *Mark Long asked*.
    private static func endsName(_ index: Int, of words: [Substring], _ surname: Substring) -> Bool {
        guard index + 1 < words.count else { return true }
        let next = words[index + 1]
        return words[index].last.map { ",:;".contains($0) } ?? false || next.first.map { "(–—-/,&".contains($0) } ?? false
            || surname.endIndex == words[index].endIndex && PersonVerbs.contains(next)
    }

    /// Where a name stands.
    private enum Place {
        /// At the start of a text or a sentence.
        case start
        case behindArticle
        /// Behind a word that stands before people more often than before things.
        case behindPreposition
        /// Behind another word in small letters.
        case insideSentence
        case behindComma

        init(of index: Int, in words: [Substring]) {
            guard index > 0, let first = words[index - 1].first, let last = words[index - 1].last else {
                self = .start
                return
            }
            let isWord = first.isLowercase && last.isLetter
            self =
                isWord && FullNames.articles.contains(words[index - 1])
                ? .behindArticle
                : isWord && FullNames.beforePeople.contains(words[index - 1])
                    ? .behindPreposition
                    : isWord ? .insideSentence : last == "," ? .behindComma : .start
        }
    }

    // MARK: - Words

    /// The most words behind a given name.
    private static let mostParts = 4
    /// The most surnames that a person has in Spanish and Portuguese.
    private static let mostSurnames = 2
    /// Shorter words have a small letter in headings, too.
    private static let shortestInHeadings = 5
    /// What stands before a noun that is no name: *the Grace period*, *la Victoria*.
    private static let articles: Set<Substring> = [
        "al", "alla", "an", "au", "del", "della", "du", "el", "il", "la", "las", "le", "les", "los", "nella", "our", "the",
        "this", "un", "una", "une", "your",
    ]
    private static let beforePeople: Set<Substring> = ["and", "by", "for", "from", "of", "to", "with"]
    private static let particles: Set = ["da", "das", "de", "de la", "de las", "de los", "del", "della", "di", "do", "dos"]
    /// What has a capital behind a given name, and is none of its surnames: greetings in a text without punctuation, saints, and
    /// those whom each language calls otherwise.
    private static let others: Set<Substring> = [
        "Aquinas", "Bautista", "Boa", "Bom", "Bonjour", "Buenas", "Buenos", "Caesar", "Calvin", "Calvino", "Christ", "Colombo",
        "Columbus", "Colón", "Con", "Cristo", "Evangelista", "Luther", "Lutero", "Magdalena", "Magno", "Nazareno", "Sin", "The",
    ]
    /// Given names that make names of places with surnames: *Mar Rojo*.
    private static let landscapes: Set<Substring> = ["Cliff", "Mar", "River"]
    /// Surnames that make a colour or a day of given names: *Olive Green*, *May Day*.
    private static let thingsInEnglish: Set<Substring> = [
        "Black", "Blue", "Brown", "Day", "Gold", "Gray", "Green", "Grey", "Rose", "Silver", "White",
    ]
}
