import CLabelling
import LanguageRecognition

/// Turns the scores of a word into what it says for each label of its section: 0 for the best, less than 0 for the others.
struct WordWeighing {
    private let section: Section
    /// The columns of noise that are scored: the first in the place of noise, the second in that of unsupported letters.
    private let noiseColumns: [Int]
    private let table: LanguageTable
    private let prices: SwitchingPrices

    /// The script that the words are read in.
    private var script: UInt8?
    private var reading = dragoman_emission_parameters()
    /// What a letter of the script says against languages of other scripts.
    private var priceOfLetter: Float = 0
    /// The most that a word of the script says against them.
    private var mostOfForeignWord: Float = 0

    init(section: Section, noiseColumns: [Int], table: LanguageTable, prices: SwitchingPrices) {
        self.section = section
        self.noiseColumns = noiseColumns
        self.table = table
        self.prices = prices
        reading.most_of_word = prices.mostOfWord
        reading.doubt = prices.doubt
        var used = SIMD16<Int32>.zero
        for slot in section.columns.indices { used[slot] = -1 }
        used[Section.noiseSlot] = -1
        used[Section.unsupportedSlot] = -1
        withUnsafeMutableBytes(of: &reading.used) { $0.storeBytes(of: used, as: SIMD16<Int32>.self) }
    }

    /// Replaces the scores of a word by what it says.
    ///
    /// - Parameter factor: What it says is multiplied by: less than 1 for what may be a name, which is the same in many languages.
    mutating func weigh(_ scores: inout SIMD16<Float>, of word: TextUnit, factor: Float) {
        if word.scriptClass != script { turn(to: word.scriptClass) }
        let foreign = -min(mostOfForeignWord, priceOfLetter * Float(word.letterCount))
        withUnsafeMutableBytes(of: &scores) { scores in
            guard let scores = scores.assumingMemoryBound(to: Float.self).baseAddress else { return }
            dragoman_weigh_emissions(scores, &reading, foreign, factor)
        }
        if section.mergesLabels { mergeLabels(&scores) }
    }

    private mutating func turn(to script: UInt8) {
        self.script = script
        let isLatin = Int(script) == table.latinScript
        priceOfLetter = isLatin ? prices.latinLetter : prices.foreignLetter * Float(table.letterWeights[Int(script)])
        mostOfForeignWord = isLatin ? prices.latinWord : prices.foreignWord
        reading.answers = table.answers(script)
        reading.has_outsiders = false
        var scoring = SIMD16<Int32>.zero
        for (slot, column) in section.columns.enumerated() {
            let isOwn = table.isWritten(column, in: script)
            scoring[slot] = isOwn ? -1 : 0
            reading.has_outsiders = reading.has_outsiders || !isOwn
        }
        // In a section of three scripts or more the least is given no noise.
        let noise = table.noiseColumns[Int(script)]
        scoring[Section.noiseSlot] = noiseColumns.contains(noise) ? -1 : 0
        reading.noise_slot = UInt32(noiseColumns.first == noise ? Section.noiseSlot : Section.unsupportedSlot)
        withUnsafeMutableBytes(of: &reading.scoring) { $0.storeBytes(of: scoring, as: SIMD16<Int32>.self) }
    }

    /// Varieties that answer under one name speak with one voice.
    private func mergeLabels(_ scores: inout SIMD16<Float>) {
        for slot in section.columns.indices {
            for other in section.columns.indices where section.labels[other] == section.labels[slot] {
                scores[slot] = max(scores[slot], scores[other])
            }
        }
    }
}
