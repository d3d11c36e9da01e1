// SPDX-License-Identifier: Apache-2.0

/// Merges commands and quoted code into the line that they stand in.
///
/// Their words look like English, whatever language the sentence is in, and no engine gets them.
struct EmbeddedCodeMerging: RelabellingPass {
    static let name = RelabellingPassName.embeddedCode

    /// Relabels code beside other words of a line.
    func relabel(_ labels: inout [WordLabel], in structure: WindowStructure, after last: WordLabel?) {
        for (index, code) in structure.code.enumerated() {
            let isBehindWords = code.lowerBound > 0 && structure.separators[code.lowerBound].lineEnd == nil
            // Code that follows has no language of its own either.
            let next = structure.code[(index + 1)...].reduce(code.upperBound) { $0 == $1.lowerBound ? $1.upperBound : $0 }
            let isBeforeWords =
                next < labels.count && (code.upperBound...next).allSatisfy { structure.separators[$0].lineEnd == nil }
            guard isBehindWords || isBeforeWords else { continue }
            let neighbour = labels[isBehindWords ? code.lowerBound - 1 : next]
            for word in code { labels[word] = neighbour }
        }
    }
}
