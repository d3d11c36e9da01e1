// SPDX-License-Identifier: Apache-2.0

/// The gaps between the words of a line: whether its tabs part columns, or stand for two or three spaces of a line that was made
/// as long as others, as in what `man x | col -b` writes.
///
///     the name and\tthe age                    -> columns
///     after  it  was\t configured  with  it    -> a sentence
struct WordGaps {
    /// A tab goes on to the next multiple of this.
    private static let tabWidth = 8
    /// Wider gaps part columns.
    private static let widest = 3
    /// So many gaps of several spaces a sentence has beside its tabs.
    private static let fewestWide = 2

    private var column = 0
    /// Where the last word ends; nil where there was none.
    private var wordEnd: Int?
    private var isBehindTab = false
    private var wideCount = 0
    private var hasColumn = false
    /// Whether a tab stands behind a word.
    private(set) var holdTab = false

    /// Whether the tabs are no wider than the spaces that are between other words.
    var areJustified: Bool { !hasColumn && !isBehindTab && wideCount >= Self.fewestWide }

    /// Adds the next scalar of the line.
    mutating func add(_ scalar: Unicode.Scalar) {
        switch scalar {
        case " ": column += 1
        case "\t":
            column = (column / Self.tabWidth + 1) * Self.tabWidth
            isBehindTab = wordEnd != nil
            holdTab = holdTab || isBehindTab
        default:
            let width = wordEnd.map { column - $0 } ?? 0
            if width > Self.widest {
                hasColumn = true
            } else if width > 1, !isBehindTab {
                wideCount += 1
            }
            isBehindTab = false
            column += 1
            wordEnd = column
        }
    }
}
