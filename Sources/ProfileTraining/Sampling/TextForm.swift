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

    /// Draws a form: three lines in ten, three pieces, and words from lines and from lists for the rest.
    static func draw(with numbers: inout RandomNumbers) -> TextForm {
        let share = numbers.unit()
        return share < 0.30 ? .line : share < 0.60 ? .piece : share < 0.78 ? .word : .listed
    }
}
