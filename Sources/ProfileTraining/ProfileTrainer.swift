// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import UnicodeText

/// Trains a profile: corpora in, the bytes of a profile out.
///
/// The same corpora, options and seed give the same bytes, for any number of threads, on one architecture: examples are drawn by
/// number, on whatever thread, and learnt from in order, on one.
///
///     var options = TrainingOptions(corpora: "corpora")
///     options.languages = ["de", "nl", "fy"]
///     let bytes = try await ProfileTrainer(options: options).train { print($0) }
public struct ProfileTrainer: Sendable {
    /// What to train, and how.
    public let options: TrainingOptions

    /// A trainer with options.
    public init(options: TrainingOptions) {
        self.options = options
    }

    /// A language whose held-back sentences are recognised less often than this is experimental, in a profile made of tables.
    /// Plain text files somebody made for the very languages that are wanted, so there it is only said.
    private static let minimumAccuracy = 0.60
    /// So is one with less text than this, whatever its few held-back lines say.
    private static let minimumKilobytes = 20

    /// How many examples columns are fitted to quantised rows by, of those that rows were learnt from, and at which share of
    /// their rate.
    private static let columnShare = 0.05
    private static let columnRate: Float = 0.3

    /// Trains, calibrates and lays out the profile.
    ///
    /// Takes some minutes and about 1 GB for all languages of the default profile.
    ///
    /// - Parameter progress: Called from the task that trains.
    /// - Throws: `TrainingError`, `CancellationError` where the task has been cancelled, or `ProfileError` if what was trained is
    ///   no profile.
    public func train(progress: @escaping (TrainingProgress) -> Void) async throws -> [UInt8] {
        try await trained(progress: progress).profile
    }

    /// Trains, and gives the profile with the replay that languages can be added to it by.
    private func trained(progress: @escaping (TrainingProgress) -> Void) async throws -> (profile: [UInt8], replay: () -> [UInt8])
    {
        try options.check()
        let start = try options.start.map { try StartingPoint(contentsOf: $0) }
        let corpus = try TrainingCorpus(options: options) { progress($0) }
        if !corpus.merged.isEmpty { progress(.merged(corpus.merged)) }
        let classes = try ScriptClasses(of: corpus)
        let characters = CharacterTableBuilder(classes: classes).section()
        let table = try CharacterTable(section: ProfileArray(copying: characters))
        let groups = ClassGroups(classes)
        try LowRankModel.checkSize(of: groups)
        let sampler = try ExampleSampler(
            corpus: corpus, groups: groups, filter: RepeatedFeatureFilter(of: corpus, scanner: WordScanner(table: table)),
            characters: table,
            rowCount: options.rowCount, seed: options.seed)
        let model =
            if let start {
                try await start.model(
                    languages: corpus.languages.map(\.tag), groups: groups, rowCount: options.rowCount, examples: sampler,
                    count: options.exampleCount)
            } else {
                LowRankModel(rowCount: options.rowCount, classGroups: groups, seed: options.seed)
            }
        model.restrictGroups { !WidelyWritten.contains(corpus.languages[$0].tag) }
        try await LearningRun(exampleCount: options.exampleCount, rate: options.rate).learn(
            model, from: sampler, progress: progress)

        let parameters = parameters(of: corpus, start: start)
        progress(.calibrating)
        let rows = QuantizedRows(model)
        // Columns take account of what quantisation did to the rows.
        try await model.fitColumns(to: rows) { (model) async throws(CancellationError) in
            let count = Int(Double(options.exampleCount) * Self.columnShare)
            try await LearningRun(exampleCount: count, rate: options.rate * Self.columnRate).learn(model, from: sampler) { _ in }
        }
        let languages = corpus.languages.enumerated().map { index, text in
            ProfileLanguage(text, prior: options.priors[text.tag] ?? 1, scripts: classes.scriptsOfLanguages[index])
        }
        let profile = ProfileDraft(
            fingerprint: fingerprint(of: corpus, parameters: parameters, examples: sampler), parameters: parameters,
            classes: classes, groups: groups, characters: characters,
            matrix: ProfileContents.matrix(model, step: rows.step),
            sources: ProfileContents.sources(of: corpus, after: start?.profile), rows: rows.bytes
        )
        func bytes(_ languages: [ProfileLanguage], _ calibration: Calibration) -> [UInt8] {
            profile.bytes(languages, calibration: ProfileContents.calibration(calibration))
        }
        let draft = try LanguageProfile(bytes: bytes(languages, Calibration.unfitted))
        let calibration = CalibrationFit(HeldBackJudge(profile: draft, corpus: corpus, seed: options.seed).cases()).calibration()
        let calibrated = try LanguageProfile(bytes: bytes(languages, calibration))
        // A rate that is too high ends in what are no numbers.
        try calibrated.verify()
        let judged = HeldBackJudge(profile: calibrated, corpus: corpus, seed: options.seed).accuracies()
        let weak = zip(languages, judged).map { language, accuracy in
            accuracy.sentences ?? 1 < Self.minimumAccuracy || language.trainingKilobytes < Self.minimumKilobytes
        }
        let final = zip(zip(languages, judged), weak).map { judgement, isWeak in
            judgement.0.judged(judgement.1.inProfile, isExperimental: isWeak && !corpus.isPlain)
        }
        let weakTags = zip(languages, weak).filter(\.1).map(\.0.tag)
        progress(corpus.isPlain ? .weak(weakTags) : .experimental(weakTags))
        return (
            bytes(final, calibration),
            {
                let examples = ReplayDraw(sampler: sampler, corpus: corpus, groups: groups, seed: options.seed).examples()
                return Replay(
                    of: model, in: calibrated, step: rows.step, languages: languages.map(\.tag), examples: examples
                ).bytes()
            }
        )
    }

