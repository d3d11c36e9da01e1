// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// New text in the place of some bytes of a document.
public struct DocumentEdit: Sendable, Hashable {
    /// The bytes that are replaced, in UTF-8 offsets; empty where something is put in.
    public let range: Range<Int>
    /// What stands there then.
    public let text: String

    /// New text for a range of a document.
    public init(range: Range<Int>, text: String) {
        self.range = range
        self.text = text
    }
}

extension String {
    /// The text, or a part of it, with some bytes replaced; offsets count in UTF-8.
    package func applying(_ edits: [DocumentEdit], to range: Range<Int>? = nil) -> String {
        guard !edits.isEmpty else { return range.map { String(self[utf8: $0]) } ?? self }
        let range = range ?? 0..<utf8.count
        var result = ""
        result.reserveCapacity(range.count)
        var written = range.lowerBound
        // What is put in at one place keeps its order.
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for (_, edit) in sorted {
            result += self[utf8: written..<edit.range.lowerBound]
            result += edit.text
            written = edit.range.upperBound
        }
        return result + self[utf8: written..<range.upperBound]
    }
}
