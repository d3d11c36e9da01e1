// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Gives words beside a quotation back to the sentence that it stands in.
///
/// In *Das Musical “The Phantom of the Opera” war ausverkauft* the best path may begin in English, with *Das Musical*, and change
/// to German once, after the quotation; that is cheaper than to change before it, too. But what begins with a quotation ends
/// with it. So words outside go to the language on the other side of it, if they fit that as well.
struct QuotationContextUnification: RelabellingPass {
    static let name = RelabellingPassName.quotationContexts

    private let detector: LanguageDetector
    private let languages: AnswerableLanguages

    init(detector: LanguageDetector, languages: AnswerableLanguages) {
        self.detector = detector
        self.languages = languages
    }

    /// Relabels words before quotations that end where the label changes, and after quotations that begin there.
    func relabel(_ labels: inout [WordLabel], in structure: WindowStructure, after last: WordLabel?) {
        for sentence in structure.sentences {
            for index in sentence.dropFirst() where labels[index] != labels[index - 1] {
                if closes(index, structure) { relabelContext(before: index, of: sentence, in: &labels, structure) }
                if opens(index, structure) { relabelContext(after: index, of: sentence, in: &labels, structure) }
            }
        }
    }

    /// Where a quotation ends before a word, what stands before the quotation may be of the language of the word.
    private func relabelContext(
        before index: Int, of sentence: Range<Int>, in labels: inout [WordLabel], _ structure: WindowStructure
    ) {
        let start = (sentence.lowerBound..<index).last { labels[$0] != labels[index - 1] }.map { $0 + 1 } ?? sentence.lowerBound
        guard let opening = (start + 1..<index).last(where: { opens($0, structure) }) else { return }
        relabel(start..<opening, to: labels[index], in: &labels, structure)
    }

    /// Where a quotation begins with a word, what stands after the quotation may be of the language of the word before.
    private func relabelContext(
        after index: Int, of sentence: Range<Int>, in labels: inout [WordLabel], _ structure: WindowStructure
    ) {
        let end = (index..<sentence.upperBound).first { labels[$0] != labels[index] } ?? sentence.upperBound
        guard let closing = (index + 1..<end).first(where: { closes($0, structure) }) else { return }
        relabel(closing..<end, to: labels[index - 1], in: &labels, structure)
    }

    /// Whether a quotation begins with a word.
    private func opens(_ index: Int, _ structure: WindowStructure) -> Bool {
        structure.separators[index].opening?.isQuotation == true
    }

    /// Whether a quotation ends before a word.
    private func closes(_ index: Int, _ structure: WindowStructure) -> Bool {
        structure.separators[index].endOfQuotation != nil
    }

    private func relabel(_ words: Range<Int>, to label: WordLabel, in labels: inout [WordLabel], _ structure: WindowStructure) {
        guard let own = labels[words.lowerBound].column, let other = label.column else { return }
        let evidence = structure.evidence(of: words)
        guard structure.units.words[words].contains(where: { languages.isWritten(other, in: $0.scriptClass) }) else { return }
        let detection = detector.detection(for: evidence)
        guard detector.probability(ofColumn: other, in: detection) >= detector.probability(ofColumn: own, in: detection) else {
            return
        }
        for index in words { labels[index] = label }
    }
}
