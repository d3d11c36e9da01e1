// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
package import RecognitionEvaluation
import Records
import UnicodeText

/// The measures of one set of texts, or of a run over noise, as a report.
package struct EvaluationReport {
    /// The name of the set.
    private let set: String
    private let measures: [EvaluationMeasure]

    /// The measures of a set, or of a run over noise, that has a name.
    package init(set: String, measures: [EvaluationMeasure]) {
        self.set = set
        self.measures = measures
    }

    /// The report as rows of TSV.
    package var rows: String {
        var writer = RecordWriter()
        for measure in measures {
            writer.row([set, measure.name, measure.subject.name, FourDecimals.signed(measure.value), "\(measure.texts)"])
        }
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The report as objects of NDJSON.
    package var objects: String {
        var writer = RecordWriter()
        for measure in measures {
            writer.line { writer in
                writer.field("set", set)
                writer.field("measure", measure.name)
                writer.field("of", measure.subject.name)
                writer.field("value", json: FourDecimals.signed(measure.value))
                writer.field("texts", measure.texts)
            }
        }
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The report for people.
    ///
    /// - Parameter worst: How many languages and pairs are named.
    package func page(worst: Int) -> String {
        let groups = Dictionary(grouping: measures, by: \.name)
        var page = "\(set.forTerminal)\n"
        for section in Self.sections {
            guard let group = groups[section.measures[0]] else { continue }
            let others = section.measures.dropFirst().map { groups[$0] ?? [] }
            let shown =
                section.isLong ? group.prefix(section.leading) + group.dropFirst(section.leading).prefix(worst) : group[...]
            let rows = shown.enumerated().map { index, measure in
                ["   ", measure.subject.name, Self.value(of: measure)]
                    + others.map { index < $0.count ? Self.value(of: $0[index]) : "" } + ["\(measure.texts)"]
            }
            page += "\n  \(section.heading)\n" + TextTable(rows: rows).text
            if shown.count < group.count { page += "       and \(group.count - shown.count) more\n" }
        }
        return page
    }

    /// The value of a measure; a hyphen for a measure of nothing.
    private static func value(of measure: EvaluationMeasure) -> String {
        measure.texts == 0 ? "-" : FourDecimals.signed(measure.value)
    }

    /// Measures that stand together in the report for people.
    private struct Section {
        let heading: String
        /// The measures of a row, which have the same subject.
        let measures: [String]
        /// Whether it names languages or pairs, and so may be cut.
        var isLong = false
        /// How many rows come before those.
        var leading = 0

        init(_ measures: [String], heading: String? = nil, isLong: Bool = false, leading: Int = 0) {
            self.heading = heading ?? measures[0]
            self.measures = measures
            self.isLong = isLong
            self.leading = leading
        }
    }

    private static let sections = [
        Section(["accuracy"], heading: "accuracy, worst first: share right, texts", isLong: true, leading: 1),
        Section(["length"], heading: "length in characters: share right, texts"),
        Section(["confusion"], heading: "confusion, label>answer: share of the label's texts, how many", isLong: true),
        Section(["undetermined"], heading: "undetermined: share of texts, texts"),
        Section(["calibration"], heading: "calibration: error; share right in each range of probabilities, answers"),
        Section(["brier"], heading: "brier: score, and that of a constant probability, answers"),
        Section(["confident"], heading: "confident: share of answers with a probability of 0.9 or more, answers"),
        Section(
            ["coverage", "risk"],
            heading: "coverage, by the least probability taken: share answered, share of that wrong, texts"),
        Section(["form", "change"], heading: "form: share right, change from the texts as they are, texts"),
        Section(["unjudged"], heading: "unjudged, as no answer can be right: texts", isLong: true),
        Section(["noise"], heading: "noise: share that got a language, lines", isLong: true, leading: 1),
    ]
}

extension EvaluationMeasure.Subject {
    /// What the measure is of, as results name it.
    fileprivate var name: String {
        switch self {
        case .all: "all"
        case .language(let tag): tag.canonical
        case .length(let length): length.description
        case .confusion(let right, let given): "\(right)>\(given)"
        case .probabilities(let lower, let upper): "\(FourDecimals(lower))-\(FourDecimals(upper))"
        case .constant: "constant"
        case .threshold(let probability): FourDecimals(probability).description
        case .form(let form): form.rawValue
        }
    }
}
