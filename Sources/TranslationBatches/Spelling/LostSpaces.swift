// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Spaces that rules of some pairs lose beside a number: of *a 2-year warranty* English to Spanish makes *una garantíade2 años*.
enum LostSpaces {
    /// The translation with a space before each number that stands right behind letters, where the source has none that does; and
    /// before the preposition that was glued to them, too.
    ///
    /// - Complexity: Linear in the length of both.
    static func restored(in translation: String, source: String) -> String {
        guard hasNumberBehindLetter(translation), !hasNumberBehindLetter(source) else { return translation }
        var result: [Character] = []
        for character in translation {
            if character.isASCIIDigit, let last = result.last, last.isLetter {
                let isPreposition = result.suffix(preposition.count).elementsEqual(preposition) && !endsWithWord(result)
                let before = result.dropLast(preposition.count).last
                if isPreposition, before?.isLetter == true { result.insert(" ", at: result.count - preposition.count) }
                result.append(" ")
            }
            result.append(character)
        }
        return String(result)
    }

    /// The answer with its translation so.
    static func restored(in answer: ChainAnswer, source: String) -> ChainAnswer {
        ChainAnswer(text: restored(in: answer.text, source: source), unknownWordCount: answer.unknownWordCount)
    }

    private static let preposition: [Character] = ["d", "e"]

    /// What ends in the same letters without it: Portuguese *qualidade*, Spanish *grande*.
    private static let endings = ["dade", "tade", "alde", "ande", "arde", "erde", "onde", "sede"].map(Array.init)

    private static func endsWithWord(_ letters: [Character]) -> Bool { endings.contains { letters.suffix(4).elementsEqual($0) } }

    private static func hasNumberBehindLetter(_ text: String) -> Bool {
        zip(text, text.dropFirst()).contains { $0.isLetter && $1.isASCIIDigit }
    }
}
