// SPDX-License-Identifier: Apache-2.0

/// Reads a town with its postal code, whose name may be a word: `46002 Valencia`, `Reading RG1 4AB`.
enum PostalTown {
    /// The most words of a town.
    private static let mostWords = 4
    private static let longestStreet = 48
    private static let particles: Set = ["d", "da", "de", "del", "des", "do", "du", "en", "la", "las", "le", "les", "los", "sur"]

    /// The end of a town behind its code of five digits, or before one of the United Kingdom, that begins at an offset where a
    /// word does; nil where none does.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        let first = bytes[start]
        guard first.isASCIIDigit || first.isASCIICapital else { return nil }
        return first.isASCIIDigit ? endBehindCode(bytes, from: start, to: limit) : endBeforeCode(bytes, from: start, to: limit)
    }

    private static func endBehindCode(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        let digits = bytes[start..<limit].prefix(6).prefix(while: \.isASCIIDigit)
        // A street with its number stands before it: *25000 Visitors* and *Jackpot, 50000 Euros* are no towns.
        let before = bytes[max(0, start - longestStreet)..<start]
        let sign = before.last { $0 != 0x20 }
        let opens = sign.map { ",\n-".utf8.contains($0) } == true && before.contains(where: \.isASCIIDigit)
        guard digits.count == 5, opens else { return nil }
        var end: Int?
        var position = digits.endIndex
        for _ in 0..<mostWords {
            guard position < limit, bytes[position] == 0x20, let word = word(bytes, from: position + 1, to: limit) else { break }
            guard word.isCapital || particles.contains(word.text), end != nil || word.isCapital else { return nil }
            if word.isCapital { end = word.end }
            position = word.end
        }
        guard let end, end == position else { return nil }
        let goesOn =
            end < limit && (bytes[end] == 0x20 && end + 1 < limit && bytes[end + 1] > 0x28 || bytes[end].isASCIILetterOrDigit)
        return goesOn ? nil : end
    }

    private static func endBeforeCode(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        var position = start
        for _ in 0..<2 {
            guard let word = word(bytes, from: position, to: limit), word.isCapital, word.end < limit, bytes[word.end] == 0x20
            else {
                return nil
            }
            if let end = codeEnd(bytes, from: word.end + 1, to: limit) { return end }
            position = word.end + 1
        }
        return nil
    }

    /// The end of a code such as `LE17 4AB`.
    private static func codeEnd(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        let area = bytes[start..<limit].prefix(3).prefix(while: \.isASCIICapital)
        guard 1...2 ~= area.count else { return nil }
        let district = bytes[area.endIndex..<limit].prefix(3).prefix { $0.isASCIICapital || $0.isASCIIDigit }
        guard 1...2 ~= district.count, district.first?.isASCIIDigit == true, district.endIndex < limit,
            bytes[district.endIndex] == 0x20
        else { return nil }
        let unit = bytes[(district.endIndex + 1)..<limit].prefix(4).prefix(while: \.isASCIILetterOrDigit)
        let isUnit = unit.count == 3 && unit.first?.isASCIIDigit == true && unit.dropFirst().allSatisfy(\.isASCIICapital)
        return isUnit ? unit.endIndex : nil
    }

    private static func word(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int
    ) -> (text: String, isCapital: Bool, end: Int)? {
        let text = bytes[start..<limit].prefix(32).prefix { $0.isASCIILetter || $0 >= 0x80 || $0 == UInt8(ascii: "-") }
        guard !text.isEmpty, text.count < 32 else { return nil }
        let word = String(decoding: text, as: UTF8.self)
        return (word, word.first?.isUppercase == true, text.endIndex)
    }
}
