// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Words, or numbers, that a chain reads in place of placeholders that stand by themselves.
///
/// A superblank is no word to Apertium: in `Copia de [0] a [1] el archivo` it sees *a el*, makes one word of the two, and the
/// file is copied to nowhere. A word that no dictionary has keeps its place in the sentence's grammar, and comes back as it was.
/// So it does at an end of a line: of `Llame al [0][1]después`, the second of which is a line break, it would see *al después*.
/// From English, nouns that *and* joins go past superblanks: of `[0] warm water and [1] sugar` the sugar becomes what the water
/// was. Numbers in their place keep them apart.
struct StandInWords: Sendable, Hashable {
    /// What a chain reads in place of placeholders.
    enum Kind: Sendable, Hashable {
        /// A word that no dictionary has, for each that stands by itself.
        case words
        /// A number, for two that *and* or *or* joins with what they count.
        case numbers
    }

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
    init?(_ source: String, as kind: Kind) {
        let start = kind == .words ? Self.start : Self.numberStart
        guard source.unicodeScalars.contains(where: { $0 == Placeholder.scalar || $0 == "%" }),
            !source.lowercased().contains(start.lowercased()),
            !source.unicodeScalars.contains(where: { $0.value > Self.lastLatinLetter && $0.properties.isAlphabetic })
        else { return nil }
        var text = String.UnicodeScalarView()
        var replaced: [Replaced] = []
        var order: [Int?] = []
        let scalars = source.unicodeScalars
        let words = scalars.split(omittingEmptySubsequences: false, whereSeparator: \.isBlank)
        let joined = kind == .numbers ? Self.joined(in: words) : nil
        for (index, word) in words.enumerated() {
            if index > 0 { text.append(scalars[scalars.index(before: word.startIndex)]) }
            let core = word.drop(while: Self.opening.contains)
            let placeholders = kind == .numbers && Self.isPercentage(core) ? core[...] : core.prefix { $0 == Placeholder.scalar }
            let isAlone = !placeholders.isEmpty && core[placeholders.endIndex...].allSatisfy(Self.closing.contains)
            if isAlone, joined?.contains(index) ?? true, replaced.count < Self.most {
                let standIn = start + (kind == .words ? Self.letters(of: replaced.count) : "\(Self.most + replaced.count)")
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
            guard scalars[position].isInStandIn else {
                if scalars[position] == Placeholder.scalar { found.append(nil) }
                result.append(scalars[position])
                scalars.formIndex(after: &position)
                continue
            }
            let end = scalars[position...].firstIndex { !$0.isInStandIn } ?? scalars.endIndex
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
        guard word.first == "Q" || word.first == "q" || word.first == "9" else { return nil }
        let written = String(word).lowercased()
        return replaced.firstIndex { $0.word.lowercased() == written }
    }

    /// Where placeholders stand that count what *and* or *or* joins: `[0] warm water and [1] sugar`.
    private static func joined(in words: [Substring.UnicodeScalarView]) -> Set<Int> {
        func isPlaceholder(_ index: Int) -> Bool {
            words[index].elementsEqual([Placeholder.scalar]) || isPercentage(words[index])
        }
        func isNoun(_ index: Int) -> Bool {
            index < words.count && words[index].first?.properties.isLowercase == true
        }
        var joined: Set<Int> = []
        // The start of a text is taken for a placeholder: one that stood there does not travel.
        var last = -1
        for index in words.indices where isPlaceholder(index) {
            if 3...mostWordsBetween ~= index - last, isNoun(last + 1), isNoun(index + 1),
                ["and", "or"].contains(String(words[index - 1]))
            {
                joined.formUnion([last, index])
            }
            last = index
        }
        return joined
    }

    /// Whether a word is `20%`, which travels as a placeholder does.
    private static func isPercentage(_ word: Substring.UnicodeScalarView) -> Bool {
        word.last == "%" && word.first?.properties.numericType != nil
            && word.dropLast().allSatisfy { $0.properties.numericType != nil || $0 == "." || $0 == "," }
    }

    /// How far apart such placeholders are at most.
    private static let mostWordsBetween = 8
    /// What numbers begin with that stand in: nothing is counted in millions and seven digits, exactly these.
    private static let numberStart = "97531"

    /// `a` to `z` for the first.
    private static func letters(of index: Int) -> String {
        String(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(index))))
    }

    /// The last letter of Latin Extended-B.
    private static let lastLatinLetter: UInt32 = 0x24F
    private static let opening = Set("([{\"'“„«‘¿¡".unicodeScalars)
    private static let closing = Set(".,;:!?)]}\"'”“»’…".unicodeScalars)
}

extension Unicode.Scalar {
    /// Whether a word or a number that stands in may be written with it.
    fileprivate var isInStandIn: Bool { properties.isAlphabetic || "0"..."9" ~= self }
}
