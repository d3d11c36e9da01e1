// SPDX-License-Identifier: Apache-2.0

/// Says how many bytes something has, as people are told it.
package enum ByteCount {
    private static let units = ["kB", "MB", "GB", "TB"]

    /// A count in the largest unit of which it has at least one; a unit is a thousand of the one before it.
    package static func text(_ count: Int) -> String {
        guard count >= 1000 else { return "\(max(0, count)) byte\(count == 1 ? "" : "s")" }
        var tenths = count / 100
        var unit = 0
        while tenths >= 10_000, unit < units.count - 1 {
            tenths /= 1000
            unit += 1
        }
        return tenths >= 1000 || tenths % 10 == 0
            ? "\(tenths / 10) \(units[unit])" : "\(tenths / 10).\(tenths % 10) \(units[unit])"
    }
}
