// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import UnicodeText

/// How well bytes read as words of one language under a charset.
///
/// The language is that of the whole, so that Latvian read with wrong letters is still Latvian; its words with these letters are
/// then not, one by one. Words with letters that the language is not written with tell nothing: they are foreign. And no word has
/// a capital or a sign such as `½` inside, or letters of two scripts.
struct Legibility {
    /// How many words that are not ASCII are of the language, as the sum of their probabilities; words that no writer makes count
    /// as −1, drawn lines as 0.
    let score: Double
    /// The different words that are not ASCII.
    private let words: Set<Substring>
    /// How many of them no writer makes.
    private var brokenCount = 0
    /// How many marks stand above and below their letters.
    private var markCount = 0
    /// The script most letters are in.
    private let script: String?
    /// The likeliest language of all.
    private let language: LanguageTag?

    /// The most words whose language is looked at; the form of all is.
    private static let mostWords = 64
    /// The probability above which a word counts as well as any.
    private static let certainty = 0.9
    private static let detector = try? LanguageDetector()

    /// That of bytes under a charset; nil where nothing in them tells.
    ///
    /// - Complexity: Linear in the number of bytes.
    init?(of bytes: [UInt8], under charset: Charset) {
        guard let detector = Self.detector, let text = try? charset.decode(bytes).string else { return nil }
        let detection = detector.detect(text)
        let language = detection.hypotheses.first?.language
        let letters = language.map(\.localeIdentifier.exemplarLetters) ?? []
        var words: Set<Substring> = []
        var (sum, readCount) = (0.0, 0)
        for word in Self.words(of: text) where words.insert(word).inserted {
            switch WordForm(word) {
            case .signs: words.remove(word)
            case .lines: break
            case .broken: brokenCount += 1
            case .word(let marks):
                markCount += marks
                guard readCount < Self.mostWords else { continue }
                let isOwn = letters.isEmpty || word.unicodeScalars.allSatisfy { letters.contains($0) || !$0.isLetterBeyondASCII }
                sum += isOwn ? min(language.map(detector.detect(word).probability) ?? 0, Self.certainty) : 0
                readCount += 1
            }
        }
        guard !words.isEmpty else { return nil }
        self.words = words
        script = detection.script
        self.language = language
        score = sum - Double(brokenCount)
    }

    /// The words that are not ASCII, with signs that are not ASCII inside of them.
    private static func words(of text: String) -> some Sequence<Substring> {
        // Scalar by scalar: a mark on a space is no part of it.
        text.unicodeScalars.split { $0.isASCII && !$0.properties.isAlphabetic && $0 != "'" }
            .lazy.map { Substring($0) }.filter { word in word.utf8.contains { $0 >= 0x80 } }
    }

    /// Whether the charset is to go before that of a guess.
    ///
    /// In a script that one language alone is written in, any letters are its words. So one of another script needs words that
    /// are broken under the guess, or the marks of Thai, which stand in their places by no chance.
    func isClearlyBetter(than guess: Legibility) -> Bool {
        if script != guess.script {
            if script == "Thai" { return brokenCount * 8 <= words.count && markCount >= Self.leastMarks }
            guard guess.brokenCount * 4 >= guess.words.count else { return false }
        }
        let changedCount = words.subtracting(guess.words).count
        // A foreign word or two that read better in another language are foreign words.
        if language != guess.language, changedCount < Self.leastChanged, guess.brokenCount == 0 { return false }
        let gain = score - guess.score
        return gain > Self.leastGain && gain > Self.leastGainOfWord * Double(changedCount)
    }

    private static let (leastMarks, leastChanged) = (3, 3)
    /// The least gain, in words, and the least mean gain of the words that are not the same: those of small languages may be a
    /// little likelier one by one without being words.
    private static let (leastGain, leastGainOfWord) = (0.5, 0.2)
}

extension Unicode.Scalar {
    fileprivate var isLetterBeyondASCII: Bool { !isASCII && properties.isAlphabetic }
}
