// SPDX-License-Identifier: Apache-2.0

import DocumentFormats

/// A part of a passage as a unit of XLIFF.
struct XLIFFUnit {
    /// Which passage of the document.
    let passage: Int
    /// Which part of its text, in UTF-8 offsets.
    let range: Range<Int>
    /// The text, with placeholders.
    var text = ""
    /// What the placeholders stand for.
    var codes: [String] = []

    init(passage: Int, range: Range<Int>) {
        self.passage = passage
        self.range = range
    }

    /// What the unit is called: its place, so that no list is needed to find it again.
    var identifier: String { "p\(passage + 1).\(range.lowerBound)-\(range.upperBound)" }

    /// The place that an identifier names, in a document with these passages; nil where it names none.
    init?(identifier: String, in passages: [Passage]) {
        let parts = identifier.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "-" }
        guard identifier.hasPrefix("p"), parts.count == 3, let number = Int(parts[0].dropFirst()), let lower = Int(parts[1]),
            let upper = Int(parts[2]), passages.indices.contains(number - 1), 0 <= lower, lower < upper,
            upper <= passages[number - 1].text.utf8.count
        else { return nil }
        self.init(passage: number - 1, range: lower..<upper)
    }
}
