// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Lines that are in no language, for the class of noise to learn: what is left of keyboards, codes and programs when links,
/// paths and identifiers have been cut out by rule.
struct NoiseText: Sendable {
    private let corpus: TrainingCorpus
    private let groups: ClassGroups

    /// Noise whose letters are those of the languages of a corpus.
    init(corpus: TrainingCorpus, groups: ClassGroups) {
        self.corpus = corpus
        self.groups = groups
    }

    /// A line of noise of some kind.
    func line(with numbers: inout RandomNumbers) -> String {
        switch numbers.below(22) {
        case 0, 1: words(upTo: 6, with: &numbers, Self.keyMash)
        case 2: words(upTo: 4, with: &numbers, Self.hexadecimal)
        case 3: words(upTo: 6, with: &numbers, Self.consonants)
        case 4: words(upTo: 4, with: &numbers, Self.capitals)
        case 5, 6: words(upTo: 3, with: &numbers, Self.repetition)
        case 7: words(upTo: 6, with: &numbers, Self.mixture)
        case 8: words(upTo: 3, with: &numbers, Self.syllables)
        case 9: words(upTo: 8, with: &numbers, Self.singleLetter)
        case 10, 11: words(upTo: 8, with: &numbers) { Self.draw(CodeWords.units, &$0) }
        case 12, 13, 14: words(upTo: 12, with: &numbers) { Self.draw(CodeWords.programs, &$0) }
        case 15: words(upTo: 6, with: &numbers) { Self.draw(CodeWords.acronyms, &$0) }
        case 16: words(upTo: 4, with: &numbers, Self.laughter)
        case 17: words(upTo: 3, with: &numbers, Self.sequence)
        case 18, 19: shuffledLetters(of: numbers.below(corpus.languages.count), with: &numbers)
        default:
            // Each script as often as another, however many languages are written in it.
            shuffledLetters(of: groups.anyLanguage(with: &numbers), with: &numbers)
        }
    }

    private func words(
        upTo maximum: Int, with numbers: inout RandomNumbers, _ word: (inout RandomNumbers) -> String
    ) -> String {
        (0...numbers.below(numbers.below(2) == 0 ? 2 : maximum)).map { _ in word(&numbers) }.joined(separator: " ")
    }

    private static func draw(_ list: [String], _ numbers: inout RandomNumbers) -> String {
        list[numbers.below(list.count)]
    }

    private static func draw(_ letters: [Character], _ count: Int, _ numbers: inout RandomNumbers) -> String {
        String((0..<count).map { _ in letters[numbers.below(letters.count)] })
    }

    private static let lowercase = Array("abcdefghijklmnopqrstuvwxyz")
    private static let uppercase = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    private static let consonantLetters = Array("bcdfghjklmnpqrstvwxz")
    private static let vowelLetters = Array("aeiouxy")
    private static let keyboardRows = [
        "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "azertyuiop", "asdfjkl", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю",
        "ςερτυθιοπ", "ασδφγηξκλ", "ضصثقفغعهخحجد", "شسيبلاتنمكط", "ㅂㅈㄷㄱㅅㅛㅕㅑ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ",
    ].map(Array.init)

    /// Fingers that run along the rows of a keyboard.
    private static func keyMash(_ numbers: inout RandomNumbers) -> String {
        let row = keyboardRows[numbers.below(keyboardRows.count)]
        var place = numbers.below(row.count)
        return String(
            (0..<3 + numbers.below(10)).map { _ in
                place = min(max(place + numbers.below(5) - 2, 0), row.count - 1)
                return row[place]
            })
    }

    private static func hexadecimal(_ numbers: inout RandomNumbers) -> String {
        draw(Array(lowercase.prefix(6)), 2 + numbers.below(14), &numbers)
    }

    private static func consonants(_ numbers: inout RandomNumbers) -> String {
        draw(consonantLetters, 3 + numbers.below(8), &numbers)
    }

    private static func capitals(_ numbers: inout RandomNumbers) -> String {
        draw(uppercase, 2 + numbers.below(4), &numbers)
    }

    private static func singleLetter(_ numbers: inout RandomNumbers) -> String {
        draw(numbers.below(2) == 0 ? lowercase : uppercase, 1, &numbers)
    }

    /// One or two letters over and over, after a letter or two or none.
    private static func repetition(_ numbers: inout RandomNumbers) -> String {
        let onset = numbers.below(2) == 0 ? "" : draw(lowercase, 1 + numbers.below(2), &numbers)
        let letters = draw(lowercase, numbers.below(3) == 0 ? 2 : 1, &numbers)
        return onset + String(repeating: letters, count: 3 + numbers.below(16))
    }

    private static let laughs = [
        "ha", "he", "hi", "ho", "hue", "ja", "je", "ji", "kk", "rs", "xa", "ah", "eh", "lo", "bla", "la", "na", "уа", "ха", "хе",
        "хи", "аха", "χα",
        "χε", "חה", "הה", "هه", "ㅋ", "ㅎ", "ㅠ",
    ]

    /// One syllable over and over, as people laugh, babble and hum.
    private static func laughter(_ numbers: inout RandomNumbers) -> String {
        String(repeating: draw(laughs, &numbers), count: 2 + numbers.below(8))
    }

    /// Bases of a gene, or the signs of a protein.
    private static func sequence(_ numbers: inout RandomNumbers) -> String {
        let letters = numbers.below(4) == 0 ? "ACDEFGHIKLMNPQRSTVWY" : "ACGT"
        return draw(Array(letters), 6 + numbers.below(30), &numbers)
    }

    private static func mixture(_ numbers: inout RandomNumbers) -> String {
        draw(lowercase + uppercase, 4 + numbers.below(20), &numbers)
    }

    /// Made-up words, as the names of users and products are.
    private static func syllables(_ numbers: inout RandomNumbers) -> String {
        (0..<2 + numbers.below(3)).map { _ in
            draw(consonantLetters, 1, &numbers) + draw(vowelLetters, 1 + numbers.below(2), &numbers)
                + draw(consonantLetters, numbers.below(2), &numbers)
        }.joined()
    }

    /// Letters of some language's line in an order of their own, all equally often.
    private func shuffledLetters(of language: Int, with numbers: inout RandomNumbers) -> String {
        let text = corpus.languages[language].lines
        let line = text[text.line(at: numbers.below(text.bytes.count))]
        let letters = Array(Set(String(decoding: line, as: UTF8.self).unicodeScalars.filter { $0.properties.isAlphabetic }))
            .sorted { $0.value < $1.value }
        // Ideographs say what they say in any order.
        guard letters.count >= 6, !letters.contains(where: { $0.properties.isIdeographic }) else { return Self.keyMash(&numbers) }
        return (0...numbers.below(6)).map { _ in
            String(String.UnicodeScalarView((0..<3 + numbers.below(8)).map { _ in letters[numbers.below(letters.count)] }))
        }.joined(separator: " ")
    }
}
