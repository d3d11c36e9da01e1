// SPDX-License-Identifier: Apache-2.0

/// Finds the code of a language that stands above or before what is in it, in notices, leaflets and signs, or in a row of such:
/// `CAT`, `ES`, `EN – SAFETY INSTRUCTIONS`, `**EN** — Safety`, `FR Ingrédients`, `ES | EN | DE`, `(ES, 1.2 MB)`. Engines take it
/// for a word: *Gato*, *It is*.
enum LanguageCodeMark {
    private static let codes = Set(
        words: """
            BR CA CAS CAST CAT CS CZ DA DE DEU DK EN ENG ES ESP EU EUS FR FRA GAL GB GER GL HR HU IT ITA NL PL POR PT RO RU \
            RUS SE SK SL SR SV TR UK
            """)
    private static let longest = 4

    /// Where the code ends that a line begins with at an offset; nil where there is none.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        guard let word = code(in: bytes, at: start, to: limit) else { return nil }
        if isInRow(word.startIndex..<word.endIndex, of: bytes, to: limit) { return word.endIndex }
        let mark = placesBefore(start, in: bytes)
        guard mark == 0 || bytes[mark - 1] == 0x0A || bytes[mark - 1] == 0x0D else { return nil }
        var rest = bytes[word.endIndex..<limit]
        let isMarked = mark < start
        if isMarked { while rest.starts(with: placeholder) { rest = rest.dropFirst(placeholder.count) } }
        guard let next = rest.first else { return word.endIndex }
        if next == 0x0A || next == 0x0D || next == UInt8(ascii: ":") { return word.endIndex }
        guard next == 0x20 else { return nil }
        let behind = rest.drop { $0 == 0x20 }
        guard let first = behind.first, first != 0x0A, first != 0x0D else { return word.endIndex }
        // EN – SAFETY INSTRUCTIONS; ES Ingredientes; but not: EN LA CASA
        let isSign =
            first == UInt8(ascii: "-") || first == UInt8(ascii: "|") || behind.starts(with: "–".utf8)
            || behind.starts(with: "—".utf8)
        let second = behind.dropFirst().first ?? 0
        // *IT* in markup may be a word that a noun follows.
        return isSign || !isMarked && first.isASCIICapital && (second.isASCIISmall || second >= 0x80) ? word.endIndex : nil
    }

    /// Where the placeholders begin that stand right before an offset; the offset where none does.
    private static func placesBefore(_ offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var start = offset
        while start >= placeholder.count, bytes[(start - placeholder.count)..<start].elementsEqual(placeholder) {
            start -= placeholder.count
        }
        return start
    }

    private static func code(in bytes: UnsafeBufferPointer<UInt8>, at start: Int, to limit: Int) -> Slice<
        UnsafeBufferPointer<UInt8>
    >? {
        let word = bytes[start..<limit].prefix(longest + 1).prefix(while: \.isASCIICapital)
        return 2...longest ~= word.count && codes.contains(String(decoding: word, as: UTF8.self)) ? word : nil
    }

    /// Whether a bar and another code stand before or behind a code, with tags around each or without, or whether it is the first
    /// thing in brackets, before a size: of these the marks tell that it is no word.
    private static func isInRow(_ word: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, to limit: Int) -> Bool {
        let rest = bytes[word.upperBound..<limit]
        if word.lowerBound > 0, bytes[word.lowerBound - 1] == UInt8(ascii: "(") {
            return rest.starts(with: ", ".utf8) && rest.dropFirst(2).first?.isASCIIDigit == true
        }
        let behind = rest.drop(while: isBeside)
        if behind.first == UInt8(ascii: "|") {
            let next = behind.dropFirst().drop(while: isBeside)
            if code(in: bytes, at: next.startIndex, to: limit).map({ isEnd(of: $0, in: bytes, to: limit) }) == true {
                return true
            }
        }
        let before = bytes[..<word.lowerBound].reversed().drop(while: isBeside)
        guard before.first == UInt8(ascii: "|") else { return false }
        let last = before.dropFirst().drop(while: isBeside).prefix(longest + 1).prefix(while: \.isASCIICapital).reversed()
        return codes.contains(String(decoding: Array(last), as: UTF8.self))
    }

    /// What may stand between a code and a bar: spaces, and the bytes of placeholders.
    private static func isBeside(_ byte: UInt8) -> Bool { byte == 0x20 || placeholder.contains(byte) }

    private static func isEnd(of word: Slice<UnsafeBufferPointer<UInt8>>, in bytes: UnsafeBufferPointer<UInt8>, to limit: Int)
        -> Bool
    {
        word.endIndex == limit || !bytes[word.endIndex].isASCIILetterOrDigit
    }

    private static let placeholder = Array(Placeholder.text.utf8)
}
