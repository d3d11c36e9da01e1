// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import UnicodeText

/// What an extended profile has besides rows and matrix: its languages, their scripts and the characters.
struct ExtendedParts {
    /// All languages by tag, those that are added among them, not yet judged.
    let languages: [ProfileLanguage]
    /// The languages that are added.
    let added: [LanguageTag]
    /// The column of each language in the profile that is extended; nil for those that are added.
    let oldColumns: [Int?]
    let classes: ScriptClasses
    let groups: ClassGroups
    /// The section of characters: that of the profile, unless a language brings a script of its own.
    let characters: [UInt8]

    init(profile: LanguageProfile, corpus: TrainingCorpus) throws {
        let scripts = ScriptClasses.scripts(of: corpus)
        let newCodes = Set(scripts.joined()).subtracting(profile.scriptCodes).sorted()
        let codes = profile.scriptCodes + newCodes
        let added = zip(corpus.languages, scripts).map { text, scripts in
            ProfileLanguage(text, scripts: ScriptClasses.bits(of: scripts, in: codes))
        }
        let languages = (profile.languages + added).sorted { $0.tag < $1.tag }
        self.languages = languages
        self.added = added.map(\.tag)
        oldColumns = languages.map { profile.column(of: $0.tag) }
        classes = try ScriptClasses(codes: codes, scriptsOfLanguages: languages.map(\.scripts))
        groups = ClassGroups(classes)
        try Self.checkGroups(groups, of: languages, oldColumns: oldColumns, profile: profile, codes: codes)
        // The tables of the profile number the scripts that it knows; with another script they are made anew, by this machine's
        // ICU.
        if newCodes.isEmpty, let section = profile.contents(of: .characters) {
            characters = Array(section.bytes)
        } else {
            characters = CharacterTableBuilder(classes: classes).section()
        }
    }

    /// Refuses a language that joins scripts which the profile tells apart, for a text in one of them would be taken for any
    /// language of the others.
    private static func checkGroups(
        _ groups: ClassGroups, of languages: [ProfileLanguage], oldColumns: [Int?], profile: LanguageProfile, codes: [String]
    ) throws(TrainingError) {
        let old = ClassGroups(
            try ScriptClasses(codes: profile.scriptCodes, scriptsOfLanguages: profile.languages.map(\.scripts)))
        for group in groups.languages {
            guard Set(group.compactMap { oldColumns[$0] }.map { old.groupOfLanguage[$0] }).count > 1 else { continue }
            let joining = group.filter { oldColumns[$0] == nil && languages[$0].scripts.nonzeroBitCount > 1 }.map { number in
                let scripts = codes.indices.filter { languages[number].scripts >> UInt64($0) & 1 != 0 }.map { codes[$0] }
                return "\(languages[number].tag): \(scripts.joined(separator: ", "))"
            }
            throw TrainingError(.mixedScripts, joining.joined(separator: "; "))
        }
    }
}
