// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import UnicodeText

@Suite("Locales")
struct LocaleIdentifierTests {
    @Test(
        "canonical forms are CLDR's",
        arguments: [
            ("iw", "he"), ("sh", "sr-Latn"), ("zh_tw", "zh-TW"), ("EN-latn-us", "en-Latn-US"), ("no", "no"), ("de-DD", "de-DE"),
        ])
    func canonical(written: String, canonical: String) throws {
        #expect(try LocaleIdentifier(written).bcp47 == canonical)
    }

    @Test("aliases are kept where that is asked for")
    func aliases() throws {
        #expect(try LocaleIdentifier(keepingAliases: "SH").bcp47 == "sh")
    }

    @Test("what is not well-formed is an error that names the subtag", arguments: [("en-é", "é"), ("", ""), ("en-US-US", "US")])
    func illFormed(tag: String, subtag: String) {
        let error = #expect(throws: UnicodeError.self) { try LocaleIdentifier(tag) }
        #expect(error?.subject == subtag)
        #expect(error?.description.isEmpty == false)
    }

    @Test("a tag of any length is read or refused", arguments: [100, 1000, 10_000, 1_000_000])
    func long(count: Int) {
        let tag = "en-x" + String(repeating: "-abcdefgh", count: count)
        #expect((try? LocaleIdentifier(tag)) == nil || count == 100)
    }

    @Test(
        "likely subtags are added and removed",
        arguments: [
            ("en", "en-Latn-US", "en"), ("zh-Hant", "zh-Hant-TW", "zh-TW"), ("sr-Latn-RS", "sr-Latn-RS", "sr-Latn"),
            ("und", "en-Latn-US", "und"), ("qaa", "qaa", "qaa"),
        ] as [(LocaleIdentifier, String, String)])
    func likely(locale: LocaleIdentifier, maximal: String, minimal: String) {
        #expect(locale.maximal.bcp47 == maximal)
        #expect(locale.minimal.bcp47 == minimal)
    }

    @Test(
        "subtags are taken apart and put together again",
        arguments: [
            "und", "en", "sr-Latn", "es-419", "ca-ES-valencia", "de-1996", "sl-Latn-IT-nedis", "en-US-u-ca-buddhist-x-a",
            "und-x-private",
        ])
    func subtags(tag: String) {
        #expect(LocaleSubtags(tag).joined == tag)
    }

    @Test(
        "the best match is of the same language, unless related ones will do",
        arguments: [
            (["pt-MZ"], ["pt", "pt-PT"], "pt-PT", "pt-PT"), (["en-AU"], ["en", "en-GB"], "en-GB", "en-GB"),
            (["zh-HK"], ["zh-Hans", "zh-Hant"], "zh-Hant", "zh-Hant"), (["nb"], ["da", "sv"], nil, "da"),
            (["de", "fr"], ["fr", "es"], "fr", "fr"),
            (["br"], ["fr"], nil, "fr"), (["qaa"], ["en"], nil, nil), ([], ["en"], nil, nil), (["en"], [], nil, nil),
            (["en"], ["en"], "en", "en"),
            (["ca"], ["es", "ca-valencia"], "ca-valencia", "ca-valencia"),
        ] as [([LocaleIdentifier], [LocaleIdentifier], LocaleIdentifier?, LocaleIdentifier?)])
    func match(desired: [LocaleIdentifier], available: [LocaleIdentifier], same: LocaleIdentifier?, related: LocaleIdentifier?) {
        #expect(LocaleIdentifier.bestMatch(for: desired, among: available) == same)
        #expect(LocaleIdentifier.bestMatch(for: desired, among: available, match: .relatedLanguages) == related)
    }

    @Test("names in a locale that ICU does not know are English, whatever the process's own locale is")
    func names() {
        #expect(LocaleIdentifier("de").displayName(in: "bbc") == "German")
        #expect(LocaleIdentifier("de").displayName(in: .root) == "German")
        #expect(LocaleIdentifier("de").displayName(in: "sr-Latn") == "nemački")
        #expect(LocaleIdentifier("bbc").autonym == nil)
        #expect(LocaleIdentifier("sr").autonym == "српски")
    }

    @Test("a literal that is not well-formed traps")
    func illFormedLiteral() async {
        await #expect(processExitsWith: .failure) { _ = LocaleIdentifier("not a locale") as LocaleIdentifier }
    }
}

@Suite("Errors")
struct UnicodeErrorTests {
    @Test("an error tells ICU's code and name, what was being done, and what to do")
    func words() throws {
        let error = try #require(throws: UnicodeError.self) { try Transliterator(id: "Klingon-Elvish") }
        #expect(error.icuName == "U_INVALID_ID")
        #expect(error.icuCode > 0)
        #expect(
            error.description == "opening transliterator “Klingon-Elvish”: ICU says U_INVALID_ID. Use one of Transliterator.ids."
        )
    }

    @Test("where ICU was not asked, an error does not say that ICU reports a success")
    func withoutICU() throws {
        for error in [
            try #require(throws: UnicodeError.self) { try Charset("") },
            try #require(throws: UnicodeError.self) { try Charset("utf8\0") },
            try #require(throws: UnicodeError.self) { try Transliterator(id: "") },
        ] {
            #expect(error.reason == "there is no such name")
        }
    }

    @Test("regions have their names in a language, and none where ICU has none or does not know it")
    func regionNames() {
        let names = LocaleIdentifier("it").names(ofRegions: ["DE", "QQ", "CN"])
        #expect(names == ["DE": "Germania", "CN": "Cina"])
        #expect(LocaleIdentifier("tlh").names(ofRegions: ["DE"]).isEmpty)
        #expect(LocaleIdentifier("it").names(ofRegions: [String]()).isEmpty)
    }

    @Test(
        "every code has words of its own",
        arguments: [
            UnicodeError.Code.illFormedLocale, .noLanguage, .unknownTransliterator, .transliterationFailed, .unknownCharset,
            .charsetDetectionFailed, .decodingFailed,
        ])
    func codes(code: UnicodeError.Code) {
        let error = UnicodeError(code, "it", icuCode: 7)
        #expect(error.operation != code.description)
        #expect(error.remedy != "Report this.")
        #expect(error.reason.contains("it") || error.reason.contains("U_MEMORY_ALLOCATION_ERROR"))
    }
}
