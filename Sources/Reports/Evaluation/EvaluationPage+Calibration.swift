// SPDX-License-Identifier: Apache-2.0

import RecognitionEvaluation
import Records

extension EvaluationPage {
    /// Whether probabilities are calibrated, a diagram per set.
    var reliabilitySection: PageSection {
        let count = 15
        let bins = sets.map { $0.evaluation.reliability.bins(count) }
        let figures = sets.enumerated().map { index, set in
            let reliability = set.evaluation.reliability
            let diagram = ReliabilityDiagram(name: set.name, bins: bins[index], index: index)
            let caption = "\(set.name): calibration error \(FourDecimals(reliability.calibrationError))"
            return PageSection.figure([diagram.markup], caption: caption)
        }
        let rows = (0..<count).map { place in
            ["\(Decimals.percent(Double(place) / Double(count))) to \(Decimals.percent(Double(place + 1) / Double(count)))"]
                + bins.flatMap { bins -> [String] in
                    let bin = bins[place]
                    return bin.count == 0
                        ? ["", "", "0"] : [Decimals.percent(bin.meanProbability), Decimals.percent(bin.accuracy), "\(bin.count)"]
                }
        }
        let table = DataTable(
            caption: "Probabilities and shares right",
            headings: ["probability"] + sets.flatMap { ["\($0.name): mean given", "right", "answers"] }, rows: rows)
        let words = """
            Answers with about the same probability are a point: on the dotted diagonal where the probability is honest, above \
            it where it \
            is too modest, below where it promises too much. The grey columns show how large a share of the answers each point \
            stands for; a \
            point of fewer than \(ReliabilityDiagram.fewAnswers) answers is small and on no line.
            """
        return PageSection(
            identifier: "reliability", heading: "Are the probabilities honest?",
            content: [.element("p", words), PageSection.row(figures), table.folded])
    }

    /// How much is wrong of what is answered, where only the surest answers are taken.
    var riskAndCoverage: PageSection {
        let series = sets.map { set in
            LineChart.Series(
                name: set.name,
                points: set.evaluation.riskCurve.filter { $0.answered > 0 }.map { risk in
                    let hint =
                        "from \(Decimals.tick(risk.threshold)): \(Decimals.percent(risk.coverage)) answered, "
                        + "\(Decimals.percent(risk.wrongShare)) of that wrong"
                    return (risk.coverage, risk.wrongShare, hint)
                })
        }
        let highest = series.flatMap(\.points).map(\.y).max() ?? 0
        let ceiling = min(max((highest * 20).rounded(.up) / 20, 0.05), 1)
        let area = PlotArea(
            x: .shares("share of texts answered", 0...1, step: 0.2),
            y: .shares("share of answers wrong", 0...ceiling, step: ceiling > 0.5 ? 0.1 : ceiling > 0.1 ? 0.05 : 0.01),
            width: PlotArea.usualWidth, height: 300)
        let chart = LineChart(
            title: "Share of answers that are wrong, over the share of texts answered.", area: area, series: series)
        let rows = Evaluation.Risk.thresholds.map { threshold in
            ["\(FourDecimals(threshold))"]
                + sets.flatMap { set -> [String] in
                    let risk = set.evaluation.risk(atLeast: threshold)
                    return [Decimals.percent(risk.coverage), risk.answered == 0 ? "" : Decimals.percent(risk.wrongShare)]
                }
        }
        let table = DataTable(
            caption: "Answered and wrong, by the least probability taken",
            headings: ["probability from"] + sets.flatMap { ["\($0.name): answered", "of that wrong"] }, rows: rows)
        let caption = """
            Each line begins at the right with all answers and goes left as only answers of a higher probability are taken. \
            Undetermined texts \
            are not answered at all, so a line need not reach the right edge.
            """
        return PageSection(
            identifier: "risk", heading: "Risk and coverage",
            content: [PageSection.figure(chart.markup, caption: caption), table.folded])
    }
}
