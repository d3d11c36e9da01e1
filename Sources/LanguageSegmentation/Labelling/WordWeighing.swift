import LanguageRecognition

/// Turns the scores of a word into what it says for each label of its section: 0 for the best, less than 0 for the others.
struct WordWeighing {
    private let section: Section
    /// The columns of noise that are scored: the first in the place of noise, the second in that of unsupported letters.
    private let noiseColumns: [Int]
    private let table: LanguageTable
    private let prices: SwitchingPrices
    private let used: SIMDMask<SIMD16<Int32>>

    /// The script that the masks are for.
    private var script: UInt8?
    /// The places that score words of the script.
    private var scoring = SIMDMask<SIMD16<Int32>>(repeating: false)
    private var hasOutsiders = false
    /// The place that the noise of the script is scored in.
    private var noiseSlot = Section.noiseSlot

    private static let never: Float = -1e9

    init(section: Section, noiseColumns: [Int], table: LanguageTable, prices: SwitchingPrices) {
        self.section = section
        self.noiseColumns = noiseColumns
        self.table = table
        self.prices = prices
        var used = SIMDMask<SIMD16<Int32>>(repeating: false)
        for slot in section.columns.indices { used[slot] = true }
        used[Section.noiseSlot] = true
        used[Section.unsupportedSlot] = true
        self.used = used
    }

    /// Replaces the scores of a word by what it says.
    mutating func weigh(_ scores: inout SIMD16<Float>, of word: TextUnit) {
        if word.scriptClass != script { turn(to: word.scriptClass) }
        let letter = Int(word.scriptClass) == table.latinScript ? prices.latinLetter : prices.foreignLetter
        let foreign = -min(prices.foreignWord, letter * Float(word.letterCount))
        guard table.answers(word.scriptClass) else {
            scores = SIMD16(repeating: Self.never).replacing(with: foreign, where: used)
            scores[Section.unsupportedSlot] = 0
            return
        }
        scores[Section.noiseSlot] = scores[noiseSlot]
        let own = SIMD16(repeating: Self.never).replacing(with: scores, where: scoring)
        let highest = own.max()
        var said = pointwiseMax(own - highest, SIMD16(repeating: -prices.mostOfWord))
        if hasOutsiders { said -= doubt(own - highest, foreign: foreign) }
        scores = SIMD16(repeating: Self.never).replacing(with: foreign, where: used).replacing(with: said, where: scoring)
        if section.mergesLabels { mergeLabels(&scores) }
    }

    private mutating func turn(to script: UInt8) {
        self.script = script
        scoring = SIMDMask(repeating: false)
        hasOutsiders = false
        for (slot, column) in section.columns.enumerated() {
            let isOwn = table.scriptsOfColumn[column] >> UInt64(script) & 1 != 0
            scoring[slot] = isOwn
            hasOutsiders = hasOutsiders || !isOwn
        }
        // In a section of three scripts or more the least is given no noise.
        let isScored = noiseColumns.contains(table.noiseColumns[Int(script)])
        scoring[Section.noiseSlot] = isScored
        noiseSlot = noiseColumns.first == table.noiseColumns[Int(script)] ? Section.noiseSlot : Section.unsupportedSlot
    }

    /// Where no language has a word for itself, as with names, none gains much on those of other scripts.
    private func doubt(_ distances: SIMD16<Float>, foreign: Float) -> Float {
        var total: Float = 0
        for slot in 0..<Section.slotCount where scoring[slot] { total += Logarithm.exponential(distances[slot]) }
        return min(Logarithm.natural(total), -foreign * prices.doubt)
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
