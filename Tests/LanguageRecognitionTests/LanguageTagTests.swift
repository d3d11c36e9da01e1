// SPDX-License-Identifier: Apache-2.0

import Testing
import UnicodeText

@testable import LanguageRecognition

@Suite("Language tags, contract 4.1")
struct LanguageTagTests {
    @Test(
        "aliases, alpha-3 codes and macrolanguages come out as the tag that readers use",
        arguments: [
            ("iw", "he"), ("in", "id"), ("ji", "yi"), ("no", "nb"), ("sh", "sr-Latn"), ("tl", "fil"), ("cmn", "zh-Hans"),
            ("zh-TW", "zh-Hant"), ("arb", "ar"), ("nob", "nb"), ("eng", "en"), ("swh", "sw"), ("kmr", "ku"),
            ("mo", "ro"), ("jw", "jv"), ("nor", "nb"), ("zho", "zh-Hans"), ("zsm", "ms"), ("pes", "fa"), ("prs", "fa"),
            ("tw", "ak"), ("no-NO", "nb-NO"), ("prs-AF", "fa-AF"),
        ])
    func alias(written: String, canonical: String) throws {
        #expect(try LanguageTag(parsing: written).canonical == canonical)
    }

    @Test(
        "the script stands only where it is not the likely one, in Chinese always",
        arguments: [
            ("en-Latn", "en"), ("sr-Cyrl", "sr"), ("sr-Cyrl-RS", "sr-RS"), ("sr-Latn-RS", "sr-Latn-RS"), ("sr-Latn-ME", "sr-ME"),
            ("uz-Cyrl", "uz-Cyrl"), ("uz-Latn", "uz"), ("uz-Arab-AF", "uz-AF"), ("ja-Jpan", "ja"), ("und-Latn", "und-Latn"),
            ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-Hans-CN", "zh-Hans"), ("zh-Hant-TW", "zh-Hant"),
            ("zh-HK", "zh-Hant-HK"),
            ("zh-Hans-TW", "zh-Hans-TW"), ("cmn-Hant", "zh-Hant"), ("zh-cmn-Hans-CN", "zh-Hans"), ("zh-yue", "yue"),
            ("yue-Hant", "yue"), ("yue-Hans", "yue-Hans"), ("oj-Cans", "oj-Cans"), ("pnb-Arab", "pnb"), ("mhr-Cyrl", "mhr"),
            ("crh-Cyrl", "crh-Cyrl"), ("crh-Latn", "crh"), ("nan-Latn", "nan-Latn"), ("nan-Hant", "nan-Hant"),
            ("azb-Arab-IR", "azb-IR"),
        ])
    func script(written: String, canonical: String) throws {
        #expect(try LanguageTag(parsing: written).canonical == canonical)
    }

    @Test(
        "letter case and underscores do not matter; variants, extensions and private use stay",
        arguments: [
            ("PT_br", "pt-BR"), ("EN", "en"), ("Sr_lATN", "sr-Latn"), ("ZH_tw", "zh-Hant"), ("ca-VALENCIA", "ca-valencia"),
            ("de-DE-u-co-phonebk", "de-DE-u-co-phonebk"), ("pt-PT-x-pre1990", "pt-PT-x-pre1990"), ("rm-sursilv", "rm-sursilv"),
            ("i-klingon", "tlh"), ("und", "und"), ("qaa", "qaa"), ("es-419", "es-419"), ("sr-YU", "sr-RS"),
        ])
    func form(written: String, canonical: String) throws {
        #expect(try LanguageTag(parsing: written).canonical == canonical)
    }

