// SPDX-License-Identifier: Apache-2.0

extension LocaleIdentifier {
    /// The language subtag; `und` where there is none.
    public var language: String { LocaleSubtags(bcp47).language }

    /// The script subtag, where the tag has one: its ISO 15924 code.
    public var script: String? { LocaleSubtags(bcp47).script }

    /// The region subtag, where the tag has one.
    public var region: String? { LocaleSubtags(bcp47).region }

    /// The tag with another script subtag, or with none.
    package func with(script: String?) -> LocaleIdentifier {
        var subtags = LocaleSubtags(bcp47)
        subtags.script = script
        return LocaleIdentifier(canonical: subtags.joined)
    }

    /// The tag with another region subtag, or with none.
    package func with(region: String?) -> LocaleIdentifier {
        var subtags = LocaleSubtags(bcp47)
        subtags.region = region
        return LocaleIdentifier(canonical: subtags.joined)
    }

    /// The tag with another language subtag.
    package func with(language: String) -> LocaleIdentifier {
        var subtags = LocaleSubtags(bcp47)
        subtags.language = language
        return LocaleIdentifier(canonical: subtags.joined)
    }
}
