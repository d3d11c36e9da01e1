// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import UnicodeText

@testable import LanguageRecognition

@Suite("What a language tag knows of itself")
struct LanguageTagFormsTests {
    @Test(
        "minimal and maximal forms",
        arguments: [
            ("en-US", "en", "en-Latn-US"), ("zh-TW", "zh-Hant", "zh-Hant-TW"), ("zh-Hant-HK", "zh-Hant-HK", "zh-Hant-HK"),
            ("sr-Latn-RS", "sr-Latn", "sr-Latn-RS"), ("sr-ME", "sr-ME", "sr-Latn-ME"), ("pt-BR", "pt", "pt-Latn-BR"),
            ("pt-PT", "pt-PT", "pt-Latn-PT"), ("und", "und", "en-Latn-US"), ("qaa", "qaa", "qaa"), ("ur", "ur", "ur-Arab-PK"),
            ("azb", "azb", "azb-Arab"), ("azb-IR", "azb-IR", "azb-Arab-IR"), ("crh", "crh", "crh-Latn-UA"),
        ] as [(LanguageTag, LanguageTag, String)])
    func forms(tag: LanguageTag, minimal: LanguageTag, maximal: String) {
        #expect(tag.minimal == minimal)
        #expect(tag.maximal.bcp47 == maximal)
    }

    @Test(
        "tags are equivalent where their maximal forms are equal",
        arguments: [
            ("en", "en-US", true), ("zh-TW", "zh-Hant", true), ("iw", "he", true), ("pt", "pt-BR", true), ("pt", "pt-PT", false),
            ("no", "nb", true), ("tl", "fil", true), ("sr", "sr-Latn", false), ("zh-Hans", "zh-Hant", false), ("prs", "fa", true),
        ] as [(LanguageTag, LanguageTag, Bool)])
    func equivalence(left: LanguageTag, right: LanguageTag, equivalent: Bool) {
        #expect(left.isEquivalent(to: right) == equivalent)
        #expect(right.isEquivalent(to: left) == equivalent)
    }

    @Test(
        "without its region a tag keeps the script that was meant",
        arguments: [
            ("uz-AF", "uz-Arab"), ("sr-ME", "sr-Latn"), ("en-US", "en"), ("zh-HK", "zh-Hant"), ("pa-PK", "pa-Arab"), ("de", "de"),
            ("ca-ES-valencia", "ca-valencia"), ("nds-NL", "nds"), ("qaa-DE", "qaa"),
        ] as [(LanguageTag, LanguageTag)])
    func withoutRegion(tag: LanguageTag, bare: LanguageTag) {
        #expect(tag.withoutRegion == bare)
    }

    @Test("the likely script of every language of this project is known", arguments: LanguageTagShortcuts.tags.sorted())
    func likelyScript(tag: String) {
        #expect(LanguageTag(canonical: tag).likelyScript != nil)
    }

    @Test("subtags are those of the canonical form")
    func subtags() {
        let tag: LanguageTag = "ca-Latn-es-valencia"
        #expect((tag.language, tag.script, tag.region) == ("ca", nil, "ES"))
        let chinese: LanguageTag = "zh-hk"
        #expect((chinese.language, chinese.script, chinese.region) == ("zh", "Hant", "HK"))
        let unknown: LanguageTag = "x-private"
        #expect((unknown.language, unknown.script, unknown.region) == ("und", nil, nil))
        #expect(LanguageTag("es-419").region == "419")
        #expect(LanguageTag("sr").likelyScript == "Cyrl")
        #expect(LanguageTag("xal").likelyScript == "Cyrl")
        #expect(LanguageTag("qaa").likelyScript == nil)
    }

    @Test(
        "direction comes from the script",
        arguments: [
            ("ar", .rightToLeft), ("az-Arab", .rightToLeft), ("ku-Arab", .rightToLeft), ("und-Hebr", .rightToLeft),
            ("uz-AF", .rightToLeft),
            ("ckb", .rightToLeft), ("nqo", .rightToLeft), ("dv", .rightToLeft), ("yi", .rightToLeft), ("azb", .rightToLeft),
            ("pnb", .rightToLeft), ("en", .leftToRight),
            ("ar-Latn", .leftToRight), ("ja", .leftToRight), ("qaa", .leftToRight),
        ] as [(LanguageTag, TextDirection)])
    func direction(tag: LanguageTag, direction: TextDirection) {
        #expect(tag.direction == direction)
    }

