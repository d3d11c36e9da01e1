// SPDX-License-Identifier: Apache-2.0

/// Cuts lines into the forms of text that a recogniser meets.
///
/// Words are separated by spaces; a line with hardly any is of a script that does not part them, and is cut by characters.
package enum ExampleCutter {
    private static let maximumWords = 60
    /// A line with fewer spaces than one in this many bytes does not part its words.
    private static let bytesWithoutSpace = 40

    /// The first sixty words of a line.
    package static func line(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let words = words(of: line)
        guard words.count > maximumWords else { return line }
        return line[..<words[maximumWords - 1].upperBound]
    }

    /// Whether a line is long enough to count as a sentence: four words, or twelve characters without spaces.
    package static func isSentence(_ line: ArraySlice<UInt8>) -> Bool {
        let words = words(of: line)
        return words.count >= 4 || words.count * bytesWithoutSpace <= line.count
    }

    /// `length` words in a row from a place drawn at random, or as many pairs of characters; nil where the line is too short.
    package static func piece(
        of line: ArraySlice<UInt8>, words length: Int, with numbers: inout RandomNumbers
    ) -> ArraySlice<UInt8>? {
        let words = words(of: line)
        if words.count * bytesWithoutSpace <= line.count {
            let scalars = line.indices.filter { !UTF8.isContinuation(line[$0]) }
            let count = length * 2
            guard scalars.count >= count else { return nil }
            let first = numbers.below(scalars.count - count + 1)
            return line[scalars[first]..<(first + count < scalars.count ? scalars[first + count] : line.endIndex)]
        }
        guard words.count >= length else { return nil }
        let first = numbers.below(words.count - length + 1)
        return line[words[first].lowerBound..<words[first + length - 1].upperBound]
    }

    private static func words(of line: ArraySlice<UInt8>) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var start = line.startIndex
        for index in line.indices where line[index] == 0x20 {
            if index > start { words.append(start..<index) }
            start = index + 1
        }
        if start < line.endIndex { words.append(start..<line.endIndex) }
        return words
    }
}
