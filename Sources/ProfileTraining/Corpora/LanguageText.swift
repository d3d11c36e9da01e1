package import LanguageRecognition

/// The text of one language that a profile is trained on.
package struct LanguageText: Sendable {
    package let tag: LanguageTag
    /// What is learnt from.
    package var lines = TextLines()
    /// What is held back, to calibrate and to judge by.
    package var heldBack = TextLines()
    /// Lists of words with their counts, one a source.
    package var wordLists: [WordList] = []
    /// How many bytes came from each source.
    package var bytesBySource: [String: Int] = [:]

    package init(tag: LanguageTag) {
        self.tag = tag
    }
}
