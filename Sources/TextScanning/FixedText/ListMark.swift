// SPDX-License-Identifier: Apache-2.0

/// Finds the mark that an item of a list, a clause or a heading begins with: `(a)`, `a)`, `12)`, `(iv)`, `A.`, `II.`, `A –`
///
/// Clauses are referred to by their marks, and engines write them as another language does, or take the letter for a word.
enum ListMark {
    /// Where the mark stands that a text begins with; nil where there is none. Lines with marks further on are units by
    /// themselves, without these.
    ///
    /// - Parameter line: The text, or as much of it as may be looked at from its start.
    static func range(in bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Range<Int>? {
        guard line.lowerBound == 0 else { return nil }
        let content = bytes[line].drop(while: \.isBlank)
        // *A – ground floor*, and not *I – who had never seen it – fled*
        if let first = content.first, first.isASCIICapital,
            let dash = [" – ", " — ", " - "].first(where: { content.dropFirst().starts(with: $0.utf8) }),
            first != UInt8(ascii: "I") || content.dropFirst(1 + dash.utf8.count).first?.isASCIISmall != true
        {
            return content.startIndex..<content.startIndex + 1
        }
        guard let label = ItemLabel(content), let next = bytes[label.end..<line.upperBound].first, next.isBlank else {
            return nil
        }
        let range = content.startIndex..<label.end
        guard label.endsInStop else { return range }
        if label.isNumber { return nil }
        if label.name.allSatisfy(\.isASCIICapital) { return range }
        // a. An item; but not e. coli.
        let item = bytes[label.end..<line.upperBound].first { !$0.isBlank }
        return label.name.count == 1 && item.map(\.isASCIICapital) == true ? range : nil
    }
}
