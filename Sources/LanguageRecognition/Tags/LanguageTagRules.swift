// SPDX-License-Identifier: Apache-2.0

internal import UnicodeText

/// What this project knows better than ICU's canonical forms, each with its reason. Everything else is ICU's.
enum LanguageTagRules {
    /// Languages that go by another tag.
    private static let replacements = [
        // Nearly all text tagged `no` is Bokmål, and `nn` has a tag of its own; CLDR took the replacement out.
        "no": "nb",
        // Dari and Iranian Persian are written alike: ICU's `fa-AF` would be a region in answers.
        "prs": "fa",
    ]

    /// Languages that ICU takes for the whole family, though readers and text collections tell them from their sisters.
    private static let keptApart: Set = [
        // ICU has `bik`; Central Bikol is but one of eight Bikol languages.
        "bcl",
        // ICU has `chm`; Meadow Mari stands beside Hill Mari (`mrj`), with a literature of its own.
        "mhr",
        // ICU has `lah`; Western Punjabi stands beside Saraiki (`skr`), with an encyclopaedia of its own.
        "pnb",
        // ICU has `rom`; Vlax Romani is one of seven Romani languages.
        "rmy",
        // ICU has `tmh`; Tawallammat is one of four Tuareg languages.
        "ttq",
    ]

    /// Languages whose script always stands, for readers of one script cannot be given the other without asking.
    private static let writesScript: Set = ["zh"]

    /// Languages whose likely script stands all the same.
    private static let keepsLikelyScript: Set = [
        // Ojibwe is written in Latin letters as much as in syllabics, so the bare tag says too little.
        "oj"
    ]

    /// The likely scripts of languages of which ICU knows none, or no longer the right one.
    private static let likelyScripts: [String: String] = {
        let families: KeyValuePairs = [
            "Arab": "acm azb hac pnb",
            "Armn": "hyw",
            "Beng": "ctg",
            "Cyrl": "ckt kjh mhr rsk sjd sty xal",
            "Deva": "anp",
            "Latn": """
            abs acu agr ake amu ang avk azz bcl bhp bsn cak cbk chq cjp cnh cni din djk dov gbi gcf gpe hrx ie isv jac \
            jiv kbh lfn \
            lld lus lwg mam mrh mui mwl nah nia nuj olo pot ppk rmy rom szy tay trp ttq usp zap \
            \(writtenInLatin)
            """,
            "Mong": "mnc",
            "Mymr": "blk kjp ksw rki",
            "Syrc": "aii",
        ]
        var scripts: [String: String] = [:]
        for (script, languages) in families {
            for language in languages.split(separator: " ") {
                scripts[String(language)] = script
            }
        }
        return scripts
    }()

    /// Languages whose text is in Latin letters by now, though ICU finds another script likely: Crimean Tatar and Karakalpak
    /// (from Cyrillic), Rohingya and Wolaytta.
    private static let writtenInLatin = "crh kaa rhg wal"

    /// The maximal form that ICU gives, by our likely script where ICU's is wanting.
    ///
    /// A region may tell of another script, so what ICU makes of that comes first.
    static func maximal(_ locale: LocaleIdentifier) -> LocaleIdentifier {
        let maximal = locale.maximal
        guard locale.script == nil, locale.region == nil || maximal.script == nil, let script = likelyScripts[locale.language]
        else {
            return maximal
        }
        return locale.with(script: script).maximal
    }

    /// The canonical form of a tag.
    ///
    /// - Throws: `UnicodeError` where the tag is not well-formed.
    static func canonicalForm(of tag: String) throws(UnicodeError) -> String {
        try withSettledScript(withSettledLanguage(LocaleIdentifier(keepingAliases: tag))).bcp47
    }

    private static func withSettledLanguage(_ locale: LocaleIdentifier) throws(UnicodeError) -> LocaleIdentifier {
        let language = locale.language
        if keptApart.contains(language) {
            return try LocaleIdentifier(locale.with(language: "und").bcp47).with(language: language)
        }
        let canonical = try LocaleIdentifier(locale.with(language: replacements[language] ?? language).bcp47)
        // Once more, for what ICU's aliases lead to: `nor` is `no` to it.
        return replacements[canonical.language].map(canonical.with(language:)) ?? canonical
    }

    /// The tag with its script only where it is not the likely one.
    private static func withSettledScript(_ locale: LocaleIdentifier) -> LocaleIdentifier {
        let language = locale.language
        if writesScript.contains(language) {
            let written = locale.with(script: maximal(locale).script)
            let withoutRegion = written.with(region: nil)
            // In `zh-TW` the region stood for the script, and says nothing beside it.
            return maximal(withoutRegion) == maximal(written) ? withoutRegion : written
        }
        // ICU finds English likely where there is no language.
        guard locale.script != nil, language != "und", !keepsLikelyScript.contains(language) else { return locale }
        let withoutScript = locale.with(script: nil)
        return maximal(withoutScript) == maximal(locale) ? withoutScript : locale
    }
}
