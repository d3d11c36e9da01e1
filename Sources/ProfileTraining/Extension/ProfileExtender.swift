// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Adds languages to a profile from plain text, without the corpora that it was trained on.
///
/// Training goes on from the profile's own rows, on text of the new languages and on the examples of the others that stand in the
/// replay beside the profile. The same profile, replay, text, options and seed give the same bytes.
///
///     let texts = [ExtensionOptions.Text(language: "xmf", path: "xmf.txt")]
///     let options = ExtensionOptions(profile: "Profiles/dragoman.profile", texts: texts)
///     try await ProfileExtender(options: options).extend(to: "mine.profile") { print($0) }
public struct ProfileExtender: Sendable {
    /// What to add to which profile, and how.
    public let options: ExtensionOptions

    /// An extender with options.
    public init(options: ExtensionOptions) {
        self.options = options
    }

    /// A language with fewer different lines is refused.
    private static let fewestLines = 20

    /// What an extension gives: a profile, and the replay to extend it again.
    public struct Extended: Sendable {
        /// The bytes of the profile.
        public let profile: [UInt8]
        /// The bytes of its replay.
        public let replay: [UInt8]
    }

    /// Adds the languages.
    ///
    /// Takes some ten seconds of one core and 500 MB for the default profile.
    ///
    /// - Parameter progress: Called from the task that trains.
    /// - Throws: `TrainingError` where a file cannot be used or a language not be added, `ProfileError` where the profile cannot
    ///   be used, or `CancellationError` where the task has been cancelled.
    public func extend(progress: @escaping (TrainingProgress) -> Void) async throws -> Extended {
        try TrainingOptions.check(exampleCount: options.exampleCount, rate: options.rate)
        let profile = try LanguageProfile(contentsOf: options.profile)
        try profile.verify()
        let replay = try Replay(of: profile, at: options.profile)
        let corpus = try corpus(for: profile)
        corpus.languages.forEach { progress(.read($0.tag)) }

        let parts = try ExtendedParts(profile: profile, corpus: corpus)
        let mixture = try MixedSampler(
            parts: parts, corpus: corpus, replay: replay, rowCount: profile.rowCount, seed: options.seed)
        let model = LowRankModel(extending: profile, to: parts, replay: replay, offsets: mixture.offsets)
        try await LearningRun(exampleCount: options.exampleCount, rate: options.rate).learn(
            model, from: mixture, progress: progress)

        progress(.calibrating)
        let rows = QuantizedRows(model, step: replay.step, seed: options.seed)
        let draft = ProfileDraft(
            fingerprint: fingerprint(of: profile, replay: replay, corpus: corpus),
            parameters: parameters(of: profile, parts: parts),
            classes: parts.classes, groups: parts.groups,
            characters: parts.characters, matrix: ProfileContents.matrix(model, step: rows.step),
            sources: ProfileContents.sources(of: profile, adding: corpus), rows: rows.bytes)
        let calibration = profile.contents(of: .calibration).map { Array($0.bytes) } ?? []
        let unjudged = try LanguageProfile(bytes: draft.bytes(parts.languages, calibration: calibration))
        try unjudged.verify()
        let judged = HeldBackJudge(profile: unjudged, corpus: corpus, seed: options.seed).accuracies()
        let accuracies = Dictionary(uniqueKeysWithValues: zip(corpus.languages.map(\.tag), judged))
        let languages = parts.languages.map {
            $0.judged(accuracies[$0.tag]?.inProfile ?? $0.accuracy, isExperimental: $0.isExperimental)
        }
        for (text, accuracy) in zip(corpus.languages, judged) { progress(.added(text.tag, accuracy)) }
        return Extended(
            profile: draft.bytes(languages, calibration: calibration),
            replay: replay.extended(
                by: model, in: unjudged, with: corpus.languages.map(\.tag), examples: mixture.replayExamples()
            ).bytes())
    }

    /// The text of the new languages.
    private func corpus(for profile: LanguageProfile) throws(TrainingError) -> TrainingCorpus {
        for text in options.texts where text.language.canonical.utf8.count > ProfileLayout.maximumTagBytes {
            throw TrainingError(.badTag, "\(text.language): more than \(ProfileLayout.maximumTagBytes) characters")
        }
        let known = Set(profile.languages.map(\.tag))
        let standing = Set(options.texts.map(\.language)).filter(known.contains).sorted()
        guard standing.isEmpty else { throw TrainingError(.alreadyThere, standing.map(\.canonical).joined(separator: " ")) }
        let corpus = try TrainingCorpus(texts: options.texts.map { ($0.language, $0.path) }, seed: options.seed)
        guard !corpus.languages.isEmpty else { throw TrainingError(.badOptions, "no language to add") }
        for text in corpus.languages where text.lineCount < Self.fewestLines {
            throw TrainingError(.tooLittleText, "\(text.tag) has \(text.lineCount) different lines")
        }
        return corpus
    }

    private func fingerprint(of profile: LanguageProfile, replay: Replay, corpus: TrainingCorpus) -> [UInt8] {
        var bytes = ByteWriter()
        bytes.append(Fingerprint.of((profile.fingerprint + replay.identity).utf8, seed: corpus.fingerprint))
        let line = "seed=\(options.seed) examples=\(options.exampleCount) rate=\(options.rate)"
        bytes.append(Fingerprint.of(line.utf8, seed: 0))
        return bytes.bytes
    }

    /// The parameters of the profile, with a line of what was added.
    private func parameters(of profile: LanguageProfile, parts: ExtendedParts) -> [UInt8] {
        let tags = parts.added.map(\.canonical).joined(separator: " ")
        let lines = (profile.contents(of: .parameters)?.text ?? "").split(separator: "\n").map {
            $0.hasPrefix("languages=") ? "languages=\(parts.languages.count)" : String($0)
        }
        let added = "added=\(tags) seed=\(options.seed) examples=\(options.exampleCount) rate=\(options.rate)"
        return Array((lines + [added]).map { $0 + "\n" }.joined().utf8)
    }
}

extension ProfileExtender {
    /// Adds the languages, and writes the profile and beside it the replay; each stands whole under its name or not at all.
    ///
    /// - Throws: `TrainingError` with `.unwritable` besides what `extend(progress:)` throws.
    public func extend(to path: String, progress: @escaping (TrainingProgress) -> Void) async throws {
        try ProfileFiles.check(path)
        let extended = try await extend(progress: progress)
        try ProfileFiles.write(profile: extended.profile, replay: extended.replay, to: path)
    }
}
