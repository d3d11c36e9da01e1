// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// A named set of texts, judged as they are and, where that was asked for, in other forms.
public struct EvaluatedSet: Sendable {
    /// The same texts in another form.
    public struct Form: Sendable {
        /// How they were written.
        public let form: WrittenForm
        /// How they were recognised then.
        public let evaluation: Evaluation
    }

    /// What the set is called.
    public let name: String
    /// How the texts were recognised as they are.
    public let evaluation: Evaluation
    /// How they were recognised in other forms.
    public let forms: [Form]

    /// Judges texts, on all cores.
    public init(name: String, texts: [LabelledText], detector: LanguageDetector, forms: [WrittenForm] = []) async {
        self.name = name
        var evaluation = Evaluation(of: detector)
        await evaluation.add(texts)
        self.evaluation = evaluation
        var others: [Form] = []
        for form in forms {
            var other = Evaluation(of: detector)
            await other.add(texts.map { $0.written(in: form) })
            others.append(Form(form: form, evaluation: other))
        }
        self.forms = others
    }

    /// How much accuracy a form gains, or loses where it is less than 0.
    public func change(by form: Form) -> Double { form.evaluation.macroAccuracy - evaluation.macroAccuracy }
}
