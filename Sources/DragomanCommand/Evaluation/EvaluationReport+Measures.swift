import LanguageRecognition
import RecognitionEvaluation

extension EvaluationReport {
    /// The measures of a set of texts.
    init(_ set: EvaluatedSet) {
        let evaluation = set.evaluation
        let texts = evaluation.textCount
        let answers = evaluation.reliability.all.count
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
        measures.append(
            Measure(name: "calibration", subject: "all", value: evaluation.reliability.calibrationError, texts: answers))
        let bins = evaluation.reliability.bins(15)
        measures += bins.enumerated().filter { $0.element.count > 0 }.map { index, bin in
            let range = "\(FourDecimals(Double(index) / 15))-\(FourDecimals(Double(index + 1) / 15))"
            return Measure(name: "calibration", subject: range, value: bin.accuracy, texts: bin.count)
        }
        measures.append(Measure(name: "brier", subject: "all", value: evaluation.reliability.brierScore, texts: answers))
        measures.append(
            Measure(name: "brier", subject: "constant", value: evaluation.reliability.constantBrierScore, texts: answers))
        measures.append(Measure(name: "confident", subject: "all", value: evaluation.confidentShare, texts: answers))
        for risk in evaluation.riskCurve {
            let threshold = "\(FourDecimals(risk.threshold))"
            measures.append(Measure(name: "coverage", subject: threshold, value: risk.coverage, texts: texts))
            measures.append(Measure(name: "risk", subject: threshold, value: risk.wrongShare, texts: risk.answered))
        }
        for form in set.forms {
            let (name, other) = (form.form.rawValue, form.evaluation)
            measures.append(Measure(name: "form", subject: name, value: other.macroAccuracy, texts: other.textCount))
            measures.append(Measure(name: "change", subject: name, value: set.change(by: form), texts: other.textCount))
        }
        let unjudged = evaluation.unjudged.sorted { $0.key < $1.key }
        measures += unjudged.map { Measure(name: "unjudged", subject: $0.key.canonical, value: 0, texts: $0.value) }
        self.init(set: set.name, measures: measures)
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