    @Test(
        "an ill-formed tag is an error that names the subtag",
        arguments: [
            ("", ""), ("en-", ""), ("-en", ""), ("en--US", ""), ("toolonglanguage", "toolonglanguage"),
            ("en-abcdefghi", "abcdefghi"),
            ("en-US-US", "US"), ("en-Latn-Cyrl", "Cyrl"), ("en US", "en US"), ("deutsch!", "deutsch!"), ("e", "e"),
            ("sr-Latn-é", "é"),
            ("en\0junk", "en\0junk"), ("en@calendar=x", "en@calendar=x"), ("12", "12"), ("en-a", "a"), ("语言", "语言"),
        ])
    func illFormed(written: String, subtag: String) {
        let error = #expect(throws: LanguageTagError.self) { try LanguageTag(parsing: written) }
        #expect(error?.subtag == subtag)
        #expect(error?.code == .illFormedSubtag)
        #expect(error.map { "\($0)".contains(subtag) } == true)
    }

    @Test(
        "POSIX names are read with their modifiers",
        arguments: [
            ("en_US.UTF-8", "en-US"), ("sr_RS@latin", "sr-Latn-RS"), ("sr_RS.UTF-8@latin", "sr-Latn-RS"), ("de_DE@euro", "de-DE"),
            ("ca_ES@valencia", "ca-ES-valencia"), ("zh_TW.Big5", "zh-Hant"), ("nb", "nb"), ("no_NO", "nb-NO"),
            ("uz_UZ@cyrillic", "uz-Cyrl-UZ"),
            ("tt_RU@iqtelif", "tt-Latn-RU"), ("aa_ER@saaho", "ssy-ER"), ("iw_IL.ISO-8859-8", "he-IL"), ("sh", "sr-Latn"),
        ])
    func posix(name: String, canonical: String) throws {
        #expect(try LanguageTag(posix: name).canonical == canonical)
    }

    @Test("C and POSIX name no language", arguments: ["C", "POSIX", "C.UTF-8", "c"])
    func posixWithoutLanguage(name: String) {
        let error = #expect(throws: LanguageTagError.self) { try LanguageTag(posix: name) }
        #expect(error?.code == .namesNoLanguage)
    }

    @Test("an ill-formed POSIX name is an error", arguments: ["", ".UTF-8", "@latin", "not a locale", "en_"])
    func illFormedPOSIX(name: String) {
        #expect(throws: LanguageTagError.self) { try LanguageTag(posix: name) }
    }

    @Test("canonical forms stay as they are when read again", arguments: LanguageTagShortcuts.tags.sorted())
    func settled(tag: String) throws {
        #expect(try LanguageTagRules.canonicalForm(of: tag) == tag)
    }

    @Test("reading is idempotent for every pair of letters, alone and with scripts and regions")
    func idempotent() throws {
        let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(Unicode.Scalar($0)) }
        for first in letters {
            for second in letters {
                for rest in ["", "-Cyrl", "-Arab-PK", "-TW", "-Hant-HK", "-valencia"] {
                    let once = try LanguageTag(parsing: first + second + rest)
                    #expect(try LanguageTag(parsing: once.canonical) == once)
                    #expect(once.withoutRegion.withoutRegion == once.withoutRegion)
                    #expect(once.minimal.minimal == once.minimal)
                    #expect(once.minimal.isEquivalent(to: once))
                }
            }
        }
    }

    @Test("tags equal, hash and sort by their canonical strings")
    func order() {
        let tags: [LanguageTag] = ["zh-TW", "eng", "iw", "en"]
        #expect(tags.sorted().map(\.canonical) == ["en", "en", "he", "zh-Hant"])
        #expect(Set(tags).count == 3)
        #expect(LanguageTag("iw") == "he")
        #expect("\(LanguageTag("cmn"))" == "zh-Hans")
    }

    @Test("a literal that is not well-formed traps")
    func illFormedLiteral() async {
        await #expect(processExitsWith: .failure) { _ = LanguageTag("not a tag") }
    }

    @Test("a string that is not well-formed gives no tag")
    func fromDescription() {
        let good = "nob"
        let bad = "n"
        #expect(LanguageTag(good)?.canonical == "nb")
        #expect(LanguageTag(bad) == nil)
    }
}
