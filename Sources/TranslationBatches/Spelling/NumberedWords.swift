// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Words in which letters stand right behind a digit, `1080p`, `0xFF`, `gpt-4o`, which rules part.
enum NumberedWords {
    /// Longer words are codes, which no engine sees.
    private static let longest = 40

    /// The translation without the spaces that part such a word of the source, which has it nowhere in two.
    ///
    ///     NumberedWords.joined(in: "un 1080 p vídeo", source: "a 1080p video")  // "un 1080p vídeo"
    ///
    /// - Complexity: Linear in the length of both.
    static func joined(in translation: String, source: String) -> String {
        guard holds(source), mayHoldParted(translation) else { return translation }
        let halves = halves(in: Array(source.utf8))
        let words = halves.joined.subtracting(halves.parted)
        if words.isEmpty { return translation }
        let bytes = Array(translation.utf8)
        let kept = bytes.indices.filter { bytes[$0] != 0x20 || Self.word(around: $0, in: bytes).map(words.contains) != true }
        return kept.count < bytes.count ? String(decoding: kept.map { bytes[$0] }, as: UTF8.self) : translation
    }

    /// The two halves of a word.
    private struct Word: Hashable {
        let number: [UInt8]
        let letters: [UInt8]
    }

    /// The words of a text in which letters stand right behind a digit, and those that a space parts there.
    private static func halves(in text: [UInt8]) -> (joined: Set<Word>, parted: Set<Word>) {
        var (joined, parted): (Set<Word>, Set<Word>) = ([], [])
        for index in text.indices.dropLast() {
            if text[index].isASCIIDigit, text[index + 1].isASCIILetter {
                if let word = word(until: index + 1, from: index + 1, in: text) { joined.insert(word) }
            } else if text[index] == 0x20, let word = word(around: index, in: text) {
                parted.insert(word)
            }
        }
        return (joined, parted)
    }

    /// The word that a space parts; nil where no digit stands before it, or no letter behind it.
    private static func word(around space: Int, in text: [UInt8]) -> Word? {
        guard space > 0, space + 1 < text.count, text[space - 1].isASCIIDigit, text[space + 1].isASCIILetter else { return nil }
        return word(until: space, from: space + 1, in: text)
    }

    /// The halves before and behind two offsets, as far as letters and digits go; nil where they are long.
    private static func word(until end: Int, from start: Int, in text: [UInt8]) -> Word? {
        let number = text[..<end].suffix(longest).reversed().prefix(while: isPart)
        let letters = text[start...].prefix(longest).prefix(while: isPart)
        return number.count + letters.count < longest ? Word(number: Array(number), letters: Array(letters)) : nil
    }

    private static func isPart(_ byte: UInt8) -> Bool { byte.isASCIILetterOrDigit || byte >= 0x80 }

    private static func holds(_ text: String) -> Bool {
        zip(text.utf8, text.utf8.dropFirst()).contains { $0.isASCIIDigit && $1.isASCIILetter }
    }

    private static func mayHoldParted(_ text: String) -> Bool {
        zip(text.utf8, text.utf8.dropFirst()).contains { $0.isASCIIDigit && $1 == 0x20 }
    }
}
