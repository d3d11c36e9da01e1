// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// Spaces at which no line breaks, which chains hand on as blanks. Where a rule drops a word, the blank before it comes behind
/// the words that are left: of *5\u{A0}de mayo)* Spanish to English makes *5 May\u{A0})*.
enum NoBreakSpaces {
    /// A translation in which those that stand where no word follows, or beside another space, stand at the number at which they
    /// stood in the source, *5\u{A0}May)*; where there is none, they go.
    ///
    /// Only those that stand between two words of the source are looked at.
    ///
    /// - Parameter source: What was translated, with as many of them.
    /// - Complexity: Linear in the length of both, for each of them that has lost its place.
    static func restored(in translation: String, of source: String) -> String {
        guard spaces.contains(where: { translation.contains(utf8: String($0)) }) else { return translation }
        let (own, letters) = (Array(source), Array(translation))
        let (ownPlaces, places) = (Self.places(in: own), Self.places(in: letters))
        guard ownPlaces.count == places.count else { return translation }
        var result = letters
        // From the end on, so that removing one moves none that is yet to be looked at.
        for (ownPlace, place) in zip(ownPlaces, places).reversed()
        where own[ownPlace] == letters[place] && isBetweenWords(ownPlace, in: own) && isLost(place, in: result) {
            let numbers = [number(endingAt: ownPlace, in: own), number(from: ownPlace + 1, in: own)]
            if let right = zip([true, false], numbers).lazy.compactMap({ isBehind, number in
                number.flatMap { space(at: $0, of: own, in: result, isBehind: isBehind) }
            }).first {
                result[right] = own[ownPlace]
            }
            result.remove(at: place)
        }
        return String(result)
    }

    private static let spaces: Set<Character> = ["\u{A0}", "\u{202F}"]
    private static let mark = Character(Placeholder.scalar)

    private static func places(in text: [Character]) -> [Int] { text.indices.filter { spaces.contains(text[$0]) } }

    /// The character before or behind an index that is no mark.
    private static func neighbour(of index: Int, in text: [Character], isBehind: Bool) -> Character? {
        isBehind ? text[(index + 1)...].first { $0 != mark } : text[..<index].last { $0 != mark }
    }

    private static func isBetweenWords(_ index: Int, in text: [Character]) -> Bool {
        [true, false].allSatisfy { isBehind in
            neighbour(of: index, in: text, isBehind: isBehind).map { $0.isLetter || $0.isNumber } ?? false
        }
    }

    /// Whether no word follows, or another space stands beside.
    private static func isLost(_ index: Int, in text: [Character]) -> Bool {
        let before = neighbour(of: index, in: text, isBehind: false)
        let behind = neighbour(of: index, in: text, isBehind: true)
        return before == nil || before == " " || behind == nil || behind == " " || ".,;:!?)]}”»\"".contains(behind ?? " ")
    }

    /// The digits that stand right before an index, but for marks.
    private static func number(endingAt index: Int, in text: [Character]) -> Range<Int>? {
        let end = (text[..<index].lastIndex { $0 != mark } ?? -1) + 1
        let start = (text[..<end].lastIndex { !$0.isASCIIDigit } ?? -1) + 1
        return start < end ? start..<end : nil
    }

    /// The digits that begin at an index, or behind marks there.
    private static func number(from index: Int, in text: [Character]) -> Range<Int>? {
        guard let start = text[index...].firstIndex(where: { $0 != mark }) else { return nil }
        let end = text[start...].firstIndex { !$0.isASCIIDigit } ?? text.endIndex
        return start < end ? start..<end : nil
    }

    /// Where an ordinary space stands behind a number of the source in the translation, or before it; nil where none does, and
    /// where the translation has the number more or less often.
    private static func space(at number: Range<Int>, of source: [Character], in text: [Character], isBehind: Bool) -> Int? {
        let ownNumbers = numbers(like: source[number], in: source)
        let numbers = numbers(like: source[number], in: text)
        guard ownNumbers.count == numbers.count, let index = ownNumbers.firstIndex(of: number) else { return nil }
        let found = numbers[index]
        let space =
            isBehind
            ? text[found.upperBound...].firstIndex { $0 != mark } : text[..<found.lowerBound].lastIndex { $0 != mark }
        return space.flatMap { text[$0] == " " ? $0 : nil }
    }

    private static func numbers(like digits: ArraySlice<Character>, in text: [Character]) -> [Range<Int>] {
        var (found, start): ([Range<Int>], Int) = ([], 0)
        while let first = text[start...].firstIndex(where: \.isASCIIDigit) {
            start = text[first...].firstIndex { !$0.isASCIIDigit } ?? text.endIndex
            if text[first..<start] == digits { found.append(first..<start) }
        }
        return found
    }
}
