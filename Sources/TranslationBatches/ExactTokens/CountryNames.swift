// SPDX-License-Identifier: Apache-2.0

import TextScanning
import UnicodeText

/// Names of countries in two languages, as CLDR has them. Engines leave those that they do not know as they are, and make words
/// of others: into Spanish *Germania* stayed *Germania*, and *Capo Verde* was *Jefe Verde*.
struct CountryNames: Sendable {
    struct Country: Sendable, Hashable {
        let name: String
        /// Its name in the other language.
        let translation: String
        /// What else people call it, in any language, without marks: *EEUU*.
        let others: [String]
        /// Whether the first word of a sentence may be its name.
        let beginsSentences: Bool
        /// Whether a preposition has to stand before it: *El Salvador* is the Saviour, too.
        let needsPreposition: Bool
    }

    /// By the first words of their names, longest first.
    private let countries: [String: [Country]]
    private let target: String

    private static let pairs = SharedValues<CountryNames>()

    /// Those of two languages. The first call for a pair takes some milliseconds.
    ///
    /// - Parameters:
    ///   - source: The language of texts, without script and region.
    ///   - target: That of their translations.
    static func from(_ source: String, into target: String) -> CountryNames {
        pairs.value(for: "\(source)-\(target)") { CountryNames(from: source, into: target) }
    }

    private init(from source: String, into target: String) {
        self.target = target
        func names(in language: String) -> [String: String] {
            (try? LocaleIdentifier(language))?.names(ofRegions: Self.regions) ?? [:]
        }
        let checked = [source, target].allSatisfy { Self.otherThings[$0] != nil }
        let translations = checked ? names(in: target).merging(Self.preferred[target] ?? [:]) { $1 } : [:]
        var countries: [String: [Country]] = [:]
        for (region, name) in translations.isEmpty ? [:] : names(in: source) {
            guard let translation = translations[region], Self.isPlain(name), Self.isPlain(translation),
                Self.otherThings[source]?.contains(region) != true
            else { continue }
            // Costa d’Avorio is written with a straight apostrophe as well.
            for name in Set([name, name.replacing("’", with: "'")]) {
                let country = Country(
                    name: name, translation: translation, others: Self.otherNames[region] ?? [],
                    beginsSentences: Self.sentenceStarts[source]?.contains(region) != true,
                    needsPreposition: name == "El Salvador")
                countries[Self.firstWord(of: name[...]), default: []].append(country)
            }
        }
        self.countries = countries.mapValues { $0.sorted { $0.name.count > $1.name.count } }
    }

    /// Names with brackets, dashes and signs are those of lists.
    private static func isPlain(_ name: String) -> Bool {
        name.allSatisfy { $0.isLetter || " '’-".contains($0) } && !name.contains(utf8: " - ")
    }

    private static func firstWord(of text: Substring) -> String { String(text.prefix(while: \.isLetter)) }

    /// The countries that a text names, and where.
    ///
    /// - Complexity: Linear in the length of the text.
    private func occurrences(in text: String) -> [(country: Country, range: Range<Substring.Index>)] {
        var found: [(Country, Range<Substring.Index>)] = []
        var rest = text[...]
        while let start = rest.firstIndex(where: \.isLetter) {
            let word = rest[start...].prefix(while: \.isLetter)
            rest = rest[word.endIndex...]
            guard word.first?.isUppercase == true, let country = country(at: word, of: text) else { continue }
            let range = word.startIndex..<text.index(word.startIndex, offsetBy: country.name.count)
            rest = text[range.upperBound...]
            found.append((country, range))
        }
        return found
    }

