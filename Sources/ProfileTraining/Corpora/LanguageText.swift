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
    package private(set) var wordLists: [WordList] = []
    private var listWeights = CumulativeWeights()
    /// How many bytes came from each source.
    package var bytesBySource: [String: Int] = [:]

    package init(tag: LanguageTag) {
        self.tag = tag
    }

    /// How many different lines there are.
    var lineCount: Int { lines.count + heldBack.count }

    mutating func append(_ list: WordList) {
        wordLists.append(list)
        listWeights.append(list.weight)
    }

    /// One of the lists of words, by its weight; there has to be one.
    func drawWordList(with numbers: inout RandomNumbers) -> WordList { wordLists[listWeights.draw(with: &numbers)] }

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
