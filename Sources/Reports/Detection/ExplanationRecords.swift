// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Records

/// Shows what in a text spoke for its language.
struct ExplanationRecords {
    /// How many n-grams of each kind are shown.
    private static let featureCount = 10

    private let explanation: Explanation
    /// The features that spoke most for the winner, strongest first.
    private let strongest: [Explanation.Feature]
    /// The features that spoke most for the runner-up, strongest first.
    private let weakest: [Explanation.Feature]

    init(explanation: Explanation) {
        self.explanation = explanation
        let features = explanation.strongestFeatures(.max)
        strongest = features.prefix(Self.featureCount).filter { $0.weight > 0 }
        weakest = features.suffix(Self.featureCount).filter { $0.weight < 0 }.reversed()
    }

    /// The words and n-grams that spoke most, for people: a line each.
    var page: String {
        guard let winner = explanation.winner else { return "    nothing in the text counts\n" }
        let rival = explanation.runnerUp.map { " rather than \($0)" } ?? ""
        return "    for \(winner)\(rival):\n" + TextTable(rows: strongest.map(Self.row)).text
            + (weakest.isEmpty ? "" : "    against it:\n") + TextTable(rows: weakest.map(Self.row)).text
    }

    /// Writes the same as fields of JSON, with the words and where they stand in UTF-8.
    func write(to writer: inout RecordWriter) {
        writer.field("for", explanation.winner?.canonical)
        writer.field("against", explanation.runnerUp?.canonical)
        writer.array("ngrams", of: strongest + weakest) { writer, feature in
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

    private static func row(_ feature: Explanation.Feature) -> [String] {
        ["       ", rounded(feature.weight), feature.text]
    }

    private static func rounded(_ weight: Double) -> String {
        // What rounds to nothing has no sign: -0.0 and 0 are 0.
        "\((weight * 100).rounded() / 100 + 0)"
    }
}
