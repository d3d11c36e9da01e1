import LanguageRecognition

/// Gives words beside a quotation back to the sentence that it stands in.
///
/// In *Das Musical “The Phantom of the Opera” war ausverkauft* the way may begin in English, with *Das Musical*, and change to German once,
/// behind the quotation; that is cheaper than to change before it, too. But what begins with a quotation ends with it. So words outside go to
/// the language on the other side of it, if they fit that as well.
struct QuotationHosts: Sendable {
    private let detector: LanguageDetector
    private let table: LanguageTable

    init(detector: LanguageDetector, table: LanguageTable) {
        self.detector = detector
        self.table = table
    }

    /// Relabels such words of a window.
    func restore(in labels: inout [Label], _ structure: WindowStructure) {
        for sentence in structure.sentences {
            for index in sentence.dropFirst() where labels[index] != labels[index - 1] {
                if closes(index, structure) { restore(before: index, of: sentence, in: &labels, structure) }
                if opens(index, structure) { restore(behind: index, of: sentence, in: &labels, structure) }
            }
        }
    }

    /// Where a quotation ends before a word, what stands before the quotation may be of the language of the word.
    private func restore(before index: Int, of sentence: Range<Int>, in labels: inout [Label], _ structure: WindowStructure) {
        let start = (sentence.lowerBound..<index).last { labels[$0] != labels[index - 1] }.map { $0 + 1 } ?? sentence.lowerBound
        guard let opening = (start + 1..<index).last(where: { opens($0, structure) }) else { return }
        relabel(start..<opening, to: labels[index], in: &labels, structure)
    }

    /// Where a quotation begins with a word, what stands behind the quotation may be of the language of the word before.
    private func restore(behind index: Int, of sentence: Range<Int>, in labels: inout [Label], _ structure: WindowStructure) {
        let end = (index..<sentence.upperBound).first { labels[$0] != labels[index] } ?? sentence.upperBound
        guard let closing = (index + 1..<end).first(where: { closes($0, structure) }) else { return }
        relabel(closing..<end, to: labels[index - 1], in: &labels, structure)
    }

    /// Whether a quotation begins with a word.
    private func opens(_ index: Int, _ structure: WindowStructure) -> Bool {
        structure.gaps[index].opening?.isQuotation == true
    }

    /// Whether a quotation ends before a word.
    private func closes(_ index: Int, _ structure: WindowStructure) -> Bool {
        structure.gaps[index].endOfQuotation != nil
    }

    private func relabel(_ words: Range<Int>, to label: Label, in labels: inout [Label], _ structure: WindowStructure) {
        guard let own = labels[words.lowerBound].column, let other = label.column else { return }
        let evidence = structure.evidence(of: words)
        guard structure.units.words[words].contains(where: { table.isWritten(other, in: $0.scriptClass) }) else { return }
        let detection = detector.detection(for: evidence)
        func probability(_ column: Int) -> Double { detection.probability(of: detector.tag(ofColumn: column)) }
        guard probability(other) >= probability(own) else { return }
        for index in words { labels[index] = label }
    }
}
