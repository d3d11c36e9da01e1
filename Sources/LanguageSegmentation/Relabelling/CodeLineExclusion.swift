// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// Takes lines of code out of the languages that their keywords and names look like.
///
/// Inside a document in English a line of code fits in: only the recogniser's count of what it passed over tells.
struct CodeLineExclusion: RelabellingPass {
    static let name = RelabellingPassName.codeLines

    /// Relabels the words of lines that are mostly code.
    func relabel(_ labels: inout [WordLabel], in structure: WindowStructure, after last: WordLabel?) {
        let passed = structure.units.passed
        guard passed.count(where: \.isCode) > 1 else { return }
        var (start, firstPassed) = (0, 0)
        while start < labels.count {
            // Code in a block without words is neither of the line before it nor of that behind.
            if let block = structure.separators[start].wordlessBlock {
                while firstPassed < passed.count, passed[firstPassed].range.lowerBound < block.upperBound { firstPassed += 1 }
            }
            var end = start + 1
            while end < labels.count, structure.separators[end].boundary < .line { end += 1 }
            let separator = structure.separators[end]
            let limit = separator.wordlessBlock?.lowerBound ?? (end < labels.count ? separator.cut : Int.max)
            var endPassed = firstPassed
            while endPassed < passed.count, passed[endPassed].range.lowerBound < limit { endPassed += 1 }
            if passed[firstPassed..<endPassed].count(where: \.isCode) > 1 {
                let evidence = structure.units.evidence(of: start..<end, passed: firstPassed..<endPassed, hasContent: true)
                if evidence.isResidue {
                    for index in start..<end { labels[index] = .noise }
                }
            }
            (start, firstPassed) = (end, endPassed)
        }
    }
}
