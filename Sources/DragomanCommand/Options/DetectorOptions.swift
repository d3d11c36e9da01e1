// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import LanguageRecognition
import RecognitionEvaluation
import TextStreams

/// Options of the subcommands that detect languages, as typed; `detector(only:_:)` resolves them.
struct DetectorOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "The prior weight of a language; languages that are not named have 1. May be repeated.",
            valueName: "language=weight"), completion: .languages)
    var hint: [String] = []

    @Flag(name: .long, help: "Answer with varieties and experimental languages too.")
    var varieties = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            How likely languages are before reading: world, by how much is written in each; none, all alike; or as a file of \
            weights has it.
            """, valueName: "world|none|file"), completion: .file())
    var prior = "world"

    @OptionGroup var profile: ProfileOptions

    /// The files that they name.
    var inputs: [TextInput] { [profile.path, priorFile].compactMap { $0.map { TextInput(path: $0) } } }

    /// The file that `--prior` names; nil where it is a word.
    private var priorFile: String? { ["world", "none"].contains(prior) ? nil : prior }

    /// The detector that was asked for.
    ///
    /// A language that the profile does not have is a warning, unless there is no other among the candidates.
    ///
    /// - Parameter only: The only languages to answer with; none for all.
    func detector(only: [String], _ messages: Messages) throws(CommandError) -> LanguageDetector {
        let profile = try profile.open()
        let list = LanguageList(of: only.isEmpty && hint.isEmpty ? [] : profile.languages.map(\.tag))
        let candidates = try list.tags(in: only, option: "--only")
        let hints = try list.weights(in: hint, option: "--hint")
        let options = LanguageDetector.Options(
            candidates: candidates.isEmpty ? nil : Set(candidates), hints: hints, answersVarieties: varieties,
            usesPriors: prior != "none")
        let detector =
            try priors().map { LanguageDetector(profile: profile, options: options, priors: $0) }
            ?? LanguageDetector(profile: profile, options: options)
        let unknown = detector.unknownTags
        if !candidates.isEmpty, candidates.allSatisfy(unknown.contains) { throw .noKnownCandidates(candidates) }
        if !candidates.isEmpty, candidates.allSatisfy({ unknown.contains($0) || hints[$0] == 0 }) { throw .noLikelyCandidates }
        for tag in unknown {
            let option = candidates.contains(tag) ? "--only" : "--hint"
            messages.warn("\(option) \(tag)", "the profile does not have this language; it is ignored")
        }
        messages.tell("profile \(detector.profile.fingerprint), \(detector.profile.languages.count) languages")
        return detector
    }

    /// The priors of the file that was named; nil where none was.
    private func priors() throws(CommandError) -> [LanguageTag: Double]? {
        guard let priorFile else { return nil }
        do {
            return try PriorTable.weights(in: priorFile)
        } catch {
            throw .badPriors(error)
        }
    }
}

/// The option of the subcommands that detect languages and can be kept to some, as typed.
struct CandidateOptions: ParsableArguments {
    @Option(
        name: .long, help: ArgumentHelp("The only languages to answer with, separated by commas.", valueName: "language,…"),
        completion: .languages)
    var only: [String] = []

    @OptionGroup var detection: DetectorOptions

    /// The detector that was asked for.
    func detector(_ messages: Messages) throws(CommandError) -> LanguageDetector {
        try detection.detector(only: only, messages)
    }
}
