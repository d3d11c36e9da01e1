// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The lines of a paragraph, which may begin with definitions of links and hold a table.
struct MarkdownParagraph {
    private let bytes: [UInt8]
    private let lines: [Range<Int>]

    init(_ lines: [Range<Int>], in bytes: [UInt8]) {
        self.lines = lines
        self.bytes = bytes
    }

    /// Adds the blocks that it is made of.
    ///
    /// - Parameters:
    ///   - kind: What it is where it is not a table.
    ///   - labels: Takes up the labels that it defines.
    func append(to blocks: inout [MarkdownBlock], as kind: MarkdownBlock.Kind, labels: inout Set<String>) {
        var rest = lines[...]
        while let definition = MarkdownDefinition(rest, in: bytes) {
            labels.insert(definition.label)
            rest = rest.dropFirst(definition.lineCount)
        }
        if kind == .paragraph, let delimiter = rest.indices.dropFirst().first(where: { isTable(below: $0 - 1) }) {
            let head = rest[..<(delimiter - 1)]
            if !head.isEmpty { blocks.append(MarkdownBlock(kind: .paragraph, lines: Array(head))) }
            for row in [delimiter - 1] + Array(rest.indices[(delimiter + 1)...]) {
                for cell in cells(of: lines[row]) where !cell.isEmpty { blocks.append(MarkdownBlock(kind: .cell, lines: [cell])) }
            }
        } else if !rest.isEmpty {
            blocks.append(MarkdownBlock(kind: kind, lines: Array(rest)))
        }
    }

    /// Whether the line after a line parts the head of a table from its rows.
    private func isTable(below row: Int) -> Bool {
        let delimiter = bytes[lines[row + 1]]
        // Most lines are none at a glance.
        guard delimiter.allSatisfy({ $0 == 0x2D || $0 == 0x3A || $0 == 0x7C || $0.isBlank }), delimiter.contains(0x2D),
            delimiter.contains(0x7C)
        else {
            return false
        }
        let marks = cells(of: lines[row + 1])
        let areMarks = marks.allSatisfy { mark in
            let dashes = bytes[mark].drop { $0 == 0x3A }
            let rest = dashes.drop { $0 == 0x2D }
            return mark.count - dashes.count < 2 && rest.count < dashes.count && rest.count < 2
                && rest.allSatisfy { $0 == 0x3A }
        }
        return areMarks && marks.count == cells(of: lines[row]).count
    }

    /// The cells of a row, without the blanks around them.
    private func cells(of row: Range<Int>) -> [Range<Int>] {
        var row = SourceLines.trimmed(bytes[row])
        if !row.isEmpty, bytes[row.lowerBound] == 0x7C { row = row.lowerBound + 1..<row.upperBound }
        var cells: [Range<Int>] = []
        var start = row.lowerBound
        var index = start
        while index < row.upperBound {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 1
            } else if bytes[index] == 0x7C {
                cells.append(SourceLines.trimmed(bytes[start..<index]))
                start = index + 1
            }
            index += 1
        }
        if start < row.upperBound { cells.append(SourceLines.trimmed(bytes[start..<row.upperBound])) }
        return cells
    }
}
