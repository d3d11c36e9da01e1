// SPDX-License-Identifier: Apache-2.0

/// Words that English writes with a capital wherever they stand, and other languages with a small letter.
enum EnglishCapitals {
    static func contains(_ word: Substring) -> Bool {
        words.contains(word) || word.last == "s" && peoples.contains(word.dropLast())
    }

    /// What begins the names of peoples of two words: *South African*.
    static let firstWords: Set<Substring> = ["Central", "East", "Latin", "New", "North", "Puerto", "Saudi", "South", "West"]

    private static let words = Set((["I"] + CalendarNames.days(in: "en") + CalendarNames.months(in: "en")).map { $0[...] })
        .union(peoples)
    /// Peoples, their languages, faiths and ages.
    private static let peoples = Set(
        """
        Afghan African Albanian Algerian American Andalusian Anglican Anglo Angolan Arab Arabic Aragonese Aramaic
        Argentine Argentinian Armenian Asian Asturian Athenian Atlantic Australian Austrian Azerbaijani Aztec Babylonian
        Bahraini Bangladeshi Baroque Basque Bavarian Belarusian Belgian Benedictine Bible Bolivian Bolshevik Bosnian Brazilian
        Breton British Buddhism Buddhist Bulgarian Burmese Byzantine Calvinist Cambodian Cameroonian Canadian Canarian
        Cantonese Castilian Catalan Catholic Celtic Chilean Chinese Christian Christianity Christmas Colombian Congolese
        Corsican Croat Croatian Cuban Cypriot Czech Danish Dominican Dutch Easter Ecuadorian Egyptian English Esperanto
        Estonian Ethiopian European Fijian Filipino Finn Finnish Flemish Franciscan French Freudian Galician Gambian Georgian
        German Germanic Ghanaian Gipsy God Gothic Greek Guatemalan Guinean Gypsy Haitian Hebrew Hindi Hindu Hinduism Hispanic
        Honduran Hungarian Icelandic Inca Indian Indonesian Iranian Iraqi Irish Islam Islamic Islamist Israeli Italian Ivorian
        Jamaican Japanese Jesuit Jew Jewish Jordanian Judaism Kazakh Kenyan Korean Kosovar Kurd Kurdish Kuwaiti Laotian Latin
        Latvian Lebanese Liberian Libyan Lithuanian Lutheran Macedonian Malagasy Malay Malaysian Malian Maltese Mandarin
        Marxist Mayan Mediterranean Mexican Moldovan Mongolian Moroccan Moslem Mozambican Muscovite Muslim Nazi Neapolitan
        Nepalese Nicaraguan Nigerian Nordic Norman Norwegian Occitan Omani Orthodox Pacific Pakistani Palestinian Panamanian
        Paraguayan Parisian Persian Peruvian Philippine Phoenician Pole Polish Portuguese Protestant Protestantism Prussian
        Qatari Quechua Renaissance Roman Romanian Russian Rwandan Saint Salvadoran Salvadorian Sanskrit Sardinian Saudi
        Scandinavian Scot Scottish Senegalese Serb Serbian Sicilian Sikh Slav Slavic Slovak Slovakian Slovene Slovenian Somali
        Spaniard Spanish Spartan Sudanese Sumerian Swede Swedish Swiss Syrian Taiwanese Tamil Tatar Thai Tibetan Trojan
        Tunisian Turk Turkish Tuscan Ugandan Ukrainian Urdu Uruguayan Uzbek Valencian Venetian Venezuelan Victorian Vietnamese
        Viking Welsh Yankee Yemeni Yiddish Zambian Zimbabwean Zulu
        """.split(whereSeparator: \.isWhitespace))
}
