// SPDX-License-Identifier: Apache-2.0

/// Where the gaps of a line end, and whether one of two spaces parts columns: the longest label of a column may leave no more.
struct GapEnds: Sendable, Hashable {
    /// So many spaces are a narrow gap, which elsewhere is between two sentences.
    static let narrow = 2

    /// Where gaps of `LineLayout.alignedGap` spaces and more end, in characters from the start of the line.
    private(set) var wideEnds: Set<Int> = []
    private var narrowEnds: Set<Int> = []
    private var isBlank = true

    /// Adds a word with the spaces before it.
    mutating func addWord(at column: Int, behind spaces: Int) {
        if !isBlank {
            if spaces >= LineLayout.alignedGap { wideEnds.insert(column) }
            if spaces == Self.narrow { narrowEnds.insert(column) }
        }
        isBlank = false
    }

    /// Whether a narrow gap that ends in a column stands in one with those of the lines right above and below, as far as there
    /// are any, of which one is wider.
    ///
    /// - Parameters:
    ///   - count: How many lines there are.
    ///   - line: The gaps of one of them.
    static func isColumn(_ column: Int, ofLineAt index: Int, count: Int, line: (Int) -> GapEnds) -> Bool {
        let neighbours = [index - 1, index + 1].filter { (0..<count).contains($0) }.map(line).filter { !$0.isBlank }
        return neighbours.contains { $0.wideEnds.contains(column) }
            && neighbours.allSatisfy { $0.wideEnds.contains(column) || $0.narrowEnds.contains(column) }
    }
}
