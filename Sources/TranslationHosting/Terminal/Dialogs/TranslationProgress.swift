// SPDX-License-Identifier: Apache-2.0

/// Shows that a text is being translated, until the person no longer wants that.
struct TranslationProgress: TerminalDialog {
    /// How many lines of the text are shown.
    private static let textLines = 3
    private static let heading = "Translating …"

    private let text: String

    init(of text: String) {
        self.text = text
    }

    var answerAtEndOfInput: Void { () }

    // MARK: - On a screen

    mutating func press(_ key: TerminalKey, in size: TerminalSize) -> DialogStep<Void> {
        switch key {
        case .escape, .character("q"): .answer(())
        default: .next
        }
    }

    func frame(in size: TerminalSize) -> ScreenFrame {
        ScreenFrame(
            [ScreenLine(Self.heading, .strong)]
                + WrappedText.lines(of: text, columns: size.columns, limit: Self.textLines) + [ScreenLine()]
                + KeyHelp.lines(of: ["Esc stop"], columns: size.columns))
    }

    // MARK: - Line by line

    var plainText: String { "\(Self.heading) An empty line stops it." }

    mutating func enter(_ line: String) -> DialogStep<Void> { line.allSatisfy(\.isWhitespace) ? .answer(()) : .next }
}
