import LanguageRecognition

/// Gives back to the words around it what is too short or too doubtful to be trusted.
///
/// The lattice weighs words one by one; here each run of words with one label is looked at as a whole.
struct UnsureRuns: Sendable {
    /// A run of words with one label.
    private struct Run {
        let words: Range<Int>
        let label: Label
        var trust = Trust.sure
    }

    private enum Trust {
        /// The run stays.
        case sure
        /// It stays if something else in the window is in its language.
        case doubtful
        /// It is given back in any case.
        case none
    }

    /// Sentences and lines in a language that the rest of the window is not in are so many times likelier in it than in that beside them,
    /// or are given back. From 8 to 50 short lists written by hand come out alike, and mixtures of development lines the same.
    private static let leastOdds = 20.0
    /// The features of some fifteen words: sentences and lines that are longer are not asked about.
    private static let mostFeatures = 256

    /// So many letters in a script that a language is not written in are not of it for certain; fewer may be a sign or a gloss.
    private static let certainLetters = 8

    private let detector: LanguageDetector
    private let table: LanguageTable
    /// Runs inside a sentence with fewer letters are given back. An ideograph counts for several letters.
    private let leastLetters: Int
    /// Runs are given back whose common words are in the language, or one close to it, with less probability.
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
        var runs = Label.runs(of: labels).map { Run(words: $0, label: labels[$0.lowerBound]) }
        var sure: Set<Label> = last.map { [$0] } ?? []
        for index in runs.indices {
            runs[index].trust =
                isInsideSentence(runs[index].words, structure)
                ? trust(inPhrase: runs[index], sure, structure)
                : trust(inSentences: index, of: runs, sure, structure, after: last)
            if runs[index].trust == .sure { sure.insert(runs[index].label) }
        }
        for index in runs.indices where runs[index].trust == .doubtful && sure.contains(runs[index].label) {
            runs[index].trust = .sure
        }
        if !runs.contains(where: { $0.trust == .sure }) {
            let longest = runs.indices.max { letters(runs[$0].words, structure) < letters(runs[$1].words, structure) }
            if let longest { runs[longest].trust = .sure }
        }
        let (before, behind) = (hosts(runs, structure), hosts(runs.reversed(), structure).reversed() as [Host?])
        for index in runs.indices where runs[index].trust != .sure {
            guard let host = host(of: runs[index], before[index], behind[index], sure, structure) else { continue }
            for word in runs[index].words { labels[word] = host }
        }
    }

    // MARK: - What is sure

    private func isInsideSentence(_ words: Range<Int>, _ structure: WindowStructure) -> Bool {
        min(boundary(before: words.lowerBound, structure), boundary(before: words.upperBound, structure)) < .sentence
    }

    /// What stands before a word; the ends of a window are those of paragraphs.
    private func boundary(before word: Int, _ structure: WindowStructure) -> Boundary {
        word > 0 && word < structure.units.count ? structure.gaps[word].boundary : .paragraph
    }

    /// How many letters of an alphabet some words are worth.
    private func letters(_ words: Range<Int>, _ structure: WindowStructure) -> Int {
        words.reduce(0) { letters, index in
            let word = structure.units.words[index]
            return letters + Int(word.letterCount) * table.letterWeights[Int(word.scriptClass)]
        }
    }

    private func trust(inPhrase run: Run, _ sure: Set<Label>, _ structure: WindowStructure) -> Trust {
        if letters(run.words, structure) < leastLetters { return .none }
        // A word in Latin letters among those of another script is as likely a loan, whatever else the text is in.
        let isLoan = isLatinAmongOthers(run.words, structure)
        guard isLoan || !sure.contains(run.label), isDoubtful(run, structure) else { return .sure }
        return isLoan ? .none : .doubtful
    }

    private func isLatinAmongOthers(_ words: Range<Int>, _ structure: WindowStructure) -> Bool {
        structure.units.words[words].allSatisfy { Int($0.scriptClass) == table.latinScript }
            && !table.isMostlyLatin(structure.units.words[structure.sentence(of: words.lowerBound)])
    }

    /// Whether the common words of a run are hardly in its language.
    private func isDoubtful(_ run: Run, _ structure: WindowStructure) -> Bool {
        guard let column = run.label.column else { return false }
        let evidence = structure.evidence(ofCommonWordsIn: run.words)
        guard evidence.featureCount > 0 else { return true }
        let tag = detector.tag(ofColumn: column)
        // Which of two close languages a guest is in may stay open.
        let probability = detector.detection(for: evidence).hypotheses
            .filter { table.kinship.areClose($0.language, tag) }.reduce(0) { $0 + $1.probability }
        return probability < leastProbability
    }

    /// Whole sentences and lines may as well be in the language before or behind them, or be names.
    private func trust(
        inSentences index: Int, of runs: [Run], _ sure: Set<Label>, _ structure: WindowStructure, after last: Label?
    ) -> Trust {
        let run = runs[index]
        if run.label == .noise {
            // Words that may be of several languages are no noise where one of these is spoken.
            return detector.detection(for: structure.evidence(of: run.words)).outcome == .undetermined(.ambiguous) ? .none : .sure
        }
        // What is longer says itself which language it is in.
        if structure.units.featureCount(of: run.words) > Self.mostFeatures { return .sure }
        let before = runs[..<index].last { $0.label.column != nil }?.label ?? last
        let behind = runs[(index + 1)...].first { $0.label.column != nil }?.label
        let neighbours = [before, behind].compactMap { $0?.column }.filter { $0 != run.label.column }
        guard let column = run.label.column, !neighbours.isEmpty, !sure.contains(run.label) else { return .sure }
        // Names of people and firms are in any text; with a full stop they are a sentence.
        let areNames = structure.areNameLike[run.words].allSatisfy(\.self)
        if areNames ? !structure.gaps[run.words.upperBound].hasStop : isDoubtful(run, structure) { return .doubtful }
        let detection = detector.detection(for: structure.evidence(of: run.words))
        func probability(_ column: Int) -> Double { detection.probability(of: detector.tag(ofColumn: column)) }
        return neighbours.contains { probability(column) < Self.leastOdds * probability($0) } ? .doubtful : .sure
    }

    // MARK: - Whom it goes to

    /// A sure run beside one that is not, and the strongest boundary between the two.
    private struct Host {
        let label: Label
        var boundary: Boundary
    }

    /// The last sure run before each; noise is nobody's host.
    private func hosts(_ runs: [Run], _ structure: WindowStructure) -> [Host?] {
        var last: Host?
        return runs.indices.map { index in
            guard index > 0 else { return nil }
            let between = boundary(before: max(runs[index - 1].words.lowerBound, runs[index].words.lowerBound), structure)
            if runs[index - 1].trust == .sure, runs[index - 1].label != .noise {
                last = Host(label: runs[index - 1].label, boundary: between)
            } else if let host = last {
                last?.boundary = max(host.boundary, between)
            }
            return last
        }
    }

    /// The label beyond the weaker boundary; that beyond the other where the first is not written so. A sign or a gloss in a
    /// language that nothing else is in stays with what is next to it, although neither side is written so.
    private func host(
        of run: Run, _ before: Host?, _ behind: Host?, _ sure: Set<Label>, _ structure: WindowStructure
    ) -> Label? {
        let hosts = [before, behind].compactMap(\.self).sorted { $0.boundary < $1.boundary }
        if let host = hosts.first(where: { couldBe($0.label, run.words, structure) }) { return host.label }
        let isSign = letters(run.words, structure) < Self.certainLetters && !sure.contains(run.label)
        return isSign ? hosts.first?.label : nil
    }

    /// Whether words may be in a language by their scripts alone. Latin letters stand in texts of all languages.
    private func couldBe(_ label: Label, _ words: Range<Int>, _ structure: WindowStructure) -> Bool {
        guard let column = label.column else { return true }
        return structure.units.words[words].contains { word in
            Int(word.scriptClass) == table.latinScript || table.isWritten(column, in: word.scriptClass)
        }
    }
}
