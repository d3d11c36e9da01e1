// SPDX-License-Identifier: Apache-2.0

/// The widths of the columns of a table that is shown while its rows come: as wide as the first rows need, which wait for each
/// other, and wider from where a later row needs more.
package struct GrowingColumns<Row> {
    /// How many rows wait for each other.
    private static var sampleSize: Int { 1_000 }

    /// How wide each column is by now.
    package private(set) var widths: [Int] = []
    /// Rows that wait; nil when the columns stand.
    private var waiting: [Row]? = []

    /// Columns without rows.
    package init() {}

    /// Adds a row.
    ///
    /// - Parameter needed: The widths that its columns need at least.
    /// - Returns: The rows that can be shown now, in order.
    package mutating func add(_ row: Row, needing needed: [Int]) -> [Row] {
        if widths.count < needed.count { widths += Array(repeating: 0, count: needed.count - widths.count) }
        for (column, width) in needed.enumerated() { widths[column] = max(widths[column], width) }
        guard waiting != nil else { return [row] }
        waiting?.append(row)
        return waiting?.count == Self.sampleSize ? finish() : []
    }

    /// Ends the wait.
    ///
    /// - Returns: The rows that waited.
    package mutating func finish() -> [Row] {
        defer { waiting = nil }
        return waiting ?? []
    }
}
