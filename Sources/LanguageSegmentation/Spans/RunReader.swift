import LanguageRecognition
import TextScanning

/// Turns the labels of the words of a window into runs of text, each with the place where it ends.
struct RunReader {
    /// A run of text with one label.
    struct Run {
        let label: Label
        let end: Int
        /// The words of the run.
        let words: Range<Int>
    }

    private let structure: WindowStructure
    private let labels: [Label]
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var runs: [Run] = []
    private var runStart = 0
    private var boundaries: CharacterBoundaries
    /// The first word that is in no run yet.
    private var wordStart = 0

    /// Reads the runs of a window.
    static func runs(
        of structure: WindowStructure, labels: [Label], bytes: UnsafeBufferPointer<UInt8>
    ) -> [Run] {
        var reader = RunReader(structure: structure, labels: labels, bytes: bytes)
        reader.read()
        return reader.runs
    }

    private init(structure: WindowStructure, labels: [Label], bytes: UnsafeBufferPointer<UInt8>) {
        self.structure = structure
        self.labels = labels
        self.bytes = bytes
        boundaries = CharacterBoundaries(in: bytes)
    }

    private mutating func read() {
        // What opened the guest that is being read.
        var opened: Gap.Mark?
        for index in 0...labels.count {
            let gap = structure.gaps[index]
            if let block = gap.silentBlock {
                if index > runStart { end(at: block.lowerBound, before: index) }
                append(.silent, to: gap.cut, words: index..<index)
                runStart = index
                opened = nil
            } else if index > runStart, index < labels.count, labels[index] != labels[index - 1] {
                if let mark = opened, let closing = gap.end(ofGuestBehind: mark) {
                    // Its host goes on behind a guest; where a sentence in a third language follows, the mark stays with the guest.
                    let hostGoesOn = gap.boundary < .sentence || labels[index] == labels[runStart - 1]
                    end(at: hostGoesOn ? closing : gap.cut, before: index)
                    opened = nil
                } else if gap.boundary < .sentence, let opening = gap.opening {
                    end(at: opening.end, before: index)
                    opened = opening
                } else {
                    end(at: gap.cut, before: index)
                    opened = nil
                }
            }
        }
        if labels.count > runStart { end(at: bytes.count, before: labels.count) }
        if let last = runs.last, last.end < bytes.count {
            runs[runs.count - 1] = Run(label: last.label, end: bytes.count, words: last.words)
        }
    }

    private mutating func end(at cut: Int, before word: Int) {
        append(labels[runStart], to: cut, words: runStart..<word)
        runStart = word
    }

    /// Ends a run at the boundary of a character. Where a run has no room its words are counted with the run before, which holds their bytes, or
    /// with that behind where it is the first.
    private mutating func append(_ label: Label, to cut: Int, words: Range<Int>) {
        let end = boundaries.last(upTo: cut)
        if end > (runs.last?.end ?? 0) {
            runs.append(Run(label: label, end: end, words: wordStart..<words.upperBound))
        } else if let last = runs.popLast() {
            runs.append(Run(label: last.label, end: last.end, words: last.words.lowerBound..<words.upperBound))
        } else {
            return
        }
        wordStart = words.upperBound
    }
}
