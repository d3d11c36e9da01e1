// SPDX-License-Identifier: Apache-2.0

/// Finds the mark that an item of a list, a clause or a heading begins with: `(a)`, `a)`, `12)`, `(iv)`, `A.`, `II.`
///
/// Clauses are referred to by their marks, and engines write them as another language does, or take the letter for a word.
enum ListMark {
    /// The most digits or numerals of Rome.
    private static let longest = 4

    /// Where the mark stands that a text begins with; nil where there is none. Lines with marks further on are units by
    /// themselves, without these.
    ///
    /// - Parameter line: The text, or as much of it as may be looked at from its start.
    static func range(in bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) -> Range<Int>? {
        guard line.lowerBound == 0 else { return nil }
        let content = bytes[line].drop(while: \.isBlank)
        let isOpened = content.first == UInt8(ascii: "(")
        let label = content.dropFirst(isOpened ? 1 : 0).prefix(longest + 1).prefix(while: \.isASCIILetterOrDigit)
        let rest = bytes[label.endIndex..<line.upperBound]
        guard let first = label.first, label.count <= longest, let close = rest.first, let next = rest.dropFirst().first,
            next.isBlank
        else { return nil }
        let isNumber = label.allSatisfy(\.isASCIIDigit) || label.allSatisfy { "ivxIVX".utf8.contains($0) }
        switch close {
        case UInt8(ascii: ")") where label.count == 1 || isNumber:
            return content.startIndex..<label.endIndex + 1
        case UInt8(ascii: ".")
        where !isOpened && (label.count == 1 && first.isASCIICapital || label.allSatisfy { "IVX".utf8.contains($0) }):
            return content.startIndex..<label.endIndex + 1
        // a. An item; but not e. coli.
        case UInt8(ascii: ".")
        where !isOpened && label.count == 1 && first.isASCIILetter
            && rest.dropFirst().first { !$0.isBlank }.map { $0.isASCIICapital } == true:
            return content.startIndex..<label.endIndex + 1
        default: return nil
        }
    }
}
