internal import CUnicode

extension LocaleIdentifier {
    /// The name of the locale in a locale, as it is written inside a sentence: `Serbian (Latin)`, `portugais brésilien`.
    ///
    /// Names come in English where ICU has none in that locale, and the code stands for what ICU has no name of at all.
    public func displayName(in locale: LocaleIdentifier) -> String {
        let display = cunicode_locale_has_names(locale.bcp47) ? locale.bcp47 : "en"
        var status: Int32 = 0
        return String(adopting: cunicode_locale_display_name(bcp47, display, &status)) ?? bcp47
    }

    /// The name of the locale in its own language, such as `français`; nil where ICU has none.
    public var autonym: String? {
        guard cunicode_locale_has_names(bcp47) else { return nil }
        let name = displayName(in: self)
        // ICU answers with the code itself where it has no name.
        return name == bcp47 || name == language || name.hasPrefix(language + " (") ? nil : name
    }
}
