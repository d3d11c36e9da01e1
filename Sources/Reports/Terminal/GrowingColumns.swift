// SPDX-License-Identifier: Apache-2.0

/// The widths of the columns of a table that is shown while its rows arrive: as wide as the first rows need, which are held back
/// until they are known, and wider from where a later row needs more.
package struct GrowingColumns<Row> {
    /// How many rows are held back to settle the widths.
    private static var sampleSize: Int { 1_000 }

    /// How wide each column is by now.
    package private(set) var widths: [Int] = []
    /// Rows held back; nil once the widths are settled.
    private var held: [Row]? = []

    /// Columns without rows.
    package init() {}

    /// Adds a row.
    ///
    /// - Parameter needed: The widths that its columns need at least.
    /// - Returns: The rows that can be shown now, in order.
    package mutating func add(_ row: Row, needing needed: [Int]) -> [Row] {
        if widths.count < needed.count { widths += Array(repeating: 0, count: needed.count - widths.count) }
        for (column, width) in needed.enumerated() { widths[column] = max(widths[column], width) }
        guard held != nil else { return [row] }
        held?.append(row)
        return held?.count == Self.sampleSize ? finish() : []
    }

    /// Settles the widths with the rows there are.
    ///
    /// - Returns: The rows that were held back.
    package mutating func finish() -> [Row] {
        defer { held = nil }
        return held ?? []
    }
}
