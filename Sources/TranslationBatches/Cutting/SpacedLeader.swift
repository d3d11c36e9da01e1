// SPDX-License-Identifier: Apache-2.0

/// Dots with a space before each that lead to a page or a price, as in the contents of an RFC: `Introduction . . . . . .   3`.
struct SpacedLeader {
    /// The shortest one.
    static let shortest = " . . . ."
    private static let fewestDots = 4
    /// So many are left where a translation is too long.
    private static let fewestLeft = 3

    /// How many characters it has, with the spaces before it.
    let width: Int
    /// Where it ends, behind its last dot.
    let end: String.Index

    /// The dots behind the spaces that a text begins with; nil where there are none, or too few.
    ///
    /// - Complexity: Linear in the length of the dots.
    init?(_ text: Substring, behind spaces: Substring) {
        guard !spaces.isEmpty else { return nil }
        var (end, count) = (spaces.endIndex, 0)
        while end < text.endIndex, text[end] == "." {
            count += 1
            let next = text.index(after: end)
            guard text[next...].hasPrefix(" .") else {
                end = next
                break
            }
            end = text.index(after: next)
        }
        // Behind one that dots follow without a space it is another row.
        guard count >= Self.fewestDots, end == text.endIndex || text[end] == " " else { return nil }
        width = spaces.count + count * 2 - 1
        self.end = end
    }

    /// Spaces and dots from one column to another, the dots below those of the lines around.
    func text(from start: Int, to end: Int) -> String {
        let count = max(Self.fewestLeft, (end - start) / 2)
        let spaces = max(1, end - start - (count * 2 - 1))
        return String(repeating: " ", count: spaces) + String(repeating: ". ", count: count - 1) + "."
    }
}
