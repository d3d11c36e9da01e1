// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Gives short lines, and items of lines, back the language that they are certainly in when they stand alone.
///
/// In a list or a chat what stands on the lines around says little of a line. The lattice lets few languages into a text, and so
/// loses single lines between two that are alike.
struct CertainLineRestoration: RelabellingPass {
    static let name = RelabellingPassName.certainLines

    /// Lines of so many words are short, and those of fewer features hardly more than a word, which may be a name or a loan word.
    private static let maximumWords = 12
    private static let minimumFeatures = 40
    /// The least probability of a line's own language, and the most that its label may have.
    private static let minimumProbability = 0.98
    private static let maximumProbabilityOfLabel = 0.002
    /// Lines are asked whose words together say so much against their label, in nats.
    private static let usualMinimumLogOdds: Float = 3

    private let detector: LanguageDetector
    private let languages: AnswerableLanguages
    private let minimumLogOdds: Float

    /// - Parameter switchBias: How readily the language changes.
    init(detector: LanguageDetector, languages: AnswerableLanguages, switchBias: Float) {
        self.detector = detector
        self.languages = languages
        minimumLogOdds = Self.usualMinimumLogOdds / switchBias
    }

    /// Relabels such lines.
    func relabel(_ labels: inout [WordLabel], in structure: WindowStructure, after last: WordLabel?) {
        for line in structure.runs(endingAt: { $0.boundary >= .line || $0.endsItem }) { relabel(line, &labels, structure) }
    }

    private func relabel(_ line: Range<Int>, _ labels: inout [WordLabel], _ structure: WindowStructure) {
        guard line.count <= Self.maximumWords, let column = labels[line.lowerBound].column,
            structure.isDoubtful(line, as: labels[line.lowerBound], from: minimumLogOdds),
            labels[line].allSatisfy({ $0 == labels[line.lowerBound] }),
            structure.units.featureCount(of: line) >= Self.minimumFeatures
                || structure.units.words[line].contains(where: { languages.letterWeights[Int($0.scriptClass)] > 1 })
        else { return }
        let label = detector.tag(ofColumn: column)
        let detection = detector.detection(for: structure.evidence(ofCommonWordsIn: line))
        guard let language = detection.language, detection.probability >= Self.minimumProbability,
            !languages.confusable.areConfusable(language, label),
            detection.probability(of: label) <= Self.maximumProbabilityOfLabel, let found = detector.label(of: language)
        else { return }
        for word in line { labels[word] = found }
    }
}
