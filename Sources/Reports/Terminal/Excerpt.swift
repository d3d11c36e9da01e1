// SPDX-License-Identifier: Apache-2.0

import UnicodeText

/// The beginning of a text on one line of a terminal.
package enum Excerpt {
    /// More scalars of one character are not shown: hundreds of marks may stand on a letter.
    static let maximumScalars = 16

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
            var shown = needsSpace ? " " : ""
            needsSpace = false
            for scalar in character.unicodeScalars.prefix(maximumScalars) {
                shown.unicodeScalars.append(scalar.commandsDisplay ? "\u{FFFD}" : scalar)
            }
            width += TerminalWidth.columns(of: shown)
            guard width <= limit else { return excerpt[..<roomy] + "…" }
            excerpt += shown
            if width < limit { roomy = excerpt.endIndex }
        }
        return isCut ? excerpt[..<roomy] + "…" : excerpt
    }
}
