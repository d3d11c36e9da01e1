// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds settings as YAML has them, pasted into a text: names of small letters with a colon, some set in below others.
///
///     import:
///       batch_size: 500
///       server: mail.example.org
enum SettingBlocks {
    /// The blocks, in order.
    ///
    /// - Parameter start: Where the text begins.
    /// - Complexity: Linear in the length of the text.
    static func ranges(in bytes: [UInt8], from start: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var block = Block()
        for line in SourceLines(bytes, from: start) {
            let content = bytes[SourceLines.trimmed(bytes[line.content])]
            if let entry = Entry(content) {
                block.add(entry, at: content.startIndex - line.content.lowerBound, line.content.lowerBound..<line.end)
            } else {
                if let range = block.range { ranges.append(range) }
                block = Block()
            }
        }
        return block.range.map { ranges + [$0] } ?? ranges
    }

    /// Entries below each other.
    private struct Block {
        private var lines: Range<Int>?
        private var lastIndent = 0
        private var followsHead = false
        private var isSetIn = false
        private var isCertain = false

        /// Where the block stands, where it is one of settings.
        var range: Range<Int>? { isSetIn && isCertain ? lines : nil }

        mutating func add(_ entry: Entry, at indent: Int, _ line: Range<Int>) {
            isSetIn = isSetIn || followsHead && indent > lastIndent
            isCertain = isCertain || entry.isCertain
            (lastIndent, followsHead) = (indent, entry.isHead)
            lines = (lines?.lowerBound ?? line.lowerBound)..<line.upperBound
        }
    }

    /// `name:`, `name: value`
    private struct Entry {
        /// Whether there is no value, so that others may be set in below it.
        let isHead: Bool
        /// Whether the name or the value is one that no recipe and no form has: a switch, a path, the name of a host.
        let isCertain: Bool

        init?(_ line: ArraySlice<UInt8>) {
            guard let setting = SettingLine(line, sign: UInt8(ascii: ":")),
                setting.name.allSatisfy({ $0.isASCIISmall || $0.isASCIIDigit || "_-".utf8.contains($0) })
            else { return nil }
            let word = setting.value
            // A sentence is no value.
            guard !word.contains(0x20) || word.first == UInt8(ascii: "\"") else { return nil }
            isHead = word.isEmpty
            let isHost = word.split(separator: UInt8(ascii: ".")).count > 1 && word.allSatisfy { !$0.isASCIIDigit && $0 > 0x20 }
            isCertain =
                setting.name.contains(UInt8(ascii: "_")) || setting.isSwitch || isHost
                || word.first.map { "/~$".utf8.contains($0) } == true || word.firstIndex(ignoringCase: "://") != nil
        }
    }
}
