// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import LanguageRecognition
import UnicodeText

extension Locale.Language {
    /// The language of a tag.
    ///
    /// Language, script and region survive the way there and back; variants and private use, which a `Locale.Language` cannot
    /// hold, do not.
    public init(_ tag: LanguageTag) {
        self.init(
            components: Components(
                languageCode: Locale.LanguageCode(tag.language), script: tag.script.map(Locale.Script.init(_:)),
                region: tag.region.map(Locale.Region.init(_:))))
    }
}

extension LanguageTag {
    /// The tag of a language; nil where the language names none, as one made from an ill-formed identifier.
    ///
    ///     LanguageTag(Locale.Language(identifier: "zh_TW"))  // zh-Hant
    ///
    /// Foundation fills in likely scripts by its own data; what it fills in is ignored. A script that was given is dropped again
    /// where it is the likely one, and `Aran`, Foundation's Arabic script of some languages, is read as `Arab`.
    public init?(_ language: Locale.Language) {
        guard let code = language.languageCode?.identifier, !code.isEmpty else { return nil }
        let region = language.region
        // Languages are equal by what they were made of, not by what is filled in.
        let bare = Locale.Language(components: .init(languageCode: language.languageCode, script: nil, region: region))
        let script = language == bare ? nil : language.script.map { $0.identifier == "Aran" ? "Arab" : $0.identifier }
        let subtags = [code, script, region?.identifier].compactMap(\.self)
        guard let tag = try? LanguageTag(parsing: subtags.joined(separator: "-")) else { return nil }
        self = tag
    }
}

extension LanguageTag {
    /// The languages that the person prefers, best first: those of `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`.
    ///
    /// Foundation's `Locale.preferredLanguages` looks at none of them on Linux.
    public static func preferredLanguages() -> [LanguageTag] {
        PreferredLanguages(environment: ProcessInfo.processInfo.environment).tags
    }
}

extension LanguageTag {
    /// The tag of no language in particular.
    static let undetermined: LanguageTag = "und"
}
