// SPDX-License-Identifier: Apache-2.0

/// Quotation marks that look like apostrophes, around one word: of `'make'` the dictionaries would read `'m`. They travel as
/// double ones, which no word begins with.
enum StraightQuotes {
    /// Where such marks stand; nowhere in a text that has double ones, too, which could not be told from them.
    static func places(in scalars: [Unicode.Scalar]) -> Set<Int> {
        guard scalars.contains("'"), !scalars.contains("\"") else { return [] }
        func isWritten(_ index: Int) -> Bool {
            scalars.indices.contains(index)
                && (scalars[index].properties.isAlphabetic || scalars[index].properties.numericType != nil)
        }
        var found: Set<Int> = []
        var opening: Int?
        for index in scalars.indices where scalars[index] == "'" {
            if isWritten(index - 1), !isWritten(index + 1), let start = opening {
                if !scalars[start..<index].contains(" ") { found.formUnion([start, index]) }
                opening = nil
            } else {
                opening = !isWritten(index - 1) && isWritten(index + 1) ? index : nil
            }
        }
        return found
    }

    /// A part of a text with double marks at some places.
    static func doubled(at places: Set<Int>, in scalars: ArraySlice<Unicode.Scalar>) -> String {
        var result = String.UnicodeScalarView()
        for index in scalars.indices { result.append(places.contains(index) ? "\"" : scalars[index]) }
        return String(result)
    }

    /// A translation with such marks in the place of double ones.
    static func restored(in text: String) -> String { text.replacing("\"", with: "'") }
}
