// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Brackets at the end of a clause that hold no words but code, a number with its unit or a reference: *Escreva o nome na caixa
/// de pesquisa (#640).* Models move what stands in for them in front of the noun: *in the (#640) search box*.
struct ClosingBrackets {
    /// More words in brackets say something.
    private static let mostCharacters = 24

    /// The brackets with what is in them.
    private let brackets: String
    /// The sign behind them; nil at the end.
    private let sign: Character?
    /// How many such signs stand before them, and in all the sentence.
    private let signCount: (before: Int, all: Int)
    /// How many placeholders stand before them.
    private let placeholderCount: Int

    /// The languages in which no verb stands at the end, behind such brackets.
    private static let languages: Set = ["ca", "en", "es", "fr", "gl", "it", "pt", "ro"]

    /// The only brackets of a sentence; nil where it has none or several, and where they hold words or something follows but the
    /// end or a sign.
    ///
    /// - Parameter language: The language of the translation, without script and region.
    init?(_ text: String, language: String) {
        guard Self.languages.contains(language), let start = text.firstRange(of: " ("),
            let end = text[start.upperBound...].firstIndex(of: ")"),
            !text[..<start.lowerBound].contains(where: Self.isBracket),
            !text[text.index(after: end)...].contains(where: Self.isBracket)
        else { return nil }
        let content = text[start.upperBound..<end]
        let behind = text[text.index(after: end)...]
        let isAtSign = behind.first.map(Self.signs.contains) == true && behind.dropFirst().first.map { $0 == " " } ?? true
        guard content.count <= Self.mostCharacters, Self.holdsNoWords(content), behind.isEmpty || isAtSign,
            text[..<start.lowerBound].contains(where: \.isLetter)
        else { return nil }
        brackets = String(text[start.lowerBound...end])
        sign = behind.first
        placeholderCount = Placeholder.count(in: String(text[..<start.lowerBound]))
        signCount =
            sign.map { sign in
                let places = Self.places(of: sign, in: text)
                return (places.count { $0 < start.lowerBound }, places.count)
            } ?? (0, 0)
    }

    /// A translation with them at the end of the same clause; nil where they stand before no word, and where that is not known.
    func putBack(in translation: String) -> String? {
        guard let found = translation.firstRange(of: brackets),
            translation[found.upperBound...].drop(while: { $0 == " " }).first.map({ !Self.signs.contains($0) }) == true
        else { return nil }
        let rest = String(translation[..<found.lowerBound] + translation[found.upperBound...])
        var place = rest.endIndex
        if let sign {
            let places = Self.places(of: sign, in: rest)
            guard places.count == signCount.all else { return nil }
            place = places[signCount.before]
        }
        let before = rest[..<place]
        guard Placeholder.count(in: String(before)) == placeholderCount, before.last?.isWhitespace == false else { return nil }
        return before + brackets + rest[place...]
    }

    private static let signs: Set<Character> = [".", ",", ";", ":", "!", "?"]

    /// Where a sign stands with a space or the end behind it.
    private static func places(of sign: Character, in text: String) -> [String.Index] {
        text.indices.filter { index in
            guard text[index] == sign else { return false }
            let next = text.index(after: index)
            return next == text.endIndex || text[next] == " "
        }
    }

    private static func isBracket(_ character: Character) -> Bool { "()（）".contains(character) }

    /// Whether all is a placeholder, has a digit, or is the unit behind one.
    private static func holdsNoWords(_ text: Substring) -> Bool {
        let words = text.split(separator: " ")
        return !words.isEmpty
            && words.indices.allSatisfy { index in
                let word = words[index]
                return word.unicodeScalars.allSatisfy { $0 == Placeholder.scalar || $0.value == 0x2C }
                    || word.first.map { $0 == "#" || $0.isNumber || $0 == "~" } == true && word.contains(where: \.isNumber)
                    || index > 0 && words[index - 1].last?.isNumber == true && word.count <= 4
            }
    }
}
