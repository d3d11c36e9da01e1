// SPDX-License-Identifier: Apache-2.0

/// Finds the mark that an item of a list, a clause, a heading or the message of a program begins with: `(a)`, `a)`, `12)`,
/// `(iv)`, `A.`, `II.`, `A –`, `a.-`, `a:`, `[%d]`, `|FILE|`
///
/// Clauses are referred to by their marks, and engines write them as another language does, take the letter for a word, or move
/// the place of a number behind words.
enum ListMark {
    /// Where the mark stands that a text begins with; nil where there is none. Lines with marks further on are units by
    /// themselves, without these.
    ///
    /// - Parameter line: The text, or as much of it as may be looked at from its start.
    static func range(in bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Range<Int>? {
        guard line.lowerBound == 0 else { return nil }
        let content = bytes[line].drop(while: \.isBlank)
        if let end = placeEnd(in: bytes, content) ?? argumentEnd(content) ?? keyEnd(content) { return content.startIndex..<end }
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

    /// The end of a place in brackets, perhaps of two with a slash between, that a message begins with: `[%d/%d] Building %s`.
    private static func placeEnd(in bytes: UnsafeBufferPointer<UInt8>, _ content: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard content.first == UInt8(ascii: "[") else { return nil }
        var position = content.startIndex
        repeat {
            position += 1
            if content[position...].starts(with: Placeholder.text.utf8) {
                position += Placeholder.text.utf8.count
            } else if content[position...].first == UInt8(ascii: "%") || content[position...].first == UInt8(ascii: "{"),
                let place = TemplatePlace(bytes, at: position, in: position..<content.endIndex)
            {
                position = place.range.upperBound
            } else {
                return nil
            }
        } while content[position...].first == UInt8(ascii: "/")
        let behind = content[position...]
        return behind.first == UInt8(ascii: "]") && behind.dropFirst().first?.isBlank == true ? position + 1 : nil
    }

    /// The longest name between bars, in bytes.
    private static let longestArgument = 40

    /// The end of what an option takes, as GnuPG puts it between bars before what the option does: `|FILE|take the keys from`.
    /// Such a name has capitals alone, or small letters alone, and the line no further bar, as a row of a table has.
    private static func argumentEnd(_ content: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        let bar = UInt8(ascii: "|")
        guard content.first == bar else { return nil }
        let name = content.dropFirst().prefix(longestArgument).prefix { $0 != bar && $0 >= 0x20 && $0 < 0x7F }
        guard let first = name.first, let last = name.last, first > 0x20, last > 0x20, content[name.endIndex...].first == bar,
            name.contains(where: \.isASCIILetter),
            !(name.contains(where: \.isASCIICapital) && name.contains(where: \.isASCIISmall))
        else { return nil }
        let text = content[(name.endIndex + 1)...].prefix { $0 != 0x0A }
        guard let letter = text.first, letter.isASCIILetter || letter >= 0x80, text.contains(0x20), !text.contains(bar) else {
            return nil
        }
        return name.endIndex + 1
    }

    /// The end of the key of a menu that is a word elsewhere, with its colon: `a: sort by name`.
    private static func keyEnd(_ content: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard isWord(content.prefix(1)), content.dropFirst().starts(with: ": ".utf8),
            beginsWithWord(content.dropFirst(2).drop(while: \.isBlank))
        else { return nil }
        return content.startIndex + 2
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
