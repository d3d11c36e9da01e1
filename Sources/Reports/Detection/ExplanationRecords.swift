// SPDX-License-Identifier: Apache-2.0

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

    /// Writes the same as fields of JSON, with the words and where they stand in UTF-8.
    func write(to writer: inout RecordWriter) {
        writer.field("for", explanation.winner?.canonical)
        writer.field("against", explanation.runnerUp?.canonical)
        writer.array("ngrams", of: explanation.strongestFeatures(Self.featureCount) + weakestFeatures) { writer, feature in
            writer.field("text", feature.text)
            writer.field("weight", json: Self.rounded(feature.weight))
        }
        writer.array("words", of: explanation.units) { writer, unit in
            writer.field("text", unit.text)
            writer.field("weight", json: Self.rounded(unit.weight))
            writer.field("start", unit.range.lowerBound)
            writer.field("end", unit.range.upperBound)
        }
    }

    /// The features that spoke most for the runner-up.
    private var weakestFeatures: [Explanation.Feature] {
        explanation.strongestFeatures(.max).suffix(Self.featureCount).filter { $0.weight < 0 }.reversed()
    }

    private static func row(_ feature: Explanation.Feature) -> [String] {
        ["       ", rounded(feature.weight), feature.text]
    }

    private static func rounded(_ weight: Double) -> String {
        "\((weight * 100).rounded() / 100)"
    }
}
