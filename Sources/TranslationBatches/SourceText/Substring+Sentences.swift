// SPDX-License-Identifier: Apache-2.0

extension Substring {
    /// Whether the word that begins here is the first of a sentence, which gives it a capital: at the start of the text or of a
    /// line, or behind a sign that ends a sentence.
    ///
    /// A word or a part of a text, whose `base` is the text.
    var beginsSentence: Bool {
        guard let sign = signBefore else { return true }
        return sign.isNewline || Self.endsOfSentences.contains(sign)
    }

    /// Whether a capital of the word that begins here tells nothing: it begins a sentence, or stands behind a colon, a bullet or
    /// a dash, where a sentence may begin as well.
    package var mayBeginSentence: Bool {
        guard let sign = signBefore, !beginsSentence else { return true }
        return Self.beforeSentences.contains(sign) || Self.dashes.contains(sign) && base[..<startIndex].last != sign
    }

    /// The last character before the text that is no space and opens no quotation or aside.
    private var signBefore: Character? {
        base[..<startIndex].last { (!$0.isWhitespace || $0.isNewline) && !Self.opening.contains($0) }
    }

    private static let opening: Set<Character> = ["\"", "“", "„", "«", "‘", "'", "(", "["]

    private static let endsOfSentences: Set<Character> = [".", "!", "?", "…", "¿", "¡"]
    private static let beforeSentences: Set<Character> = [":", ";", "•", "|", ">"]
    /// What stands before an item or an aside, with a space between.
    private static let dashes: Set<Character> = ["-", "–", "—"]
}
