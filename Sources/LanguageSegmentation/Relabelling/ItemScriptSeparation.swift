// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Keeps lines, cells and items of lists out of languages that are not written in their script.
///
/// Two words on a line of their own say little beside the lines around them; their script says that they are in none of the
/// languages of those.
struct ItemScriptSeparation: RelabellingPass {
    static let name = RelabellingPassName.itemScripts

    /// A language found elsewhere in the window is named where it is at most this many times less likely than another.
    private static let maximumOdds = 20.0
    /// An item in Latin letters of fewer words may be a label or a name.
    private static let phraseLength = 3
    /// Any item is in a language from this probability on.
    private static let minimumProbability = 0.9
    /// The others are if they are a fair share of the window, and all of them together are in it with this probability.
    private static let minimumShare = 0.3
    private static let minimumProbabilityTogether = 0.5
    /// Fewer letters at the end of an item are a sign, as in a formula.
    private static let lettersOfWord = 4

    private let detector: LanguageDetector
    private let languages: AnswerableLanguages

    init(detector: LanguageDetector, languages: AnswerableLanguages) {
        self.detector = detector
        self.languages = languages
    }

    /// Relabels items all of whose words are in Latin letters, or all in others, where a label is of a language that is written
    /// in none of their scripts; such ends of lines; and short items in Latin letters that hardly say a language.
    func relabel(_ labels: inout [WordLabel], in structure: WindowStructure, after last: WordLabel?) {
        var foreign: [Range<Int>] = []
        var short: [Range<Int>] = []
        var others: [Range<Int>] = []
        for item in structure.items {
            if isMixed(item, structure) {
                if let end = foreignEnd(of: item, labels, structure) { foreign.append(end) }
                others.append(item)
            } else if isForeign(item, labels, structure) {
                foreign.append(item)
            } else if item.count < Self.phraseLength, languages.areLatin(item, in: structure) {
                short.append(item)
            } else {
                others.append(item)
            }
        }
        guard !foreign.isEmpty || !short.isEmpty else { return }
        let found = others.reduce(into: Set<WordLabel>()) { found, item in
            for word in item where word == item.lowerBound || labels[word] != labels[word - 1] {
                if isWritten(labels[word], word, structure) { found.insert(labels[word]) }
            }
        }
        for item in foreign where !languages.areLatin(item, in: structure) {
            let label = labelOfOther(item, found, structure)
            for word in item { labels[word] = label }
        }
        let latin = foreign.filter { languages.areLatin($0, in: structure) } + short
        let common = commonLabel(of: latin, structure)
        for item in latin {
            let label = labelOfLatin(item, found, common, structure)
            for word in item { labels[word] = label }
        }
    }

    // MARK: - Scripts

    private func isMixed(_ item: Range<Int>, _ structure: WindowStructure) -> Bool {
        let scripts = structure.scripts(of: item)
        return scripts != languages.latinBit && scripts & languages.latinBit != 0
    }

    /// What a line ends with after a colon or a comma, as after a name in a chat, where it is in other letters than Latin and in
    /// a language that is not written in them; nil where there is none.
    private func foreignEnd(of item: Range<Int>, _ labels: [WordLabel], _ structure: WindowStructure) -> Range<Int>? {
        let start = item.last { languages.areLatin($0..<$0 + 1, in: structure) }.map { $0 + 1 }
        guard let start, start < item.upperBound, structure.separators[start].boundary >= .comma,
            languages.letters(of: structure.units.words[start..<item.upperBound]) >= Self.lettersOfWord,
            !isWritten(labels[start], start, structure)
        else { return nil }
        return start..<item.upperBound
    }

    private func isForeign(_ item: Range<Int>, _ labels: [WordLabel], _ structure: WindowStructure) -> Bool {
        let scripts = structure.scripts(of: item)
        return item.contains { word in
            if word > item.lowerBound, labels[word] == labels[word - 1], hasScriptOfWordBefore(word, structure) { return false }
            // Noise is of Latin letters: no key-mash and no code is in others.
            return labels[word] == .noise ? scripts != languages.latinBit : !isWritten(labels[word], word, structure)
        }
    }

    private func hasScriptOfWordBefore(_ word: Int, _ structure: WindowStructure) -> Bool {
        structure.units.words[word].scriptClass == structure.units.words[word - 1].scriptClass
    }

    private func isWritten(_ label: WordLabel, _ word: Int, _ structure: WindowStructure) -> Bool {
        label.column.map { languages.isWritten($0, in: structure.units.words[word].scriptClass) } ?? true
    }

    // MARK: - Labels

    /// The label found elsewhere that fits some words best, unless another language fits them far better.
    private func label(among found: Set<WordLabel>, _ words: Range<Int>, _ detection: Detection, _ structure: WindowStructure)
        -> WordLabel?
    {
        let columns = found.compactMap(\.column).filter { column in
            words.allSatisfy { isWritten(WordLabel(column: column), $0, structure) }
        }
        let ranked = columns.map { (column: $0, probability: detector.probability(ofColumn: $0, in: detection)) }
        guard let best = ranked.max(by: { ($0.probability, $1.column) < ($1.probability, $0.column) }),
            best.probability > 0, best.probability * Self.maximumOdds >= detection.probability
        else { return nil }
        return WordLabel(column: best.column)
    }

    private func labelOfOther(_ item: Range<Int>, _ found: Set<WordLabel>, _ structure: WindowStructure) -> WordLabel {
        let detection = detector.detection(for: structure.evidence(of: item))
        return label(among: found, item, detection, structure) ?? detector.label(of: detection.language) ?? .noise
    }

    private func labelOfLatin(
        _ item: Range<Int>, _ found: Set<WordLabel>, _ common: WordLabel?, _ structure: WindowStructure
    ) -> WordLabel {
        let detection = detector.detection(for: structure.evidence(of: item))
        if let label = label(among: found, item, detection, structure) { return label }
        if let language = detection.language,
            languages.confusable.probability(of: language, in: detection) >= Self.minimumProbability
        {
            return detector.label(of: language) ?? .noise
        }
        return common.flatMap { self.label(among: [$0], item, detection, structure) } ?? .noise
    }

    /// The language that items in Latin letters are in together, if they are a fair share of the window.
    private func commonLabel(of items: [Range<Int>], _ structure: WindowStructure) -> WordLabel? {
        guard !items.isEmpty else { return nil }
        let letters = items.reduce(0) { $0 + languages.letters(of: structure.units.words[$1]) }
        let share = Double(letters) / Double(max(1, languages.letters(of: structure.units.words[...])))
        guard share >= Self.minimumShare else { return nil }
        let detection = detector.detection(for: items.map(structure.evidence(of:)).reduce(.zero, +))
        guard let language = detection.language,
            languages.confusable.probability(of: language, in: detection) >= Self.minimumProbabilityTogether
        else { return nil }
        return detector.label(of: language)
    }
}
