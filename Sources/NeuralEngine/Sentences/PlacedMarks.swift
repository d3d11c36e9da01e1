// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Puts marks into a translation in which a character of private use stands for each mark that was placed, and stand-ins for the
/// others.
struct PlacedMarks {
    /// The first character that stands for a mark; the vocabulary's pieces have none of these.
    private static let first: UInt32 = 0x10_0000

    /// A mark that was put in.
    struct Placement: Sendable {
        /// Which of the marks.
        let mark: Int
        /// Where what stood for it was, in UTF-8 offsets.
        let written: Range<Int>
        /// Where it stands now.
        let placed: Range<Int>
    }

    private let marks: [Mark]

    init(_ marks: [Mark]) {
        self.marks = marks
    }

    /// What stands for a mark until all are placed. Private use has room for 65,534; marks beyond that share the last.
    static func text(for index: Int) -> String {
        Unicode.Scalar(first + UInt32(min(index, 0xFFFD))).map { String(Character($0)) } ?? ""
    }

    /// Whether a text has neither a placeholder nor a character that stands for a mark.
    static func areAbsent(from text: String) -> Bool {
        !text.unicodeScalars.contains { $0 == Placeholder.scalar || $0.value >= first }
    }

    /// Whether a stand-in stands at a position as a word, and not as a part of one.
    private static func stands(_ standIn: [Unicode.Scalar], at position: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard scalars[position...].starts(with: standIn) else { return false }
        return [position - 1, position + standIn.count].allSatisfy {
            !scalars.indices.contains($0) || Mark.Neighbour(scalars[$0].value) != .word
        }
    }

    /// The translation with its marks; nil where one is not there once, or placeholders are in another order: they look all
    /// alike, so the first would be taken for what the second stands for.
    func put(into translation: String) -> (text: String, placements: [Placement])? {
        var result = String.UnicodeScalarView()
        var placements: [Placement] = []
        var (written, placed) = (0, 0)
        let scalars = Array(translation.unicodeScalars)
        let standIns = marks.indices.compactMap { index in
            marks[index].standIn.map { (index: index, scalars: Array($0.unicodeScalars)) }
        }
        var position = 0
        while position < scalars.count {
            let scalar = scalars[position]
            let mark: Int
            var count = 1
            if scalar.value >= Self.first {
                mark = Int(scalar.value - Self.first)
            } else if scalar == StandIns.letter || scalar.isASCIIDigit || scalar == StandIns.name.unicodeScalars.first,
                let found = standIns.first(where: { Self.stands($0.scalars, at: position, in: scalars) })
            {
                (mark, count) = (found.index, found.scalars.count)
            } else {
                result.append(scalar)
                position += 1
                written += UTF8.width(scalar)
                placed += UTF8.width(scalar)
                continue
            }
            guard marks.indices.contains(mark) else { return nil }
            let text = marks[mark].text
            var length = scalars[position..<position + count].reduce(0) { $0 + UTF8.width($1) }
            // A mark that has its white space needs no space beside it.
            let spaceCount = marks[mark].beginsWithSpace && result.last == " " ? 1 : 0
            if spaceCount > 0 { result.removeLast() }
            placed -= spaceCount
            if marks[mark].endsWithSpace, position + count < scalars.count, scalars[position + count] == " " {
                (count, length) = (count + 1, length + 1)
            }
            result.append(contentsOf: text.unicodeScalars)
            placements.append(
                Placement(
                    mark: mark, written: written - spaceCount..<written + length, placed: placed..<placed + text.utf8.count))
            position += count
            written += length
            placed += text.utf8.count
        }
        let order = placements.map(\.mark)
        guard order.sorted() == Array(marks.indices) else { return nil }
        let placeholders = order.filter { Placeholder.count(in: marks[$0].text) > 0 }
        return placeholders == placeholders.sorted() ? (String(result), placements) : nil
    }
}
