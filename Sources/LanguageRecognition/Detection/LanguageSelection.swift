// SPDX-License-Identifier: Apache-2.0

import CScoring

/// Which languages of a profile may answer under given options, worked out once.
///
/// A class, so that copying a detector that shares it only counts a reference.
final class LanguageSelection: Sendable {
    /// The languages that may answer, with their scores, by the class of the main script of a text.
    let matrices: [CandidateMatrix]
    /// The same as the kernel takes them: to read one of these counts no references.
    let tables: ProfileArray<dragoman_candidates>
    /// The languages that the columns number.
    let tags: [LanguageTag]
    /// The languages that would answer if no candidates were named, and the candidates beside them; nil where none are.
    let unrestricted: LanguageSelection?
    /// The candidates, and what they are filed under.
    private let admitted: Set<LanguageTag>
    /// Tags among the options that the profile does not know.
    let unknownTags: [LanguageTag]

    /// - Parameters:
    ///   - priors: Those in place of the profile's; nil for these.
    ///   - experimental: The experimental languages that may answer beside all others, where no candidates are named.
    init(
        profile: LanguageProfile, options: LanguageDetector.Options, priors: [LanguageTag: Double]?,
        experimental: Set<LanguageTag> = []
    ) {
        let tagsOfOptions = (options.candidates ?? []).union(options.hints.keys)
        unknownTags = tagsOfOptions.filter { profile.column(of: $0) == nil }.sorted()
        let candidates = Self.candidates(of: profile, options: options, priors: priors, experimental: experimental)
        let step = CandidateMatrix.step(of: profile)
        matrices = zip(candidates, profile.noiseColumns).map {
            CandidateMatrix($0, noiseColumn: $1, profile: profile, step: step)
        }
        tables = ProfileArray(copying: matrices.map(\.table))
        tags = profile.tags
        admitted = Set(
            profile.languages.filter { options.candidates?.contains($0.tag) == true }.flatMap { language in
                [language.tag] + [language.filedUnder].compactMap(\.self)
            })
        unrestricted = options.candidates.map { named in
            var open = options
            // Hints are for choosing among the candidates: they make no text one in another language, nor keep it from being.
            (open.candidates, open.hints) = (nil, [:])
            return LanguageSelection(profile: profile, options: open, priors: priors, experimental: named)
        }
    }

    /// The same selection as another object, whose references are counted apart. The tables are shared.
    init(copying other: LanguageSelection) {
        matrices = other.matrices
        tables = other.tables
        tags = other.tags
        unrestricted = other.unrestricted
        admitted = other.admitted
        unknownTags = other.unknownTags
    }

    /// Whether it is the candidates alone that leave no language to answer for a script.
    func candidatesExclude(script: Int) -> Bool {
        matrices[script].candidates.isEmpty && unrestricted?.matrices[script].candidates.isEmpty == false
    }

    /// Whether a language is among the candidates, or a name that one of them is filed under.
    func admits(_ language: LanguageTag) -> Bool { admitted.contains(language) }

    private static func candidates(
        of profile: LanguageProfile, options: LanguageDetector.Options, priors: [LanguageTag: Double]?,
        experimental: Set<LanguageTag>
    ) -> [[CandidateMatrix.Candidate]] {
        let usesPriors = options.usesPriors && options.candidates == nil
        let all = profile.languages.enumerated().compactMap { column, language -> Answering? in
            var answer = column
            if let named = options.candidates {
                guard named.contains(language.tag) else { return nil }
            } else if !options.answersVarieties {
                if language.isExperimental, !experimental.contains(language.tag) { return nil }
                answer = language.filedUnder.flatMap { profile.column(of: $0) } ?? column
            }
            let hint = options.hints[language.tag].flatMap { $0.isFinite ? max($0, 0) : nil } ?? 1
            let given = priors.map { $0[language.tag].flatMap { $0.isFinite && $0 > 0 ? $0 : nil } ?? 1 }
            let prior = usesPriors ? given ?? language.prior : 1
            return Answering(scripts: language.scripts, column: column, answer: answer, hint: hint, prior: prior)
        }
        return profile.scriptCodes.indices.map { script in
            let own = all.filter { $0.scripts >> UInt64(script) & 1 != 0 }
            let unit = options.candidates == nil ? 1 : unit(ofHints: own.map(\.hint))
            return own.map { language in
                let weights = ProfileLanguage.priorLevels.map {
                    language.hint / unit * ProfileLanguage.faded(language.prior, atLevel: $0)
                }
                return CandidateMatrix.Candidate(column: language.column, answer: language.answer, weights: weights)
            }
        }
    }

    /// A language that may answer, before its rivals are known.
    private struct Answering {
        let scripts: UInt64
        let column: Int
        let answer: Int
        let hint: Double
        let prior: Double
    }

    /// The hint that counts as 1 among candidates: where all are above 1, or all below it, the nearest to it. They are relative
    /// to each other, and would else weigh the candidates against noise.
    private static func unit(ofHints hints: [Double]) -> Double {
        let positive = hints.filter { $0 > 0 }
        guard let least = positive.min(), let most = positive.max() else { return 1 }
        return min(max(1, least), most)
    }
}
