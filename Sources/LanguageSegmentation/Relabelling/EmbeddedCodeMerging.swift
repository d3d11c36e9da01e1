// SPDX-License-Identifier: Apache-2.0

/// Merges commands and quoted code into the line that they stand in.
///
/// Their words look like English, whatever language the sentence is in, and no engine gets them.
struct EmbeddedCodeMerging: RelabellingPass {
    static let name = RelabellingPassName.embeddedCode

    /// Relabels code beside other words of a line.
    func relabel(_ labels: inout [WordLabel], in structure: WindowStructure, after last: WordLabel?) {
        for code in structure.code {
            let isBehindWords = code.lowerBound > 0 && structure.separators[code.lowerBound].lineEnd == nil
            let isBeforeWords = code.upperBound < labels.count && structure.separators[code.upperBound].lineEnd == nil
            guard isBehindWords || isBeforeWords else { continue }
            let neighbour = labels[isBehindWords ? code.lowerBound - 1 : code.upperBound]
            for word in code { labels[word] = neighbour }
        }
    }
}
