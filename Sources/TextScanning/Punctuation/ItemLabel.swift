// SPDX-License-Identifier: Apache-2.0

/// The label that an item of a list, a clause or a heading begins with, and the sign that closes it: `(a)`, `12)`, `iv.`, `B.`
///
/// Which of them are marks depends on what follows and on the lines around, for *e. coli* has a label too: callers decide.
package struct ItemLabel<Line: Collection<UInt8>> {
    /// The letter, the number, or the numerals of Rome.
    package let name: Line.SubSequence
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
        name = content.prefix(ItemLabel<Line>.longestName + 1).prefix(while: \.isASCIILetterOrDigit)
        guard 1...ItemLabel<Line>.longestName ~= name.count, name.endIndex < line.endIndex else { return nil }
        endsInStop = line[name.endIndex] == UInt8(ascii: ".")
        end = line.index(after: name.endIndex)
        guard endsInStop && !isOpened || line[name.endIndex] == UInt8(ascii: ")") else { return nil }
        guard name.count == 1 || isNumber || isRomanNumeral else { return nil }
    }

    private static var longestName: Int { 4 }

    package var isNumber: Bool { name.allSatisfy(\.isASCIIDigit) }

    /// Whether it has numerals of Rome alone, all small or all capitals.
    package var isRomanNumeral: Bool {
        name.allSatisfy { "ivx".utf8.contains($0) } || name.allSatisfy { "IVX".utf8.contains($0) }
    }
}