    /// The country whose name begins with a word. What has a capital beside it is a part of another name: *New Mexico*, *Air
    /// China*.
    private func country(at word: Substring, of text: String) -> Country? {
        guard let candidates = countries[String(word)] else { return nil }
        let behind = text[word.startIndex...]
        let country = candidates.first { country in
            behind.hasPrefix(country.name) && behind.dropFirst(country.name.count).first?.isLetter != true
        }
        let before = text[..<word.startIndex].suffix(Self.longestNeighbour)
        guard let country, !Self.isNamePart(before), !Self.isOwner(before),
            country.beginsSentences || !behind.mayBeginSentence
        else {
            return nil
        }
        let preposition = before.dropLast().split(separator: " ").last.map { $0.lowercased() }
        guard !country.needsPreposition || preposition.map(Self.prepositions.contains) == true else { return nil }
        let next = behind.dropFirst(country.name.count)
        // /home/Suecia, {Suecia}, Suecia.csv
        let isInNotation =
            before.last.map { "-/.@#{_=\\".contains($0) } ?? false
            || next.first.map { "-/@}_=\\".contains($0) } ?? false
            || next.first == "." && next.dropFirst().first?.isLetter == true
        guard !isInNotation, !(next.first == " " && next.dropFirst().first?.isUppercase == true) else { return nil }
        return country
    }

    /// What stands before the names of streets.
    private static let streets: Set<String> = [
        "av.", "avda.", "avenida", "avenue", "bairro", "barrio", "boulevard", "calle", "corso", "largo", "piazza", "place",
        "plaza",
        "plaça", "praça", "praza", "quartier", "rua", "rue", "r.", "travessa", "via", "viale", "vicolo",
    ]
    /// What stands before the names of houses, families and other people.
    private static let owners = streets.union([
        "albergo", "avv.", "bar", "dott.", "famiglia", "familia", "família", "famille", "hotel", "hostal", "hôtel", "metro",
        "prof.",
        "restaurant", "restaurante", "ristorante", "sig.", "trattoria",
    ])

    /// Words that a sentence may begin with before a country: *In China*, but not *Air China*.
    private static let smallWords: Set<String> = [
        "a", "across", "ai", "al", "alla", "ao", "as", "aux", "com", "con", "dal", "dalla", "dans", "de", "del", "della", "desde",
        "di", "do", "el", "em", "en", "for", "from", "i", "il", "in", "is", "la", "las", "le", "les", "los", "na", "nel", "nella",
        "no", "o", "os", "para", "per", "por", "since", "su", "the", "to", "und", "visit", "with", "à",
    ]

    /// Whether a text ends in a word of a name: one with a capital that begins no sentence and is no small word.
    private static func isNamePart(_ text: Substring) -> Bool {
        guard text.last == " ", let word = text.dropLast().split(separator: " ").last, word.last?.isLetter == true,
            word.first?.isUppercase == true
        else { return false }
        return !word.mayBeginSentence || !smallWords.contains(word.lowercased())
    }

    /// Whether a text ends in the word for a street, a house or a family, or in somebody's title: *via Cina*, *Rua do Brasil*,
    /// *il signor Marocco*.
    private static func isOwner(_ text: Substring) -> Bool {
        let words = text.split(separator: " ").suffix(3)
        guard text.last == " ", let last = words.last else { return false }
        if Titles.endsWord(last) || Titles.isRank(last) || owners.contains(last.lowercased()) { return true }
        return words.dropLast().contains { streets.contains($0.lowercased()) } && last.first?.isLowercase == true
    }

    /// Where those stand that a translation has under no name.
    func lost(in translation: String, of text: String) -> [Range<Int>] {
        let occurrences = occurrences(in: text)
        guard !occurrences.isEmpty else { return [] }
        let words = Self.words(of: translation)
        let lost = Set(occurrences.map(\.country)).filter { !Self.isNamed($0, among: words) }
        return occurrences.filter { lost.contains($0.country) }.map { text.utf8Offsets(of: text[$0.range]) }
    }

    /// The name of a country in the other language; nil where a text is none.
    func translation(of name: String) -> String? {
        countries[Self.firstWord(of: name[...])]?.first { $0.name == name }?.translation
    }

    /// A translation in which the countries that an engine left under the names of the text have those of its language.
    func translated(in translation: String, of text: String) -> String {
        let copied = Set(occurrences(in: text).map(\.country)).filter { country in
            country.name != country.translation && translation.contains(country.name)
        }
        guard !copied.isEmpty else { return translation }
        var result = ""
        var rest = translation[...]
        for (country, range) in occurrences(in: translation) where copied.contains(country) {
            let before = rest[..<range.lowerBound]
            result += CountryArticles.removed(from: before, for: country.translation, in: target)
            result += country.translation
            rest = translation[range.upperBound...]
        }
        return result + rest
    }

