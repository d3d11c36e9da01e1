// SPDX-License-Identifier: Apache-2.0

internal import CUnicode

/// Right-to-left text for what shows characters in the order in which they come, as most terminals do.
///
/// It follows the Unicode bidirectional algorithm (UAX #9) through ICU.
package enum BidirectionalOrder {
    /// Whether a paragraph reads from right to left, by the first character in it that has a direction; nil where none has, and
    /// for more than 256 MiB, of which ICU cannot tell.
    package static func isRightToLeft(_ text: some StringProtocol) -> Bool? {
        text.utf8.withContiguousBytes { bytes in
            guard let start = bytes.baseAddress, let count = Int32(exactly: bytes.count), count > 0 else { return nil }
            var status: Int32 = 0
            let direction = cunicode_base_direction(start, count, &status)
            return direction == 0 ? nil : direction == 2
        }
    }

    /// One line in the order in which it is seen, from left to right.
    ///
    /// Brackets are mirrored, and Arabic letters have the forms in which they join, since nothing joins them in this order.
    ///
    /// - Parameters:
    ///   - line: A line, without line ends. A line of a paragraph is ordered for itself. One of more than 256 MiB, which is too
    ///     long for ICU, stays as it is.
    ///   - isRightToLeft: Whether its paragraph reads from right to left.
    /// - Complexity: Linear in the length of the line.
    package static func visualOrder(of line: some StringProtocol, isRightToLeft: Bool) -> String {
        // All that is written from right to left stands behind Latin, Greek, Cyrillic and Armenian.
        guard isRightToLeft || line.unicodeScalars.contains(where: { $0.value >= 0x590 }) else { return String(line) }
        let visual: String? = line.utf8.withContiguousBytes { bytes in
            guard let start = bytes.baseAddress, let count = Int32(exactly: bytes.count), count > 0 else { return nil }
            var (length, status): (Int64, Int32) = (0, 0)
            let visual = cunicode_visual_order(start, count, isRightToLeft, &length, &status)
            return String(adopting: visual, count: Int(length))
        }
        return visual ?? String(line)
    }
}
