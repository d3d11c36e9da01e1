// SPDX-License-Identifier: Apache-2.0

/// Finds the code of a language that stands above or before what is in it, in notices, leaflets and signs: `CAT`, `ES`,
/// `EN – SAFETY INSTRUCTIONS`, `FR Ingrédients`. Engines take it for a word: *Gato*, *It is*.
enum LanguageCodeMark {
    private static let codes = Set(
        """
        BR CA CAS CAST CAT CS CZ DA DE DEU DK EN ENG ES ESP EU EUS FR FRA GAL GB GER GL HR HU IT ITA NL PL POR PT RO RU RUS SE SK
        SL SR SV TR UK
        """.split(whereSeparator: \.isWhitespace).map(String.init))
    private static let longest = 4

    /// Where the code ends that a line begins with at an offset; nil where there is none.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        guard start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D else { return nil }
        let word = bytes[start..<limit].prefix(longest + 1).prefix(while: \.isASCIICapital)
        guard 2...longest ~= word.count, codes.contains(String(decoding: word, as: UTF8.self)) else { return nil }
        let rest = bytes[word.endIndex..<limit]
        guard let next = rest.first else { return word.endIndex }
        if next == 0x0A || next == 0x0D || next == UInt8(ascii: ":") { return word.endIndex }
        guard next == 0x20 else { return nil }
        let behind = rest.drop { $0 == 0x20 }
        guard let first = behind.first, first != 0x0A, first != 0x0D else { return word.endIndex }
        // EN – SAFETY INSTRUCTIONS; ES Ingredientes; but not: EN LA CASA
        let isSign = first == UInt8(ascii: "-") || first == UInt8(ascii: "|") || behind.starts(with: "–".utf8)
        let second = behind.dropFirst().first ?? 0
        return isSign || first.isASCIICapital && (second.isASCIISmall || second >= 0x80) ? word.endIndex : nil
    }
}
