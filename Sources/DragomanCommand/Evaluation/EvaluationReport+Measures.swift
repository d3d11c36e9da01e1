import LanguageRecognition
import ProfileTraining

extension EvaluationReport {
    /// The measures of an evaluation.
    init(set: String, evaluation: Evaluation) {
        let texts = evaluation.textCount
        var measures = [Measure(name: "accuracy", subject: "all", value: evaluation.macroAccuracy, texts: texts)]
        measures += evaluation.worst(.max).map {
            Measure(name: "accuracy", subject: $0.language.canonical, value: $0.score.accuracy, texts: $0.score.total)
        }
        measures += evaluation.scoresByLength.sorted { $0.key < $1.key }.map {
            Measure(name: "length", subject: $0.key.description, value: $0.value.accuracy, texts: $0.value.total)
        }
        measures += evaluation.confusions(.max).map { pair in
            let total = evaluation.scores[pair.right]?.total ?? 0
            return Measure(
                name: "confusion", subject: "\(pair.right)>\(pair.given)", value: Self.share(pair.count, of: total),
                texts: pair.count)
        }
        measures.append(Measure(name: "undetermined", subject: "all", value: evaluation.undeterminedShare, texts: texts))
        measures.append(Measure(name: "calibration", subject: "all", value: evaluation.calibrationError, texts: texts))
        measures += evaluation.reliability.enumerated().filter { $0.element.count > 0 }.map { index, bin in
            let bins = Double(evaluation.reliability.count)
            let range = "\(FourDecimals(Double(index) / bins))-\(FourDecimals(Double(index + 1) / bins))"
            return Measure(name: "calibration", subject: range, value: Self.share(bin.right, of: bin.count), texts: bin.count)
        }
        let unjudged = evaluation.unjudged.sorted { $0.key < $1.key }
        measures += unjudged.map { Measure(name: "unjudged", subject: $0.key.canonical, value: 0, texts: $0.value) }
        self.init(set: set, measures: measures)
    }

    /// The measures of a run over noise.
    init(set: String, noise: NoiseEvaluation) {
        var measures = [Measure(name: "noise", subject: "all", value: noise.share, texts: noise.total)]
        measures += noise.languages.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map {
            Measure(name: "noise", subject: $0.key.canonical, value: Self.share($0.value, of: noise.total), texts: $0.value)
        }
        self.init(set: set, measures: measures)
    }

    private static func share(_ part: Int, of whole: Int) -> Double {
        whole == 0 ? 0 : Double(part) / Double(whole)
    }
}
