// SPDX-License-Identifier: Apache-2.0

import TranslationBatches
import TranslationSessions

/// Texts as lines for a program that answers each line with one.
struct TextLines: Sendable {
    /// The lines that have no answer yet, in order.
    private(set) var waiting: ArraySlice<String> = []
    private var places: ArraySlice<(text: Int, segment: Int)> = []
    private var texts: [OpenText]
    private var answers: [EngineAnswer] = []

    /// The lines of some texts. What has no letter in it is not among them, and stays as it is.
    init(_ texts: [String]) {
        let cutter = TextCutter(maximum: nil, unit: .line)
        self.texts = texts.map(OpenText.init)
        for index in texts.indices {
            while let pieces = self.texts[index].cutBlock({ block, _ in cutter.cut(block) }) {
                for piece in pieces {
                    waiting.append(piece.text)
                    places.append((index, piece.index))
                }
            }
            answer(index)
        }
    }

    /// The next line was answered.
    ///
    /// - Returns: Whether one was waiting for it.
    mutating func settle(_ translation: String) -> Bool {
        guard let place = places.popFirst() else { return false }
        waiting.removeFirst()
        texts[place.text].settle(place.segment, with: translation)
        answer(place.text)
        return true
    }

    /// Answers a text all of whose lines have been answered.
    private mutating func answer(_ index: Int) {
        guard let whole = texts[index].whole else { return }
        answers.append(EngineAnswer(index: index, result: .success(whole.text)))
    }

    /// The answers that are complete since the last time.
    mutating func takeAnswers() -> [EngineAnswer] {
        defer { answers = [] }
        return answers
    }
}
