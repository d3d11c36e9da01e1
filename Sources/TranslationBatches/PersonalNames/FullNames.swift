// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The surnames behind given names in the words of a text.
///
/// Most are known. Where only names have a capital inside of a sentence, as in Romance languages and in English, others are told
/// by where they stand: inside of a sentence, or before what people do.
///
///     let names = FullNames(in: "es")
///     names.surnames(behind: 2, of: "Ayer vi a Raquel Mesa.".split(separator: " "))    // ["Mesa"]
///     names.surnames(behind: 0, of: "Raquel Mesa llegó tarde".split(separator: " "))   // ["Mesa"]
///     names.surnames(behind: 0, of: "Raquel Gana el Torneo".split(separator: " "))     // nil: a headline
///
/// Given names that are words themselves need a surname that is known: *Rosa Blanco*.
package struct FullNames: Sendable {
    private let language: String?
    private let isEnglish: Bool
    private let isRomance: Bool
    /// Whether names of people stand behind articles.
    private let takesArticles: Bool
    /// Days and months, in small letters, which some texts write with a capital.
    private let calendar: Set<String>

    /// - Parameter language: The language of the texts, without script and region; nil where it is not known.
    package init(in language: String? = nil) {
        self.language = language
        isEnglish = language == "en"
        isRomance = language.map(RomanceNames.languages.contains) ?? false
        takesArticles = language == "pt" || language == "ca"
        calendar = language.flatMap { Self.calendars[$0] } ?? []
    }

    /// The surnames behind a given name, with the initials, given names and small words between, each without the punctuation
    /// behind it; nil where there is none, or the words may be something else, such as a heading.
    ///
    /// - Parameters:
    ///   - index: Where the given name stands.
    ///   - words: The words of the text, as spaces part them.
    package func surnames(behind index: Int, of words: [Substring]) -> [Substring]? {
        let given = words[index].drop { !$0.isLetter }
        guard index + 1 < words.count, given.allSatisfy(\.isLetter), GivenNames.mayContain(given),
            index == 0 || !Honours.contains(words[index - 1].drop { !$0.isLetter })
        else { return nil }
        let place = NamePlace(of: index, in: words, language: language)
        if let run = run(from: index + 1, of: words), isName(given, run, at: index, place, of: words) { return run.parts }
        let known = Self.knownSurnames(from: index + 1, of: words)
        guard let last = known.last, GivenNames.contains(given) else { return nil }
        let isPerson =
            switch place {
            case .insideSentence: true
            case .behindComma: words[max(0, index - 2)..<index].contains { GivenNames.contains($0.prefix(while: \.isLetter)) }
            case .start: Self.endsName(index + known.count, of: words, last)
            case .behindArticle, .behindCapital: false
            }
        return isPerson || !GivenNames.alsoWords.contains(given) ? known : nil
    }

    // MARK: - Surnames told by their capital

    /// Words with a capital behind a given name.
    private struct Run {
        var parts: [Substring] = []
        /// Whether one of them is a surname that is known.
        var hasKnownSurname = false
        /// How many of them are neither known surnames nor given names.
        var unknownCount = 0
        /// The sign behind the last of them.
        var sign: Character?
        /// The word behind them, where no sign parts it from them.
        var next: Substring?
    }

    /// The words behind a given name up to one with a small letter; nil where none is a surname, or one cannot be part of a name.
    private func run(from start: Int, of words: [Substring]) -> Run? {
        guard isEnglish || isRomance else { return nil }
        var run = Run()
        var (index, surnameCount) = (start, 0)
        while run.sign == nil, index < words.count, run.parts.count < Self.mostParts {
            if surnameCount == 0, words[index].isInitial {
                run.parts.append(words[index])
                index += 1
                continue
            }
            let particles = isRomance ? Self.particles(at: index, of: words) : []
            let word = words[index + particles.count]
            let surname = word.prefix { $0.isLetter || $0 == "-" }
            guard surname.count > 1, surname.first?.isUppercase == true else { break }
            guard surname.contains(where: \.isLowercase), !Self.others.contains(surname),
                !calendar.contains(surname.lowercased()), !Self.goesOn(word[surname.endIndex...])
            else { return nil }
            let (isKnown, isGiven) = (Surnames.contains(surname), GivenNames.contains(surname))
            run.hasKnownSurname = run.hasKnownSurname || isKnown
            if !isKnown, !isGiven, particles.isEmpty { run.unknownCount += 1 }
            if isKnown || !particles.isEmpty || !isGiven { surnameCount += 1 }
            run.parts += particles + [surname]
            run.sign = word[surname.endIndex...].first
            index += particles.count + 1
        }
        if run.sign == nil, index < words.count { run.next = words[index] }
        return surnameCount > 0 ? run : nil
    }

    /// Whether a word goes on behind a tag in it: *Me</b>sa*.
    private static func goesOn(_ rest: Substring) -> Bool {
        rest.unicodeScalars.first == Placeholder.scalar && rest.contains(where: \.isLetter)
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
    private func isName(
        _ given: Substring, _ run: Run, at index: Int, _ place: NamePlace, of words: [Substring]
    ) -> Bool {
        // *Peter Pan Returns Home* is a heading, and *John May 5* a date.
        guard run.next?.first?.isUppercase != true, run.parts.last != "May" || run.next?.first?.isNumber != true else {
            return false
        }
        guard GivenNames.isAmbiguous(given) else {
            // Silla Nora Verde
            let isColour = place == .behindCapital && run.parts.last.map(Self.otherNouns.contains) == true
            return run.unknownCount == 0 && !isColour
                || !GivenNames.alsoPlaces.contains(given) && isSurname(run, at: index, place, of: words)
        }
        guard run.hasKnownSurname, run.unknownCount == 0, !Self.landscapes.contains(given),
            !run.parts.contains(where: Self.otherNouns.contains)
        else { return false }
        let isMostlyWord = GivenNames.mostlyWords.contains(given)
        let isBeforeVerb = run.next.map { PersonVerbs.contains($0, in: language) } ?? false
        if isEnglish {
            let isMonth = GivenNames.monthsAndSeasons.contains(given)
            return isMostlyWord && run.parts.count == 1
                && (place == .insideSentence && Self.englishPrepositions.contains(words[index - 1]) && !isMonth
                    || place == .start && isBeforeVerb)
        }
        return switch place {
        case .insideSentence: true
        // *Flora Prado* may be all of a heading, and *Dolores de Cabeza* hurt.
        case .start, .behindComma:
            isBeforeVerb || isJoined(run) || !isMostlyWord && !run.parts.contains { $0.first?.isLowercase == true }
        // A Rosa Branco ligou.
        case .behindArticle: takesArticles && !isMostlyWord
        case .behindCapital: false
        }
    }

    /// Whether words of which some are not known as surnames are some.
    private func isSurname(_ run: Run, at index: Int, _ place: NamePlace, of words: [Substring]) -> Bool {
        guard run.unknownCount < 3, run.sign != ":", isRomance || run.parts.count == 1,
            !run.parts.contains(where: Self.offices.contains),
            // El huracán Katrina Destruyó la ciudad; el ministro Luis Puente Inaugura la línea
            !run.parts.contains(where: { PersonVerbs.isPast($0, in: language) }),
            run.next.map({ !NamePlace.isArticle(String($0), in: language) }) ?? true
        else { return false }
        let isBeforeVerb = run.next.map { PersonVerbs.contains($0, in: language) } ?? false
        switch place {
        case .insideSentence:
            // In English names stand before nouns: *Harry Potter books*.
            // *Publicado por Luis Compartir* is what one reads below a page.
            let isBelowPage = index == 2 && Self.behindParticiples.contains(words[1])
            return isRomance
                ? (run.next != nil || run.sign != nil) && !isBelowPage
                : run.next.map { isBeforeVerb || Self.behindEnglishNames.contains($0) } ?? true
        case .start: return isBeforeVerb || isJoined(run)
        case .behindComma: return isBeforeVerb || run.sign == ","
        case .behindArticle: return takesArticles && isBeforeVerb
        case .behindCapital: return isBeforeVerb
        }
    }

    /// Whether *and* follows some words: *Luz Casal y Paz Vega*.
    private func isJoined(_ run: Run) -> Bool { run.next.map { Self.conjunctions.contains($0) } ?? false }

    // MARK: - Surnames that are known

    /// The surnames at a place that are known, with the initials before them.
    private static func knownSurnames(from start: Int, of words: [Substring]) -> [Substring] {
        var found: [Substring] = []
        var count = 0
        for (index, word) in words.enumerated().dropFirst(start) {
            if count == 0, word.isInitial {
                found.append(word)
                continue
            }
            let surname = word.prefix(while: \.isLetter)
            // *Ana Feliz cumpleaños*; at an end it is one, whatever else it means.
            let mayGoOn = surname.endIndex == word.endIndex && index + 1 < words.count
            guard Surnames.contains(surname), !goesOn(word[surname.endIndex...]), !(mayGoOn && others.contains(surname)) else {
                break
            }
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
            || surname.endIndex == words[index].endIndex && PersonVerbs.contains(next, in: nil)
    }

    // MARK: - Words

    private static let calendars = Dictionary(
        uniqueKeysWithValues: RomanceNames.languages.union(["en"]).map { language in
            let names = CalendarNames.days(in: language) + CalendarNames.months(in: language)
            // Theresa May
            return (language, Set(names.map { $0.lowercased() }).subtracting(language == "en" ? ["may"] : []))
        })
    /// The most words behind a given name.
    private static let mostParts = 4
    /// The most surnames that a person has in Spanish and Portuguese.
    private static let mostSurnames = 2
    /// What stands between a participle and who did it: *Publicado por*.
    private static let behindParticiples: Set<Substring> = ["da", "de", "di", "par", "por"]
    private static let conjunctions: Set<Substring> = ["e", "ed", "et", "i", "y"]
    private static let particles: Set = ["da", "das", "de", "de la", "de las", "de los", "del", "della", "di", "do", "dos"]
    /// What stands before people in English more often than before things.
    private static let englishPrepositions: Set<Substring> = ["and", "by", "for", "from", "of", "to", "with"]
    /// What may follow a name in English that is no noun.
    private static let behindEnglishNames: Set<Substring> = [
        "about", "after", "and", "as", "at", "before", "but", "by", "for", "from", "in", "of", "on", "or", "over", "to", "when",
        "while", "with",
    ]
    /// What has a capital behind a given name, and is none of its surnames: pronouns and greetings in a text without punctuation,
    /// saints, and those whom each language calls otherwise.
    static let others = Set(
        """
        Antonieta Aquinas Arimateia Aurelius Bautista Boa Bom Bonjour Buenas Buenos Caesar Calvin Calvino Christ Colombo
        Columbus Colón Con Copérnico Cristo Evangelista Luther Lutero Magdalena Magdalene Madalena Magno Maquiavel Nazareno
        Nord Norte Occidental Occidentale Ocidental Oriental Orientale Sin Sud Sul Sur The York Buen Immacolata Inmaculada
        Madre Mater Mãe Mère Purísima Rainha Resucitado Reina Santísima Virgem Virgen Ahora Agora Aún Ayer Até Espera Espero
        Feliz Gracias Grazie Hasta Hola Hoy Hoje Já Let Merci No Obrigada Obrigado Olá Ontem Oui Please See Sempre Siempre
        Sono Sorry Thank Thanks Ya Yes Ça Al Ao Como Cómo Dans Ecco Ela Ele Elle Ella El Em En Eu Il Ils Je Las Lei Los Ma
        Mais Mas Mi Non Nous Não Nós On Para Per Pero Por Pour Qual Qué Que Quem Qui Si Su Sí Te Tu Tú Um Uma Un Una Une Usted
        Ustedes Voi Vous Você Yo
        """.split(whereSeparator: \.isWhitespace))
    /// What people are and what is called after them, behind a name without a comma.
    private static let offices = Set(
        """
        Airport Award Bridge Building Cathedral Center Centre Church College County Cross Cup Day Director Directora Diretor
        Diretora Foundation Hospital Hotel Institute Manager Museum Parkway Presidente President Prize School Senator Square
        Stadium Station Theatre Tower University
        """.split(whereSeparator: \.isWhitespace))
    /// Given names that make names of places with surnames: *Mar Rojo*.
    private static let landscapes: Set<Substring> = ["Cliff", "Coral", "Cruz", "Mar", "River"]
    /// Surnames that make names of other things with given names that are words: *Luz Verde*, *Olive Green*, *May Day*.
    static let otherNouns = Set(
        """
        Banks Bianco Black Blanc Blue Branco Brown Camps Church Day Glass Gold Gray Green Grey House Law Nero Noir Price Rice
        Rojo Rosa Rose Rosso Sales Silver Verde Vert White Wood
        """.split(whereSeparator: \.isWhitespace))
}
