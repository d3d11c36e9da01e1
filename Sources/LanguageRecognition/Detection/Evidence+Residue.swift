extension Evidence {
    /// Whether what was counted is only what the rules for names and code left over: letters that stand alone, a short word beside far
    /// more that was passed over, a number with its unit, or the keywords and names of a line of code. Such a text is *undetermined*.
    ///
    /// The bounds were set on generated noise and on lines of software's own messages: they take code and keep prose that quotes it.
    package var isResidue: Bool {
        if wordLetterCount < 2 { return true }
        if wordLetterCount < Self.longestUnit, digitAndSymbolCount > wordLetterCount { return true }
        if wordLetterCount < Self.shortWord { return passedLetterCount > 3 * wordLetterCount }
        return wordLetterCount < Self.longestCodeLine && codeStretchCount > 1 && 3 * codeLetterCount > 2 * wordLetterCount
    }

    /// A number with fewer letters beside it has a unit or the sign of a currency: `3,107 zł`.
    private static let longestUnit = 4
    /// Fewer letters than this may be the ending of a name or an address.
    private static let shortWord = 8
    /// Texts with more letters in words than this are prose, however much code they quote; and a single stretch of code may as well be a
    /// word with a bracket that lost its space.
    private static let longestCodeLine = 80
}
