// SPDX-License-Identifier: Apache-2.0

/// Short codes in brackets that stand right behind a number or behind each other, of which models lose some, and brackets that
/// are spoken of.
extension FixedNotation {
    /// `7(b)(ii)`, `2.1(b)`, `IV(a)`, `I(B)`: a number or one of Rome, and a letter or a number in brackets behind it.
    static func isSection(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let digits = word.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
        let number = digits.isEmpty ? word.prefix { "IVX".utf8.contains($0) } : digits
        guard number.first.map({ $0 != UInt8(ascii: ".") }) == true,
            let codes = bracketedCodes(in: word[number.endIndex...]), codes.end == word.endIndex
        else { return false }
        // 1(s) is one or several.
        return codes.areEnumerators && !word[number.endIndex...].elementsEqual("(s)".utf8)
    }

    /// The end of `(v)(gf)(df)`, as menus mark what is vegetarian and without gluten: codes of up to three letters or digits in
    /// brackets side by side; nil where a word does not begin with two.
    static func bracketedCodesEnd(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard let codes = bracketedCodes(in: word), codes.count > 1 else { return nil }
        return codes.end < word.endIndex && word[codes.end].isASCIILetterOrDigit ? nil : codes.end
    }

    /// `dB(A)`, `mg(N)`: a unit with the letter of its weighting or element, as heads of tables have it without a number.
    static func isWeightedUnit(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        ["dB(", "mg(", "µg(", "g("].contains { word.starts(with: $0.utf8) && word.count == $0.utf8.count + 2 }
            && weightingEnd(word.suffix(3)) == word.endIndex
    }

    /// The end of one capital in brackets that a text begins with, as stands right behind a unit; nil where none does.
    static func weightingEnd(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        let sign = text.prefix(3)
        return sign.count == 3 && sign.first == UInt8(ascii: "(") && sign.last == UInt8(ascii: ")")
            && sign.dropFirst().first?.isASCIICapital == true ? sign.endIndex : nil
    }

    /// The end of `[:` and the like, which begin parts of regular expressions and are spoken of without what ends them; nil where
    /// a word is something else.
    static func openBracketSignsEnd(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard word.first == UInt8(ascii: "["), word.count > 1, "^:.=".utf8.contains(word[word.startIndex + 1]),
            word.dropFirst(2).allSatisfy({ ",;".utf8.contains($0) })
        else { return nil }
        return word.startIndex + 2
    }

    /// The codes in brackets that a text begins with; nil where it begins with none.
    private static func bracketedCodes(
        in text: Slice<UnsafeBufferPointer<UInt8>>
    ) -> (count: Int, areEnumerators: Bool, end: Int)? {
        var codes = (count: 0, areEnumerators: true, end: text.startIndex)
        while text[codes.end...].first == UInt8(ascii: "(") {
            let code = text[codes.end...].dropFirst().prefix(while: \.isASCIILetterOrDigit)
            let isEnumerator = Enumerator(code) != nil
            guard isEnumerator || 1...longestCode ~= code.count, code.endIndex < text.endIndex,
                text[code.endIndex] == UInt8(ascii: ")")
            else { break }
            codes = (codes.count + 1, codes.areEnumerators && isEnumerator, code.endIndex + 1)
        }
        return codes.count > 0 ? codes : nil
    }

    private static let longestCode = 3

    /// How far a bracket's other one is looked for, in bytes.
    private static let reachOfBrackets = 300

    /// Whether a word is a bracket that has no other on its line and stands behind a word: *unbalanced )*, *missing (*.
    static func isLoneBracket(_ word: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard word.count == 1, let bracket = bytes[word].first, word.lowerBound > 1, bytes[word.lowerBound - 1] == 0x20,
            word.upperBound == bytes.count || bytes[word.upperBound] <= 0x20
        else { return false }
        let letter = bytes[word.lowerBound - 2]
        guard letter.isASCIILetter || letter >= 0x80 else { return false }
        let before = bytes[..<word.lowerBound].suffix(reachOfBrackets).reversed().prefix { $0 != 0x0A }
        let behind = bytes[word.upperBound...].prefix(reachOfBrackets).prefix { $0 != 0x0A }
        switch bracket {
        case UInt8(ascii: ")"): return !before.contains(UInt8(ascii: "("))
        case UInt8(ascii: "]"): return !before.contains(UInt8(ascii: "["))
        case UInt8(ascii: "("): return !behind.contains(UInt8(ascii: ")"))
        case UInt8(ascii: "["): return !behind.contains(UInt8(ascii: "]"))
        default: return false
        }
    }
}
