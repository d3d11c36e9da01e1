// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A label with a number or a place for one that a sentence begins with: *Erro 5: arquivo não encontrado*, *Linha %d: …*. Where
/// a model tears the two apart, *Error: file 5 not found*, the label and what it is put on are translated each by itself.
struct NumberedLabel {
    /// What is translated as the label: with its number, *Erro 5*, but without a place, which models put first: *Linha*.
    let label: String
    /// What stands between: `: `, ` %d: `.
    let sign: String
    /// What the label is put on.
    let text: String
    private let number: String

    private static let mostWords = 3

    /// Reads the label of a sentence; nil where it begins otherwise.
    init?(_ sentence: PreparedSentence) {
        let bytes = Array(sentence.text.utf8)
        guard let start = Self.numberStart(in: bytes) else { return nil }
        let place = sentence.marks.first { $0.range.lowerBound == start && Self.isPlace($0.text) }
        let digits = bytes[start...].prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
        guard let end = place?.range.upperBound ?? (digits.last?.isASCIIDigit == true ? digits.endIndex : nil),
            bytes[end...].first(where: { !$0.isASCIISpace }) == UInt8(ascii: ":")
        else { return nil }
        let textStart = end + KeptNeighbour.labelEndLength(before: bytes[end...])
        let text = sentence.text[utf8: textStart..<bytes.count]
        // Of *às 9: …* and *on page 5: …* the number is no label's.
        guard textStart > end, !KeptNeighbour.isGoverned(behind: bytes[..<start]), text.contains(where: \.isLetter) else {
            return nil
        }
        let labelEnd = place == nil ? end : start - 1
        label = String(sentence.text[utf8: 0..<labelEnd])
        sign = String(sentence.text[utf8: labelEnd..<textStart])
        number = String(sentence.text[utf8: start..<end])
        self.text = String(text)
    }

    /// Whether a translation does not have the number between words and a colon, as the sentence has.
    func isTorn(in translation: String) -> Bool {
        guard let found = translation.firstRange(of: number) else { return true }
        return !translation[..<found.lowerBound].contains(where: \.isLetter)
            || translation[found.upperBound...].first { !$0.isWhitespace } != ":"
    }

    private static func isPlace(_ mark: String) -> Bool { mark == Placeholder.text || KeptNeighbour.isPlace(mark.utf8) }

    /// Where a number may begin behind one to three words of letters; nil where the text begins otherwise.
    private static func numberStart(in text: [UInt8]) -> Int? {
        var start = 0
        for _ in 0..<mostWords {
            let word = text[start...].prefix { $0.isASCIILetter || $0 >= 0x80 }
            guard !word.isEmpty, word.endIndex + 1 < text.count, text[word.endIndex] == 0x20 else { return nil }
            start = word.endIndex + 1
            if !text[start].isASCIILetter, text[start] < 0x80 || text[start...].starts(with: Placeholder.text.utf8) {
                return start
            }
        }
        return nil
    }
}
