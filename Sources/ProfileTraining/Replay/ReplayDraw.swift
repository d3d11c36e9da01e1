// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Draws the examples that a replay keeps, from the text of the training.
struct ReplayDraw {
    let sampler: ExampleSampler
    let corpus: TrainingCorpus
    let groups: ClassGroups
    let seed: UInt64

    /// Examples of a language; of a widely written one twice as many.
    private static let examplesOfLanguage = 150
    /// Examples of noise in all, for a whole profile.
    static let examplesOfNoise = 2000
    /// Streams of random numbers far from those of the chunks of training.
    private static let stream = UInt64(1) << 40

    /// The examples by class: first the languages, then noise in the script of each language.
    func examples(noise noiseCount: Int = examplesOfNoise) -> [[[UInt32]]] {
        let languages = corpus.languages.indices.map { language in
            var numbers = RandomNumbers(seed: seed, stream: Self.stream + UInt64(language))
            let wanted =
                WidelyWritten.contains(corpus.languages[language].tag) ? 2 * Self.examplesOfLanguage : Self.examplesOfLanguage
            return draw(wanted, of: language, with: &numbers).map(\.rows)
        }
        var noise = [[[UInt32]]](repeating: [], count: languages.count)
        var numbers = RandomNumbers(seed: seed, stream: Self.stream + UInt64(languages.count))
        for example in draw(noiseCount, of: sampler.noiseLabel, with: &numbers) {
            // The first language of a group stands for all of them.
            noise[groups.languages[example.group][0]].append(example.rows)
        }
        return languages + noise
    }

    /// Draws examples of a class. Fewer than are wanted come where next to nothing that is drawn is in a script of the languages.
    private func draw(_ wanted: Int, of label: Int, with numbers: inout RandomNumbers) -> [(rows: [UInt32], group: Int)] {
        var collector = FeatureCollector()
        var chunk = ExampleChunk()
        for _ in 0..<wanted * 8 where chunk.labels.count < wanted {
            sampler.addExample(of: label, to: &chunk, collector: &collector, with: &numbers)
        }
        return chunk.labels.indices.map { example in
            let rows = chunk.rows[Int(chunk.starts[example])..<Int(chunk.starts[example + 1])]
            return (Self.some(of: Array(rows), with: &numbers), Int(chunk.groups[example]))
        }
    }

    /// At most as many rows as a replay keeps of an example.
    private static func some(of rows: [UInt32], with numbers: inout RandomNumbers) -> [UInt32] {
        guard rows.count > Replay.maximumRows else { return rows }
        var rows = rows
        for place in 0..<Replay.maximumRows { rows.swapAt(place, place + numbers.below(rows.count - place)) }
        return Array(rows.prefix(Replay.maximumRows))
    }
}
