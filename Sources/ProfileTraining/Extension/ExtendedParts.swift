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
            ProfileLanguage(
                tag: text.tag, isExperimental: false, filedUnder: text.tag.filedUnder,
                accuracy: ProfileLanguage.Accuracy(sentences: 0, pieces: 0, words: 0),
                trainingKilobytes: text.bytesBySource.values.reduce(0, +) / 1000, prior: 1,
                scripts: ScriptClasses.bits(of: scripts, in: codes))
        }
        let languages = (profile.languages + added).sorted { $0.tag < $1.tag }
        self.languages = languages
        self.added = added.map(\.tag)
        oldColumns = languages.map { profile.column(of: $0.tag) }
        classes = try ScriptClasses(codes: codes, scriptsOfLanguages: languages.map(\.scripts))
        groups = ClassGroups(classes)
        // The tables of the profile number the scripts that it knows; with another script they are made anew, by this machine's
        // ICU.
        if newCodes.isEmpty, let section = profile.contents(of: .characters) {
            characters = Array(section.bytes)
        } else {
            characters = CharacterTableBuilder(classes: classes).section()
        }
    }

    /// The column of noise that a group of languages had in the profile; nil where it has none of them.
    ///
    /// Where a new language joins two groups it is that of the first.
    func oldNoiseColumn(of group: [Int], in profile: LanguageProfile) -> Int? {
        group.first { oldColumns[$0] != nil && languages[$0].scripts != 0 }.map {
            profile.noiseColumns[languages[$0].scripts.trailingZeroBitCount]
        }
    }
}

extension ProfileLanguage {
    /// The same with another accuracy.
    func judged(_ accuracy: Accuracy, isExperimental: Bool? = nil) -> ProfileLanguage {
        ProfileLanguage(
            tag: tag, isExperimental: isExperimental ?? self.isExperimental, filedUnder: tag.filedUnder, accuracy: accuracy,
            trainingKilobytes: trainingKilobytes, prior: prior, scripts: scripts)
    }
}
