// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Draws the examples of training.
///
/// What a chunk holds depends on its number and the seed alone, so chunks can be drawn on any thread and in any order.
struct ExampleSampler: ExampleSource {
    /// The class of noise is drawn as often as this many languages, or for this share of what they are drawn, whichever is more.
    static let noiseWeight = 6.0
    private static let noiseShare = 0.04
    /// A language that has its script for itself need only be told from noise.
    private static let loneWeight = 0.5
    /// The share of a widely written language's examples that are told from the other widely written ones alone, as where a
    /// caller names candidates.
    private static let restrictedShare = 0.25
    /// The share of features that are left out of an example, others each time, so that each learns to speak for itself: a word
    /// that was never met is told by whichever of its parts were.
    private static let dropout = 0.3
    /// The share of examples that are spelt without marks on letters.
    private static let plainShare = 0.09
    /// The share of examples that are spelt with their stress, in languages that are written either way.
    private static let stressedShare = 0.4
    /// The share of single words of lists that come several times.
    private static let repeatedShare = 0.08
    /// In corpora of fewer bytes rare features are kept. They are kept in noise too, except in Latin script, where this would
    /// turn rare words into noise.
    private static let scarceTextSize = 100_000

    private let corpus: TrainingCorpus
    private let groups: ClassGroups
    private let filter: RepeatedFeatureFilter
    private let scanner: WordScanner
    private let rowCount: Int
    private let seed: UInt64
    private let noise: NoiseText
    private let plainSpelling = PlainSpelling()
    private let latinGroup: Int?
    private let weights: CumulativeWeights
    private let isWidelyWritten: [Bool]

    /// - Throws: `TrainingError` with `.noLetters` where a language has no line to draw: drawing would never end.
    init(
        corpus: TrainingCorpus, groups: ClassGroups, filter: RepeatedFeatureFilter, characters: CharacterTable, rowCount: Int,
        seed: UInt64
    ) throws(TrainingError) {
        self.corpus = corpus
        self.groups = groups
        self.filter = filter
        scanner = WordScanner(table: characters)
        self.rowCount = rowCount
        self.seed = seed
        noise = NoiseText(corpus: corpus, groups: groups)
        isWidelyWritten = corpus.languages.map { WidelyWritten.contains($0.tag) }
        latinGroup = groups.groupOfScript[characters.latinClass]
        let languageWeights = corpus.languages.enumerated().map { number, text in
            Self.weight(of: text.tag, kilobytes: text.lines.bytes.count / 1000, isAlone: groups.isAlone(number))
        }
        let noiseWeight = max(Self.noiseWeight, Self.noiseShare * languageWeights.reduce(0, +))
        weights = CumulativeWeights(languageWeights + [noiseWeight])
        let languagesWithoutFeatures = corpus.languages.filter { !hasEvidence(in: $0.lines) }
        guard languagesWithoutFeatures.isEmpty else {
            throw TrainingError(.noLetters, languagesWithoutFeatures.map(\.tag.canonical).joined(separator: " "))
        }
    }

    /// How often a language is drawn, relative to the 1 of most.
    ///
    /// One with little text has been learnt sooner than others, and what is drawn of it beyond that is taken from these.
    ///
    /// - Parameter kilobytes: How much running text there is of it.
    static func weight(of tag: LanguageTag, kilobytes: Int, isAlone: Bool) -> Double {
        if isAlone { return loneWeight }
        return WidelyWritten.weight(of: tag)
            ?? min(1, max(leastWeight, (Double(kilobytes) / Self.ampleKilobytes).squareRoot()))
    }

    private static let leastWeight = 0.3
    private static let ampleKilobytes = 400.0

    /// Whether a line of a text has features; seldom are more than one or two lines looked at.
    private func hasEvidence(in lines: TextLines) -> Bool {
        var collector = FeatureCollector()
        return (0..<lines.count).contains { number in
            ExampleCutter.line(lines[number]).withUnsafeBufferPointer { collector.add($0, scanner: scanner) }
            return collector.features.contains { filter.contains($0) }
        }
    }

