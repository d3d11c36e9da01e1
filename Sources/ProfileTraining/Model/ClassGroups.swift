// SPDX-License-Identifier: Apache-2.0

/// The languages that a recogniser has to tell from one another: those that share a script, directly or through others.
///
/// Which script a text is in is plain to see, so the model learns only what it does not show.
struct ClassGroups: Sendable {
    /// The languages of each group, in order.
    let languages: [[Int]]
    /// The group of each language.
    let groupOfLanguage: [Int]
    /// The place of each language in its group.
    let placeOfLanguage: [Int]
    /// The group of each script class; nil where no language is written in it.
    let groupOfScript: [Int?]
    private let weights: [UInt8]

    init(_ classes: ScriptClasses) {
        // Scripts that a language mixes are one.
        var first = Array(classes.codes.indices)
        func root(_ script: Int) -> Int { first[script] == script ? script : root(first[script]) }
        for scripts in classes.scriptsOfLanguages {
            let own = classes.codes.indices.filter { scripts >> UInt64($0) & 1 != 0 }
            for script in own.dropFirst() { first[root(script)] = root(own[0]) }
        }
        var languages: [[Int]] = []
        var groupOfLanguage: [Int] = []
        var placeOfLanguage: [Int] = []
        var groupOfScript = [Int?](repeating: nil, count: classes.codes.count)
        for (language, scripts) in classes.scriptsOfLanguages.enumerated() {
            // Text without letters is refused later on; until then it belongs to the class of all other scripts.
            let script = scripts == 0 ? 0 : root(scripts.trailingZeroBitCount)
            let group = groupOfScript[script] ?? languages.count
            if group == languages.count { languages.append([]) }
            groupOfScript[script] = group
            groupOfLanguage.append(group)
            placeOfLanguage.append(languages[group].count)
            languages[group].append(language)
        }
        self.languages = languages
        self.groupOfLanguage = groupOfLanguage
        self.placeOfLanguage = placeOfLanguage
        self.groupOfScript = classes.codes.indices.map { groupOfScript[root($0)] }
        weights = classes.weights
    }

    /// Whether a language is the only one in its script.
    func isAlone(_ language: Int) -> Bool { languages[groupOfLanguage[language]].count == 1 }

    /// The number of a group with fewer candidates: the same classes, of which some are left out.
    func restricted(_ group: Int) -> Int { group + languages.count }

    /// A language drawn so that each group is drawn as often as another.
    func anyLanguage(with numbers: inout RandomNumbers) -> Int {
        let group = languages[numbers.below(languages.count)]
        return group[numbers.below(group.count)]
    }

    /// The group of a text by the letters of each script class that are in it, chosen as the recogniser chooses its main script.
    func group(ofLetters letters: SIMD64<UInt32>) -> Int? {
        let script = weights.indices.max {
            (UInt64(letters[$0]) * UInt64(weights[$0]), -$0) < (UInt64(letters[$1]) * UInt64(weights[$1]), -$1)
        }
        return script.flatMap { letters[$0] > 0 ? groupOfScript[$0] : nil }
    }
}
