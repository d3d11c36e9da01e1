/// Which languages of a profile may answer under given options, worked out once.
///
/// A class, so that detectors that share it are copied at the price of a reference.
final class LanguageSelection: Sendable {
    /// A language that may answer.
    struct Choice: Sendable {
        /// Its column in the matrix.
        let column: Int
        /// The column it answers under: its own, or that of the language it is filed under.
        let answer: Int
        /// What its probability is multiplied by before all are made to sum to one.
        let weight: Double
    }

    /// The choices by the class of the main script of a text.
    let choices: [[Choice]]
    /// The same without the candidates' restriction; nil where there is none.
    let unrestricted: [[Choice]]?
    /// Whether some language answers for its varieties too.
    let mergesVarieties: Bool
    /// Tags among the options that the profile does not know.
    let unknownTags: [LanguageTag]

    init(profile: LanguageProfile, options: LanguageDetector.Options) {
        let named = (options.candidates ?? []).union(options.hints.keys)
        unknownTags = named.filter { profile.column(of: $0) == nil }.sorted()
        let all = Self.choices(of: profile, options: options, candidates: nil)
        if let candidates = options.candidates {
            choices = Self.choices(of: profile, options: options, candidates: candidates)
            unrestricted = all
        } else {
            choices = all
            unrestricted = nil
        }
        mergesVarieties = choices.contains { $0.contains { $0.answer != $0.column } }
    }

    private static func choices(
        of profile: LanguageProfile, options: LanguageDetector.Options, candidates: Set<LanguageTag>?
    ) -> [[Choice]] {
        let all = profile.languages.enumerated().compactMap { column, language -> (scripts: UInt64, choice: Choice)? in
            let weight = options.hints[language.tag] ?? 1
            var answer = column
            if let candidates {
                guard candidates.contains(language.tag) else { return nil }
            } else if !options.answersVarieties {
                if language.isExperimental { return nil }
                answer = language.filedUnder.flatMap { profile.column(of: $0) } ?? column
            }
            let choice = Choice(column: column, answer: answer, weight: weight.isFinite ? max(weight, 0) : 1)
            return (language.scripts, choice)
        }
        return profile.scriptCodes.indices.map { script in
            all.filter { $0.scripts >> UInt64(script) & 1 != 0 }.map(\.choice)
        }
    }
}
