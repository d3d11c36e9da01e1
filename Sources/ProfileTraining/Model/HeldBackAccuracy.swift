// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// The shares of a language's held-back text that are recognised, from 0 to 1; nil where none of that form was held back.
public struct HeldBackAccuracy: Sendable, Hashable {
    /// Of whole lines.
    public let sentences: Double?
    /// Of pieces of two to five words.
    public let pieces: Double?
    /// Of single words.
    public let words: Double?

    /// What a profile says, which has 0 for what could not be judged.
    var inProfile: ProfileLanguage.Accuracy {
        ProfileLanguage.Accuracy(sentences: sentences ?? 0, pieces: pieces ?? 0, words: words ?? 0)
    }
}
