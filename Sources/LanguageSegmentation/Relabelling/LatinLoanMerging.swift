// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Merges words in Latin letters into the sentence in another script that they stand in: loan words, names and terms.
///
/// Technical prose of all scripts is full of them. *Segmentation fault* in a Russian sentence is no phrase in English, however
/// certainly it is English.
struct LatinLoanMerging: RelabellingPass {
    static let name = RelabellingPassName.latinLoans

    /// As many words between commas may be a term.
    private static let longestTerm = 2
    /// Longer runs in English, which terms mostly are in, are phrases from this probability on.
    private static let minimumProbability = 0.9

    private let detector: LanguageDetector
    private let languages: AnswerableLanguages

    init(detector: LanguageDetector, languages: AnswerableLanguages) {
        self.detector = detector
        self.languages = languages
    }

    /// Relabels terms in sentences that are not in Latin letters.
    func relabel(_ labels: inout [WordLabel], in structure: WindowStructure, after last: WordLabel?) {
        let latin = languages.latinBit
        for sentence in structure.sentences {
            let scripts = structure.scripts(of: sentence)
            guard scripts & latin != 0, scripts != latin else { continue }
            let runs = latinRuns(of: sentence, structure)
            guard isInOtherScript(sentence, runs, labels, structure) else { continue }
            for run in runs {
                guard let matrix = matrixLabel(around: run, in: sentence, labels), matrix.column != nil,
                    labels[run].contains(where: { $0 != matrix }), isTerm(run, of: sentence, labels, structure)
                else { continue }
                for word in run { labels[word] = matrix }
            }
        }
    }

    /// The runs of words in Latin letters.
    private func latinRuns(of sentence: Range<Int>, _ structure: WindowStructure) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for word in sentence where languages.areLatin(word..<word + 1, in: structure) {
            if let last = runs.last, last.upperBound == word {
                runs[runs.count - 1] = last.lowerBound..<word + 1
            } else {
                runs.append(word..<word + 1)
            }
        }
        return runs
    }

    /// Whether the matrix language of a sentence is in another script: most letters are; or only terms are in Latin letters, and
    /// the others stand between them or go on in the language of the sentence before. Others that are all quoted are what a
    /// sentence in Latin letters speaks of: *The word “東京” means “eastern capital”*.
    private func isInOtherScript(
        _ sentence: Range<Int>, _ runs: [Range<Int>], _ labels: [WordLabel], _ structure: WindowStructure
    ) -> Bool {
        guard languages.isMostlyLatin(structure.units.words[sentence]) else { return true }
        guard runs.allSatisfy({ longestPiece(of: $0, structure) <= Self.longestTerm }) else { return false }
        if areQuoted(wordsBetween: runs, in: sentence, structure) { return false }
        if runs.count > 1 { return true }
        let matrix = matrixLabel(around: runs[0], in: sentence, labels)
        return sentence.lowerBound > 0 && labels[sentence.lowerBound - 1] == matrix
    }

    /// Whether all words of a sentence that are in no run stand in quotation marks, those beside each other together.
    private func areQuoted(wordsBetween runs: [Range<Int>], in sentence: Range<Int>, _ structure: WindowStructure) -> Bool {
        let starts = [sentence.lowerBound] + runs.map(\.upperBound)
        let ends = runs.map(\.lowerBound) + [sentence.upperBound]
        return zip(starts, ends).allSatisfy { start, end in
            start >= end
                || structure.separators[start].opening?.isQuotation == true && structure.separators[end].endOfQuotation != nil
        }
    }

    /// How many words of a run stand between two commas or stronger boundaries at most.
    private func longestPiece(of run: Range<Int>, _ structure: WindowStructure) -> Int {
        var (longest, length) = (0, 0)
        for word in run {
            length = structure.separators[word].boundary >= .comma ? 1 : length + 1
            longest = max(longest, length)
        }
        return longest
    }

    private func matrixLabel(around run: Range<Int>, in sentence: Range<Int>, _ labels: [WordLabel]) -> WordLabel? {
        if run.lowerBound > sentence.lowerBound { return labels[run.lowerBound - 1] }
        return run.upperBound < sentence.upperBound ? labels[run.upperBound] : nil
    }

    private func isTerm(_ run: Range<Int>, of sentence: Range<Int>, _ labels: [WordLabel], _ structure: WindowStructure) -> Bool {
        let length = longestPiece(of: run, structure)
        // At the edge of a sentence, behind a comma, a greeting or an aside may stand.
        let isAside =
            run.lowerBound == sentence.lowerBound && structure.separators[run.upperBound].boundary >= .comma
            || run.upperBound == sentence.upperBound && structure.separators[run.lowerBound].boundary >= .comma
        if length == 1, !isAside { return true }
        guard let label = labels[run].first(where: { $0.column != nil }), let column = label.column else { return true }
        let tag = detector.tag(ofColumn: column)
        // Terms are mostly English; two words in another language for certain are a phrase.
        guard languages.confusable.areConfusable(tag, "en") else { return false }
        if length <= Self.longestTerm, !isAside { return true }
        let detection = detector.detection(for: structure.evidence(ofCommonWordsIn: run))
        return languages.confusable.probability(of: tag, in: detection) < Self.minimumProbability
    }
}
