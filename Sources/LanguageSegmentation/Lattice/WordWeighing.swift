// SPDX-License-Identifier: Apache-2.0

import CLabelling
import LanguageRecognition

/// Turns the scores of a word into what it says for each label of its section: 0 for the best, less than 0 for the others.
struct WordWeighing {
    private let section: LatticeSection
    /// The columns of noise that are scored: the first in the place of noise, the second in that of unsupported letters.
    private let noiseColumns: [Int]
    private let languages: AnswerableLanguages
    private let weights: WordWeights

    /// The script that the words are read in.
    private var script: UInt8?
    private var parameters = dragoman_emission_parameters()
    /// What a letter of the script says against languages of other scripts.
    private var letterWeight: Float = 0
    /// The most that a word of the script says against them.
    private var maximumOfForeignWord: Float = 0

    init(section: LatticeSection, noiseColumns: [Int], languages: AnswerableLanguages, weights: WordWeights) {
        self.section = section
        self.noiseColumns = noiseColumns
        self.languages = languages
        self.weights = weights
        parameters.maximum_of_word = weights.maximumOfWord
        parameters.shared_word = weights.sharedWord
        var used = SIMD16<Int32>.zero
        for slot in section.columns.indices { used[slot] = -1 }
        used[LatticeSection.noiseSlot] = -1
        used[LatticeSection.unsupportedSlot] = -1
        withUnsafeMutableBytes(of: &parameters.used) { $0.storeBytes(of: used, as: SIMD16<Int32>.self) }
    }

    /// Replaces the scores of a word by what it says.
    ///
    /// - Parameter factor: What it says is multiplied by: less than 1 for what may be a name, which is the same in many
    ///   languages.
    mutating func weigh(_ scores: inout SIMD16<Float>, of word: TextUnit, factor: Float) {
        if word.scriptClass != script { prepare(for: word.scriptClass) }
        let foreign = -min(maximumOfForeignWord, letterWeight * Float(word.letterCount))
        withUnsafeMutableBytes(of: &scores) { scores in
            guard let scores = scores.assumingMemoryBound(to: Float.self).baseAddress else { return }
            dragoman_weigh_emissions(scores, &parameters, foreign, factor)
        }
        if section.mergesLabels { mergeLabels(&scores) }
    }

    private mutating func prepare(for script: UInt8) {
        self.script = script
        let isLatin = Int(script) == languages.latinScript
        letterWeight = isLatin ? weights.latinLetter : weights.foreignLetter * Float(languages.letterWeights[Int(script)])
        maximumOfForeignWord = isLatin ? weights.latinWord : weights.foreignWord
        parameters.answers = languages.answers(script)
        parameters.has_outsiders = false
        var scoring = SIMD16<Int32>.zero
        for (slot, column) in section.columns.enumerated() {
            let isOwn = languages.isWritten(column, in: script)
            scoring[slot] = isOwn ? -1 : 0
            parameters.has_outsiders = parameters.has_outsiders || !isOwn
        }
        // In a section of three scripts or more the least is given no noise.
        let noise = languages.noiseColumns[Int(script)]
        scoring[LatticeSection.noiseSlot] = noiseColumns.contains(noise) ? -1 : 0
        parameters.noise_slot = UInt32(noiseColumns.first == noise ? LatticeSection.noiseSlot : LatticeSection.unsupportedSlot)
        withUnsafeMutableBytes(of: &parameters.scoring) { $0.storeBytes(of: scoring, as: SIMD16<Int32>.self) }
    }

    /// Gives varieties that answer under one name the score of the best of them.
    private func mergeLabels(_ scores: inout SIMD16<Float>) {
        for slot in section.columns.indices {
            for other in section.columns.indices where section.labels[other] == section.labels[slot] {
                scores[slot] = max(scores[slot], scores[other])
            }
        }
    }
}
