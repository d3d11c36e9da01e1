// SPDX-License-Identifier: Apache-2.0

internal import CUnicode

extension LocaleIdentifier {
    /// The locale with the script and the region that are likely added: `en-Latn-US` for `en`.
    ///
    /// It is the locale itself where ICU knows none.
    public var maximal: LocaleIdentifier {
        var status: Int32 = 0
        return String(adopting: cunicode_locale_maximize(bcp47, &status)).map(LocaleIdentifier.init(canonical:)) ?? self
    }

    /// The shortest locale with the same maximal form: `en` for `en-Latn-US`, `zh-TW` for `zh-Hant`.
    ///
    /// A locale without a language stays as it is: ICU would make `en` of `und`.
    public var minimal: LocaleIdentifier {
        guard language != "und" else { return self }
        var status: Int32 = 0
        return String(adopting: cunicode_locale_minimize(bcp47, &status)).map(LocaleIdentifier.init(canonical:)) ?? self
    }

    /// The script that is written, or else the likely one; nil where ICU knows none.
    public var likelyScript: String? { script ?? maximal.script }

    /// The direction of the script that is written or likely; left to right where ICU knows none.
    public var direction: TextDirection {
        likelyScript.flatMap(Script.init)?.isRightToLeft == true ? .rightToLeft : .leftToRight
    }
}

/// The direction in which a script is written along a line.
public enum TextDirection: Sendable, Hashable {
    /// As Latin.
    case leftToRight
    /// As Arabic and Hebrew.
    case rightToLeft
}
