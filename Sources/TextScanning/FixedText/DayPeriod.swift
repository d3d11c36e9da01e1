// SPDX-License-Identifier: Apache-2.0

/// The half of the day behind an hour of English: `am`, `PM`, `p.m.` *Day period* is Unicode's word for it (CLDR).
package enum DayPeriod: Sendable, Hashable {
    case am, pm

    /// Reads a word: both letters small or both capitals, for *Am* is a word of German; with full stops or without.
    package init?(_ word: some StringProtocol) {
        guard let (period, end) = Self.leading(word.utf8), end == word.utf8.endIndex else { return nil }
        self = period
    }

    /// Whether a space may stand between an hour and its half of the day: any but the end of a line or a cell.
    package static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20, 0xA0, 0x2000...0x200A, 0x202F: true
        default: false
        }
    }

    /// What text in UTF-8 begins with, and where that ends; nil where a longer or another word stands there.
    package static func leading<Bytes: Collection<UInt8>>(_ bytes: Bytes) -> (period: DayPeriod, end: Bytes.Index)? {
        guard let first = bytes.first else { return nil }
        let period: DayPeriod
        switch first {
        case UInt8(ascii: "a"), UInt8(ascii: "A"): period = .am
        case UInt8(ascii: "p"), UInt8(ascii: "P"): period = .pm
        default: return nil
        }
        var rest = bytes.dropFirst()
        let hasStops = rest.first == UInt8(ascii: ".")
        if hasStops { rest = rest.dropFirst() }
        guard rest.first == (first.isASCIICapital ? UInt8(ascii: "M") : UInt8(ascii: "m")) else { return nil }
        rest = rest.dropFirst()
        if hasStops, rest.first == UInt8(ascii: ".") { rest = rest.dropFirst() }
        // A dash may follow, or a placeholder.
        let next = String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first
        return next?.isLetterOrNumber == true ? nil : (period, rest.startIndex)
    }
}
