// SPDX-License-Identifier: Apache-2.0

import TranslationBatches
import TranslationSessions

/// Texts as lines for a program that answers each line with one.
struct TextLines: Sendable {
    /// The lines that have no answer yet, in order.
    private(set) var waiting: ArraySlice<String> = []
    private var places: ArraySlice<(text: Int, segment: Int)> = []
    private var cuts: [CutText] = []
    private var answers: [EngineAnswer] = []

    /// The lines of some texts. What has no letter in it is not among them, and stays as it is.
    init(_ texts: [String]) {
        let cutter = TextCutter(maximum: nil, unit: .line)
        for (index, text) in texts.enumerated() {
            let cut = cutter.cut(text)
            cuts.append(cut)
            if cut.openCount == 0 { answers.append(EngineAnswer(index: index, result: .success(cut.text))) }
            for piece in cut.pieces {
                waiting.append(piece.text)
                places.append((index, piece.index))
            }
        }
    }

    /// The next line was answered.
    ///
    /// - Returns: Whether one was waiting for it.
    mutating func settle(_ translation: String) -> Bool {
        guard let place = places.popFirst() else { return false }
        waiting.removeFirst()
        cuts[place.text].settle(place.segment, with: translation)
        if cuts[place.text].openCount == 0 {
            answers.append(EngineAnswer(index: place.text, result: .success(cuts[place.text].text)))
        }
        return true
    }

    /// The answers that are complete since the last time.
    mutating func takeAnswers() -> [EngineAnswer] {
        defer { answers = [] }
        return answers
    }
}
