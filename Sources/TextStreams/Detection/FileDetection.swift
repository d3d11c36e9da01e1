// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
import LanguageSegmentation

/// Detects the language of each of several texts, on all cores, and in flat memory however long they are.
///
///     let detection = FileDetection(detector: try LanguageDetector())
///     detection.run(paths.map { TextInput(path: $0) }) { input, result in
///         if case .success(let answer) = result { print(input.name, answer.detection.language ?? "und") }
///     }
public struct FileDetection: Sendable {
    /// What is found in a text.
    public struct Answer: Sendable {
        /// The outcome for the whole text. Of a mixed one, in which no language has most of the letters, the hypotheses are the
        /// languages with their shares of these.
        public let detection: Detection
        /// What spoke for it; nil where that was not asked for.
        public let explanation: Explanation?
    }

    private let detector: LanguageDetector
    private let segmenter: LanguageSegmenter
    private let jobs: Int
    private let explains: Bool
    private let notices: InputNotice.Handler

    /// Detection by a detector.
    ///
    /// - Parameters:
    ///   - jobs: How many texts are read at once.
    ///   - explains: Whether answers tell what spoke for them. Texts are held as wholes then.
    ///   - notices: What is told of the encoding of the inputs.
    public init(
        detector: LanguageDetector, jobs: Int = Processors.count, explains: Bool = false,
        notices: @escaping InputNotice.Handler = { _ in }
    ) {
        self.detector = detector
        segmenter = LanguageSegmenter(detector: detector)
        self.jobs = jobs
        self.explains = explains
        self.notices = notices
    }

    /// Answers for each input, in order. Where one cannot be read, the others are still answered for.
    ///
    /// - Parameter deliver: Takes the answers.
    /// - Throws: What `deliver` throws.
    public func run<Failure: Error>(
        _ inputs: [TextInput], deliver: (TextInput, Result<Answer, TextStreamError>) throws(Failure) -> Void
    ) throws(Failure) {
        var remaining = inputs[...]
        let work = OrderedWork(jobs: min(jobs, inputs.count), window: 4 * jobs) { (input: TextInput) in
            (input, Result { () throws(TextStreamError) in try answer(for: input) })
        }
        try work.run(
            isLast: { remaining.isEmpty },
            next: { () throws(Failure) in remaining.popFirst() },
            deliver: { (outcome: (TextInput, Result<Answer, TextStreamError>)) throws(Failure) in
                try deliver(outcome.0, outcome.1)
            })
    }

    /// Answers for one input.
    ///
    /// Evidence adds up, so a text is read in blocks. Where these end depends on the text alone, so the answer does, too. Samples
    /// of each are split, to tell whether the text is mixed.
    ///
    /// - Throws: `TextStreamError` where the input cannot be read or is not text.
    public func answer(for input: TextInput) throws(TextStreamError) -> Answer {
        var mixture = LanguageMixture(segmenter: segmenter)
        var reader = try BlockReader(input, pace: .whenFull, notices: notices)
        var evidence = Evidence.zero
        var whole: [UInt8] = []
        while let block = try reader.next() {
            mixture.add(block)
            if explains { whole += block } else { evidence += block.withUnsafeBufferPointer { detector.evidence(ofUTF8: $0) } }
        }
        let explanation = explains ? detector.explain(String(decoding: whole, as: UTF8.self)) : nil
        let detection = explanation?.detection ?? detector.detection(for: evidence)
        return Answer(detection: mixture.outcome(of: detection), explanation: explanation)
    }
}
