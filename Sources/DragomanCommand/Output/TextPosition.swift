/// A place in a text as editors tell it.
struct TextPosition: CustomStringConvertible {
    /// The line, from 1; lines end at line feeds.
    var line = 1
    /// The column, from 1, in scalars of Unicode.
    var column = 1

    var description: String { "\(line):\(column)" }

    /// Moves over a scalar.
    mutating func advance(over scalar: Unicode.Scalar) {
        if scalar == "\n" {
            line += 1
            column = 1
        } else {
            column += 1
        }
    }
}