    @Test("names are in the language asked for, and autonyms in their own")
    func names() {
        #expect(LanguageTag("fr").displayName(in: "de") == "Französisch")
        #expect(LanguageTag("zh-Hant").displayName(in: "en") == "Traditional Chinese")
        #expect(LanguageTag("sr-Latn").displayName(in: "en") == "Serbian (Latin)")
        #expect(LanguageTag("fr").displayName(in: "bbc") == "French")
        #expect(LanguageTag("qaa").displayName(in: "en") == "qaa")
        #expect(LanguageTag("fr").autonym == "français")
        #expect(LanguageTag("ja").autonym == "日本語")
        #expect(LanguageTag("sr-Latn").autonym == "srpski (latinica)")
        #expect(LanguageTag("bbc").autonym == nil)
    }

    @Test("JSON holds the canonical string, and reads any form")
    func coding() throws {
        #expect(try JSONDecoder().decode([LanguageTag].self, from: Data(#"["zh_TW", "en"]"#.utf8)) == ["zh-Hant", "en"])
        #expect(
            try String(decoding: JSONEncoder().encode(["zh-TW", "iw"] as [LanguageTag]), as: UTF8.self) == #"["zh-Hant","he"]"#)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([LanguageTag].self, from: Data(#"["no tag"]"#.utf8)) }
    }

    @Test(
        "the best match is the nearest of the same language",
        arguments: [
            ("pt-MZ", ["pt", "pt-PT"], "pt-PT"), ("zh-HK", ["zh-Hans", "zh-Hant"], "zh-Hant"), ("no", ["da", "sv"], nil),
            ("azb", ["az", "azb"], "azb"), ("en-AU", ["en-GB", "en"], "en-GB"), ("bcl", ["en", "bcl"], "bcl"), ("en", [], nil),
        ] as [(LanguageTag, [LanguageTag], LanguageTag?)])
    func match(tag: LanguageTag, available: [LanguageTag], best: LanguageTag?) {
        #expect(tag.bestMatch(among: available) == best)
    }
}

@Suite("Varieties filed under one name")
struct LanguageTagFilingTests {
    @Test(
        "a variety is filed under the name that readers look for",
        arguments: [
            ("arz", "ar"), ("ary", "ar"), ("apc", "ar"), ("arz-Latn", "ar-Latn"), ("aln", "sq"), ("rm-sursilv", "rm"),
            ("en-US", "en"),
            ("nds-NL", "nds"), ("ca-valencia", "ca"), ("uz-AF", "uz-Arab"), ("zh-HK", "zh-Hant"), ("arz-EG", "ar"),
        ] as [(LanguageTag, LanguageTag)])
    func filed(tag: LanguageTag, name: LanguageTag) {
        #expect(tag.filedUnder == name)
    }

    @Test("this project's languages go by their own names", arguments: LanguageTagShortcuts.tags.sorted())
    func ownName(tag: String) {
        #expect(LanguageTag(canonical: tag).filedUnder == nil)
    }

    @Test(
        "the table's tags are canonical, and no name is itself filed",
        arguments: LanguageTagVarieties.names.sorted { $0.key < $1.key })
    func table(variety: String, name: String) throws {
        #expect(try LanguageTag(parsing: variety).canonical == variety)
        #expect(try LanguageTag(parsing: name).canonical == name)
        #expect(LanguageTagVarieties.names[name] == nil)
        #expect(LanguageTag(canonical: variety).filedUnder == LanguageTag(canonical: name))
    }
}

@Suite("The person's preferred languages")
struct PreferredLanguagesTests {
    @Test(
        "LANGUAGE, LC_ALL, LC_MESSAGES, LANG, in that order",
        arguments: [
            ([:], []),
            (["LANG": "C"], []), (["LANG": "C.UTF-8"], []), (["LANG": "POSIX"], []), (["LC_ALL": "C", "LANG": "de_DE"], []),
            (["LANG": "de_AT.UTF-8"], ["de-AT"]),
            (["LANGUAGE": "sr@latin:hr::no", "LANG": "de_DE.UTF-8"], ["sr-Latn", "hr", "nb", "de-DE"]),
            (["LANGUAGE": "fr", "LANG": "C"], ["fr"]),
            (["LANG": "en_GB", "LC_MESSAGES": "fr_FR", "LC_ALL": "it_IT"], ["it-IT", "fr-FR", "en-GB"]),
            (["LANG": "en_GB", "LC_ALL": ""], ["en-GB"]),
            (["LANG": "en_GB", "LC_ALL": "%%"], ["en-GB"]),
            (["LANG": "iw_IL", "LANGUAGE": "he_IL:he"], ["he-IL", "he"]),
        ] as [([String: String], [LanguageTag])])
    func order(environment: [String: String], tags: [LanguageTag]) {
        #expect(PreferredLanguages(environment: environment).tags == tags)
    }
}
