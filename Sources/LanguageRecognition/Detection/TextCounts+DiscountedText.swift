// SPDX-License-Identifier: Apache-2.0

/// What the text beside the words does to an answer: fixed text that is not evidence, digits and symbols.
extension TextCounts {
    // MARK: - Nothing but residue

    /// Whether the words are only what the rules for fixed text left over: letters that stand alone, a short word beside far
    /// more that was discounted, a number with its unit, or the keywords and names of a line of code. Such a text is
    /// *undetermined*.
    ///
    /// The bounds were set on generated noise and on lines of software's own messages: they take code and keep prose that
    /// quotes it.
    package var isResidue: Bool { wordLetterCount < 2 || isOutweighed }

    /// The same for scripts of which a single letter says what language it is in.
    ///
    /// - Parameter script: The class of the main script.
    func isResidue(countingLetters script: Int) -> Bool { letters[script] == 0 || isOutweighed }

    private var isOutweighed: Bool {
        if wordLetterCount < Self.longestUnit, digitAndSymbolCount > wordLetterCount { return true }
        if wordLetterCount < Self.shortWord { return discountedLetterCount > 3 * wordLetterCount }
        guard wordLetterCount < Self.longestCodeLine, codeStretchCount > 1 else { return false }
        return wordLetterCount < Self.shortSentence
            ? 3 * codeLetterCount > 2 * wordLetterCount : codeLetterCount > 2 * wordLetterCount
    }

    /// A number with fewer letters beside it has a unit or the sign of a currency: `3,107 zł`.
    private static let longestUnit = 4
    /// Fewer letters than this may be the ending of a name or an address.
    private static let shortWord = 8
    /// Fewer letters than this may all be keywords of a line of code; more are a sentence, unless code outweighs them by far.
    private static let shortSentence = 24
    /// Texts with more letters in words than this are prose, however much code they quote; and a single stretch of code may as
    /// well be a word with a bracket that lost its space.
    private static let longestCodeLine = 80

    /// Why a text whose words are residue or noise is in no language: for its fixed text, if at least as many letters stand there
    /// as in words, or if it is a line of code.
    var reasonForNoLanguage: UndeterminedReason {
        let fixed = letterCount - wordLetterCount
        return codeStretchCount > 1 || fixed >= max(wordLetterCount, Self.longestUnit) ? .fixedText : .tooLittleEvidence
    }

    // MARK: - More noise, and more asked of an answer

    /// How much was discounted, digits and symbols included, for each letter that counted.
    ///
    /// Words beside it are as likely names of things. Names, which stand in any prose, count half, and addresses nothing.
    private var discountedRatio: Double {
        let halves = discountedLetterCount + codeLetterCount + 2 * digitAndSymbolCount
        return Double(halves) / Double(2 * max(1, wordLetterCount))
    }

    /// What the share of noise is multiplied by, from 1 on.
    package var noiseWeight: Double { 1 + Self.noiseWeightOfEqualText * discountedRatio * discountedRatio }

    /// The least probability that an answer needs beside discounted text; it needs that of the profile's calibration too.
    package var minimumProbabilityBesideDiscountedText: Double {
        min(Self.maximumNeeded, Self.neededBesideEqualText * discountedRatio)
    }

    // Values for a text with as many letters discounted as counted: what is added to the weight of noise, and the probability
    // that an answer needs. Set on generated noise; on development text fewer than one answer in a thousand changes.
    private static let noiseWeightOfEqualText = 16.0
    private static let neededBesideEqualText = 0.6
    private static let maximumNeeded = 0.9
}
