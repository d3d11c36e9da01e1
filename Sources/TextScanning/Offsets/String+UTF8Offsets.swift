// SPDX-License-Identifier: Apache-2.0

extension String {
    /// The piece between two UTF-8 offsets, as spans and items name them.
    ///
    /// - Complexity: O(1) for a string that is stored as UTF-8.
    package subscript(utf8 offsets: Range<Int>) -> Substring {
        let start = utf8.index(utf8.startIndex, offsetBy: offsets.lowerBound)
        return self[start..<utf8.index(start, offsetBy: offsets.count)]
    }

    /// The UTF-8 offsets that a piece of the string lies between.
    package func utf8Offsets(of piece: Substring) -> Range<Int> {
        let start = utf8.distance(from: utf8.startIndex, to: piece.startIndex)
        return start..<start + piece.utf8.count
    }
}

extension Substring {
    /// The piece without the white space at its start and at its end; empty, at its start, where there is nothing else.
    package var withoutOuterWhiteSpace: Substring {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
            return self[startIndex..<startIndex]
        }
        return self[first...last]
    }
}
