import LanguageRecognition

/// What the labelling needs to know of the languages that may answer, worked out once for a detector.
///
/// A class, so that segmenters that share it are copied at the price of a reference.
final class LanguageTable: Sendable {
    /// A language that may answer for words of a script.
    struct Choice: Sendable {
        let column: Int
        /// The label it answers under.
        let label: Label
        /// The scripts it is written in, one bit a class.
        let scripts: UInt64
        /// What its weight among the options is worth, in the units of scores.
        let bias: Float
    }

    /// The languages by the class of the script that they are written in.
    let choices: [[Choice]]
    /// How many columns the profile has, that of noise included.
    let columnCount: Int

    init(detector: LanguageDetector) {
        let answerable = detector.answerable
        var scripts: [Int: UInt64] = [:]
        for (script, languages) in answerable.enumerated() {
            for language in languages { scripts[language.column, default: 0] |= 1 << UInt64(script) }
        }
        choices = answerable.map { languages in
            languages.map { language in
                Choice(
                    column: language.column, label: Label(column: language.answer), scripts: scripts[language.column] ?? 0,
                    bias: Self.logarithm(language.weight))
            }
        }
        columnCount = detector.noiseColumn + 1
    }

    /// The natural logarithm to within some hundredths, from −30 to 30, by exact operations alone: the same on every machine.
    static func logarithm(_ weight: Double) -> Float {
        guard weight > 0 else { return -30 }
        // log2(1 + x) ≈ x between powers of two.
        let log2 = Double(weight.exponent) + (weight.significand - 1)
        return Float(min(max(log2 * 0.6931471805599453, -30), 30))
    }
}
