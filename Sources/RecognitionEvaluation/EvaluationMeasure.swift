// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// One number of an evaluation, as reports list them.
///
///     for measure in set.measures { print(measure.name, measure.subject, measure.value) }
public struct EvaluationMeasure: Sendable, Hashable {
    /// What a measure is of.
    public enum Subject: Sendable, Hashable {
        /// All texts.
        case all
        /// Texts in a language, or answers with it.
        case language(LanguageTag)
        /// Texts of a length.
        case length(TextLength)
        /// Texts in one language that were answered with another.
        case confusion(right: LanguageTag, given: LanguageTag)
        /// Answers with probabilities in a range.
        case probabilities(Double, Double)
        /// A recogniser that gives every answer the same probability.
        case constant
        /// Answers with at least this probability.
        case threshold(Double)
        /// Texts written in another form.
        case form(WrittenForm)
    }

    /// What is measured, in a word that `docs/outputs.md` lists.
    public let name: String
    /// What it is of.
    public let subject: Subject
    /// From 0 to 1; of a change, from -1 to 1.
    public let value: Double
    /// How many texts it rests on.
    public let texts: Int

    fileprivate init(_ name: String, of subject: Subject = .all, _ value: Double, texts: Int) {
        self.name = name
        self.subject = subject
        self.value = value
        self.texts = texts
    }

    fileprivate static func share(_ part: Int, of whole: Int) -> Double {
        whole == 0 ? 0 : Double(part) / Double(whole)
    }
}

extension EvaluatedSet {
    /// All measures of the set, those of languages and pairs with the worst first.
    public var measures: [EvaluationMeasure] {
        let texts = evaluation.textCount
        let answers = evaluation.reliability.all.count
        var measures = [EvaluationMeasure("accuracy", evaluation.macroAccuracy, texts: texts)]
        measures += evaluation.worst(.max).map {
            EvaluationMeasure("accuracy", of: .language($0.language), $0.score.accuracy, texts: $0.score.total)
        }
        measures += evaluation.scoresByLength.sorted { $0.key < $1.key }.map {
            EvaluationMeasure("length", of: .length($0.key), $0.value.accuracy, texts: $0.value.total)
        }
        measures += evaluation.confusions(.max).map { pair in
            let share = EvaluationMeasure.share(pair.count, of: evaluation.scores[pair.right]?.total ?? 0)
            return EvaluationMeasure("confusion", of: .confusion(right: pair.right, given: pair.given), share, texts: pair.count)
        }
        measures.append(EvaluationMeasure("undetermined", evaluation.undeterminedShare, texts: texts))
        measures += probabilityMeasures(answers: answers)
        for risk in evaluation.riskCurve {
            measures.append(EvaluationMeasure("coverage", of: .threshold(risk.threshold), risk.coverage, texts: texts))
            measures.append(EvaluationMeasure("risk", of: .threshold(risk.threshold), risk.wrongShare, texts: risk.answered))
        }
        for form in forms {
            let count = form.evaluation.textCount
            measures.append(EvaluationMeasure("form", of: .form(form.form), form.evaluation.macroAccuracy, texts: count))
            measures.append(EvaluationMeasure("change", of: .form(form.form), change(by: form), texts: count))
        }
        measures += evaluation.unjudged.sorted { $0.key < $1.key }.map {
            EvaluationMeasure("unjudged", of: .language($0.key), 0, texts: $0.value)
        }
        return measures
    }

    /// Measures of how far the probabilities of answers can be trusted.
    private func probabilityMeasures(answers: Int) -> [EvaluationMeasure] {
        let reliability = evaluation.reliability
        var measures = [EvaluationMeasure("calibration", reliability.calibrationError, texts: answers)]
        let binCount = 15
        measures += reliability.bins(binCount).enumerated().filter { $0.element.count > 0 }.map { index, bin in
            let range = (Double(index) / Double(binCount), Double(index + 1) / Double(binCount))
            return EvaluationMeasure("calibration", of: .probabilities(range.0, range.1), bin.accuracy, texts: bin.count)
        }
        measures.append(EvaluationMeasure("brier", reliability.brierScore, texts: answers))
        measures.append(EvaluationMeasure("brier", of: .constant, reliability.constantBrierScore, texts: answers))
        measures.append(EvaluationMeasure("confident", evaluation.confidentShare, texts: answers))
        return measures
    }
}

extension NoiseEvaluation {
    /// The measures of a run over noise: the share that got a language, and which ones.
    public var measures: [EvaluationMeasure] {
        [EvaluationMeasure("noise", share, texts: total)]
            + languages.sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }.map {
                EvaluationMeasure("noise", of: .language($0.key), EvaluationMeasure.share($0.value, of: total), texts: $0.value)
            }
    }
}
