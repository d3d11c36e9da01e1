// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

/// What a training is doing.
public enum TrainingProgress: Sendable {
    /// A language's text has been read.
    case read(LanguageTag)
    /// A file, or a language, of which something was passed over, and what.
    case skipped(String, reason: String)
    /// Names of inputs became one under their canonical tag.
    case merged([String])
    /// This many of all examples have been learnt from, at this mean loss (natural logarithm) since the last report.
    case learnt(examples: Int, of: Int, loss: Double)
    /// Probabilities are fitted to held-back text.
    case calibrating
    /// Languages that answer only when asked for, because there is too little text of theirs or held-back text is recognised too
    /// seldom.
    case experimental([LanguageTag])
    /// Languages of plain text files that answer, though there is little text of theirs or held-back text is recognised seldom.
    case weak([LanguageTag])
    /// A language was added to a profile, with what held-back text of it says.
    case added(LanguageTag, HeldBackAccuracy)
}
