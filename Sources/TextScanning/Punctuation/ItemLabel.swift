// SPDX-License-Identifier: Apache-2.0

/// The label that an item of a list, a clause or a heading begins with, and the sign that closes it: `(a)`, `12)`, `iv.`, `B.`,
/// `a.-`, `a/`, `a-`
///
/// Which of them are marks depends on what follows and on the lines around, for *e. coli* has a label too: callers decide.
package struct ItemLabel<Line: Collection<UInt8>> {
    /// The letter, the number, or the numerals of Rome.
    package let name: Line.SubSequence
    package let isNumber: Bool
    /// Whether a bracket stands before it.
    package let isOpened: Bool
    /// Whether a full stop closes it, perhaps with a hyphen behind.
    package let endsInStop: Bool
    /// Whether a slash or a hyphen closes it, as it does behind a letter alone. Else a bracket or a full stop does.
    package let endsInJoiner: Bool
    /// Where what follows begins.
    package let end: Line.Index

    /// Reads the label that a line begins with, in UTF-8; nil where it begins with none.
    package init?(_ line: Line) {
        isOpened = line.first == UInt8(ascii: "(")
        let content = line.dropFirst(isOpened ? 1 : 0)
        name = content.prefix(Enumerator<Line.SubSequence>.longest + 1).prefix(while: \.isASCIILetterOrDigit)
        guard name.endIndex < line.endIndex, let enumerator = Enumerator(name) else { return nil }
        isNumber = enumerator.isNumber
        let closer = line[name.endIndex]
        let behind = line[line.index(after: name.endIndex)...]
        endsInStop = closer == UInt8(ascii: ".")
        endsInJoiner = "/-".utf8.contains(closer)
        end = endsInStop && behind.first == UInt8(ascii: "-") ? behind.index(after: behind.startIndex) : behind.startIndex
        guard !isOpened && (endsInStop || endsInJoiner && name.count == 1 && !isNumber) || closer == UInt8(ascii: ")") else {
            return nil
        }
    }
}
