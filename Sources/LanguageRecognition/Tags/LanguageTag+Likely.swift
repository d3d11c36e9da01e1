// SPDX-License-Identifier: Apache-2.0

public import UnicodeText

extension LanguageTag {
    /// The tag with the script and the region that are likely, such as `sr-Cyrl-RS` for `sr`.
    ///
    /// The tag itself where none are known. It is no `LanguageTag`, since those leave out the likely script.
    public var maximal: LocaleIdentifier { LanguageTagRules.maximal(localeIdentifier) }

    /// The shortest tag with the same maximal form: `en` for `en-US`, `zh-Hant` for `zh-Hant-TW`.
    public var minimal: LanguageTag {
        let locale = localeIdentifier
        guard locale.language != "und" else { return self }
        let maximal = maximal
        let bare = locale.with(script: nil).with(region: nil)
        let shorter = [bare, bare.with(script: maximal.script), bare.with(region: maximal.region)].first {
            LanguageTagRules.maximal($0) == maximal
        }
        return shorter.flatMap { try? LanguageTag(parsing: $0.bcp47) } ?? self
    }

    /// Whether both mean the same language, script and region, those that are likely counted in: `en` and `en-US`, `zh-TW` and
    /// `zh-Hant`; not `pt` and `pt-PT`.
    public func isEquivalent(to other: LanguageTag) -> Bool {
        self == other || maximal == other.maximal
    }

    /// The nearest of some tags that is of the same language and that a reader of this one reads: `pt-PT` for `pt-MZ`,
    /// `zh-Hant` for `zh-HK`; nil where there is none.
    public func bestMatch(among available: [LanguageTag]) -> LanguageTag? {
        if available.contains(self) { return self }
        let match = LocaleIdentifier.bestMatch(for: [localeIdentifier], among: available.map(\.localeIdentifier))
        return match.map { LanguageTag(canonical: $0.bcp47) }
    }

    /// The direction of the script that the tag means.
    public var direction: TextDirection { maximal.direction }
}
