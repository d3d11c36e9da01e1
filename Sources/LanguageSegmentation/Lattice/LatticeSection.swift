// SPDX-License-Identifier: Apache-2.0

import CLabelling

/// A run of sentences whose words are weighed between the labels of one shortlist.
struct LatticeSection: Sendable {
    /// The most labels of a section: as many as fit one vector.
    static let slotCount = Int(dragoman_labels)
    /// The slot of noise.
    static let noiseSlot = Int(dragoman_noise_slot)
    /// The slot of letters for which no language may answer.
    static let unsupportedSlot = Int(dragoman_unsupported_slot)
    /// How many slots are for languages.
    static let maximumLanguages = noiseSlot

    /// Its words.
    let words: Range<Int>
    /// Its sentences.
    let sentences: Range<Int>
    /// The columns of its languages, the likeliest first.
    let columns: [Int]
    /// A label for each slot; that of blocks without words in unused ones.
    let labels: [WordLabel]
    /// Whether two columns answer under one label.
    let mergesLabels: Bool

    init(words: Range<Int>, sentences: Range<Int>, columns: [Int], languages: AnswerableLanguages) {
        self.words = words
        self.sentences = sentences
        self.columns = columns
        var labels = columns.map { languages.labelOfColumn[$0] }
        // A set costs more for so few.
        mergesLabels = labels.indices.contains { labels[..<$0].contains(labels[$0]) }
        labels += repeatElement(.wordless, count: Self.maximumLanguages - labels.count)
        self.labels = labels + [.noise, .unsupported]
    }

    /// The sets of scripts that its languages are written in, one bit per class.
    func scripts(_ languages: AnswerableLanguages) -> [UInt64] {
        var sets: [UInt64] = []
        for column in columns {
            let scripts = languages.scriptsOfColumn[column]
            if !sets.contains(scripts) { sets.append(scripts) }
        }
        return sets
    }
}
