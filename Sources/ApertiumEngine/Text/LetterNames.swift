// SPDX-License-Identifier: Apache-2.0

/// Capitals that stand alone and are the name of something, where dictionaries know the letter as a word: *hepatitis A*, *Option
/// A is*, *J. A. Brown*, *A: Yes*. In English A is an article, in Spanish O is *or*.
enum LetterNames {
    /// Where such letters stand.
    static func ranges(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
        scalars.indices.filter { isName(at: $0, in: scalars) }.map { $0..<$0 + 1 }
    }

    private static func isName(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard scalars[index].isASCII, scalars[index].properties.isAlphabetic else { return false }
        func isWritten(_ index: Int) -> Bool {
            scalars.indices.contains(index)
                && (scalars[index].properties.isAlphabetic || scalars[index].properties.numericType != nil
                    || scalars[index] == "'")
        }
        guard !isWritten(index - 1), !isWritten(index + 1) else { return false }
        let operators = "+=*^×".unicodeScalars
        let neighbours = [scalars[..<index].last { $0 != " " }, scalars[(index + 1)...].first { $0 != " " }]
        if neighbours.contains(where: { $0.map(operators.contains) ?? false }) { return true }
        // I is a pronoun in the middle of sentences, too.
        guard ("A"..."Z").contains(scalars[index]), scalars[index] != "I" else { return false }
        let next = index + 1 < scalars.count ? scalars[index + 1] : " "
        if next == ":" { return true }
        let before = scalars[..<index].reversed().drop { $0 == " " }
        guard let last = before.first, last != "\u{FFFC}" else { return false }
        // Initials behind another one.
        let isBehindInitial =
            last == "." && before.dropFirst().first?.properties.isUppercase == true
            && before.dropFirst(2).first.map { !$0.properties.isAlphabetic } ?? true
        if next == ".", isBehindInitial { return true }
        let word = before.prefix { $0.properties.isAlphabetic }
        // Behind the end of a sentence it may be an article, and among capitals everything is one.
        guard !word.isEmpty, !(word.count > 1 && word.allSatisfy(\.properties.isUppercase)) else { return false }
        let follower = scalars[(index + 1)...].first { $0 != " " }
        guard next == " ", let follower else { return true }
        return !follower.properties.isUppercase && follower.properties.numericType == nil
    }
}
