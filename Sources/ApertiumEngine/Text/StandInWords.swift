// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Words that a chain reads in place of placeholders that stand by themselves.
///
/// A superblank is no word to Apertium: in `Copia de [0] a [1] el archivo` it sees *a el*, makes one word of the two, and the
/// file is copied to nowhere. A word that no dictionary has keeps its place in the sentence's grammar, and comes back as it was.
struct StandInWords: Sendable, Hashable {
    private struct Replaced: Sendable, Hashable {
        let word: String
        let original: String
    }

    /// The text with words in place of placeholders.
    let text: String
    /// The words, in order, and what each stands for.
    private let replaced: [Replaced]
    /// The placeholders of the text: the number of the word for those that became words, nil for others.
    private let order: [Int?]

    /// How many words there are.
    var count: Int { replaced.count }

    /// No word of a language that Apertium has begins so.
    private static let start = "Qx"
    /// In longer rows, words would change places.
    private static let most = 24

    /// The words for a text; nil where no placeholder in it stands by itself, or its letters are not Latin: to the dictionaries
    /// of such languages the words would be signs.
    init?(_ source: String) {
        guard source.unicodeScalars.contains(Placeholder.scalar), !source.lowercased().contains(Self.start.lowercased()),
            !source.unicodeScalars.contains(where: { $0.value > Self.lastLatinLetter && $0.properties.isAlphabetic })
        else { return nil }
        var text = String.UnicodeScalarView()
        var replaced: [Replaced] = []
        var order: [Int?] = []
        let words = source.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
        for (index, word) in words.enumerated() {
            if index > 0 { text.append(" ") }
            let core = word.drop(while: Self.opening.contains)
            let placeholders = core.prefix { $0 == Placeholder.scalar }
            let isAlone = !placeholders.isEmpty && core[placeholders.endIndex...].allSatisfy(Self.closing.contains)
            if isAlone, replaced.count < Self.most {
                let standIn = Self.start + Self.letters(of: replaced.count)
                text.append(contentsOf: word[..<placeholders.startIndex])
                text.append(contentsOf: standIn.unicodeScalars)
                text.append(contentsOf: core[placeholders.endIndex...])
                order.append(replaced.count)
                replaced.append(Replaced(word: standIn, original: String(placeholders)))
            } else {
                order += word.filter { $0 == Placeholder.scalar }.map { _ in nil }
                text.append(contentsOf: word)
            }
        }
        guard !replaced.isEmpty else { return nil }
        self.text = String(text)
        self.replaced = replaced
        self.order = order
    }

    /// A translation with the placeholders in place of the words; nil where one is not there once, or they have changed places:
    /// placeholders look all alike, so the first would be taken for what the second stands for.
    func restored(in translation: String) -> String? {
        var result = String.UnicodeScalarView()
        var found: [Int?] = []
        let scalars = translation.unicodeScalars
        var position = scalars.startIndex
        while position < scalars.endIndex {
            guard scalars[position].properties.isAlphabetic else {
                if scalars[position] == Placeholder.scalar { found.append(nil) }
                result.append(scalars[position])
                scalars.formIndex(after: &position)
                continue
            }
            let end = scalars[position...].firstIndex { !$0.properties.isAlphabetic } ?? scalars.endIndex
            let word = scalars[position..<end]
            if let index = index(of: word) {
                found.append(index)
                result.append(contentsOf: replaced[index].original.unicodeScalars)
            } else {
                result.append(contentsOf: word)
            }
            position = end
        }
        return found == order ? String(result) : nil
    }

    /// Which of the words one is, in capitals or small letters as the chain has written it; nil for another.
    private func index(of word: Substring.UnicodeScalarView) -> Int? {
        guard word.first == "Q" || word.first == "q" else { return nil }
        let written = String(word).lowercased()
        return replaced.firstIndex { $0.word.lowercased() == written }
    }

    /// `a` to `z` for the first.
    private static func letters(of index: Int) -> String {
        String(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(index))))
    }

    /// The last letter of Latin Extended-B.
    private static let lastLatinLetter: UInt32 = 0x24F
    private static let opening = Set("([{\"'“„«‘¿¡".unicodeScalars)
    private static let closing = Set(".,;:!?)]}\"'”“»’…".unicodeScalars)
}
