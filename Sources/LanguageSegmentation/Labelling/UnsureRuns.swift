import LanguageRecognition

/// Gives back to the words around it what is too short or too doubtful to be trusted inside a sentence.
struct UnsureRuns: Sendable {
    /// So many letters in a script that a language is not written in are not of it for certain; fewer may be a sign or a gloss.
    private static let certainLetters = 8

    private let detector: LanguageDetector
    private let table: LanguageTable
    /// Runs with fewer letters are given back. An ideograph counts for several letters.
    private let leastLetters: Int
    /// Runs are given back whose common words are in the language, or one close to it, with less probability, where nothing else in the
    /// window is in it for sure.
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
        var sure: Set<Label> = last.map { [$0] } ?? []
        var unsure: [Range<Int>] = []
        var start = 0
        while start < labels.count {
            let label = labels[start]
            let end = labels[start...].firstIndex { $0 != label } ?? labels.count
            let run = start..<end
            if isInsideSentence(run, structure),
                isShort(run, structure) || !sure.contains(label) && isDoubtful(run, label, structure)
            {
                unsure.append(run)
            } else {
                sure.insert(label)
            }
            start = end
        }
        for run in unsure where isShort(run, structure) || !sure.contains(labels[run.lowerBound]) {
            let (before, behind) = boundaries(of: run, structure)
            let neighbour = before <= behind ? labels[run.lowerBound - 1] : labels[run.upperBound]
            if letters(run, structure) >= Self.certainLetters, !couldBe(neighbour, run, structure) { continue }
            for index in run { labels[index] = neighbour }
        }
    }

    /// What stands before a run and behind it; the ends of a window are those of paragraphs.
    private func boundaries(of run: Range<Int>, _ structure: WindowStructure) -> (before: Boundary, behind: Boundary) {
        (
            run.lowerBound > 0 ? structure.gaps[run.lowerBound].boundary : .paragraph,
            run.upperBound < structure.units.count ? structure.gaps[run.upperBound].boundary : .paragraph
        )
    }

    private func isInsideSentence(_ run: Range<Int>, _ structure: WindowStructure) -> Bool {
        let (before, behind) = boundaries(of: run, structure)
        return min(before, behind) < .sentence
    }

    /// How many letters of an alphabet the words of a run are worth.
    private func letters(_ run: Range<Int>, _ structure: WindowStructure) -> Int {
        run.reduce(0) { letters, index in
            let word = structure.units.words[index]
            return letters + Int(word.letterCount) * table.letterWeights[Int(word.scriptClass)]
        }
    }

    private func isShort(_ run: Range<Int>, _ structure: WindowStructure) -> Bool { letters(run, structure) < leastLetters }

    private func isDoubtful(_ run: Range<Int>, _ label: Label, _ structure: WindowStructure) -> Bool {
        guard let column = label.column else { return false }
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
            Int(word.scriptClass) == table.latinScript || table.isWritten(column, in: word.scriptClass)
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