    /// How many of the examples are looked at to tell trainings apart that draw otherwise from the same text.
    private static let fingerprintedChunks = 4

    /// What identifies all that a profile is made of: the text, the options, the profile that it goes on from, and how examples
    /// are drawn. Of the last the first examples themselves tell, so that no constant of sampling can be forgotten here.
    private func fingerprint(of corpus: TrainingCorpus, parameters: [UInt8], examples: some ExampleSource) -> [UInt8] {
        let drawn = (0..<Self.fingerprintedChunks).reduce(UInt64(0)) { examples.chunk($1).fingerprint(seed: $0) }
        var bytes = ByteWriter()
        bytes.append(corpus.fingerprint)
        bytes.append(Fingerprint.of(parameters, seed: drawn))
        return bytes.bytes
    }

    private func parameters(of corpus: TrainingCorpus, start: StartingPoint?) -> [UInt8] {
        let priors = corpus.languages.compactMap { text in options.priors[text.tag].map { "\(text.tag):\($0)" } }
        let lines = [
            "seed=\(options.seed)", "examples=\(options.exampleCount)", "rows=\(options.rowCount)", "rate=\(options.rate)",
            "languages=\(corpus.languages.count)", "commercial-only=\(options.isCommercialOnly)",
            "excluded=\(options.excludedSources.sorted().joined(separator: " "))",
            "unicode=\(UnicodeLibrary.unicodeVersion)",
            "priors=\(priors.joined(separator: " "))", "start=\(start?.profile.fingerprint ?? "")",
            "calibration=\(CalibrationFit.constants)",
        ]
        // What a profile goes on from counts, too, when another goes on from it.
        let further = start.map { start in
            [
                "start-replay=\(start.replay.identity)",
                "\(StartingPoint.totalParameter)\(start.exampleCount + options.exampleCount)",
            ]
        }
        return Array((lines + (further ?? [])).map { $0 + "\n" }.joined().utf8)
    }
}

extension ProfileTrainer {
    /// Trains, and writes the profile and beside it the replay by which `ProfileExtender` adds languages; each stands whole under
    /// its name or not at all. That they can be written is found out first.
    ///
    /// - Throws: `TrainingError` with `.unwritable` besides what `train(progress:)` throws.
    public func train(to path: String, progress: @escaping (TrainingProgress) -> Void) async throws {
        try ProfileFiles.check(path)
        let trained = try await trained(progress: progress)
        try ProfileFiles.write(profile: trained.profile, replay: trained.replay(), to: path)
    }
}
