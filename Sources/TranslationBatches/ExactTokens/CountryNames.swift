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
    }

    /// By the first words of their names, longest first.
    private let countries: [String: [Country]]
    private let target: String

    /// - Parameters:
    ///   - source: The language of texts, without script and region.
    ///   - target: That of their translations.
    init(from source: String, into target: String) {
        self.target = target
        func names(in language: String) -> [String: String] {
            (try? LocaleIdentifier(language))?.names(ofRegions: Self.regions) ?? [:]
        }
        let translations = names(in: target)
        var countries: [String: [Country]] = [:]
        for (region, name) in names(in: source) {
            guard let translation = translations[region], Self.isPlain(name), Self.isPlain(translation),
                Self.otherThings[source]?.contains(region) != true
            else { continue }
            // Costa d’Avorio is written with a straight apostrophe as well.
            for name in Set([name, name.replacing("’", with: "'")]) {
                let country = Country(
                    name: name, translation: translation, others: Self.otherNames[region] ?? [],
                    beginsSentences: Self.sentenceStarts[source]?.contains(region) != true)
                countries[Self.firstWord(of: name[...]), default: []].append(country)
            }
        }
        self.countries = countries.mapValues { $0.sorted { $0.name.count > $1.name.count } }
    }

    /// Names with brackets, dashes and signs are those of lists.
    private static func isPlain(_ name: String) -> Bool {
        name.allSatisfy { $0.isLetter || " '’-".contains($0) } && !name.contains(" - ")
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
        guard let country, !Self.isNamePart(before), country.beginsSentences || !Self.beginsSentence(behind: before) else {
            return nil
        }
        let next = behind.dropFirst(country.name.count)
        guard next.first != "-", !(next.first == " " && next.dropFirst().first?.isUppercase == true) else { return nil }
        return country
    }

    /// Whether a text ends in a word of a name: one with a capital that begins no sentence, a given name, or what a hyphen joins.
    private static func isNamePart(_ text: Substring) -> Bool {
        if text.last == "-" { return true }
        guard text.last == " ", let word = text.dropLast().split(separator: " ").last, word.last?.isLetter == true,
            word.first?.isUppercase == true
        else { return false }
        return !beginsSentence(behind: text[..<word.startIndex]) || GivenNames.contains(word)
    }

    private static func beginsSentence(behind text: Substring) -> Bool {
        text.last { $0 != " " }.map { ".!?:\n\"“«¿¡(".contains($0) } ?? true
    }

    /// Where those stand that a translation has under no name.
    func lost(in translation: String, of text: String) -> [Range<Int>] {
        let occurrences = occurrences(in: text)
        guard !occurrences.isEmpty else { return [] }
        let words = Self.words(of: translation)
        return occurrences.filter { !Self.isNamed($0.country, among: words) }.map { text.utf8Offsets(of: text[$0.range]) }
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
        country.others.contains(where: words.contains)
            || [country.translation, country.name].contains { name in
                Self.words(of: name).filter { $0.count >= fewestLetters }.allSatisfy { part in
                    words.contains { isForm($0, of: part) }
                }
            }
    }

    /// Whether a word is another or one that is spelt much as it is: *Bahrein*, *Baréin*.
    private static func isForm(_ word: String, of other: String) -> Bool {
        word == other
            || abs(word.count - other.count) <= 1
                && zip(word, other).prefix { $0 == $1 }.count >= max(fewestLetters, other.count - 2)
    }

    private static func words(of text: String) -> [String] {
        let letters = text.normalized(.nfd).unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }
        return String(String.UnicodeScalarView(letters)).lowercased().split { !$0.isLetter }.map(String.init)
    }

    private static let fewestLetters = 4
    /// The longest text that is looked at before a name, in characters.
    private static let longestNeighbour = 40

    /// ISO 3166 codes of the countries whose names are those of no person, city or thing in most languages.
    private static let regions = """
        AE AF AG AI AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CF CH CI CL CM CN CO CR CU CV CW
        CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FR GA GB GD GE GF GH GI GL GM GN GP GQ GR GT GW GY HN HR HT HU ID IE IL
        IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KZ LB LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MR MT MU
        MV MW MX MY MZ NA NC NE NG NI NL NO NP NZ OM PA PE PF PG PH PK PL PR PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL
        SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TR TT TW TZ UA UG US UY UZ VA VE VN VU WS YE ZA ZM ZW
        """.split(whereSeparator: \.isWhitespace).map(String.init)

    /// Countries that have the name of somebody, of a city or of a thing in a language: *Jordan*, *Granada*, *Monaco* for Munich.
    private static let otherThings: [String: Set<String>] = [
        "de": ["MC"], "en": ["GE", "JO", "TD"], "es": ["GD", "MU"], "fr": ["DM", "MU", "NE"], "it": ["MC"], "pt": ["GD", "MU"],
        "ca": ["GD"], "gl": ["GD", "MU"],
    ]
    /// Those that the start of a sentence may have for something else: *Peru* is a turkey in Portuguese.
    private static let sentenceStarts: [String: Set<String>] = ["en": ["JE"], "es": ["GN", "JE"], "pt": ["PE"]]

    private static let otherNames: [String: [String]] = [
        "AE": ["eau", "uae"], "BA": ["bosnia"], "BY": ["belarus", "bielorrusia", "bielorussia", "byelorussia"],
        "CF": ["centrafrique"], "CI": ["avorio", "ivoire", "ivory", "marfil", "marfim", "ivori"],
        "CZ": ["ceca", "checa", "czech", "tcheca", "tcheque", "txeca"], "DO": ["dominican"], "GB": ["britain", "uk"],
        "MM": ["birmania", "birmanie", "burma"], "NL": ["holanda", "holland", "hollande", "olanda"],
        "SZ": ["suazilandia", "swazilandia", "swaziland"], "TL": ["timor"], "TR": ["turkey"],
        "US": ["america", "amerique", "eeuu", "eua", "us", "usa"], "ZA": ["sudafrica", "africa"],
    ]
}
