// SPDX-License-Identifier: Apache-2.0

/// The label that an item of a list, a clause or a heading begins with, and the sign that closes it: `(a)`, `12)`, `iv.`, `B.`
///
/// Which of them are marks depends on what follows and on the lines around, for *e. coli* has a label too: callers decide.
package struct ItemLabel<Line: Collection<UInt8>> {
    /// The letter, the number, or the numerals of Rome.
    package let name: Line.SubSequence
    package let isNumber: Bool
    /// Whether a bracket stands before it.
    package let isOpened: Bool
    /// Whether a full stop closes it; else a bracket does.
    package let endsInStop: Bool
    /// Where what follows begins.
    package let end: Line.Index

    /// Reads the label that a line begins with, in UTF-8; nil where it begins with none.
    package init?(_ line: Line) {
        isOpened = line.first == UInt8(ascii: "(")
        let content = line.dropFirst(isOpened ? 1 : 0)
        name = content.prefix(Enumerator<Line.SubSequence>.longest + 1).prefix(while: \.isASCIILetterOrDigit)
        guard name.endIndex < line.endIndex, let enumerator = Enumerator(name) else { return nil }
        isNumber = enumerator.isNumber
        endsInStop = line[name.endIndex] == UInt8(ascii: ".")
        end = line.index(after: name.endIndex)
        guard endsInStop && !isOpened || line[name.endIndex] == UInt8(ascii: ")") else { return nil }
    }
}
