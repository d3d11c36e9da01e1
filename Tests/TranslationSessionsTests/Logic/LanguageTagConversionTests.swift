// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import Testing

@testable import TranslationSessions

@Suite("Language tags and Locale.Language")
struct LanguageTagConversionTests {
    private static let languages = Locale.LanguageCode.isoLanguageCodes.map(\.identifier)

    @Test(
        "Language, script and region survive the way there and back for every tag",
        arguments: ["", "-Latn", "-Cyrl", "-Arab", "-Hant", "-Deva", "-US", "-419", "-Latn-DE", "-Arab-IR", "-TW"])
    func roundTrip(rest: String) throws {
        for language in Self.languages {
            let tag = try LanguageTag(parsing: language + rest)
            #expect(LanguageTag(Locale.Language(tag)) == tag, "\(language + rest)")
        }
    }

    @Test(
        "Foundation's languages are read as canonical tags",
        arguments: [
            ("pt_BR", "pt-BR"), ("zh-TW", "zh-Hant"), ("zh", "zh-Hans"), ("ur", "ur"), ("ks", "ks"), ("iw", "he"), ("no", "nb"),
            ("sr-Latn", "sr-Latn"), ("sr_Cyrl_RS", "sr-RS"), ("en-Latn-US", "en-US"), ("tl", "fil"), ("sh", "sr-Latn"),
        ])
    func reading(identifier: String, tag: String) {
        #expect(LanguageTag(Locale.Language(identifier: identifier))?.canonical == tag)
    }

    @Test("What names no language is not a tag", arguments: ["", "not a language"])
    func illFormed(identifier: String) {
        #expect(LanguageTag(Locale.Language(identifier: identifier)) == nil)
    }

    @Test("Variants and private use do not survive", arguments: ["ca-valencia", "ca-x-iec2017"])
    func variants(tag: String) throws {
        #expect(LanguageTag(Locale.Language(try LanguageTag(parsing: tag))) == "ca")
    }

    @Test(
        "A language made from a tag equals the one made from its identifier",
        arguments: ["en", "pt-BR", "sr-Latn", "zh-Hant", "yue"])
    func equalsFoundation(identifier: String) throws {
        #expect(Locale.Language(try LanguageTag(parsing: identifier)) == Locale.Language(identifier: identifier))
    }
}
