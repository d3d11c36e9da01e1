import LanguageRecognition

/// Gives back to the words around it what is too short or too doubtful to be trusted inside a sentence.
struct UnsureRuns: Sendable {
    private let detector: LanguageDetector
    private let table: LanguageTable
    /// Runs with fewer letters are given back. An ideograph counts for several letters.
    private let leastLetters: Int
    /// Runs are given back whose common words are in the language, or one close to it, with less probability, where nothing else in the
    /// window is in it.
    private let leastProbability: Double

    init(detector: LanguageDetector, table: LanguageTable, leastLetters: Int, leastProbability: Double) {
        self.detector = detector
        self.table = table
        self.leastLetters = leastLetters
        self.leastProbability = leastProbability
    }

    /// Relabels such runs of a window.
    ///
    /// - Parameter last: The label of the word before the window.
    func dissolve(in labels: inout [Label], _ structure: WindowStructure, after last: Label?) {
        // Most windows are in one language.
        guard let first = labels.first, labels.contains(where: { $0 != first }) else { return }
        var counts: [Label: Int] = [:]
        if let last { counts[last] = 1 }
        var start = 0
        while start < labels.count {
            let end = Self.endOfRun(from: start, in: labels)
            counts[labels[start], default: 0] += end - start
            start = end
        }
        start = 0
        while start < labels.count {
            let label = labels[start]
            let end = Self.endOfRun(from: start, in: labels)
            let before = start > 0 ? structure.gaps[start].boundary : .paragraph
            let behind = end < labels.count ? structure.gaps[end].boundary : .paragraph
            if min(before, behind) < .sentence {
                let isElsewhere = counts[label, default: 0] > end - start
                let neighbour = before <= behind ? labels[start - 1] : labels[end]
                if isUnsure(start..<end, label, isElsewhere: isElsewhere, beside: neighbour, structure) {
                    for index in start..<end { labels[index] = neighbour }
                    counts[label, default: 0] -= end - start
                    counts[neighbour, default: 0] += end - start
                }
            }
            start = end
        }
    }

    private static func endOfRun(from start: Int, in labels: [Label]) -> Int {
        labels[start...].firstIndex { $0 != labels[start] } ?? labels.count
    }

    private func isUnsure(
        _ run: Range<Int>, _ label: Label, isElsewhere: Bool, beside neighbour: Label, _ structure: WindowStructure
    ) -> Bool {
        let letters = run.reduce(0) { letters, index in
            let word = structure.units.words[index]
            return letters + Int(word.letterCount) * table.letterWeights[Int(word.scriptClass)]
        }
        if letters < leastLetters { return true }
        guard !isElsewhere, let column = label.column else { return false }
        if !couldBe(neighbour, run, structure) { return false }
        let evidence = evidence(ofCommonWordsIn: run, structure)
        guard evidence.featureCount > 0 else { return true }
        let tag = detector.tag(ofColumn: column)
        // Which of two close languages a guest is in may stay open.
        let probability = detector.detection(for: evidence).hypotheses
            .filter { table.kinship.areClose($0.language, tag) }.reduce(0) { $0 + $1.probability }
        return probability < leastProbability
    }

    /// Whether words may be in a language by their scripts alone. Latin letters stand in texts of all languages.
    private func couldBe(_ label: Label, _ run: Range<Int>, _ structure: WindowStructure) -> Bool {
        guard let column = label.column else { return true }
        return structure.units.words[run].contains { word in
            Int(word.scriptClass) == table.latinScript || table.scriptsOfColumn[column] >> UInt64(word.scriptClass) & 1 != 0
        }
    }

    /// What the words of a run say that do not look like names.
    private func evidence(ofCommonWordsIn run: Range<Int>, _ structure: WindowStructure) -> Evidence {
        var evidence = Evidence.zero
        var start = run.lowerBound
        while start < run.upperBound {
            let isName = structure.areNameLike[start]
            let end = (start..<run.upperBound).first { structure.areNameLike[$0] != isName } ?? run.upperBound
            if !isName { evidence += structure.units.evidence(of: start..<end, passed: 0..<0, hasContent: true) }
            start = end
        }
        return evidence
    }
}