    /// The class of noise: one more than the last language.
    var noiseLabel: Int { corpus.languages.count }

    /// The chunk of a number.
    func chunk(_ number: Int) -> ExampleChunk {
        var numbers = RandomNumbers(seed: seed, stream: UInt64(number) + 1)
        var collector = FeatureCollector()
        var chunk = ExampleChunk()
        chunk.rows.reserveCapacity(ExampleChunk.size * 160)
        while chunk.labels.count < ExampleChunk.size {
            addExample(of: weights.draw(with: &numbers), to: &chunk, collector: &collector, with: &numbers)
        }
        return chunk
    }

    /// Draws an example of a class and adds it to a chunk, if it is one.
    func addExample(
        of label: Int, to chunk: inout ExampleChunk, collector: inout FeatureCollector, with numbers: inout RandomNumbers
    ) {
        collector.removeAll()
        if label == noiseLabel {
            var line = noise.line(with: &numbers)
            line.withUTF8 { collector.add($0, scanner: scanner) }
        } else {
            add(corpus.languages[label], to: &collector, with: &numbers)
        }
        // A text in another script than its language's is not for this language to answer.
        guard let group = groups.group(ofLetters: collector.letters),
            label == noiseLabel || groups.groupOfLanguage[label] == group
        else { return }
        let start = chunk.rows.count
        let keepsRare =
            label == noiseLabel ? group != latinGroup : corpus.languages[label].lines.bytes.count < Self.scarceTextSize
        let features = keepsRare ? collector.features : filter.repeated(among: collector.features)
        for feature in features where numbers.unit() >= Self.dropout {
            chunk.rows.append(FeatureCollector.row(of: feature, rowCount: rowCount))
        }
        guard chunk.rows.count > start else { return }
        chunk.starts.append(UInt32(chunk.rows.count))
        let isRestricted = label != noiseLabel && isWidelyWritten[label] && numbers.unit() < Self.restrictedShare
        chunk.groups.append(UInt8(isRestricted ? groups.restricted(group) : group))
        chunk.labels.append(UInt16(label == noiseLabel ? groups.languages[group].count : groups.placeOfLanguage[label]))
    }

    private func add(_ text: LanguageText, to collector: inout FeatureCollector, with numbers: inout RandomNumbers) {
        let isPlain = numbers.unit() < Self.plainShare
        let isStressed = StressedSpelling.isUsed(in: text.tag) && numbers.unit() < Self.stressedShare
        func collect(_ bytes: ArraySlice<UInt8>) {
            let spelt =
                isPlain ? plainSpelling(bytes) : isStressed ? StressedSpelling.applied(to: bytes, with: &numbers) : nil
            (spelt?[...] ?? bytes).withUnsafeBufferPointer { collector.add($0, scanner: scanner) }
        }
        let form = TextForm.draw(with: &numbers)
        if form == .listed, !text.wordLists.isEmpty {
            let list = text.drawWordList(with: &numbers)
            // One word in two draws of three; else two or three. One may come again: `no, no, no` says little more than `no`.
            let count = max(1, numbers.below(6) - 2)
            let repetitions = count == 1 && numbers.unit() < Self.repeatedShare ? 2 + numbers.below(3) : 1
            for _ in 0..<count {
                let word = list.draw(with: &numbers)
                for _ in 0..<repetitions { collect(word) }
            }
            return
        }
        // A byte drawn at random falls on long lines more often, so that short messages do not outweigh running text.
        let line = text.lines[text.lines.line(at: numbers.below(text.lines.bytes.count))]
        let piece: ArraySlice<UInt8>? =
            switch form {
            case .line: ExampleCutter.line(line)
            case .piece: ExampleCutter.piece(of: line, words: 2 + numbers.below(4), with: &numbers)
            case .word, .listed: ExampleCutter.piece(of: line, words: 1, with: &numbers)
            }
        collect(piece ?? line)
    }
}
