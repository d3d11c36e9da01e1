// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TextScanning

/// The words of a window, what stands between them, and the sentences and sections that they make up.
struct WindowStructure: Sendable {
    /// A sentence is cut after this many words: lists and tables may go on without a stop.
    private static let longestSentence = 200
    /// Sentences are gathered into a section until they have this many words: few enough that its shortlist has room for their
    /// languages.
    private static let sectionLength = 64
    /// Words that join names have this many letters at most.
    private static let longestParticle = 4

    var units = TextUnits()
    /// What stands before each word, and after the last.
    private(set) var separators: [WordSeparator] = []
    /// Which words begin with a capital letter inside a sentence or a quotation, as names do.
    private(set) var areNameLike: [Bool] = []
    /// The words of each sentence.
    private(set) var sentences: [Range<Int>] = []
    /// The sentences of each section.
    private(set) var sections: [Range<Int>] = []
    /// What the words say for labels; nil where no lattice has weighed them.
    var emissionScores: EmissionScores?
    /// The first words of lines that are sentences although they hold several pieces of code.
    private(set) var startsOfSentencesWithCode: Set<Int> = []
    /// The words of each piece of code in a line of prose, once `findCode` has looked for them.
    var code: [Range<Int>] = []
    /// The scripts of the words, one bit per class.
    private(set) var scripts: UInt64 = 0
    /// The words of each item: of a line, or of a part of one between tabs, bars and the like. There are none where all words are
    /// in one script.
    private(set) var items: [Range<Int>] = []

