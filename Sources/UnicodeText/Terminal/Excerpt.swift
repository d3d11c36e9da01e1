// SPDX-License-Identifier: Apache-2.0

/// The beginning of a text on one line of a terminal.
package struct Excerpt {
    /// More scalars of one character are not shown: hundreds of marks may stand on a letter.
    private static let maximumScalars = 16

    /// How many columns it may take.
    private let limit: Int
    /// The beginning of the text, with one space for white space, as far as it can be needed: many scalars take no column.
    private var beginning = ""
    private var scalarCount = 0
    /// Whether more comes after the beginning.
    private var isCut = false

    /// The excerpt of a text of which nothing has come yet.
    ///
    /// - Parameter limit: How many columns it may take, at least 1.
    package init(columns limit: Int) {
        self.limit = limit
    }

    /// The beginning of a text, with single spaces for white space and nothing that commands the terminal, and with an ellipsis
    /// where it is cut.
    ///
    /// - Parameter limit: How many columns it may take, at least 1.
    /// - Complexity: Linear in the limit and the white space before the cut, however long the text is.
    package static func of(_ text: some StringProtocol, columns limit: Int) -> String {
        var excerpt = Excerpt(columns: limit)
        for scalar in text.unicodeScalars {
            excerpt.append(scalar)
            if excerpt.isCut { break }
        }
        return excerpt.text
    }

    /// Adds the next scalar of the text, as long as more of it may be shown.
    package mutating func append(_ scalar: Unicode.Scalar) {
        let isWhitespace = scalar.properties.isWhitespace
        if isWhitespace, beginning.isEmpty || beginning.utf8.last == UInt8(ascii: " ") { return }
        guard scalarCount < limit * Self.maximumScalars else {
            isCut = isCut || !isWhitespace
            return
        }
        beginning.unicodeScalars.append(isWhitespace ? " " : scalar)
        scalarCount += 1
    }

    /// What is shown of the text.
    package var text: String {
        var excerpt = ""
        var (width, needsSpace) = (0, false)
        // How much of the excerpt leaves room for an ellipsis.
        var roomy = excerpt.endIndex
        for character in beginning {
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

    /// A character as it is shown: no white space but a space, nothing that commands the terminal, no heap of marks.
    package static func shown(_ character: Character) -> String {
        if character.isWhitespace { return " " }
        var shown = String.UnicodeScalarView()
        for scalar in character.unicodeScalars.prefix(maximumScalars) {
            shown.append(scalar.commandsDisplay ? "\u{FFFD}" : scalar)
        }
        return String(shown)
    }
}
