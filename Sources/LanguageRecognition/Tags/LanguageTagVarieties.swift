// SPDX-License-Identifier: Apache-2.0

internal import UnicodeText

/// The varieties that nearly all readers file under one name.
///
/// The list is short on purpose. A variety stands here only where the name's readers read it, its writers use the name, and no
/// tradition of writing sets it apart: so Cantonese and Wu are not filed under Chinese, Alemannic not under German, Scots not
/// under English.
enum LanguageTagVarieties {
    /// Each variety's language subtag and the one it is filed under.
    static let names: [String: String] = {
        var names: [String: String] = [:]
        for (name, varieties) in families {
            for variety in varieties.split(separator: " ") {
                names[String(variety)] = name
            }
        }
        return names
    }()

    private static let families: KeyValuePairs<String, String> = [
        // Spoken Arabic as it is written in messages: its writers call it Arabic and mix it with the standard freely. All of
        // ISO 639-3's macrolanguage but Cypriot Arabic (`acy`), which is written in Greek and Latin letters.
        "ar": "aao abh abv acm acq acw acx adf aeb aec afb ajp apc apd arq ars ary arz auz avl ayh ayl ayn ayp pga shu ssh",
        // Gheg: the standard that `sq` means is written by all Albanians.
        "sq": "aln",
        // Western and Southern Balochi; ICU says the same of Eastern (`bcc`), and text seldom says which it is.
        "bal": "bgn bgp",
        // Southern and Central Pashto; ICU says the same of Northern (`pbu`). One written language.
        "ps": "pbt pst",
        // Malay as an individual language; ICU says the same of Standard Malay (`zsm`).
        "ms": "zlm",
        // Ayacucho Quechua; ICU says the same of Cusco (`quz`), and both write the Southern standard.
        "qu": "quy",
    ]
}

extension LanguageTag {
    /// The tag under which nearly all readers look for this one: `ar` for `arz`, `rm` for `rm-sursilv`; nil for what goes by
    /// its own.
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
