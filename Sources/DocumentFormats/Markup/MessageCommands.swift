// SPDX-License-Identifier: Apache-2.0

/// Finds the commands that have a line of a program's message to themselves, behind a prompt or as examples of its use. They part
/// the texts around them, since an engine could move words from one line to another.
enum MessageCommands {
    /// Where they stand, in order.
    ///
    /// - Complexity: Linear in the length of the message.
    static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
        let prompts = SourceLines(bytes).compactMap { line in
            let content = SourceLines.trimmed(bytes[line.content])
            return CodeLines.isCommand(bytes[content]) ? content : nil
        }
        let examples = ExampleCommands.all(in: bytes, from: 0).map(\.command)
        return (prompts + examples).sorted { $0.lowerBound < $1.lowerBound }
    }
}
