// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The words of a sentence from which no piece of its translation comes.
///
/// A model that takes the likeliest piece at each step may end too early, or jump over a part: *Protections are ON for this
/// session* was *As proteções estão em*. The head that it was trained to align by shows it: no piece paid attention to *session*.
enum LeftOutWords {
    /// The most attention that a piece pays to a word which is left out. Of many such words the translation says the same in
    /// fewer (*please*, *around*): `Benchmarks/records/2026-11-29-left-out-words.md`.
    private static let mostAttention: Float = 0.15
    /// Shorter words, as articles are, have no word of their own in many translations; *St* and *Mr* are capitalized.
    private static let leastLetters = 3

    /// How many there are.
    static func count(in sentence: PreparedSentence, of decoded: DecodedSentence) -> Int {
        let sourceCount = sentence.pieces.count + 1
        var count = 0
        // The word that is read: how many letters it has, and the most attention that was paid to one of its pieces.
        var (letterCount, isCapitalized, attention): (Int, Bool, Float) = (0, false, 0)
        func endWord() {
            let isLong = letterCount >= leastLetters || letterCount > 1 && isCapitalized
            if isLong, attention <= mostAttention { count += 1 }
            (letterCount, isCapitalized, attention) = (0, false, 0)
        }
        for (index, piece) in sentence.pieces.enumerated() {
            let texts = sentence.sourceRanges(of: piece.range).map { sentence.text[utf8: $0] }
            // A stand-in, which has no text, is no word of the sentence.
            if texts.first?.first?.isWhitespace ?? true { endWord() }
            guard !texts.isEmpty else { continue }
            for text in texts {
                if letterCount == 0 { isCapitalized = text.first(where: \.isLetter)?.isUppercase == true }
                letterCount += text.count(where: \.isLetter)
            }
            for row in decoded.pieces.indices {
                attention = max(attention, decoded.alignment[row * sourceCount + index])
            }
        }
        endWord()
        return count
    }
}
