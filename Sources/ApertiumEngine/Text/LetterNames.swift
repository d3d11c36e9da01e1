// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Capitals that stand alone and are the name of something, where dictionaries know the letter as a word: *hepatitis A*, *Option
/// A is*, *A. Keller*, *A: Yes*; and letters in quotation marks: *Press 'a'*. In English A is an article, in Spanish O is *or*.
enum LetterNames {
    /// Where such letters stand.
    static func ranges(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
        scalars.indices.filter { isName(at: $0, in: scalars) }.map { $0..<$0 + 1 }
    }

    private static func isName(at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard scalars[index].isASCII, scalars[index].properties.isAlphabetic else { return false }
        if isQuoted(index, in: scalars) { return true }
        func isWritten(_ index: Int) -> Bool {
            scalars.indices.contains(index)
                && (scalars[index].isLetterOrNumber
                    || scalars[index] == "'" || scalars[index] == "’")
        }
        guard !isWritten(index - 1), !isWritten(index + 1) else { return false }
        if isInRange(index, in: scalars) { return true }
        if isOperand(scalars[..<index].reversed()) || isOperand(scalars[(index + 1)...]) { return true }
        // I is a pronoun in the middle of sentences, too.
        guard ("A"..."Z").contains(scalars[index]), scalars[index] != "I" else { return false }
        let next = index + 1 < scalars.count ? scalars[index + 1] : " "
        // Behind an article a consonant is a noun to the rules, which would else join what is around it: *del B, 2 en contra*.
        if !"AEOUY".unicodeScalars.contains(scalars[index]), isBehindArticle(index, in: scalars) { return false }
        // No sentence ends in an article, and *A. Keller* is a person. *A+* is a grade, and two spaces end the first column.
        if ":.\"”».+".unicodeScalars.contains(next) || scalars[(index + 1)...].starts(with: [" ", " "]) { return true }
        if isListed(index, in: scalars) { return true }
        let before = scalars[..<index].reversed().drop { $0 == " " }
        // *Q&A*, *Vitamin-A*, *2.5 A,*
        if index > 0, "&-".unicodeScalars.contains(scalars[index - 1]) { return true }
        if before.first?.properties.numericType != nil, next != " " || index + 1 == scalars.count { return true }
        // Between two buttons these are words of Spanish, Portuguese and Italian.
        if scalars.count == 1 { return !"OEY".unicodeScalars.contains(scalars[index]) }
        guard let last = before.first, last != "\u{FFFC}" else { return false }
        let word = before.prefix { $0.properties.isAlphabetic }
        // Behind the end of a sentence it may be an article, and among capitals everything is one.
        guard !word.isEmpty, !(word.count > 1 && word.allSatisfy(\.properties.isUppercase)) else { return false }
        let follower = scalars[(index + 1)...].first { $0 != " " }
        guard next == " ", let follower else { return true }
        return !follower.properties.isUppercase && follower.properties.numericType == nil
    }

    /// Whether quotation marks stand around a letter alone, or around the spaces beside it: `'a'`, `« a »`; but not in *l'a'*.
    private static func isQuoted(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        var (before, behind) = (index - 1, index + 1)
        while before > 0, behind + 1 < scalars.count, isSpace(scalars[before]), isSpace(scalars[behind]) {
            (before, behind) = (before - 1, behind + 1)
        }
        guard before >= 0, behind < scalars.count, let closing = closingMarks[scalars[before]],
            closing.unicodeScalars.contains(scalars[behind]), before == index - 1 || scalars[before] == "«"
        else { return false }
        return (before == 0 || !scalars[before - 1].isLetterOrNumber)
            && (behind + 1 == scalars.count || !scalars[behind + 1].isLetterOrNumber)
    }

    private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { [" ", "\u{A0}", "\u{202F}"].contains(scalar) }

    /// By the mark that opens a quotation, those that close it.
    private static let closingMarks: [Unicode.Scalar: String] = [
        "'": "'", "\"": "\"", "‘": "’", "’": "’", "“": "”", "”": "”", "„": "“”", "«": "»", "»": "«", "`": "`'",
    ]

    private static func isBehindArticle(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        guard index > 1, scalars[index - 1] == " " else { return false }
        let word = scalars[..<(index - 1)].reversed().prefix(5).prefix { $0.properties.isAlphabetic }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: word.reversed())
        return articles.contains(String(text).lowercased())
    }

    private static let articles: Set = [
        "al", "au", "aux", "del", "des", "do", "du", "el", "gli", "i", "il", "la", "las", "le", "les", "lo", "los",
        "na", "o", "os", "the", "un", "una", "une",
    ]

    /// Whether a letter is an end of a range of letters: `a–z`, `A-Z`, `A to Z`.
    private static func isInRange(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        ["–", "-", " to "].contains { sign in
            let sign = Array(sign.unicodeScalars)
            let (other, previous) = (index + 1 + sign.count, index - 1 - sign.count)
            if other < scalars.count, scalars[(index + 1)...].starts(with: sign), isAlone(other, in: scalars) {
                return scalars[other].properties.isUppercase == scalars[index].properties.isUppercase
            }
            guard previous >= 0, scalars[(previous + 1)..<index].elementsEqual(sign), isAlone(previous, in: scalars) else {
                return false
            }
            return scalars[previous].properties.isUppercase == scalars[index].properties.isUppercase
        }
    }

    /// Whether a capital is one of several that commas, slashes or bars part, or one of two that a word joins: *W, A, S, D*,
    /// *A or B*.
    private static func isListed(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        func isCapital(_ index: Int) -> Bool {
            isAlone(index, in: scalars) && ("A"..."Z").contains(scalars[index])
        }
        return separators.contains { separator in
            let (other, previous) = (index + 1 + separator.count, index - 1 - separator.count)
            return scalars[(index + 1)...].starts(with: separator) && isCapital(other)
                || previous >= 0 && scalars[(previous + 1)..<index].elementsEqual(separator) && isCapital(previous)
        }
    }

    private static let separators = [", ", ",", "/", " / ", " | ", " or ", " and ", " o ", " ou "].map {
        Array($0.unicodeScalars)
    }

    /// Whether a letter of ASCII stands at an offset, and no other beside it.
    private static func isAlone(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
        func isLetter(_ index: Int) -> Bool { scalars.indices.contains(index) && scalars[index].properties.isAlphabetic }
        return isLetter(index) && scalars[index].isASCII && !isLetter(index - 1) && !isLetter(index + 1)
    }

    /// Whether what stands beside a letter, read away from it, is a sign of a formula before a number or another letter: `a + b`,
    /// `2 × a`; but not *burger + a drink*.
    private static func isOperand(_ scalars: some Sequence<Unicode.Scalar>) -> Bool {
        let near = Array(scalars.prefix(reachOfFormula)).drop { $0 == " " }
        guard let sign = near.first, "+=*^×".unicodeScalars.contains(sign) else { return false }
        let operand = near.dropFirst().drop { $0 == " " }.prefix {
            $0.isLetterOrNumber
        }
        return operand.count == 1 || !operand.isEmpty && operand.allSatisfy { $0.properties.numericType != nil }
    }

    /// How far from a letter the other side of a sign is looked for.
    private static let reachOfFormula = 12
}
