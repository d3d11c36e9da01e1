// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TextScanning

/// A run of text with one label.
struct LabelledRun {
    let label: WordLabel
    /// Where it ends; it begins where the one before ends.
    let end: Int
    /// The words of the run.
    let words: Range<Int>

    /// The runs of a window.
    ///
    /// - Parameter labels: A label for each word.
    static func runs(of structure: WindowStructure, labels: [WordLabel], bytes: UnsafeBufferPointer<UInt8>) -> [LabelledRun] {
        var reader = RunReader(structure: structure, labels: labels, bytes: bytes)
        reader.read()
        return reader.runs
    }
}

/// Turns the labels of words into runs of text, each with the place where it ends.
private struct RunReader {
    let structure: WindowStructure
    let labels: [WordLabel]
    let bytes: UnsafeBufferPointer<UInt8>
    private(set) var runs: [LabelledRun] = []
    private var runStart = 0
    private var boundaries: CharacterBoundaries
    /// The first word that is in no run yet.
    private var wordStart = 0

    init(structure: WindowStructure, labels: [WordLabel], bytes: UnsafeBufferPointer<UInt8>) {
        self.structure = structure
        self.labels = labels
        self.bytes = bytes
        boundaries = CharacterBoundaries(in: bytes)
    }

    mutating func read() {
        // What opened the embedded phrase that is being read.
        var opened: WordSeparator.OpeningMark?
        for index in 0...labels.count {
            let separator = structure.separators[index]
            if let block = separator.wordlessBlock {
                if index > runStart { end(at: block.lowerBound, before: index) }
                append(separator.isWordlessParagraph ? .wordlessParagraph : .wordless, to: separator.cut, words: index..<index)
                runStart = index
                opened = nil
            } else if index > runStart, index < labels.count, labels[index] != labels[index - 1] {
                if let mark = opened, let closing = separator.end(ofPhraseAfter: mark) {
                    // The matrix language goes on after a phrase; where a sentence in a third language follows, the mark stays
                    // with the phrase.
                    let goesOn = separator.boundary < .sentence || labels[index] == labels[runStart - 1]
                    end(at: goesOn ? closing : separator.cut, before: index)
                    opened = nil
                } else if separator.boundary < .sentence, let opening = separator.opening {
                    end(at: opening.end, before: index)
                    opened = opening
                } else {
                    end(at: separator.cut, before: index)
                    opened = nil
                }
            }
        }
        if labels.count > runStart { end(at: bytes.count, before: labels.count) }
        if let last = runs.last, last.end < bytes.count {
            runs[runs.count - 1] = LabelledRun(label: last.label, end: bytes.count, words: last.words)
        }
    }

    private mutating func end(at cut: Int, before word: Int) {
        append(labels[runStart], to: cut, words: runStart..<word)
        runStart = word
    }

    /// Ends a run at the boundary of a character. Where no whole character is left for a run, its words are counted with the run
    /// before, which holds their bytes, or with the words after it where it is the first.
    private mutating func append(_ label: WordLabel, to cut: Int, words: Range<Int>) {
        let end = boundaries.last(upTo: cut)
        if end > (runs.last?.end ?? 0) {
            runs.append(LabelledRun(label: label, end: end, words: wordStart..<words.upperBound))
        } else if let last = runs.popLast() {
            runs.append(LabelledRun(label: last.label, end: last.end, words: last.words.lowerBound..<words.upperBound))
        } else {
            return
        }
        wordStart = words.upperBound
    }
}
