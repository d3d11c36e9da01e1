// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Takes lines of code out of the languages that their keywords and names look like.
///
/// Inside a document in English a line of code fits in: only the recogniser's count of what it discounted tells.
struct CodeLineExclusion: RelabellingPass {
    static let name = RelabellingPassName.codeLines

    /// Relabels the words of lines that are mostly code.
    func relabel(_ labels: inout [WordLabel], in structure: WindowStructure, after last: WordLabel?) {
        let stretches = structure.units.discounted
        guard stretches.count(where: \.isCode) > 1 else { return }
        var firstStretch = 0
        for line in structure.runs(endingAt: { $0.boundary >= .line }) {
            // Code in a block without words is neither of the line before it nor of the one after it.
            if let block = structure.separators[line.lowerBound].wordlessBlock {
                while firstStretch < stretches.count, stretches[firstStretch].range.lowerBound < block.upperBound {
                    firstStretch += 1
                }
            }
            let separator = structure.separators[line.upperBound]
            let limit =
                separator.lineEnd ?? separator.wordlessBlock?.lowerBound
                ?? (line.upperBound < labels.count ? separator.cut : Int.max)
            var endStretch = firstStretch
            while endStretch < stretches.count, stretches[endStretch].range.lowerBound < limit { endStretch += 1 }
            if stretches[firstStretch..<endStretch].count(where: \.isCode) > 1,
                !structure.startsOfSentencesWithCode.contains(line.lowerBound)
            {
                let evidence = structure.units.evidence(of: line, discounted: firstStretch..<endStretch, hasContent: true)
                if evidence.counts.isResidue {
                    for index in line { labels[index] = .noise }
                }
            }
            firstStretch = endStretch
        }
    }
}
