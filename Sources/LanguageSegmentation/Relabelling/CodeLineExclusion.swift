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
        var (start, firstStretch) = (0, 0)
        while start < labels.count {
            // Code in a block without words is neither of the line before it nor of the one after it.
            if let block = structure.separators[start].wordlessBlock {
                while firstStretch < stretches.count, stretches[firstStretch].range.lowerBound < block.upperBound {
                    firstStretch += 1
                }
            }
            var end = start + 1
            while end < labels.count, structure.separators[end].boundary < .line { end += 1 }
            let separator = structure.separators[end]
            let limit = separator.lineEnd ?? separator.wordlessBlock?.lowerBound ?? (end < labels.count ? separator.cut : Int.max)
            var endStretch = firstStretch
            while endStretch < stretches.count, stretches[endStretch].range.lowerBound < limit { endStretch += 1 }
            if stretches[firstStretch..<endStretch].count(where: \.isCode) > 1,
                !structure.startsOfSentencesWithCode.contains(start)
            {
                let evidence = structure.units.evidence(of: start..<end, discounted: firstStretch..<endStretch, hasContent: true)
                if evidence.counts.isResidue {
                    for index in start..<end { labels[index] = .noise }
                }
            }
            (start, firstStretch) = (end, endStretch)
        }
    }
}
