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

    /// How many texts are judged together: enough to keep many cores at work.
    private static let chunkSize = 20_000

    /// Judges texts, on all cores.
    ///
    /// - Parameters:
    ///   - name: What reports call the set.
    ///   - texts: The labelled texts.
    ///   - detector: The recogniser that is judged.
    ///   - forms: The forms in which the texts are judged beside their own.
    ///   - progress: Told how many texts were judged, some at a time; each counts once for every form.
    public init(
        name: String, texts: [LabelledText], detector: LanguageDetector, forms: [WrittenForm] = [],
        progress: (Int) -> Void = { _ in }
    ) async {
        self.name = name
        func evaluation(of form: WrittenForm?) async -> Evaluation {
            var evaluation = Evaluation(of: detector)
            for start in stride(from: 0, to: texts.count, by: Self.chunkSize) {
                let chunk = texts[start..<min(start + Self.chunkSize, texts.count)]
                await evaluation.add(chunk.map { text in form.map { text.written(in: $0) } ?? text })
                progress(chunk.count)
            }
            return evaluation
        }
        self.evaluation = await evaluation(of: nil)
        var others: [Form] = []
        for form in forms { others.append(Form(form: form, evaluation: await evaluation(of: form))) }
        self.forms = others
    }

    /// How much accuracy a form gains, or loses where it is less than 0.
    public func change(by form: Form) -> Double { form.evaluation.macroAccuracy - evaluation.macroAccuracy }
}
