// SPDX-License-Identifier: Apache-2.0

/// What stands beside a part of a text; `base` is the text.
extension Substring {
    /// The words before it in its clause, in small letters.
    ///
    /// - Parameter marks: What ends a clause. A comma does not, as a rule: *No es, según dicen, sino verde*.
    /// - Complexity: Linear in the length of the clause.
    package func clauseWordsBefore(from marks: String = ".;:!?¿¡(\n") -> [String] {
        let before = base[..<startIndex]
        let start = before.lastIndex(where: marks.contains).map(before.index(after:)) ?? before.startIndex
        return Self.words(of: before[start...])
    }

    /// The words behind it in its clause, up to a comma, in small letters.
    ///
    /// - Complexity: Linear in the length of the clause.
    package var clauseWordsBehind: [String] {
        Self.words(of: base[endIndex...].prefix { !".,;:!?¿¡()\n".contains($0) })
    }

    /// The word before it with the punctuation behind that, in small letters; empty at the start of the text.
    ///
    /// - Complexity: Linear in the length of the word.
    package var wordBefore: String {
        let before = base[..<startIndex]
        guard let end = before.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        let start = before[..<end].lastIndex(where: \.isWhitespace).map(before.index(after:)) ?? before.startIndex
        return before[start...end].lowercased()
    }

    private static func words(of clause: Substring) -> [String] {
        clause.split { !$0.isLetter && $0 != "·" }.map { $0.lowercased() }
    }
}
