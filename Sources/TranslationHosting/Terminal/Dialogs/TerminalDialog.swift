// SPDX-License-Identifier: Apache-2.0

/// Something that is shown to a person at a terminal and waits for their answer, as a value: what it shows follows from its
/// state, and keys change the state.
///
/// `ControllingTerminal` shows it.
public protocol TerminalDialog: Sendable {
    /// What the person answers.
    associatedtype Answer: Sendable

    /// What the dialog shows. It need not fill the screen: what is behind it shows above it then.
    func frame(in size: TerminalSize) -> ScreenFrame

    /// The person pressed a key, on a screen of a size.
    mutating func press(_ key: TerminalKey, in size: TerminalSize) -> DialogStep<Answer>

    /// What the dialog says where nothing can be drawn: lines, the last of which says what to type. It is said again whenever
    /// it has changed.
    var plainText: String { get }

    /// The person typed a line where nothing can be drawn.
    mutating func enter(_ line: String) -> DialogStep<Answer>

    /// The answer of somebody who has gone.
    var answerAtEndOfInput: Answer { get }
}

/// What follows from a key or a line.
public enum DialogStep<Answer: Sendable>: Sendable {
    /// The dialog goes on.
    case next
    /// The dialog goes on, and a text goes to the clipboard.
    case copy(String)
    /// The person has answered.
    case answer(Answer)
}
