// SPDX-License-Identifier: Apache-2.0

/// The beginning of a text on one line of a terminal.
package enum Excerpt {
    /// More scalars of one character are not shown: hundreds of marks may stand on a letter.
    package static let maximumScalars = 16

    /// A character as it is shown: no white space but a space, nothing that commands the terminal, no heap of marks.
    package static func shown(_ character: Character) -> String {
        if character.isWhitespace { return " " }
        var shown = String.UnicodeScalarView()
        for scalar in character.unicodeScalars.prefix(maximumScalars) {
            shown.append(scalar.commandsDisplay ? "\u{FFFD}" : scalar)
        }
        return String(shown)
    }

    /// The beginning of a text, with single spaces for white space and nothing that commands the terminal, and with an ellipsis
    /// where it is cut.
    ///
    /// - Parameters:
    ///   - limit: How many columns it may take, at least 1.
    ///   - isCut: Whether more comes after the text.
    /// - Complexity: Linear in the part that is shown and the white space in it, however long the text is.
    package static func of(_ text: some StringProtocol, columns limit: Int, isCut: Bool = false) -> String {
        var excerpt = ""
        var (width, needsSpace) = (0, false)
        // How much of the excerpt leaves room for an ellipsis.
        var roomy = excerpt.endIndex
        for character in text {
            if character.isWhitespace {
                needsSpace = width > 0
                continue
            }
            let shown = (needsSpace ? " " : "") + Self.shown(character)
            needsSpace = false
            width += TerminalWidth.columns(of: shown)
            guard width <= limit else { return excerpt[..<roomy] + "…" }
            excerpt += shown
            if width < limit { roomy = excerpt.endIndex }
        }
        return isCut ? excerpt[..<roomy] + "…" : excerpt
    }
}
