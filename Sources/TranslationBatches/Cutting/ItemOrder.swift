// SPDX-License-Identifier: Apache-2.0

/// Tells which letters and numerals of Rome follow each other in a list.
enum ItemOrder {
    /// Whether the letters of a mark are those that come behind others: `b` behind `a`, `iv` behind `iii`.
    static func follows(_ name: String, behind other: String) -> Bool {
        let names = [other, name]
        return [letter, numeral].contains { value in
            let values = names.compactMap { value($0) }
            return values.count == names.count && values[1] == values[0] + 1
        }
    }

    private static func letter(_ name: String) -> Int? {
        name.utf8.count == 1 ? name.utf8.first.map { Int($0) } : nil
    }

    private static func numeral(_ name: String) -> Int? { numerals.firstIndex(of: name.lowercased()) }

    private static let numerals = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv"]
}
