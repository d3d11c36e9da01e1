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

    /// Reads a window.
    ///
    /// - Parameter startsBlock: Whether the window begins where a block does, or goes on with one that has had no word.
    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, startsBlock: Bool, detector: LanguageDetector) {
        detector.readUnits(ofUTF8: bytes, into: &units)
        separators.removeAll(keepingCapacity: true)
        areNameLike.removeAll(keepingCapacity: true)
        sentences.removeAll(keepingCapacity: true)
        sections.removeAll(keepingCapacity: true)
        var context = startsBlock ? WordSeparatorReader.Context.nothing : .text
        var end = 0
        var sentenceStart = 0
        for index in 0..<units.count {
            let word = units.words[index]
            let separator = WordSeparatorReader.read(bytes, end..<Int(word.start), after: context)
            separators.append(separator)
            if index > sentenceStart, separator.boundary >= .sentence || index - sentenceStart >= Self.longestSentence {
                sentences.append(sentenceStart..<index)
                sentenceStart = index
            }
            areNameLike.append(false)
            markName(index, sentenceStart: sentenceStart, bytes)
            context = .word(letterCount: Int(word.letterCount))
            end = Int(word.end)
        }
        separators.append(WordSeparatorReader.read(bytes, end..<bytes.count, after: context))
        if units.count > 0 { sentences.append(sentenceStart..<units.count) }
        gatherSections()
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
