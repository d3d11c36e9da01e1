// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Merges runs of low confidence into the runs beside them: what is too short, or hardly in its language.
///
/// The lattice weighs words one by one; here each run of words with one label is looked at as a whole.
struct LowConfidenceRunMerging: RelabellingPass {
    static let name = RelabellingPassName.lowConfidenceRuns

    /// A run of words with one label.
    private struct Run {
        let words: Range<Int>
        let label: WordLabel
        var verdict = Verdict.kept
    }

    private enum Verdict {
        /// The run stays as it is.
        case kept
        /// It stays if another run that is kept has its label.
        case keptIfConfirmed
        /// It is merged in any case.
        case merged
    }

    /// A sentence or a line in a language found nowhere else in the window is kept only if it is at least this many times
    /// likelier in it than in a neighbouring language. Any value from 8 to 50 gives the same results on short lists written by
    /// hand and on mixtures of development lines.
    private static let minimumOdds = 20.0
    /// The features of some fifteen words: longer sentences and lines are kept as they are.
    private static let maximumFeatures = 256

    /// A word after what may be a name is foreign to a language that has less than this.
    private static let probabilityOfForeign = 0.1

    /// A run with at least this many letters in a script that a language does not use is certainly not in that language; a
    /// shorter one may be a symbol or a gloss.
    private static let certainLetters = 8

    private let detector: LanguageDetector
    private let languages: AnswerableLanguages
    /// Runs inside a sentence with fewer letters are merged. An ideograph counts for several letters.
    private let minimumLetters: Int
    /// Runs are merged whose common words are in the language, or one that is easily taken for it, with less probability.
    private let minimumProbability: Double

    init(detector: LanguageDetector, languages: AnswerableLanguages, minimumLetters: Int, minimumProbability: Double) {
        self.detector = detector
        self.languages = languages
        self.minimumLetters = minimumLetters
        self.minimumProbability = minimumProbability
    }

    /// Relabels such runs.
    func relabel(_ labels: inout [WordLabel], in structure: WindowStructure, after last: WordLabel?) {
        var runs = WordLabel.runs(of: labels).map { Run(words: $0, label: labels[$0.lowerBound]) }
        var kept: Set<WordLabel> = last.map { [$0] } ?? []
        for index in runs.indices {
            runs[index].verdict =
                isInsideSentence(runs[index].words, structure)
                ? verdict(onPhrase: runs[index], kept, structure)
                : verdict(onSentences: index, of: runs, kept, structure, after: last)
            if runs[index].verdict == .kept { kept.insert(runs[index].label) }
        }
        for index in runs.indices where runs[index].verdict == .keptIfConfirmed && kept.contains(runs[index].label) {
            runs[index].verdict = .kept
        }
        if !runs.contains(where: { $0.verdict == .kept }) {
            let longest = runs.indices.max { letters(runs[$0].words, structure) < letters(runs[$1].words, structure) }
            if let longest { runs[longest].verdict = .kept }
        }
        let before = neighbours(runs, structure)
        let after = neighbours(runs.reversed(), structure).reversed() as [Neighbour?]
        for index in runs.indices where runs[index].verdict != .kept {
            guard let label = label(of: runs[index], before[index], after[index], kept, structure) else { continue }
            for word in runs[index].words { labels[word] = label }
        }
    }

    // MARK: - What is kept

    private func isInsideSentence(_ words: Range<Int>, _ structure: WindowStructure) -> Bool {
        min(boundary(before: words.lowerBound, structure), boundary(before: words.upperBound, structure)) < .sentence
    }

    /// What stands before a word; the ends of a window are those of paragraphs.
    private func boundary(before word: Int, _ structure: WindowStructure) -> Boundary {
        word > 0 && word < structure.units.count ? structure.separators[word].boundary : .paragraph
    }

    /// How many letters of an alphabet some words are worth.
    private func letters(_ words: Range<Int>, _ structure: WindowStructure) -> Int {
        languages.letters(of: structure.units.words[words])
    }

    private func verdict(onPhrase run: Run, _ kept: Set<WordLabel>, _ structure: WindowStructure) -> Verdict {
        if letters(run.words, structure) < minimumLetters { return .merged }
        // A word in Latin letters among those of another script is as likely a loan, whatever else the text is in.
        let isLoan = isLatinAmongOthers(run.words, structure)
        guard isLoan || !kept.contains(run.label), hasLowConfidence(run, structure) else { return .kept }
        return isLoan ? .merged : .keptIfConfirmed
    }

    private func isLatinAmongOthers(_ words: Range<Int>, _ structure: WindowStructure) -> Bool {
        structure.units.words[words].allSatisfy { Int($0.scriptClass) == languages.latinScript }
            && !languages.isMostlyLatin(structure.units.words[structure.sentence(of: words.lowerBound)])
    }

