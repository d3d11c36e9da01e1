// SPDX-License-Identifier: Apache-2.0

public import UnicodeText

extension LanguageTag {
    /// The language subtag; `und` where there is none.
    public var language: String { LocaleSubtags(canonical).language }

    /// The script subtag, where the tag has one; `likelyScript` says what is meant where it has none.
    public var script: String? { LocaleSubtags(canonical).script }

    /// The region subtag, where the tag has one.
    public var region: String? { LocaleSubtags(canonical).region }

    /// The script that the tag means, written or likely, as its ISO 15924 code; nil where none is known.
    public var likelyScript: String? { script ?? maximal.script }

    /// The tag without its region. The script stays the one that was meant: `uz-AF` gives `uz-Arab`.
    public var withoutRegion: LanguageTag {
        guard region != nil else { return self }
        let bare = localeIdentifier.with(script: likelyScript).with(region: nil)
        // What was well-formed with a region is so without.
        return (try? LanguageTag(parsing: bare.bcp47)) ?? self
    }

    /// The tag as ICU's functions take it. Nothing is checked again.
    public var localeIdentifier: LocaleIdentifier { LocaleIdentifier(canonical: canonical) }

    // MARK: - Names

    /// The name of the language in a language, as it is written inside a sentence: `Traditional Chinese`, `serbe (latin)`.
    ///
    /// Names come in English where ICU has none in that language, and the tag stands for what ICU has no name of at all.
    public func displayName(in language: LanguageTag) -> String {
        localeIdentifier.displayName(in: language.localeIdentifier)
    }

    /// The English name and the tag, such as “German (de)”, as people are told of a language.
    package var nameAndTag: String { "\(displayName(in: "en")) (\(self))" }

    /// The name of the language in itself, such as `français`; nil where ICU has none.
    public var autonym: String? { localeIdentifier.autonym }
}
