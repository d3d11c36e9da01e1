import DocumentFormats
import LanguageRecognition
import Records

/// Shows what in a text spoke for its language.
struct ExplanationRecords {
    /// How many n-grams of each kind are shown.
    private static let featureCount = 10

    let explanation: Explanation

    /// The words and n-grams that spoke most, for people: a line each.
    var page: String {
        guard let winner = explanation.winner else { return "    nothing in the text counts\n" }
        let rival = explanation.runnerUp.map { " rather than \($0)" } ?? ""
        var rows: [[String]] = []
        for feature in explanation.strongestFeatures(Self.featureCount) where feature.weight > 0 {
            rows.append(Self.row(feature))
        }
        let against = weakestFeatures.map(Self.row)
        return "    for \(winner)\(rival):\n" + TextTable(rows: rows).text + (against.isEmpty ? "" : "    against it:\n")
            + TextTable(rows: against).text
    }

    /// The same as a JSON object, with the words and where they stand in UTF-8.
    var object: String {
        var fields: [JSONRecord.Field] = []
        if let winner = explanation.winner { fields.append(.init(name: "for", string: winner.canonical)) }
        if let runnerUp = explanation.runnerUp { fields.append(.init(name: "against", string: runnerUp.canonical)) }
        let features = explanation.strongestFeatures(Self.featureCount) + weakestFeatures
        fields.append(
            .init(name: "ngrams", value: "[\(features.map { Self.object($0.text, $0.weight, []) }.joined(separator: ","))]"))
        let words = explanation.units.map { unit in
            Self.object(
                unit.text, unit.weight,
                [
                    .init(name: "start", value: "\(unit.range.lowerBound)"),
                    .init(name: "end", value: "\(unit.range.upperBound)"),
                ])
        }
        fields.append(.init(name: "words", value: "[\(words.joined(separator: ","))]"))
        return JSONRecord(fields: fields).description
    }

    /// The features that spoke most for the runner-up.
    private var weakestFeatures: [Explanation.Feature] {
        explanation.strongestFeatures(.max).suffix(Self.featureCount).filter { $0.weight < 0 }.reversed()
    }

    private static func row(_ feature: Explanation.Feature) -> [String] {
        ["       ", rounded(feature.weight), feature.text]
    }

    private static func object(_ text: String, _ weight: Double, _ more: [JSONRecord.Field]) -> String {
        JSONRecord(
            fields: [.init(name: "text", string: text), .init(name: "weight", value: rounded(weight))] + more
        ).description
    }

    private static func rounded(_ weight: Double) -> String {
        "\((weight * 100).rounded() / 100)"
    }
}
