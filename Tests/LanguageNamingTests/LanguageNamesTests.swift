// SPDX-License-Identifier: Apache-2.0

import LanguageNaming
import LanguageRecognition
import Testing

@Suite("Names of languages")
struct LanguageNamesTests {
    let names: LanguageNames

    init() throws {
        names = LanguageNames(of: try LanguageProfile.embedded().languages.map(\.tag), readers: ["fr"])
    }

    @Test(
        "A language is found by its tag, and by its name in English, in itself and in the reader's language",
        arguments: [
            ("es", "es"), ("spa", "es"), ("Spanish", "es"), ("español", "es"), ("ESPANOL", "es"), ("espagnol", "es"),
            ("German", "de"), ("日本語", "ja"), ("Ελληνικά", "el"), ("serbian (latin)", "sr-Latn"), ("Latin Serbian", "sr-Latn"),
            ("Serbian", "sr"), ("Chinese", "zh-Hans"), ("Traditional Chinese", "zh-Hant"), ("Norwegian", "nb"),
            ("Tagalog", "fil"), ("Farsi", "fa"), ("sr_Latn", "sr-Latn"), ("pt-BR", "pt-BR"), ("mon", "mn"), ("tlh", "tlh"),
            ("qaa", "qaa"), ("und", "und"), ("Bengali", "bn"), ("Slovene", "sl"), ("Kirghiz", "ky"), ("Azeri", "az"),
            ("Chichewa", "ny"), ("Sepedi", "nso"), ("Kurmanji", "ku"), ("Oriya", "or"), ("Sorani", "ckb"), ("Dari", "fa"),
            ("haitian", "ht"), ("Luganda", "lg"), ("Uighur", "ug"), ("nynorsk", "nn"), ("bokmal", "nb"),
        ])
    func findsLanguages(text: String, tag: String) throws {
        #expect(try names.language(text).canonical == tag)
    }

    @Test("Every language of the profile is found by its English name, its own and its tag")
    func findsAll() throws {
        for tag in names.languages {
            let own = [tag.displayName(in: "en")] + [tag.autonym].compactMap(\.self)
            // Two languages may share a name of their own, as two that call themselves Malay; the tag is never ambiguous.
            #expect(try names.language(tag.canonical) == tag)
            for name in own where name.count > 3 {
                let found = try names.language(name)
                #expect(
                    found == tag || found.autonym == tag.autonym || found.displayName(in: "en") == name, "\(name) is \(found)")
            }
        }
    }

    @Test(
        "What is no language is refused with those that are spelt like it",
        arguments: [
            ("portugese", ["pt"]), ("Spannish", ["es"]), ("klingon", []), ("x!", []), ("germna", ["de"]), ("", []),
            ("nosuchlanguage", []), ("Frisian", ["frr"]),
        ])
    func namesNearest(text: String, nearest: [String]) {
        #expect {
            try names.language(text)
        } throws: { error in
            let error = error as? LanguageNameError
            return error?.nearest.first?.canonical == nearest.first && error?.text == text
        }
    }
}