    /// Whether the common words of a run are hardly in its language.
    private func hasLowConfidence(_ run: Run, _ structure: WindowStructure) -> Bool {
        guard let column = run.label.column else { return false }
        let evidence = structure.evidence(ofCommonWordsIn: run.words)
        guard evidence.featureCount > 0 else { return true }
        let tag = detector.tag(ofColumn: column)
        let probability = languages.confusable.probability(of: tag, in: detector.detection(for: evidence))
        return probability < minimumProbability
            || mayBeginWithName(run, structure) && isForeign(run.words.dropFirst(), tag, structure)
    }

    /// What begins a sentence has a capital letter whatever it is; before one word more it is as likely a name, as in *Dijkstras
    /// algoritm*.
    private func mayBeginWithName(_ run: Run, _ structure: WindowStructure) -> Bool {
        run.words.count == 2 && isInsideSentence(run.words, structure)
            && structure.sentence(of: run.words.lowerBound).lowerBound == run.words.lowerBound
    }

    /// Whether words are hardly ever of a language.
    private func isForeign(_ words: Range<Int>, _ tag: LanguageTag, _ structure: WindowStructure) -> Bool {
        let detection = detector.detection(for: structure.evidence(of: words))
        return languages.confusable.probability(of: tag, in: detection) < Self.probabilityOfForeign
    }

    /// Whole sentences and lines may as well be in the language before or after them, or be names.
    private func verdict(
        onSentences index: Int, of runs: [Run], _ kept: Set<WordLabel>, _ structure: WindowStructure, after last: WordLabel?
    ) -> Verdict {
        let run = runs[index]
        if run.label == .noise {
            // Words that may be of several languages are not noise in a text in one of these.
            let outcome = detector.detection(for: structure.evidence(of: run.words)).outcome
            return outcome == .undetermined(.ambiguous) ? .merged : .kept
        }
        // What is longer says itself which language it is in.
        if structure.units.featureCount(of: run.words) > Self.maximumFeatures { return .kept }
        let before = runs[..<index].last { $0.label.column != nil }?.label ?? last
        let after = runs[(index + 1)...].first { $0.label.column != nil }?.label
        let neighbours = [before, after].compactMap { $0?.column }.filter { $0 != run.label.column }
        guard let column = run.label.column, !neighbours.isEmpty, !kept.contains(run.label) else { return .kept }
        // Names of people and firms are in any text; with a full stop they are a sentence.
        let areNames = structure.areNameLike[run.words].allSatisfy(\.self)
        if areNames ? !structure.separators[run.words.upperBound].hasStop : hasLowConfidence(run, structure) {
            return .keptIfConfirmed
        }
        let detection = detector.detection(for: structure.evidence(of: run.words))
        let own = detector.probability(ofColumn: column, in: detection)
        let isDoubtful = neighbours.contains { own < Self.minimumOdds * detector.probability(ofColumn: $0, in: detection) }
        return isDoubtful ? .keptIfConfirmed : .kept
    }

    // MARK: - What the others are merged into

    /// A kept run beside one that is not, and the strongest boundary between the two.
    private struct Neighbour {
        let label: WordLabel
        var boundary: Boundary
    }

    /// The last kept run before each; nothing is merged into noise.
    private func neighbours(_ runs: [Run], _ structure: WindowStructure) -> [Neighbour?] {
        var last: Neighbour?
        return runs.indices.map { index in
            guard index > 0 else { return nil }
            let between = boundary(before: max(runs[index - 1].words.lowerBound, runs[index].words.lowerBound), structure)
            if runs[index - 1].verdict == .kept, runs[index - 1].label != .noise {
                last = Neighbour(label: runs[index - 1].label, boundary: between)
            } else if let neighbour = last {
                last?.boundary = max(neighbour.boundary, between)
            }
            return last
        }
    }

    /// The label of the neighbour across the weaker boundary; that of the other neighbour where the first is not written in the
    /// script of the run. A symbol or a gloss in a language that nothing else is in gets the first one's label even where neither
    /// is written in its script.
    private func label(
        of run: Run, _ before: Neighbour?, _ after: Neighbour?, _ kept: Set<WordLabel>, _ structure: WindowStructure
    ) -> WordLabel? {
        let neighbours = [before, after].compactMap(\.self).sorted { $0.boundary < $1.boundary }
        if let neighbour = neighbours.first(where: { couldBe($0.label, run.words, structure) }) { return neighbour.label }
        let isSign = letters(run.words, structure) < Self.certainLetters && !kept.contains(run.label)
        return isSign ? neighbours.first?.label : nil
    }

    /// Whether words may be in a language by their scripts alone. Latin letters stand in texts of all languages.
    private func couldBe(_ label: WordLabel, _ words: Range<Int>, _ structure: WindowStructure) -> Bool {
        guard let column = label.column else { return true }
        return structure.units.words[words].contains { word in
            Int(word.scriptClass) == languages.latinScript || languages.isWritten(column, in: word.scriptClass)
        }
    }
}
