// SPDX-License-Identifier: Apache-2.0

/// What is counted in a text while it is read: its letters by script and by where they stand, and its features.
///
/// Apart from the sums of `Evidence`, since most texts are judged before their sums are looked at.
package struct TextCounts: Sendable, Hashable {
    /// How many letters of each script class of the profile there are.
    package var letters = SIMD64<UInt32>.zero
    /// How many features were looked up.
    package var featureCount = 0
    /// How many of them were of words in Latin letters.
    package var latinFeatureCount = 0
    /// How many letters the text held, those inside links, numbers and code included.
    package var letterCount = 0

    /// How many of the letters stood in words of two letters or more that counted.
    package var wordLetterCount = 0
    /// How many letters stood in names, numbers and code; those of links are among `letterCount` alone.
    package var discountedLetterCount = 0
    /// How many of those stood in code.
    package var codeLetterCount = 0
    /// How many stretches of code there were, operators that stand alone among them.
    package var codeStretchCount = 0
    /// How many digits stood outside links and names that have letters, and twice the symbols.
    package var digitAndSymbolCount = 0
    /// Whether there was anything but white space.
    package var hasContent = false

    /// Adds what was counted in another text.
    static func += (left: inout TextCounts, right: TextCounts) {
        // Counts of letters stop at what they can hold: in a text that long the main script is settled.
        let letters = left.letters &+ right.letters
        left.letters = letters.replacing(with: .max, where: letters .< left.letters)
        left.featureCount += right.featureCount
        left.latinFeatureCount += right.latinFeatureCount
        left.letterCount += right.letterCount
        left.wordLetterCount += right.wordLetterCount
        left.discountedLetterCount += right.discountedLetterCount
        left.codeStretchCount += right.codeStretchCount
        left.codeLetterCount += right.codeLetterCount
        left.digitAndSymbolCount += right.digitAndSymbolCount
        left.hasContent = left.hasContent || right.hasContent
    }

    /// How many features the words in Latin letters have, or all the others.
    package func featureCount(inLatin: Bool) -> Int { inLatin ? latinFeatureCount : featureCount &- latinFeatureCount }
}
