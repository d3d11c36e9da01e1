// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Spaces that engines lose beside a number or an acronym: of *a 2-year warranty* English to Spanish makes
/// *una garantíade2 años*, of *CD drives* *paseosdeCD*, and a model makes *baseIO* of *IO base*, and *tradutores.Man-db* where a
/// sentence begins with a small letter.
package enum LostSpaces {
    /// The translation with a space before each number and each acronym that stands right behind small letters, and each word
    /// with a capital right behind a full stop, where the source has none that does; and before the preposition that was glued
    /// to them, too.
    ///
    /// - Complexity: Linear in the length of both.
    package static func restored(in translation: String, source: String) -> String {
        var marks = Self.marks(in: translation)
        if marks.isEmpty { return translation }
        marks.subtract(Self.marks(in: source))
        // Of `private.key` an engine makes `privado.Clave`.
        if source.contains(/\p{L}\.\p{L}/) { marks.remove(.sentence) }
        if marks.isEmpty { return translation }
        var result: [Character] = []
        let letters = Array(translation)
        for (index, character) in letters.enumerated() {
            if let mark = mark(at: index, in: letters), marks.contains(mark) {
                let isPreposition = result.suffix(preposition.count).elementsEqual(preposition) && !endsWithWord(result)
                let before = result.dropLast(preposition.count).last
                if isPreposition, before?.isLetter == true { result.insert(" ", at: result.count - preposition.count) }
                result.append(" ")
            }
            result.append(character)
        }
        return String(result)
    }

    /// The translation with a space between numbers and signs of percent, where all those of the source have one: of *el 20 %
    /// más* Spanish to Catalan makes *el 20% més*.
    ///
    /// - Complexity: Linear in the length of both.
    package static func restoredBeforePercent(in translation: String, source: String) -> String {
        guard translation.contains(utf8: "%"), source.contains(utf8: " %") else { return translation }
        let isWritten = zip(source.utf8, source.utf8.dropFirst()).allSatisfy { $1 != UInt8(ascii: "%") || $0 == 0x20 }
        return isWritten && source.utf8.first != UInt8(ascii: "%")
            ? translation.replacing(/([0-9])%/) { "\($0.1) %" } : translation
    }

    /// What stands right behind letters, or the full stop behind them.
    private enum Mark {
        case number
        case acronym
        case sentence
    }

    /// What begins at an index without a space before it.
    private static func mark(at index: Int, in text: [Character]) -> Mark? {
        guard index > 0 else { return nil }
        if text[index - 1] == "." {
            let isSentence =
                text[index].isUppercase && index + 1 < text.count && text[index + 1].isLowercase
                && index > fewestLetters && text[(index - 1 - fewestLetters)..<(index - 1)].allSatisfy(\.isLowercase)
            return isSentence ? .sentence : nil
        }
        guard text[index - 1].isCased else { return nil }
        if text[index].isASCIIDigit { return .number }
        // A prefix of one or two letters belongs to its acronym: mRNA.
        let isAcronym =
            text[index].isUppercase && (index + 1 == text.count || text[index + 1].isUppercase || !text[index + 1].isLetter)
            && index >= fewestLetters && text[(index - fewestLetters)..<index].allSatisfy(\.isLowercase)
        return isAcronym ? .acronym : nil
    }

    private static let fewestLetters = 3

    private static func marks(in text: String) -> Set<Mark> {
        // Most texts have neither a digit nor a capital of ASCII behind a letter, nor a letter behind a full stop.
        let mayHold = zip(text.utf8, text.utf8.dropFirst()).contains {
            ($0.isASCIILetter || $0 > 0x7F) && ($1.isASCIIDigit || $1.isASCIICapital)
                || $0 == UInt8(ascii: ".") && ($1.isASCIICapital || $1 > 0x7F)
        }
        guard mayHold else { return [] }
        let letters = Array(text)
        return Set(letters.indices.compactMap { mark(at: $0, in: letters) })
    }

    private static let preposition: [Character] = ["d", "e"]

    /// What ends in the same letters without it: Portuguese *qualidade*, Spanish *grande*.
    private static let endings = ["dade", "tade", "alde", "ande", "arde", "erde", "onde", "sede"].map(Array.init)

    private static func endsWithWord(_ letters: [Character]) -> Bool { endings.contains { letters.suffix(4).elementsEqual($0) } }
}