    /// Whether one of the names of a country stands among words.
    private static func isNamed(_ country: Country, among words: [String]) -> Bool {
        ([country.translation, country.name] + country.others).contains { name in
            let parts = Self.words(of: name)
            return words.indices.dropLast(parts.count - 1).contains { start in
                zip(words[start...], parts).allSatisfy(isForm)
            }
        }
    }

    /// Whether a word is another or one that is spelt much as it is: *Benin*, *Benim*.
    private static func isForm(_ word: String, of other: String) -> Bool {
        word == other
            || abs(word.count - other.count) <= 1
                && zip(word, other).prefix { $0 == $1 }.count >= max(fewestLetters, other.count - 1)
    }

    private static func words(of text: String) -> [String] {
        NameCounts.letters(of: text).lowercased().split { !$0.isLetter }.map(String.init)
    }

    private static let fewestLetters = 4
    /// The longest text that is looked at before a name, in characters.
    private static let longestNeighbour = 40

    /// ISO 3166 codes of the countries that are looked for, where their names are nothing else in the language.
    private static let regions = """
        AE AF AG AI AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CF CH CI CL CM CN CO CR CU CV CW
        CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FR GA GB GD GE GF GH GI GL GM GN GP GQ GR GT GW GY HN HR HT HU ID IE IL
        IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KZ LB LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MR MT MU
        MV MW MX MY MZ NA NC NE NG NI NL NO NP NZ OM PA PE PF PG PH PK PL PR PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL
        SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TR TT TW TZ UA UG US UY UZ VA VE VN VU WS YE ZA ZM ZW
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// Countries that have the name of somebody, of a city or of a thing in a language: *Jordan*, *Granada*, *Monaco* for Munich.
    /// Languages that are not here were not looked through: in German *die Schweden* are people.
    private static let otherThings: [String: Set<String>] = [
        "en": ["GE", "JO", "TD"], "es": ["GD", "MU"], "fr": ["DM", "MU", "NE"], "it": ["MC"], "pt": ["GD", "MU"],
        "ca": ["GD"], "gl": ["GD", "MU"],
    ]
    /// What stands before places in Spanish.
    private static let prepositions: Set<String> = ["a", "con", "de", "desde", "en", "hacia", "hasta", "para", "por"]
    /// Those that the start of a sentence may have for something else: *Peru* is a turkey in Portuguese.
    private static let sentenceStarts: [String: Set<String>] = [
        "en": ["GN", "JE", "TR"], "es": ["CL", "CN", "GN", "JE"], "pt": ["PE"],
    ]

    /// Names that people use rather than those of CLDR.
    private static let preferred = ["es": ["CI": "Costa de Marfil"]]

    private static let otherNames: [String: [String]] = [
        "AE": ["eau", "uae"], "BA": ["bosnia", "bosnia and herzegovina", "bosnia y herzegovina", "bosnia e herzegovina"],
        "BY": ["belarus", "bielorrusia", "bielorussia", "byelorussia"],
        "CI": ["costa d avorio", "cote d ivoire", "ivory coast", "costa de marfil", "costa do marfim", "costa d ivori"],
        "CV": ["cabo verde", "cape verde", "cap vert", "capo verde"],
        "CZ": ["repubblica ceca", "republica checa", "czech republic", "republica tcheca", "republique tcheque", "txequia"],
        "DO": ["dominican republic"], "GB": ["britain", "uk"], "GQ": ["guinee equatoriale"],
        "MM": ["birmania", "birmanie", "burma"], "NL": ["holanda", "holland", "hollande", "olanda"],
        "SZ": ["suazilandia", "swazilandia", "swaziland"], "TL": ["east timor", "timor oriental"], "TR": ["turkey"],
        "US": ["eeuu", "ee uu", "eua", "us", "u s", "usa", "america"], "VA": ["vatican", "vaticano"],
        "ZA": ["sudafrica", "africa do sul", "south africa"],
    ]
}
