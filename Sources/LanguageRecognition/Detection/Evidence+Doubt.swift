extension Evidence {
    /// How much was passed over, digits and symbols included, for each letter that counted.
    ///
    /// What is left beside it may be words, but is as likely names of things. Names, which stand in any prose, count half, and
    /// links nothing.
    private var doubt: Double {
        let halves = passedLetterCount + codeLetterCount + 2 * digitAndSymbolCount
        return Double(halves) / Double(2 * max(1, wordLetterCount))
    }

    /// What the share of noise is multiplied by, from 1 on.
    package var weightOfNoise: Double { 1 + Self.weightAtEvenDoubt * doubt * doubt }

    /// The least probability by which the text is answered, besides that of the profile.
    package var leastProbabilityInDoubt: Double { min(Self.mostAsked, Self.askedAtEvenDoubt * doubt) }

    // Set on generated noise (.036 of the lines got a language without, .018 with them) and on development text, of which no sentence, piece
    // or word in a thousand has another answer.
    private static let weightAtEvenDoubt = 16.0
    private static let askedAtEvenDoubt = 0.6
    private static let mostAsked = 0.9
}
