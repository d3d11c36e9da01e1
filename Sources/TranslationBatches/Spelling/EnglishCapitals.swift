// SPDX-License-Identifier: Apache-2.0

/// Words that English writes with a capital wherever they stand, and other languages with a small letter.
enum EnglishCapitals {
    static func contains(_ word: Substring) -> Bool {
        words.contains(word) || word.last == "s" && peoples.contains(word.dropLast())
    }

    private static let words = Set((["I"] + CalendarNames.days(in: "en") + CalendarNames.months(in: "en")).map { $0[...] })
        .union(peoples)
    /// Peoples, their languages, and faiths.
    private static let peoples = Set(
        """
        Afghan African Albanian Algerian American Andalusian Angolan Arab Arabic Aragonese Aramaic Argentine Argentinian
        Armenian Asian Asturian Australian Austrian Azerbaijani Aztec Bangladeshi Basque Belarusian Belgian Bible Bolivian
        Bosnian Brazilian Breton British Buddhism Buddhist Bulgarian Burmese Cambodian Cameroonian Canadian Cantonese
        Castilian Catalan Catholic Celtic Chilean Chinese Christian Christianity Christmas Colombian Congolese Croatian Cuban
        Cypriot Czech Danish Dominican Dutch Easter Ecuadorian Egyptian English Estonian Ethiopian European Fijian Filipino
        Finn Finnish Flemish French Galician Georgian German Ghanaian Gothic Greek Guatemalan Gypsy Haitian Hebrew Hindi Hindu
        Hinduism Honduran Hungarian Icelandic Inca Indian Indonesian Iranian Iraqi Irish Islam Islamic Israeli Italian
        Jamaican Japanese Jew Jewish Jordanian Judaism Kazakh Kenyan Korean Kurd Kurdish Kuwaiti Latin Latvian Lebanese Libyan
        Lithuanian Lutheran Macedonian Malay Malaysian Maltese Mayan Mexican Moldovan Mongolian Moroccan Moslem Mozambican
        Muslim Nepalese Nicaraguan Nigerian Norman Norwegian Occitan Pakistani Palestinian Panamanian Paraguayan Persian
        Peruvian Pole Polish Portuguese Protestant Quechua Roman Romanian Russian Sanskrit Saudi Scandinavian Scot Scottish
        Senegalese Serb Serbian Sicilian Slav Slavic Slovak Slovene Slovenian Somali Spaniard Spanish Swede Swedish Swiss
        Syrian Taiwanese Tamil Tatar Thai Tibetan Tunisian Turk Turkish Ugandan Ukrainian Urdu Uruguayan Uzbek Valencian
        Venezuelan Viking Vietnamese Welsh Yiddish Zulu
        """.split(whereSeparator: \.isWhitespace))
}
