// SPDX-License-Identifier: Apache-2.0

/// A word that may be a number's: small, and in the form that ICU spells it in.
struct SpelledWord {
    let folded: String
    /// Where it stands, in UTF-8 offsets of the text.
    let range: Range<Int>
    /// Whether a space or a hyphen is all that stands between it and the word before it, or the end of a line before a small
    /// letter: *two thousand five⏎hundred* is one number.
    let followsClosely: Bool
    /// Whether a hyphen is.
    let isHyphenated: Bool
    let isCapitalized: Bool

    /// The words of a text.
    static func words(of text: String) -> [SpelledWord] {
        var words: [SpelledWord] = []
        var (offset, start, end) = (0, 0, 0)
        var letters = String.UnicodeScalarView()
        var between = String.UnicodeScalarView()
        func close() {
            guard let first = letters.first else { return }
            let small = String(letters).lowercased()
            let isCapitalized = first.properties.isUppercase
            let isOverLineEnd = !isCapitalized && LineBreak.isOne(between.first == "-" ? between.dropFirst() : between[...])
            let isSpaceOrHyphen = between.count == 1 && [" ", "-", "\u{A0}"].contains(between.first)
            words.append(
                SpelledWord(
                    folded: variants[small] ?? small, range: start..<end, followsClosely: isSpaceOrHyphen || isOverLineEnd,
                    isHyphenated: between.first == "-" && (isSpaceOrHyphen || isOverLineEnd), isCapitalized: isCapitalized))
            letters = String.UnicodeScalarView()
            between = String.UnicodeScalarView()
        }
        for scalar in text.unicodeScalars {
            let next = offset + UTF8.width(scalar)
            if scalar.properties.isAlphabetic {
                if letters.isEmpty { start = offset }
                letters.append(scalar)
                end = next
            } else if scalar != "\u{AD}" {
                close()
                between.append(scalar)
            }
            offset = next
        }
        close()
        return words
    }

    /// Spellings of Portugal, and one that both countries have beside ICU's.
    private static let variants = [
        "quatorze": "catorze", "dezasseis": "dezesseis", "dezassete": "dezessete", "dezanove": "dezenove",
    ]
}