    /// Reads a window.
    ///
    /// - Parameter startsBlock: Whether the window begins where a block does, or goes on with one that has had no word.
    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, startsBlock: Bool, detector: LanguageDetector) {
        detector.readUnits(ofUTF8: bytes, into: &units)
        separators.removeAll(keepingCapacity: true)
        areNameLike.removeAll(keepingCapacity: true)
        sentences.removeAll(keepingCapacity: true)
        sections.removeAll(keepingCapacity: true)
        // The lattice has its memory for itself again.
        emissionScores = nil
        code.removeAll(keepingCapacity: true)
        readSeparators(bytes, after: startsBlock ? .nothing : .text)
        gatherItems()
        startsOfSentencesWithCode = findSentencesWithCode(in: bytes)
        areNameLike.append(contentsOf: repeatElement(false, count: units.count))
        var sentenceStart = 0
        for index in 0..<units.count {
            if index > sentenceStart, separators[index].boundary >= .sentence || index - sentenceStart >= Self.longestSentence {
                sentences.append(sentenceStart..<index)
                sentenceStart = index
            }
            markName(index, sentenceStart: sentenceStart, bytes)
        }
        if units.count > 0 { sentences.append(sentenceStart..<units.count) }
        gatherSections()
    }

    /// Whether some words say more for another language than for a label, by at least so many nats; it may be so where no lattice
    /// has weighed them.
    func isDoubtful(_ words: Range<Int>, as label: WordLabel, from minimum: Float) -> Bool {
        emissionScores.map { $0.logOdds(of: words, against: label) >= minimum } ?? true
    }

    /// Whether words are in more than one script.
    var hasSeveralScripts: Bool { scripts & (scripts &- 1) != 0 }

    /// The scripts of some words, one bit per class.
    func scripts(of words: Range<Int>) -> UInt64 {
        words.reduce(0) { $0 | 1 << UInt64(units.words[$1].scriptClass) }
    }

    private mutating func readSeparators(_ bytes: UnsafeBufferPointer<UInt8>, after first: WordSeparatorReader.Context) {
        var context = first
        var end = 0
        scripts = 0
        for word in units.words {
            separators.append(WordSeparatorReader.read(bytes, end..<Int(word.start), after: context))
            scripts |= 1 << UInt64(word.scriptClass)
            context = .word(letterCount: Int(word.letterCount))
            end = Int(word.end)
        }
        separators.append(WordSeparatorReader.read(bytes, end..<bytes.count, after: context))
    }

    /// Finds the items where scripts differ. Between two that have no script in common a line ends, whatever letter the second
    /// begins with: no sentence goes on there.
    private mutating func gatherItems() {
        items.removeAll(keepingCapacity: true)
        guard hasSeveralScripts else { return }
        for line in runs(endingAt: { $0.lineEnd != nil || $0.boundary >= .line }) {
            let scripts = scripts(of: line)
            if scripts & (scripts &- 1) == 0 {
                items.append(line)
            } else {
                gatherItems(ofLine: line)
            }
        }
        var scriptsBefore: UInt64 = 0
        for item in items {
            let scripts = scripts(of: item)
            // Where the item before holds several scripts, its last word decides: *Anna: Привет* before *tom: hello*.
            let isWhole = scripts & (scripts &- 1) == 0
            let before = isWhole && item.lowerBound > 0 ? self.scripts(of: item.lowerBound - 1..<item.lowerBound) : scriptsBefore
            if item.lowerBound > 0, scripts & before == 0 {
                separators[item.lowerBound].boundary = max(separators[item.lowerBound].boundary, .line)
            }
            scriptsBefore = scripts
        }
    }

    /// A dash stands between items where it is the only one of a line that is no sentence: *яблоко — apple*.
    private mutating func gatherItems(ofLine line: Range<Int>) {
        var ends = line.dropFirst().filter { separators[$0].endsItem }
        if ends.isEmpty, !separators[line.upperBound].hasStop {
            ends = line.dropFirst().filter { separators[$0].boundary == .dash }
            if ends.count > 1 { ends = [] }
        }
        var start = line.lowerBound
        for end in ends + [line.upperBound] {
            items.append(start..<end)
            start = end
        }
    }

    /// The words between some separators, such as those at which lines end.
    func runs(endingAt isEnd: (WordSeparator) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start = 0
        for word in units.words.indices where word == units.count - 1 || isEnd(separators[word + 1]) {
            runs.append(start..<word + 1)
            start = word + 1
        }
        return runs
    }

    /// The sentence that a word stands in.
    ///
    /// - Complexity: Logarithmic in the number of sentences.
    func sentence(of word: Int) -> Range<Int> {
        var (low, high) = (0, sentences.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if sentences[middle].upperBound <= word { low = middle + 1 } else { high = middle }
        }
        return sentences[low]
    }

    /// What some words say.
    func evidence(of words: Range<Int>) -> Evidence { units.evidence(of: words, discounted: 0..<0, hasContent: true) }

    /// What some words say that do not look like names.
    func evidence(ofCommonWordsIn words: Range<Int>) -> Evidence {
        // Evidence is large; most phrases hold no name.
        guard areNameLike[words].contains(true) else { return evidence(of: words) }
        var evidence = Evidence.zero
        var start = words.lowerBound
        while start < words.upperBound {
            let isName = areNameLike[start]
            let end = (start..<words.upperBound).first { areNameLike[$0] != isName } ?? words.upperBound
            if !isName { evidence += self.evidence(of: start..<end) }
            start = end
        }
        return evidence
    }

    /// Marks a word that looks like a name.
    private mutating func markName(_ index: Int, sentenceStart: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
        // What begins a sentence or a quotation has a capital whatever it is.
        guard index > sentenceStart, separators[index].boundary < .quotation, isCapitalised(index, bytes) else { return }
        areNameLike[index] = true
        // Where the next word has one too, the first word of a sentence is likelier to be a name.
        if index == sentenceStart + 1, isCapitalised(sentenceStart, bytes) { areNameLike[sentenceStart] = true }
    }

    /// Whether a word is one of at most two short ones between words that look like names, as in *Millingen aan de Rijn*.
    func joinsNames(_ index: Int) -> Bool {
        func leadsToName(_ first: Int, _ second: Int) -> Bool {
            guard areNameLike.indices.contains(first) else { return false }
            if areNameLike[first] { return true }
            return isShort(first) && areNameLike.indices.contains(second) && areNameLike[second]
        }
        return isShort(index) && leadsToName(index - 1, index - 2) && leadsToName(index + 1, index + 2)
    }

    private func isShort(_ index: Int) -> Bool { units.words[index].letterCount <= Self.longestParticle }

    private func isCapitalised(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        LetterCase.isCapital(bytes, at: Int(units.words[index].start))
    }

    private mutating func gatherSections() {
        var start = 0
        for index in sentences.indices {
            let length = sentences[index].upperBound - sentences[start].lowerBound
            if length >= Self.sectionLength || index == sentences.count - 1 {
                sections.append(start..<index + 1)
                start = index + 1
            }
        }
    }
}
