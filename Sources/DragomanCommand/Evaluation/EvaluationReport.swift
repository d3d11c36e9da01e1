import DocumentFormats
import ProfileTraining

/// The outcome of an evaluation of one set of texts, as a list of measures.
struct EvaluationReport {
    /// One measure.
    struct Measure {
        let name: String
        /// What it is of: a language, a length, a pair.
        let subject: String
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
        case .tsv: measures.map { "\(set)\t\($0.name)\t\($0.subject)\t\(FourDecimals($0.value))\t\($0.texts)\n" }.joined()
        case .ndjson:
            measures.map {
                "{\"set\":\(JSONString.quoted(set)),\"measure\":\"\($0.name)\",\"of\":\"\($0.subject)\","
                    + "\"value\":\(FourDecimals($0.value)),\"texts\":\($0.texts)}\n"
            }.joined()
        case .text: page(worst: worst)
        }
    }

    private func page(worst: Int) -> String {
        var page = "\(set)\n"
        for name in measures.map(\.name).uniqued() {
            let group = measures.filter { $0.name == name }
            page += "\n  \(name)\n"
            let shown =
                switch name {
                // The first is that of all.
                case "accuracy", "noise": group.prefix(1) + group.dropFirst().prefix(worst)
                case "confusion", "unjudged": group.prefix(worst)
                default: group[...]
                }
            let table = TextTable(rows: shown.map { ["   ", $0.subject, "\(FourDecimals($0.value))", "\($0.texts)"] })
            page += table.text
            if shown.count < group.count { page += "       and \(group.count - shown.count) more\n" }
        }
        return page
    }
}

extension [String] {
    /// The strings, each where it stands first.
    fileprivate func uniqued() -> [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
