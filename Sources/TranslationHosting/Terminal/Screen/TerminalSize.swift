// SPDX-License-Identifier: Apache-2.0

/// How large a terminal's screen is.
public struct TerminalSize: Sendable, Hashable {
    /// How many columns a line has.
    public var columns: Int
    /// How many lines there are.
    public var rows: Int

    /// A size.
    public init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }
}
