import LanguageRecognition

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
        var isGuest = false
        for index in 0...labels.count {
            let gap = structure.gaps[index]
            if let block = gap.silentBlock {
                if index > runStart { end(at: block.lowerBound, before: index) }
                append(.silent, to: gap.cut, words: index..<index)
                runStart = index
                isGuest = false
            } else if index > runStart, index < labels.count, labels[index] != labels[index - 1] {
                if isGuest, let closing = gap.closingCut {
                    end(at: closing, before: index)
                    isGuest = false
                } else if gap.boundary < .sentence, let opening = gap.openingCut {
                    end(at: opening, before: index)
                    isGuest = true
                } else {
                    end(at: gap.cut, before: index)
                    isGuest = false
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

    /// Ends a run at the boundary of a character; a run that has no room goes with the one before it.
    private mutating func append(_ label: Label, to cut: Int, words: Range<Int>) {
        let end = boundaries.last(upTo: cut)
        guard end > (runs.last?.end ?? 0) else {
            // The words are counted with the run before, which holds their bytes.
            if let last = runs.last {
                runs[runs.count - 1] = Run(label: last.label, end: last.end, words: last.words.lowerBound..<words.upperBound)
            }
            return
        }
        runs.append(Run(label: label, end: end, words: words))
    }
}
