extension String {
    /// The range between two UTF-8 offsets.
    ///
    /// - Complexity: O(1) for a string that is stored as UTF-8.
    func range(ofUTF8 offsets: Range<Int>) -> Range<Index> {
        let lower = utf8.index(utf8.startIndex, offsetBy: offsets.lowerBound)
        return lower..<utf8.index(lower, offsetBy: offsets.count)
    }

    /// The UTF-8 offsets that a range lies between.
    func utf8Offsets(of range: Range<Index>) -> Range<Int> {
        let lower = utf8.distance(from: utf8.startIndex, to: range.lowerBound)
        return lower..<lower + utf8.distance(from: range.lowerBound, to: range.upperBound)
    }
}

extension Range<String.Index> {
    /// The range without the white space at its start and at its end; empty, at its start, where there is nothing else.
    func withoutOuterWhiteSpace(in text: String) -> Range<String.Index> {
        guard let first = text[self].firstIndex(where: { !$0.isWhitespace }),
            let last = text[self].lastIndex(where: { !$0.isWhitespace })
        else { return lowerBound..<lowerBound }
        return first..<text.index(after: last)
    }
}
