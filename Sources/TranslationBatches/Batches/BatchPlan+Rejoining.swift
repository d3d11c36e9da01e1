// SPDX-License-Identifier: Apache-2.0

extension BatchPlan {
    /// The texts again, with the items named replaced and everything else as it was, byte for byte.
    ///
    /// A replacement stands between the white space that its item begins and ends with; that of the replacement itself is kept
    /// too, so that the text of an item, given back as it came, changes nothing. What its placeholders stand for is put back in
    /// their places: addresses and code as they were, phrases with the replacements of their own. A replacement that lost or
    /// doubled placeholders is left out, and its words stay as they were; `PlaceholderRepair` gives one that lost none.
    /// Positions that the plan does not have are passed over.
    ///
    /// - Returns: A text for each source, in order.
    /// - Complexity: Linear in the length of the texts and of the replacements, but for sorting the latter.
    public func rejoin(_ replacements: [Position: String]) -> [String] {
        let phrases = Set(batches.lazy.flatMap(\.items).flatMap(\.phrases))
        var edits: [[Edit]] = Array(repeating: [], count: sources.count)
        for item in batches.lazy.flatMap(\.items) {
            guard let parts = replacements[item.position].flatMap(item.replacements) else { continue }
            let isPhrase = phrases.contains(item.position)
            edits[item.sourceIndex] += parts.enumerated().map { index, part in
                Edit(
                    range: part.range, text: part.text,
                    rank: Edit.rank(of: index, among: parts.count, isPhrase: isPhrase))
            }
        }
        return zip(sources, edits).map { source, edits in
            var result = ""
            result.reserveCapacity(source.text.utf8.count)
            let text = source.text.utf8
            // The end of what has been written, so that what no span covers stays too.
            var written = text.startIndex
            var offset = 0
            for edit in edits.sorted(by: {
                ($0.range.lowerBound, $0.range.upperBound, $0.rank) < ($1.range.lowerBound, $1.range.upperBound, $1.rank)
            }) {
                let start = text.index(written, offsetBy: edit.range.lowerBound - offset)
                result += source.text[written..<start]
                result += edit.text
                written = text.index(start, offsetBy: edit.range.count)
                offset = edit.range.upperBound
            }
            result += source.text[written...]
            return result
        }
    }
}

/// What is to stand in the place of a range of a text.
private struct Edit {
    let range: Range<Int>
    let text: String
    /// Its place among the edits of empty ranges at one offset.
    let rank: Int

    /// What ends at an offset comes before what begins there; the end of a phrase before its sentence goes on, and its
    /// beginning after.
    static func rank(of index: Int, among count: Int, isPhrase: Bool) -> Int {
        if index == 0 { return isPhrase ? 3 : 2 }
        return isPhrase && index == count - 1 ? 0 : 1
    }
}

extension Batch.Item {
    /// Where the phrases inside of the item have items of their own.
    fileprivate var phrases: [BatchPlan.Position] {
        inlines.compactMap(\.spanIndex).map { BatchPlan.Position(sourceIndex: sourceIndex, spanIndex: $0) }
    }
}
