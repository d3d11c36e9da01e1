// SPDX-License-Identifier: Apache-2.0

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

    /// Gives lines that were held back over a number to those that are learnt from, evenly from all of the text.
    mutating func returnHeldBack(over maximum: Int) {
        guard heldBack.count > maximum else { return }
        var kept = TextLines()
        for line in 0..<heldBack.count {
            if line * maximum / heldBack.count == kept.count, kept.count < maximum {
                kept.append(heldBack[line])
            } else {
                lines.append(heldBack[line])
            }
        }
        heldBack = kept
    }
}
