// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The columns of a text that an engine got in other words: *Mon     18:30* went as *Monday     18:30*, and the hour of its
/// translation would stand where that has it.
package enum SourceColumns {
    /// A translation with the cells of each line in the columns that they have in the source, as far as the cells before leave
    /// room. A line that has not as many cells as that of the source stays.
    ///
    /// - Complexity: Linear in the length of both.
    package static func restored(in translation: String, of source: String) -> String {
        guard source.contains(utf8: gap) || source.contains(utf8: " |") else { return translation }
        return translation.rewritingLines(beside: source) { line, own in
            let (spaces, sourceSpaces) = (gaps(in: line, from: leastGap), gaps(in: own, from: ColumnGap.narrowest))
            guard !spaces.isEmpty, spaces.count == sourceSpaces.count else { return nil }
            var result = ""
            var (start, column) = (line.startIndex, 0)
            for (range, sourceRange) in zip(spaces, sourceSpaces) {
                let cell = line[start..<range.lowerBound]
                column += cell.count
                let end = own.distance(from: own.startIndex, to: sourceRange.upperBound)
                let count = max(line[range.upperBound] == "|" ? 1 : leastGap, end - column)
                result += cell + String(repeating: " ", count: count)
                column += count
                start = range.upperBound
            }
            return result + line[start...]
        }
    }

    /// Where spaces part the cells of a line; in a row that bars begin, those before a bar do, however few.
    ///
    /// - Parameter least: How many do elsewhere.
    private static func gaps(in line: Substring, from least: Int) -> [Range<String.Index>] {
        let words = line.drop { $0 == " " }
        let isRow = words.first == "|"
        var gaps: [Range<String.Index>] = []
        var start = words.startIndex
        while let first = line[start...].firstIndex(of: " "),
            let end = line[first...].firstIndex(where: { $0 != " " })
        {
            let isGap = line.distance(from: first, to: end) >= least || isRow && line[end] == "|"
            if isGap { gaps.append(first..<end) }
            start = end
        }
        return gaps
    }

    private static let gap = String(repeating: " ", count: ColumnGap.narrowest)
    /// So many spaces are left at least between cells.
    private static let leastGap = CutText.leastGap
}
