internal import UnicodeText

extension LanguageTag {
    /// The tag under which nearly all readers look for this one: `ar` for `arz`, `rm` for `rm-sursilv`; nil for what goes by its own.
    ///
    /// Answers use it unless the caller asks for varieties. A region or variant is dropped, a script that was written stays.
    public var filedUnder: LanguageTag? {
        var subtags = LocaleSubtags(withoutRegion.canonical)
        subtags.variants = []
        subtags.extensions = []
        if let name = LanguageTagVarieties.names[subtags.language] {
            // What is likely for the variety is likely for the name it is filed under: all of the table's are written so.
            subtags.language = name
        }
        guard let filed = try? LanguageTag(parsing: subtags.joined), filed != self else { return nil }
        return filed
    }
}
