// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds what a program has answered below the command that was typed, where both are set in.
///
///     $ club --version
///     club 4.3.1 (build 20260428)
enum TerminalOutput {
    /// How far it is set in, in spaces, since what follows a command at the start of a line may be text.
    private static let leastIndent = 2

    /// Where such lines stand, in order, without the commands.
    ///
    /// - Parameter start: Where the text begins.
    /// - Complexity: Linear in the length of the text.
    static func ranges(in bytes: [UInt8], from start: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var indent: Int?
        for line in SourceLines(bytes, from: start) {
            let content = bytes[SourceLines.trimmed(bytes[line.content])]
            let own = content.startIndex - line.content.lowerBound
            if content.isEmpty {
                indent = nil
            } else if own >= leastIndent, CodeLines.isCommand(content) {
                indent = own
            } else if let first = indent {
                if own >= first { ranges.append(line.content.lowerBound..<line.end) } else { indent = nil }
            }
        }
        return ranges
    }
}
