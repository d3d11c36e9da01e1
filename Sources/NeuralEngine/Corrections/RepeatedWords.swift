// SPDX-License-Identifier: Apache-2.0

/// Words that models write twice in a row, where they have nothing else to say: `Hello, horel, horel!` for *Olá, hortelões!*,
/// `£6/mês/mês` for *£6/month*.
enum RepeatedWords {
    private static let fewestLetters = 3

    /// Whether a text has a word of some letters twice in a row, or with one short word between: *QUANDO E QUANDO*.
    ///
    /// - Complexity: Linear in the length of the text.
    static func areFound(in text: String) -> Bool {
        let words = Substring(text.lowercased()).split { !$0.isLetter && $0 != "-" }
        func isRepeated(_ word: Substring, _ other: Substring) -> Bool { word == other && word.count >= fewestLetters }
        return zip(words, words.dropFirst()).contains(where: isRepeated)
            || zip(words, words.dropFirst(2)).contains(where: isRepeated)
    }

    /// A translation in which a word behind a slash stands there once, where the source has none twice.
    ///
    /// - Complexity: Linear in the length of both.
    static func removed(from translation: String, source: String) -> String {
        guard translation.utf8.contains(UInt8(ascii: "/")), source.firstMatch(of: repeated) == nil else { return translation }
        return translation.replacing(repeated) { String($0.1) }
    }

    private static var repeated: Regex<(Substring, Substring, Substring)> { /(\/(\p{L}+))\/\2(?![\p{L}\p{N}\/])/ }
}
