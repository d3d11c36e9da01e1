// SPDX-License-Identifier: Apache-2.0

/// The forms of text that a recogniser meets, as examples of training and of calibration are cut.
enum TextForm {
    /// A line, up to sixty words of it.
    case line
    /// Two to five words in a row.
    case piece
    /// One word of a line.
    case word
    /// A word from a list of words, or two or three drawn one by one.
    case listed

    /// Draws a form. Words of lists are more than a quarter: most of what a reader meets alone stands in no line here. A line
    /// takes as long to learn from as ten pieces, and is told sooner than they are.
    static func draw(with numbers: inout RandomNumbers) -> TextForm {
        let share = numbers.unit()
        return share < 0.18 ? .line : share < 0.51 ? .piece : share < 0.71 ? .word : .listed
    }
}
