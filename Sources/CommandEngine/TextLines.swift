// SPDX-License-Identifier: Apache-2.0

import TranslationBatches
import TranslationSessions

/// Texts as lines for a program that answers each line with one.
struct TextLines: Sendable {
    /// The lines that have no answer yet, in order.
    private(set) var waiting: ArraySlice<String> = []
    private var places: ArraySlice<(text: Int, segment: Int)> = []
    private var texts: [CutText]
    private var answers: [EngineAnswer] = []

    /// The lines of some texts, however long. What has no letter in it is not among them, and stays as it is.
    init(_ texts: [String]) {
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

    /// The next line was answered.
    ///
    /// - Returns: Whether one was waiting for it.
    mutating func settle(_ translation: String) -> Bool {
        guard let place = places.popFirst() else { return false }
        waiting.removeFirst()
        texts[place.text].settle(place.segment, with: translation)
        answerIfComplete(place.text)
        return true
    }

    /// Answers a text all of whose lines have been answered.
    private mutating func answerIfComplete(_ index: Int) {
        guard texts[index].openCount == 0 else { return }
        answers.append(EngineAnswer(index: index, result: .success(texts[index].text)))
    }

    /// The answers that are complete since the last time.
    mutating func takeAnswers() -> [EngineAnswer] {
        defer { answers = [] }
        return answers
    }
}
