// SPDX-License-Identifier: Apache-2.0

/// Lines that need no engine, and that engines get wrong: answers, days and states alone, formulas of letters, and single
/// capitals.
package struct KnownLines: Sendable {
    private let words: LoneWords?
    private let formulas: LetterFormulas?

    /// Those from one language into another, without scripts and regions.
    package init(from source: String, into target: String) {
        words = LoneWords(from: source, into: target)
        formulas = LetterFormulas(from: source, into: target)
    }

    /// The translation of a line; nil where it needs an engine.
    package func translation(of line: String) -> String? {
        guard line.utf8.count <= Self.longest else { return nil }
        return words?.translation(of: line) ?? formulas?.translation(of: line) ?? (isLetter(line) ? line : nil)
    }

    /// Whether all of a line is a capital, as in a cell or on a button: `E` is no *and*.
    private func isLetter(_ line: String) -> Bool {
        line.utf8.count == 1 && line.utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false
    }

    private static let longest = 80
}
