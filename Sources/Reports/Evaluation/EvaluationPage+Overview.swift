// SPDX-License-Identifier: Apache-2.0

import RecognitionEvaluation
import Records

extension EvaluationPage {
    /// The figures of each set in a line.
    var overview: PageSection {
        let rows = sets.map { set in
            let evaluation = set.evaluation
            let reliability = evaluation.reliability
            let figures = [
                Decimals.percent(evaluation.macroAccuracy), Decimals.percent(evaluation.undeterminedShare),
                "\(FourDecimals(reliability.calibrationError))", "\(FourDecimals(reliability.brierScore))",
                "\(FourDecimals(reliability.constantBrierScore))", Decimals.percent(evaluation.confidentShare),
            ]
            return [set.name, "\(evaluation.textCount)", "\(evaluation.scores.count)"]
                + (evaluation.textCount == 0 ? figures.map { _ in "–" } : figures)
        }
        let table = DataTable(
            caption: "Each set of texts",
            headings: [
                "set", "texts", "languages", "right", "undetermined", "calibration error", "Brier score", "of a constant",
                "sure at .9",
            ], rows: rows)
        let words = """
            Right is the mean of the languages, each counting as much as another; undetermined texts count as not right. The \
            calibration \
            error is how far probabilities are from the share that is right, and the Brier score the mean square of what each is \
            off by: that \
            of a constant probability stands beside it, and less is better. Sure at .9 is the share of answers with a \
            probability of .9 or more.
            """
        return PageSection(identifier: "overview", heading: "At a glance", content: [table.markup, .element("p", words)])
    }

    /// Accuracy over the lengths of texts, a line per set.
    var accuracyByLength: PageSection {
        let lengths = Set(sets.flatMap { $0.evaluation.scoresByLength.keys }).sorted()
        let series = sets.map { set in
            LineChart.Series(
                name: set.name,
                points: lengths.enumerated().compactMap { place, length in
                    guard let score = set.evaluation.scoresByLength[length] else { return nil }
                    return (Double(place), score.accuracy, "\(length): \(Decimals.percent(score.accuracy)) of \(score.total)")
                })
        }
        let lowest = series.flatMap(\.points).map(\.y).min() ?? 0
        let floor = min((lowest * 10).rounded(.down) / 10, 0.9)
        let area = PlotArea(
            x: .classes("characters", lengths.map(\.description)), y: .shares("share right", floor...1, step: 0.1),
            width: PlotArea.usualWidth, height: 300)
        let chart = LineChart(title: "Share of texts recognised, by their length in characters.", area: area, series: series)
        let rows = lengths.map { length in
            [length.description]
                + sets.flatMap { set -> [String] in
                    guard let score = set.evaluation.scoresByLength[length] else { return ["", ""] }
                    return [Decimals.percent(score.accuracy), "\(score.total)"]
                }
        }
        let table = DataTable(
            caption: "Accuracy by length", headings: ["characters"] + sets.flatMap { ["\($0.name): right", "texts"] }, rows: rows)
        let caption =
            "The axis of shares begins at \(Decimals.tick(floor)). All texts count alike here, "
            + "those of large languages and of small ones."
        return PageSection(
            identifier: "length", heading: "Accuracy by length",
            content: [PageSection.figure(chart.markup, caption: caption), table.folded])
    }

    /// What other letter case and missing punctuation change.
    var formsSection: PageSection {
        let rows = sets.filter { !$0.forms.isEmpty }.map { set in
            [set.name, Decimals.percent(set.evaluation.macroAccuracy)]
                + set.forms.flatMap {
                    [Decimals.percent($0.evaluation.macroAccuracy), Decimals.change(set.change(by: $0))]
                }
        }
        guard !rows.isEmpty else { return PageSection(identifier: "forms", heading: "Other forms", content: []) }
        let forms = sets.first { !$0.forms.isEmpty }?.forms.map(\.form.rawValue) ?? []
        let table = DataTable(
            caption: "Share right in other forms, and the change in points of percent",
            headings: ["set", "as they are"] + forms.flatMap { [$0, "change"] }, rows: rows)
        return PageSection(identifier: "forms", heading: "Letter case and punctuation", content: [table.markup])
    }

    /// The lines of noise that got a language, and which.
    var noiseSection: PageSection {
        let rows = noise.map { run in
            let languages = run.evaluation.languages.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.prefix(8)
            return [
                run.name, "\(run.evaluation.total)", Decimals.percent(run.evaluation.share),
                languages.map { "\($0.key) \($0.value)" }.joined(separator: ", "),
            ]
        }
        let table = DataTable(
            caption: "Lines in no language", headings: ["lines", "how many", "got a language", "which most"], rows: rows,
            textColumns: [3])
        return PageSection(identifier: "noise", heading: "Noise", content: rows.isEmpty ? [] : [table.markup])
    }
}
