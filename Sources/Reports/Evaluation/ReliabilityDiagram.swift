// SPDX-License-Identifier: Apache-2.0

import RecognitionEvaluation

/// The share of answers that were right, over the probability that was given: on the diagonal where probabilities are honest.
struct ReliabilityDiagram {
    let name: String
    let bins: [Reliability.Bin]
    /// Bins of fewer answers say little: they have a small mark and no line.
    static let fewAnswers = 20

    /// The place of the set among the others, for its style.
    let index: Int

    var markup: Markup {
        let area = PlotArea(
            x: .shares("probability given", 0...1, step: 0.2), y: .shares("share right", 0...1, step: 0.2), width: 330,
            height: 300)
        var drawing = area.drawing(
            title: "\(name): share right by probability given, beside the diagonal of honest probabilities.")
        let answers = bins.reduce(0) { $0 + $1.count }
        let width = 1 / Double(bins.count)
        for (place, bin) in bins.enumerated() where bin.count > 0 {
            let share = Double(bin.count) / Double(answers)
            let (left, right) = (area.place(x: Double(place) * width), area.place(x: Double(place + 1) * width))
            let (top, bottom) = (area.place(y: share), area.place(y: 0))
            drawing.rectangle(
                x: left + 1, y: top, width: right - left - 2, height: bottom - top, style: "load",
                hint: "\(Decimals.percent(share)) of the answers")
        }
        drawing.line((area.place(x: 0), area.place(y: 0)), (area.place(x: 1), area.place(y: 1)), style: "even")
        let style = SeriesStyle(index: index)
        let points = bins.filter { $0.count > 0 }.map { bin in
            (x: area.place(x: bin.meanProbability), y: area.place(y: bin.accuracy), bin: bin)
        }
        drawing.add(style.curve(points.filter { $0.bin.count >= Self.fewAnswers }.map { ($0.x, $0.y) }))
        for point in points {
            drawing.add(
                style.mark(
                    x: point.x, y: point.y, radius: point.bin.count < Self.fewAnswers ? 1.5 : 4,
                    hint: "given \(Decimals.percent(point.bin.meanProbability)), right \(Decimals.percent(point.bin.accuracy)) "
                        + "of \(point.bin.count)"))
        }
        return drawing.markup
    }
}
