// SPDX-License-Identifier: Apache-2.0

/// The forms of text that a recogniser meets, as examples of training and of calibration are cut.
enum TextForm: CaseIterable {
    /// A line, up to sixty words of it.
    case line
    /// Two to five words in a row.
    case piece
    /// One word of a line.
    case word
    /// A word from a list of words, or two or three drawn one by one.
    case listed

    /// Draws a form. Words of lists are a quarter: most of what a reader meets alone stands in no line here.
    static func draw(with numbers: inout RandomNumbers) -> TextForm {
        let share = numbers.unit()
        return share < 0.28 ? .line : share < 0.58 ? .piece : share < 0.75 ? .word : .listed
    }
}
