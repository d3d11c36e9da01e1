// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// What splitting needs to know of the languages that may answer, worked out once for a detector.
///
/// A class, so that to copy a segmenter costs no more than to count a reference.
final class AnswerableLanguages: Sendable {
    /// By the class of a script, what is added to the score of each language that may answer: what the options say for it.
    let biases: [[Float]]
    /// By the class of a script, the columns of these.
    let columnsOfScript: [[Int]]
    /// By column, what the options say for it.
    let biasOfColumn: [Float]
    /// By column, the scripts in which it may answer, one bit per class.
    let scriptsOfColumn: [UInt64]
    /// By column, the label it answers under.
    let labelOfColumn: [WordLabel]
    /// Which languages are easily taken for each other.
    let confusable: ConfusableLanguages
    /// The scripts in which some language may answer, one bit per class.
    let scripts: UInt64
    /// By the class of a script, the column of its noise.
    let noiseColumns: [Int]
    /// The class of the Latin script.
    let latinScript: Int
    /// How many letters of an alphabet a letter of each script is worth.
    let letterWeights: [Int]

    init(detector: LanguageDetector) {
        let answerable = detector.answerable
        biases = answerable.map { languages in
            LanguageDetector.paddedBiases(
                languages.map { $0.weight > 0 ? ApproximateLogarithm.natural(Float($0.weight)) : LanguageDetector.excluded })
        }
        columnsOfScript = answerable.map { $0.map(\.column) }
        var biasOfColumn = [Float](repeating: 0, count: detector.scoreCount)
        var scriptsOfColumn = [UInt64](repeating: 0, count: detector.scoreCount)
        var labelOfColumn = (0..<detector.scoreCount).map { WordLabel(column: $0) }
        var scripts: UInt64 = 0
        for (script, languages) in answerable.enumerated() where script != 0 {
            for language in languages where language.weight > 0 {
                biasOfColumn[language.column] = ApproximateLogarithm.natural(Float(language.weight))
                scriptsOfColumn[language.column] |= 1 << UInt64(script)
                labelOfColumn[language.column] = WordLabel(column: language.answer)
                scripts |= 1 << UInt64(script)
            }
        }
        self.biasOfColumn = biasOfColumn
        self.scriptsOfColumn = scriptsOfColumn
        self.labelOfColumn = labelOfColumn
        self.scripts = scripts
        confusable = ConfusableLanguages(
            tags: scriptsOfColumn.indices.map { scriptsOfColumn[$0] == 0 ? nil : detector.tag(ofColumn: $0) })
        noiseColumns = detector.noiseColumns
        latinScript = detector.latinScriptClass
        letterWeights = detector.letterWeights
    }

    /// Whether some language may answer for words of a script.
    func answers(_ script: UInt8) -> Bool {
        scripts >> UInt64(script) & 1 != 0
    }

    /// Whether the language of a column is written in a script and may answer for it.
    func isWritten(_ column: Int, in script: UInt8) -> Bool {
        scriptsOfColumn[column] >> UInt64(script) & 1 != 0
    }

    /// The Latin script as one bit, as the sets of scripts have it.
    var latinBit: UInt64 { 1 << UInt64(latinScript) }

    /// Whether all of some words are in Latin letters.
    func areLatin(_ words: Range<Int>, in structure: WindowStructure) -> Bool { structure.scripts(of: words) == latinBit }

    /// How many letters of an alphabet some words are worth.
    func letters(of words: ArraySlice<TextUnit>) -> Int {
        words.reduce(0) { $0 + Int($1.letterCount) * letterWeights[Int($1.scriptClass)] }
    }

    /// Whether more letters of some words are Latin than are not.
    func isMostlyLatin(_ words: ArraySlice<TextUnit>) -> Bool {
        var surplus = 0
        for word in words {
            let letters = Int(word.letterCount) * letterWeights[Int(word.scriptClass)]
            surplus += Int(word.scriptClass) == latinScript ? letters : -letters
        }
        return surplus > 0
    }

    /// The columns of noise of the two scripts that most letters of some words are in, the first of them the likelier; there may
    /// be but one.
    func noiseColumns(of words: ArraySlice<TextUnit>) -> [Int] {
        var counts: [(column: Int, letters: Int)] = []
        var start = words.startIndex
        // Words of one script mostly stand together.
        while start < words.endIndex {
            let script = words[start].scriptClass
            var (letters, end) = (0, start)
            while end < words.endIndex, words[end].scriptClass == script {
                letters += Int(words[end].letterCount)
                end += 1
            }
            start = end
            let column = noiseColumns[Int(script)]
            if let place = counts.firstIndex(where: { $0.column == column }) {
                counts[place].letters += letters
            } else {
                counts.append((column, letters))
            }
        }
        return counts.sorted { ($1.letters, $0.column) < ($0.letters, $1.column) }.prefix(2).map(\.column)
    }
}

/// A logarithm by operations that are exact to the bit, so that labels are the same on every machine. It needs no precision.
private enum ApproximateLogarithm {
    /// The natural logarithm to within some hundredths, from −30 to 30.
    static func natural(_ x: Float) -> Float {
        guard x > 0 else { return -30 }
        // The logarithm to the base of 2 is nearly a straight line between powers of two.
        let binary = Float(x.exponent) + x.significand - 1
        return min(max(binary * 0.693_147_2, -30), 30)
    }
}
