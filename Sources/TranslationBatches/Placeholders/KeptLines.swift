// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// What of a text's lines reaches no engine, and parts what does: the empty lines between paragraphs, lines that are known, and
/// the marks of items that one item alone would lose.
struct KeptLines {
    private let text: String
    private let lines: [Substring.UTF8View]
    /// Nil where the text is one paragraph, or has no items.
    private let layout: LineLayout?
    /// The lines that are known, by where they begin.
    private let known: [Int: KnownValue]

    private init(_ text: String, _ values: [KnownValue]) {
        self.text = text
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        self.lines = lines
        known = Dictionary(values.filter(\.isLine).map { ($0.range.lowerBound, $0) }) { first, _ in first }
        let hasParagraphs = lines.dropFirst().dropLast().contains { $0.allSatisfy(\.isASCIISpace) }
        let layout = hasParagraphs ? LineLayout(of: text.unicodeScalars) : nil
        self.layout = layout.flatMap { $0.hasItems && $0.lines.count == lines.count ? $0 : nil }
    }

    /// Where it stands, and how it is written in the translation, in order.
    ///
    /// - Parameter values: What in the text needs no engine.
    /// - Complexity: Linear in the length of the text.
    static func ranges(in text: String, besides values: [KnownValue]) -> [(range: Range<Int>, written: String)] {
        let kept = KeptLines(text, values)
        return kept.lines.indices.compactMap(kept.range)
    }

    private func range(ofLineAt index: Int) -> (range: Range<Int>, written: String)? {
        let line = Substring(lines[index])
        let range = text.utf8Offsets(of: line)
        if isBlank(index) { return index > 0 && index < lines.count - 1 ? (range, String(line)) : nil }
        if let value = known[range.lowerBound] { return (value.range, value.translation) }
        guard let mark = mark(ofLineAt: index) else { return nil }
        return (text.utf8Offsets(of: mark), String(mark))
    }

    /// The mark of an item that is the only one of its paragraph, among others in the text, or that stands beside a known line.
    private func mark(ofLineAt index: Int) -> Substring? {
        let line = Substring(lines[index])
        if let layout, let end = layout.lines[index].markEnd, end < line.endIndex, index == 0 || isBlank(index - 1) {
            let others = lines.indices[(index + 1)...].prefix { !isBlank($0) }
            if !others.contains(where: { layout.lines[$0].markEnd != nil }) { return line[..<end] }
        }
        guard !known.isEmpty else { return nil }
        let mark = line[..<line.withoutItemBullet.startIndex]
        // Blanks alone set a line in, which may go on with a sentence of the line before.
        return mark.utf8.allSatisfy(\.isBlank) ? nil : mark
    }

    private func isBlank(_ index: Int) -> Bool { lines[index].allSatisfy(\.isASCIISpace) }
}
