import LanguageRecognition

/// What the labelling needs to know of the languages that may answer, worked out once for a detector.
///
/// A class, so that segmenters that share it are copied at the price of a reference.
final class LanguageTable: Sendable {
    /// By the class of a script, what is added to the score of each column: what the options say for it, or that it may not answer.
    let biases: [[Float]]
    /// By column, what the options say for it.
    let biasOfColumn: [Float]
    /// By column, the scripts in which it may answer, one bit a class.
    let scriptsOfColumn: [UInt64]
    /// By column, the label it answers under.
    let labelOfColumn: [Label]
    /// The scripts in which some language may answer, one bit a class.
    let scripts: UInt64
    /// By the class of a script, the column of its noise.
    let noiseColumns: [Int]
    /// The class of the Latin script.
    let latinScript: Int
    /// How many letters of an alphabet a letter of each script is worth.
    let letterWeights: [Int]

    init(detector: LanguageDetector) {
        let answerable = detector.answerable
        var biases = answerable.map { _ in [Float](repeating: LanguageDetector.excluded, count: detector.scoreCount) }
        var biasOfColumn = [Float](repeating: 0, count: detector.scoreCount)
        var scriptsOfColumn = [UInt64](repeating: 0, count: detector.scoreCount)
        var labelOfColumn = (0..<detector.scoreCount).map { Label(column: $0) }
        var scripts: UInt64 = 0
        for (script, languages) in answerable.enumerated() where script != 0 {
            for language in languages where language.weight > 0 {
                let bias = Logarithm.natural(Float(language.weight))
                biases[script][language.column] = bias
                biasOfColumn[language.column] = bias
                scriptsOfColumn[language.column] |= 1 << UInt64(script)
                labelOfColumn[language.column] = Label(column: language.answer)
                scripts |= 1 << UInt64(script)
            }
        }
        self.biases = biases
        self.biasOfColumn = biasOfColumn
        self.scriptsOfColumn = scriptsOfColumn
        self.labelOfColumn = labelOfColumn
        self.scripts = scripts
        noiseColumns = detector.noiseColumns
        latinScript = detector.latinScriptClass
        letterWeights = detector.letterWeights
    }

    /// Whether some language may answer for words of a script.
    func answers(_ script: UInt8) -> Bool {
        scripts >> UInt64(script) & 1 != 0
    }

    /// The columns of noise of the two scripts that most letters of some words are in, the first of them the likelier; there may be but one.
    func noiseColumns(of words: ArraySlice<TextUnit>) -> [Int] {
        var counts: [(column: Int, letters: Int)] = []
        for word in words {
            let column = noiseColumns[Int(word.scriptClass)]
            let letters = Int(word.letterCount)
            if let place = counts.firstIndex(where: { $0.column == column }) {
                counts[place].letters += letters
            } else {
                counts.append((column, letters))
            }
        }
        return counts.sorted { ($1.letters, $0.column) < ($0.letters, $1.column) }.prefix(2).map(\.column)
    }
}
