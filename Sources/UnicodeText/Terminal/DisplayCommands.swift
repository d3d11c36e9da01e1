// SPDX-License-Identifier: Apache-2.0

extension Unicode.Scalar {
    /// Whether it commands what shows a text rather than being text: control characters, and the embeddings, overrides and
    /// isolates of the bidirectional algorithm, which could reach beyond the span that they stand in. The mere marks of
    /// direction cannot.
    package var commandsDisplay: Bool {
        switch value {
        case 0x09, 0x0A, 0x0D: false
        case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

extension String {
    /// The text on one line that commands no terminal: control characters, and embeddings, overrides and isolates of direction,
    /// stand as `\n` or `\u{1B}`. A file's name may hold any of them.
    package var forTerminal: String {
        escaping { $0.commandsDisplay || $0.properties.generalCategory == .control }
    }

    /// The text with `\u{1B}` for each character that commands what shows it; tabs and line ends stay.
    package var withEscapedDisplayCommands: String { escaping(\.commandsDisplay) }

    private func escaping(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
        guard unicodeScalars.contains(where: isEscaped) else { return self }
        return unicodeScalars.map { isEscaped($0) ? $0.escaped(asASCII: true) : String($0) }.joined()
    }

    /// The text with U+FFFD for each character that commands what shows it; tabs and line ends stay.
    package var withoutDisplayCommands: String {
        guard unicodeScalars.contains(where: \.commandsDisplay) else { return self }
        var scalars = UnicodeScalarView()
        for scalar in unicodeScalars { scalars.append(scalar.commandsDisplay ? "\u{FFFD}" : scalar) }
        return String(scalars)
    }
}
