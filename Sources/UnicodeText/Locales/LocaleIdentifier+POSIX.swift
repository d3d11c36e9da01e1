// SPDX-License-Identifier: Apache-2.0

extension LocaleIdentifier {
    /// The locale that a POSIX name means: `en-US` for `en_US.UTF-8`, `sr-Latn-RS` for `sr_RS@latin`.
    ///
    /// The charset is dropped. A modifier that names a script or a variant of the language is kept as a subtag; others, such as
    /// `@euro`, are about something else and dropped.
    ///
    /// - Throws: `UnicodeError` where the name is not well-formed, or names no language, as `C` and `POSIX` do.
    public init(posix name: String) throws(UnicodeError) {
        let modifier = name.split(separator: "@", maxSplits: 1).dropFirst().first.map { $0.lowercased() }
        let place = name.prefix { $0 != "@" && $0 != "." }
        guard place.uppercased() != "C", place.uppercased() != "POSIX" else { throw UnicodeError(.noLanguage, String(place)) }
        var subtags = try LocaleSubtags(LocaleIdentifier(String(place)).bcp47)
        switch modifier.flatMap({ Self.posixModifiers[$0] }) {
        case .script(let script): subtags.script = script
        case .variant(let variant): subtags.variants.append(variant)
        case .language(let language): subtags.language = language
        case nil: break
        }
        try self.init(subtags.joined)
    }

    private enum Modifier {
        case script(String)
        case variant(String)
        case language(String)
    }

    /// The modifiers of glibc's locales that change what is written.
    private static let posixModifiers: [String: Modifier] = [
        "latin": .script("Latn"),
        "iqtelif": .script("Latn"),  // Tatar's Latin alphabet.
        "cyrillic": .script("Cyrl"),
        "arabic": .script("Arab"),
        "devanagari": .script("Deva"),
        "valencia": .variant("valencia"),
        "saaho": .language("ssy"),  // glibc files Saho under Afar.
    ]
}
