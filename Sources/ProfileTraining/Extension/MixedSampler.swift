// SPDX-License-Identifier: Apache-2.0

import Glibc
import LanguageRecognition

/// Draws examples of new languages from their text, and of all others from a replay.
///
/// Examples of the replay are to keep the probabilities that the profile gives them (distillation). Their right labels would be
/// learnt by heart: they are few, and come up again and again.
struct MixedSampler: ExampleSource {
    /// A class that examples are drawn of.
    private enum Drawn {
        /// A new language, or noise, by its number in the corpus of new languages.
        case text(Int)
        /// Examples of the replay, with their group.
        case replay([[UInt32]], group: UInt8)
    }

    /// The share of the examples that is text of a new language, and that of all new languages at the most: more makes them
    /// better than training among the others would, at the others' cost.
    private static let newShare = 0.1
    private static let maximumNewShare = 0.5
    /// A new language is treated as this many times less likely than the others, unless it is the only one in its script. The
    /// replay has few examples of its neighbours, and without this their other texts would be taken for the new language.
    private static let newLanguagePriorPenalty = 1.5
    /// How often noise in the letters of a new language is drawn: the replay has what is in the letters of others.
    private static let newNoiseWeight = 0.5
    /// The share of the rows that is left out of an example of the replay, others each time.
    private static let dropout = 0.1

    private let sampler: ExampleSampler
    private let corpus: TrainingCorpus
    private let corpusGroups: ClassGroups
    private let groups: ClassGroups
    /// The number of each new language among all.
    private let places: [Int]
    private let drawn: [Drawn]
    private let weights: CumulativeWeights
    private let seed: UInt64
    /// What is added to the score of each language while it learns: new ones are drawn far more often than they would be in
    /// training, and must not be held likelier for it.
    let offsets: [Float]

    /// - Throws: `TrainingError` with `.noLetters` where a new language has nothing to learn from.
    init(parts: ExtendedParts, corpus: TrainingCorpus, replay: Replay, rowCount: Int, seed: UInt64) throws {
        let groups = parts.groups
        try LowRankModel.checkSize(of: groups)
        let languages = parts.languages
        let place = Dictionary(uniqueKeysWithValues: languages.indices.map { (languages[$0].tag, $0) })
        let places = corpus.languages.compactMap { place[$0.tag] }
        // The text is drawn by numbers of its own, and gets those of the whole profile after that.
        corpusGroups = ClassGroups(
            try ScriptClasses(codes: parts.classes.codes, scriptsOfLanguages: places.map { languages[$0].scripts }))
        // A feature that stands once in the new text may be frequent in others.
        sampler = try ExampleSampler(
            corpus: corpus, groups: corpusGroups, filter: .keepingAll,
            characters: CharacterTable(section: ProfileArray(copying: parts.characters)), rowCount: rowCount, seed: seed)
        self.corpus = corpus
        self.seed = seed
        self.groups = groups
        self.places = places

        func weight(_ language: Int) -> Double {
            ExampleSampler.weight(
                of: languages[language].tag, kilobytes: languages[language].trainingKilobytes, isAlone: groups.isAlone(language))
        }
        let oldWeight = languages.indices.filter { parts.oldColumns[$0] != nil }.reduce(ExampleSampler.noiseWeight) {
            $0 + weight($1)
        }
        let newShare = min(Self.newShare * Double(places.count), Self.maximumNewShare)
        let newWeight = oldWeight * newShare / (1 - newShare) / Double(places.count)
        var weighted: [(Drawn, Double)] = places.indices.map { (.text($0), newWeight) }
        weighted.append((.text(sampler.noiseLabel), Self.newNoiseWeight * Double(places.count)))
        let noise = replay.examples.dropFirst(replay.languages.count)
        let noiseCount = noise.reduce(0) { $0 + $1.count }
        for (tag, (examples, noise)) in zip(replay.languages, zip(replay.examples, noise)) {
            guard let language = place[tag] else { continue }
            let group = UInt8(groups.groupOfLanguage[language])
            if !examples.isEmpty { weighted.append((.replay(examples, group: group), weight(language))) }
            if !noise.isEmpty {
                let share = Double(noise.count) / Double(noiseCount)
                weighted.append((.replay(noise, group: group), ExampleSampler.noiseWeight * share))
            }
        }
        drawn = weighted.map(\.0)
        weights = CumulativeWeights(weighted.map(\.1))
        var offsets = [Float](repeating: 0, count: languages.count)
        for language in places {
            let penalty = groups.isAlone(language) ? 1 : Self.newLanguagePriorPenalty
            offsets[language] = Float(log(penalty * newWeight / weight(language)))
        }
        self.offsets = offsets
    }

    func chunk(_ number: Int) -> ExampleChunk {
        var numbers = RandomNumbers(seed: seed, stream: UInt64(number) + 1)
        var collector = FeatureCollector()
        var chunk = ExampleChunk()
        while chunk.labels.count < ExampleChunk.size {
            switch drawn[weights.draw(with: &numbers)] {
            case .text(let label):
                add(label, to: &chunk, collector: &collector, with: &numbers)
            case .replay(let examples, let group):
                let start = chunk.rows.count
                for row in examples[numbers.below(examples.count)] where numbers.unit() >= Self.dropout { chunk.rows.append(row) }
                guard chunk.rows.count > start else { continue }
                chunk.starts.append(UInt32(chunk.rows.count))
                chunk.groups.append(group)
                chunk.labels.append(LowRankModel.distillationLabel)
            }
        }
        return chunk
    }

    /// Adds an example of a new language or of noise, with its group and its place among all languages.
    private func add(
        _ label: Int, to chunk: inout ExampleChunk, collector: inout FeatureCollector, with numbers: inout RandomNumbers
    ) {
        let example = chunk.labels.count
        sampler.addExample(of: label, to: &chunk, collector: &collector, with: &numbers)
        guard chunk.labels.count > example else { return }
        let isNoise = label == sampler.noiseLabel
        let language = places[isNoise ? corpusGroups.languages[Int(chunk.groups[example])][0] : label]
        let group = groups.groupOfLanguage[language]
        chunk.groups[example] = UInt8(group)
        chunk.labels[example] = UInt16(isNoise ? groups.languages[group].count : groups.placeOfLanguage[language])
    }

    /// What a replay keeps of the new languages.
    func replayExamples() -> [[[UInt32]]] {
        ReplayDraw(sampler: sampler, corpus: corpus, groups: corpusGroups, seed: seed)
            .examples(noise: ReplayDraw.examplesOfNoise / 100 * places.count)
    }
}
