// SPDX-License-Identifier: Apache-2.0

/// Finds the mark that an item of a list, a clause or a heading begins with: `(a)`, `a)`, `12)`, `(iv)`, `A.`, `II.`, `A –`,
/// `a.-`
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
        if label.endsInJoiner { return isWord(label.name) ? range : nil }
        guard label.endsInStop else { return range }
        if label.isNumber { return nil }
        if label.name.allSatisfy(\.isASCIICapital) || bytes[label.end - 1] == UInt8(ascii: "-") { return range }
        guard label.name.count == 1 else { return nil }
        // a. An item, a. item
        let item = bytes[label.end..<line.upperBound].drop(while: \.isBlank)
        return item.first.map(\.isASCIICapital) == true || isWord(label.name) && beginsWithWord(item) ? range : nil
    }

    /// Whether a letter alone is a word of some language, so that engines translate it: English *a*, Spanish *y*, Portuguese *o*.
    /// Others come back as they were, and may shorten a word: *c/ Mayor*, *v. también*.
    private static func isWord(_ name: some Collection<UInt8>) -> Bool {
        name.count == 1 && name.allSatisfy { "aeiouy".utf8.contains($0) }
    }

    /// Whether a whole word comes first, and no abbreviation: *a. item*; but not *i. e.* and *a. m.*
    private static func beginsWithWord(_ text: some Collection<UInt8>) -> Bool {
        let word = text.prefix { $0.isASCIISmall || $0 >= 0x80 }
        let next = word.endIndex < text.endIndex ? text[word.endIndex] : 0x20
        return word.count >= shortestWord && next != UInt8(ascii: ".")
    }

    private static let shortestWord = 2
}
