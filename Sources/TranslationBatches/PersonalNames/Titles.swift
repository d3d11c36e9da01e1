// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Titles that a name stands behind, whatever else it means: *Mrs Rivers*, *Dr Ruth West*, *Sra. Prado*.
package enum Titles {
    /// Whether a word is one; brackets and quotation marks may open before it.
    package static func endsWord(_ word: Substring) -> Bool {
        guard word.utf8.count <= longest else { return false }
        let title = word.drop { !$0.isLetter }
        return title.last == "." ? all.contains(title.dropLast()) || short.contains(title.dropLast()) : all.contains(title)
    }

    /// Whether a title stands at a place that is not the end of a sentence: *Call the Dr. Then wait.*
    package static func stands(at index: Int, of words: [Substring]) -> Bool {
        // D. Ángel; but not vitamin D.
        if words[index] == "D.", index + 1 < words.count {
            return GivenNames.contains(words[index + 1].prefix(while: \.isLetter))
        }
        guard endsWord(words[index]) else { return false }
        guard index > 0 else { return true }
        let before = words[index - 1].lowercased()
        // Don't Miss The Deadline
        if words[index] == "Miss", before.hasSuffix("n't") || before.hasSuffix("n’t") || beforeVerbs.contains(before) {
            return false
        }
        return !["the", "a", "an"].contains(before)
    }

    /// Words behind which *Miss* is what one does.
    private static let beforeVerbs: Set = [
        "can", "could", "he", "i", "may", "might", "must", "never", "not", "or", "shall", "she", "should", "they", "to", "we",
        "will",
        "would", "you",
    ]

    /// Words with a capital in headings that begin no name: *Miss The Deadline*, *un Don En Ligne*.
    private static let smallWords: Set = [
        "a", "all", "an", "any", "at", "en", "for", "from", "her", "him", "his", "in", "it", "its", "me", "my", "on", "our",
        "out",
        "that", "the", "their", "them", "these", "this", "those", "us", "with", "you", "your",
    ]

    /// Titles with or without a full stop.
    private static let all: Set<Substring> = [
        "Mr", "Mrs", "Ms", "Miss", "Dr", "Don", "Doña", "Dª", "Prof", "Mme", "Mlle", "Señor", "Señora", "Senhor", "Senhora",
        "Monsieur", "Madame", "Signor",
        "Signora",
    ]
    /// Those that are other words without one: *Sr Engineer*.
    private static let short: Set<Substring> = ["Sr", "Sra", "Srta", "Dra", "Sig", "Dott"]
    private static let longest = 16

    /// Offices, which are no names behind a title: *Mr President*.
    private static let offices: Set<Substring> = [
        "Ambassador", "Chair", "Chairman", "Chairwoman", "Commissioner", "Director", "Directora", "Judge", "Mayor", "Minister",
        "Ministro", "Ministra",
        "President", "Presidente", "Presidenta", "Prime", "Secretary", "Senator", "Speaker", "Vice",
    ]
    /// The most words of a name.
    private static let mostWords = 3

    /// The words of the name that begins some words, the last without the punctuation behind it; nil where none does.
    package static func name(in words: ArraySlice<Substring>) -> [Substring]? {
        var parts: [Substring] = []
        for word in words.prefix(mostWords) {
            let letters = word.isInitial ? word : word.prefix { $0.isLetter || $0 == "-" }
            guard letters.count > 1, letters.first?.isUppercase == true, !offices.contains(letters),
                !smallWords.contains(letters.lowercased()),
                letters.dropFirst().contains(where: \.isLowercase) || word.isInitial
            else { break }
            parts.append(letters)
            if letters.endIndex < word.endIndex { break }
        }
        return parts.last?.last == "." ? nil : parts.isEmpty ? nil : parts
    }
}
