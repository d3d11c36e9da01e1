internal import UnicodeText

extension LanguageTag {
    /// The name of the language in a language, as it is written inside a sentence: `Traditional Chinese`, `serbe (latin)`.
    ///
    /// Names come in English where ICU has none in that language, and the tag stands for what ICU has no name of at all.
    public func displayName(in language: LanguageTag) -> String {
        localeIdentifier.displayName(in: language.localeIdentifier)
    }

    /// The name of the language in itself, such as `français`; nil where ICU has none.
    public var autonym: String? { localeIdentifier.autonym }
}
