// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Puts marks into a translation in which a character of private use stands for each mark that was placed, and stand-ins for the
/// others.
struct PlacedMarks {
    /// The first character that stands for a mark; the vocabulary's pieces have none of these.
    private static let first: UInt32 = 0x10_0000

    private let marks: [Mark]

    init(_ marks: [Mark]) {
        self.marks = marks
    }

    /// What stands for a mark until all are placed.
    static func text(for index: Int) -> String {
        Unicode.Scalar(first + UInt32(min(index, 0xFFFD))).map { String(Character($0)) } ?? ""
    }

    /// Whether a text has neither a placeholder nor a character that stands for a mark.
    static func areAbsent(from text: String) -> Bool {
        !text.unicodeScalars.contains { $0 == Placeholder.scalar || $0.value >= first }
    }

    /// The translation with its marks; nil where one is not there once, or placeholders are in another order: they look all
    /// alike, so the first would be taken for what the second stands for.
    func put(into translation: String) -> String? {
        var result = String.UnicodeScalarView()
        var order: [Int] = []
        let scalars = Array(translation.unicodeScalars)
        let standIns = marks.indices.compactMap { index in
            marks[index].standIn.map { (index: index, scalars: Array($0.unicodeScalars)) }
        }
        var position = 0
        while position < scalars.count {
            let scalar = scalars[position]
            if scalar.value >= Self.first {
                order.append(Int(scalar.value - Self.first))
                position += 1
            } else if scalar == "<", let found = standIns.first(where: { scalars[position...].starts(with: $0.scalars) }) {
                order.append(found.index)
                position += found.scalars.count
            } else {
                result.append(scalar)
                position += 1
                continue
            }
            guard let last = order.last, marks.indices.contains(last) else { return nil }
            result.append(contentsOf: marks[last].text.unicodeScalars)
        }
        guard order.sorted() == Array(marks.indices) else { return nil }
        let placeholders = order.filter { Placeholder.count(in: marks[$0].text) > 0 }
        return placeholders == placeholders.sorted() ? String(result) : nil
    }
}
