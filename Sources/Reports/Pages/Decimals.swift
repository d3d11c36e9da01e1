// SPDX-License-Identifier: Apache-2.0

/// Numbers as they are written on pages.
package enum Decimals {
    /// A share as `98.2%`.
    package static func percent(_ share: Double) -> String { tenths(share * 100) + "%" }

    /// A share without its sign, as wide as a cell: `98`, and nothing for what rounds to 0.
    package static func wholePercent(_ share: Double) -> String {
        let whole = (share * 100).rounded()
        return whole > 0 ? "\(Int(whole))" : ""
    }

    /// A share at a tick of an axis: `0%`, `98%`.
    package static func tick(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }

    /// A change of a share in points of percent, with its sign: `+0.3`, `−1.2`.
    package static func change(_ change: Double) -> String {
        let magnitude = tenths(abs(change) * 100)
        return magnitude == "0.0" ? "±0.0" : (change < 0 ? "−" : "+") + magnitude
    }

    /// A number with one decimal.
    package static func tenths(_ number: Double) -> String {
        let tenths = Int((abs(number) * 10).rounded())
        return (number < 0 && tenths > 0 ? "-" : "") + "\(tenths / 10).\(tenths % 10)"
    }
}
