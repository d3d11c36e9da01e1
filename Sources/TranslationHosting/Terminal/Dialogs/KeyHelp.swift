// SPDX-License-Identifier: Apache-2.0

import UnicodeText

/// The lines at the foot of a screen that tell what keys do.
public enum KeyHelp {
    /// Sets some keys with what they do, as many on a line as have room there. None is broken that fits on a line.
    ///
    /// - Parameters:
    ///   - items: A key and what it does, such as “Esc close”.
    ///   - columns: How wide a line may be.
    public static func lines(of items: [String], columns: Int) -> [ScreenLine] {
        var lines: [String] = []
        for item in items {
            let joined = (lines.last.map { $0 + " · " } ?? "") + item
            if !lines.isEmpty, TerminalWidth.columns(of: joined) <= columns {
                lines[lines.count - 1] = joined
            } else {
                lines.append(item)
            }
        }
        return lines.flatMap { WrappedText.lines(of: $0, columns: columns, weight: .faint) }
    }
}
