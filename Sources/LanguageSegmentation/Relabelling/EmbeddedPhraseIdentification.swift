// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Finds embedded phrases in quotation marks, in brackets and between commas that the lattice left to the sentence around them.
///
/// For the lattice a language that is new to a text has to pay its entry; a few words can seldom afford it. But what is set off
/// is often quoted or glossed, and where it is certain of its language by itself, it is hardly there by chance.
struct EmbeddedPhraseIdentification: RelabellingPass {
    static let name = RelabellingPassName.embeddedPhrases

    /// Phrases are asked whose words together say so much against the language around them, in nats.
    private static let usualMinimumLogOdds: Float = 1.5

    /// Which phrases are asked, and how sure they must be.
    private struct Bounds {
        /// How many words they have; what is longer the lattice finds.
        let lengths: ClosedRange<Int>
        /// The least probability of its language, confusable ones counted in.
        let phrase: Double
        /// The most that the language around it may have.
        let context: Double

        /// Between quotation marks or brackets.
        static let marks = Bounds(lengths: 3...12, phrase: 0.95, context: 0.01)
        /// Two words between such. They take the documents with phrases whose set of languages is right from .710 to .746, and
        /// cut no more documents in one language.
        static let twoWordsInMarks = Bounds(lengths: 2...2, phrase: 0.98, context: 0.01)
        /// Between commas, where most clauses stand.
        static let commas = Bounds(lengths: 3...12, phrase: 0.98, context: 0.0005)
    }

    private let detector: LanguageDetector
    private let languages: AnswerableLanguages
    private let minimumLetters: Int
    private let minimumLogOdds: Float

    /// - Parameters:
    ///   - minimumLetters: Phrases of fewer letters stay.
    ///   - switchBias: How readily the language changes.
    init(detector: LanguageDetector, languages: AnswerableLanguages, minimumLetters: Int, switchBias: Float) {
        self.detector = detector
        self.languages = languages
        self.minimumLetters = minimumLetters
        minimumLogOdds = Self.usualMinimumLogOdds / switchBias
    }

    /// Relabels phrases that have the label of the words beside them, or another one that they are not in.
    func relabel(_ labels: inout [WordLabel], in structure: WindowStructure, after last: WordLabel?) {
        for sentence in structure.sentences where sentence.count > Bounds.twoWordsInMarks.lengths.lowerBound {
            relabelEnclosed(in: sentence, &labels, structure)
            relabelClauses(of: sentence, &labels, structure)
        }
    }

    private func relabelEnclosed(in sentence: Range<Int>, _ labels: inout [WordLabel], _ structure: WindowStructure) {
        var start = sentence.lowerBound
        while start < sentence.upperBound {
            if let mark = structure.separators[start].opening,
                let end = end(ofPhraseAt: start, after: mark, in: sentence, structure)
            {
                relabel(start..<end, end - start == 2 ? .twoWordsInMarks : .marks, &labels, structure)
                start = end
            } else {
                start += 1
            }
        }
    }

    private func end(
        ofPhraseAt start: Int, after mark: WordSeparator.OpeningMark, in sentence: Range<Int>, _ structure: WindowStructure
    ) -> Int? {
        let limit = min(start + Bounds.marks.lengths.upperBound, sentence.upperBound)
        return (start + 1..<limit + 1).first { structure.separators[$0].end(ofPhraseAfter: mark) != nil }
    }

    private func relabelClauses(of sentence: Range<Int>, _ labels: inout [WordLabel], _ structure: WindowStructure) {
        var start = sentence.lowerBound
        for end in sentence.lowerBound + 1...sentence.upperBound
        where end == sentence.upperBound || structure.separators[end].boundary >= .comma {
            if start..<end != sentence { relabel(start..<end, .commas, &labels, structure) }
            start = end
        }
    }

    private func relabel(_ phrase: Range<Int>, _ bounds: Bounds, _ labels: inout [WordLabel], _ structure: WindowStructure) {
        let label = labels[phrase.lowerBound]
        guard bounds.lengths.contains(phrase.count), let column = label.column,
            structure.isDoubtful(phrase, as: label, from: minimumLogOdds),
            labels[phrase].allSatisfy({ $0 == label }), languages.letters(of: structure.units.words[phrase]) >= minimumLetters
        else { return }
        let detection = detector.detection(for: structure.evidence(ofCommonWordsIn: phrase))
        let context = detector.tag(ofColumn: column)
        guard let language = detection.language, !languages.confusable.areConfusable(language, context),
            languages.confusable.probability(of: language, in: detection) >= bounds.phrase,
            detection.probability(of: context) <= bounds.context, let found = detector.label(of: language),
            let newColumn = found.column,
            structure.units.words[phrase].allSatisfy({ languages.isWritten(newColumn, in: $0.scriptClass) })
        else { return }
        for word in phrase { labels[word] = found }
    }
}
