import CScoring

/// Which languages of a profile may answer under given options, worked out once.
///
/// A class, so that detectors that share it are copied at the price of a reference.
final class LanguageSelection: Sendable {
    /// Which languages may answer, by the class of the main script of a text.
    let scripts: [ScriptChoices]
    /// The same as the kernel takes them: to read one of these counts no references.
    let tables: ProfileArray<dragoman_choices>
    /// The languages that the columns number.
    let tags: [LanguageTag]
    /// Whether a language would answer for texts in a script if no candidates were named, by its class; nil where none are.
    private let answersUnrestricted: [Bool]?
    /// Tags among the options that the profile does not know.
    let unknownTags: [LanguageTag]

    init(profile: LanguageProfile, options: LanguageDetector.Options) {
        let named = (options.candidates ?? []).union(options.hints.keys)
        unknownTags = named.filter { profile.column(of: $0) == nil }.sorted()
        let choices = Self.choices(of: profile, options: options, candidates: options.candidates)
        let step = ScriptChoices.step(of: profile)
        scripts = zip(choices, profile.noiseColumns).map { ScriptChoices($0, noiseColumn: $1, profile: profile, step: step) }
        tables = ProfileArray(copying: scripts.map(\.table))
        tags = profile.tags
        answersUnrestricted = options.candidates.map { _ in
            Self.choices(of: profile, options: options, candidates: nil).map { !$0.isEmpty }
        }
    }

    /// Whether it is the candidates alone that leave no language to answer for a script.
    func candidatesExclude(script: Int) -> Bool {
        scripts[script].choices.isEmpty && answersUnrestricted?[script] == true
    }

    private static func choices(
        of profile: LanguageProfile, options: LanguageDetector.Options, candidates: Set<LanguageTag>?
    ) -> [[ScriptChoices.Choice]] {
        let all = profile.languages.enumerated().compactMap {
            column, language -> (scripts: UInt64, choice: ScriptChoices.Choice)? in
            let hint = options.hints[language.tag] ?? 1
            var answer = column
            if let candidates {
                guard candidates.contains(language.tag) else { return nil }
            } else if !options.answersVarieties {
                if language.isExperimental { return nil }
                answer = language.filedUnder.flatMap { profile.column(of: $0) } ?? column
            }
            let weight = hint.isFinite ? max(hint, 0) : 1
            let usesPriors = options.usesPriors && candidates == nil
            let weights = ProfileLanguage.priorLevels.map { weight * (usesPriors ? language.prior(atLevel: $0) : 1) }
            let choice = ScriptChoices.Choice(column: column, answer: answer, weights: weights)
            return (language.scripts, choice)
        }
        return profile.scriptCodes.indices.map { script in
            all.filter { $0.scripts >> UInt64(script) & 1 != 0 }.map(\.choice)
        }
    }
}
