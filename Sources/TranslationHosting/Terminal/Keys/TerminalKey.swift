// SPDX-License-Identifier: Apache-2.0

/// What a person presses at a terminal.
public enum TerminalKey: Sendable, Hashable {
    /// A character that is typed.
    case character(Character)
    /// A key held down together with Ctrl, by its small letter. Ctrl-C, Ctrl-Z and Ctrl-\ are signals, and no keys.
    case control(Character)
    case enter, escape, tab, backtab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
}
