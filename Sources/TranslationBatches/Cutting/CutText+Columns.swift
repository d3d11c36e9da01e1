// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Where in a line a text ends.
struct LinePosition: Sendable, Hashable {
    /// How many characters stand before it on its line.
    var column = 0
    /// Whether it is a later line than the one that the text begins on.
    var isLater = false

    /// The start of a line.
    init() {}

    /// The end of a text.
    init(_ text: some StringProtocol) {
        let lastLine = text.suffix(while: { !$0.isNewline })
        column = lastLine.count
        isLater = lastLine.startIndex > text.startIndex
    }

    mutating func move(to end: LinePosition) {
        column = end.isLater ? end.column : column + end.column
    }
}

extension ColumnGap {
    /// So many spaces are left where a translation is too long for its column.
    fileprivate static let least = 2
}

/// Keeps cells in their columns where those beside them are parts of their own, in another language: goes over the parts of a
/// text in order.
package struct PartColumns {
    private var (before, now) = (LinePosition(), LinePosition())

    /// Begins at the start of a line.
    package init() {}

    /// The translation of the next part, with as many spaces at its end as what follows needs to stand in its column.
    ///
    /// - Parameter following: The part behind it, empty where there is none.
    package mutating func aligned(_ target: String, of source: String, before following: String) -> String {
        let gap = source.reversed().prefix { $0 == " " }.count
        let head = following.prefix { $0 == " " }.count
        before.move(to: LinePosition(source))
        now.move(to: LinePosition(target))
        guard gap + head >= ColumnGap.narrowest, before.column > gap else { return target }
        let own = target.reversed().prefix { $0 == " " }.count
        let count = max(own + before.column - now.column, ColumnGap.least - head, 0)
        now.column += count - own
        return count == own ? target : target.dropLast(own) + String(repeating: " ", count: count)
    }
}

extension CutText {

    /// The segments put together, with what stood in a column behind spaces there again, as far as the translations before it
    /// leave room: a lesson below *Monday* would come to stand below *Tuesday*. Nil where nothing stands so, or nothing moves.
    ///
    /// - Complexity: Linear in the length of the text.
    var textInColumns: String? {
        guard !replacedEnds.isEmpty, segments.contains(where: { $0.text.hasGap }) else { return nil }
        var result = ""
        var isMoved = false
        var (before, now) = (LinePosition(), LinePosition())
        for (index, segment) in segments.enumerated() {
            if let end = replacedEnds[index] {
                result += segment.text
                before.move(to: end)
                now.move(to: LinePosition(segment.text))
                continue
            }
            var rest = segment.text[...]
            while !rest.isEmpty {
                let spaces = rest.prefix { $0 == " " }
                guard spaces.isEmpty else {
                    let isGap = spaces.count >= ColumnGap.narrowest && before.column > 0
                    before.column += spaces.count
                    let count = isGap ? max(ColumnGap.least, before.column - now.column) : spaces.count
                    isMoved = isMoved || count != spaces.count
                    result += String(repeating: " ", count: count)
                    now.column += count
                    rest = rest[spaces.endIndex...]
                    continue
                }
                let text = rest.prefix { $0 != " " }
                result += text
                before.move(to: LinePosition(text))
                now.move(to: LinePosition(text))
                rest = rest[text.endIndex...]
            }
        }
        return isMoved ? result : nil
    }
}

extension String {
    /// Whether so many spaces stand in it as part cells.
    fileprivate var hasGap: Bool {
        var count = 0
        return utf8.contains { byte in
            count = byte == 0x20 ? count + 1 : 0
            return count == ColumnGap.narrowest
        }
    }
}

extension StringProtocol {
    /// The characters at the end that all meet a condition.
    fileprivate func suffix(while condition: (Character) -> Bool) -> SubSequence {
        var start = endIndex
        while start > startIndex, condition(self[index(before: start)]) { formIndex(before: &start) }
        return self[start...]
    }
}
