// SPDX-License-Identifier: Apache-2.0

import TranslationBatches
import TranslationSessions

/// Texts as lines for a program that answers each line with one.
struct TextLines: Sendable {
    /// The lines that have no answer yet, in order.
    private(set) var waiting: ArraySlice<String> = []
    private var places: ArraySlice<(text: Int, segment: Int)> = []
    private var texts: [CutText]
    private var failures: [Int: ProgramAnswerError.Code] = [:]
    private var answers: [EngineAnswer] = []
    private let engine: String

    /// The lines of some texts, however long, for an engine. What has no letter in it is not among them, and stays as it is.
    init(_ texts: [String], engine: String) {
        self.engine = engine
        let cutter = TextCutter(maximum: nil, unit: .line)
        self.texts = texts.map(cutter.cut)
        for (index, text) in self.texts.enumerated() {
            for piece in text.pieces {
                waiting.append(piece.text)
                places.append((index, piece.index))
            }
            answerIfComplete(index)
        }
    }

    /// The next line was answered. A text has a translation where each of its lines has one.
    ///
    /// - Parameter translation: The line of the answer; nil where it is not UTF-8.
    /// - Returns: Whether one was waiting for it.
    mutating func settle(_ translation: String?) -> Bool {
        guard let place = places.popFirst() else { return false }
        let line = waiting.removeFirst()
        if let translation, line.utf8.contains(0) || !translation.utf8.contains(0) {
            if EngineAnswer.isEmpty(translation, of: line) { failures[place.text] = .answerEmpty }
        } else {
            failures[place.text] = .answerNotText
        }
        texts[place.text].settle(place.segment, with: translation ?? line)
        answerIfComplete(place.text)
        return true
    }

    /// Answers a text all of whose lines have been answered.
    private mutating func answerIfComplete(_ index: Int) {
        guard texts[index].openCount == 0 else { return }
        let result: Result<String, any Error> =
            failures[index].map { .failure(ProgramAnswerError($0, of: engine)) } ?? .success(texts[index].text)
        answers.append(EngineAnswer(index: index, result: result))
    }

    /// The answers that are complete since the last time.
    mutating func takeAnswers() -> [EngineAnswer] {
        defer { answers = [] }
        return answers
    }
}
