/// Why no language was named.
public enum UndeterminedReason: String, Sendable, Hashable, CaseIterable {
    /// The text holds nothing, or nothing but white space.
    case empty
    /// The text holds no letters.
    case noLetters
    /// The letters are of a script that no language is written in that may answer: none of the profile's, or experimental ones alone.
    case unsupportedScript
    /// Letters there are, but in links, code or noise, or too few to say.
    case tooLittleEvidence
    /// Several languages fit about equally well.
    case ambiguous
    /// No candidate is written in the script of the text; of a part of a translation: its language was not asked for.
    case excludedByCandidates
}
