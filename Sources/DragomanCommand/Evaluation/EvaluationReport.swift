import DocumentFormats
import RecognitionEvaluation
import Records

/// The outcome of an evaluation of one set of texts, as a list of measures.
struct EvaluationReport {
    /// One measure.
    struct Measure {
        let name: String
        /// What it is of: a language, a length, a pair.
        let subject: String
        /// From 0 to 1; of a change, from -1 to 1.
        let value: Double
        /// How many texts it rests on.
        let texts: Int
    }

    let set: String
    let measures: [Measure]

    /// The report in one of the formats.
    ///
    /// - Parameter worst: How many languages and pairs `text` names; the others give all.
    func text(format: OutputFormat, worst: Int) -> String {
        switch format {
        case .tsv:
            measures.map {
                "\(TabSeparatedField.escaped(set))\t\($0.name)\t\($0.subject)\t\(SignedDecimals($0.value))\t\($0.texts)\n"
            }.joined()
        case .ndjson:
            measures.map {
                "{\"set\":\(JSONString.quoted(set)),\"measure\":\"\($0.name)\",\"of\":\"\($0.subject)\","
                    + "\"value\":\(SignedDecimals($0.value)),\"texts\":\($0.texts)}\n"
            }.joined()
        case .text: page(worst: worst)
        }
    }
}
