// SPDX-License-Identifier: Apache-2.0

extension LanguageDetector {
    /// Reads the words of a text with the evidence of each, in one pass.
    ///
    /// The sum over all words, and what is discounted, is the evidence of the text.
    package func readUnits(ofUTF8 bytes: UnsafeBufferPointer<UInt8>, into units: inout TextUnits) {
        units.removeAll()
        var emptied = TextUnits()
        swap(&emptied, &units)
        var sink = UnitSink(profile: profile, units: consume emptied)
        profile.scanner.scan(bytes, into: &sink)
        sink.flush()
        units = sink.units
    }

    /// A language that may answer for words of a script.
    package struct Answerable: Sendable, Hashable {
        /// Its column in the matrix.
        package let column: Int
        /// The column of the language it answers under.
        package let answer: Int
        /// The weight that the options and its prior give it in a text of a few words.
        package let weight: Double
    }

    /// Of a phrase of about five words, whose prior the splitter uses for all words.
    private static let featuresOfPhrase = 80

    /// The languages that may answer under the options, by the class of the script that they are written in.
    package var answerable: [[Answerable]] {
        selection.matrices.map { matrix in
            matrix.candidates.map {
                Answerable(
                    column: $0.column, answer: $0.answer,
                    weight: $0.weights[ProfileLanguage.priorLevel(featureCount: Self.featuresOfPhrase)])
            }
        }
    }

    /// How many letters of an alphabet a letter of each script class is worth.
    ///
    /// There is a number for every class that fits a profile, used or not, so that any class can be looked up unchecked.
    package var letterWeights: [Int] { profile.scriptWeights.map(Int.init) }

    /// The class of the Latin script.
    package var latinScriptClass: Int { profile.characters.latinClass }

    /// The column of noise for texts in a script, by the class of the script; there is one for every class that fits a profile.
    package var noiseColumns: [Int] { profile.noiseColumns }

    /// The language of a column.
    package func tag(ofColumn column: Int) -> LanguageTag { profile.tags[column] }

    /// What scores of that many features are multiplied by.
    package func factor(featureCount: Int) -> Float {
        Float(profile.calibration.factor(featureCount: featureCount))
    }
}
