// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import UnicodeText

/// What tells whether bytes are still the same: how many there are, and FNV-1a of 64 bits over them.
///
/// It detects mistakes, not forgery. The function is that of Fowler, Noll and Vo, as in RFC 9923.
///
///     var sum = ByteSum()
///     for block in blocks { sum.add(block) }
///     print(sum)   // such as 11-779a65e7023cd2e7
package struct ByteSum: Sendable, Hashable {
    private var count = 0
    private var hash = ProfileLayout.checksum(UnsafeBufferPointer(start: nil, count: 0))

    /// The sum of no bytes.
    package init() {}

    /// The sum of a text in UTF-8.
    package init(of text: String) {
        add(text.utf8)
    }

    /// Counts further bytes in.
    ///
    /// - Complexity: Linear in their number.
    package mutating func add(_ bytes: some Collection<UInt8>) {
        bytes.withContiguousBytes { bytes in
            count += bytes.count
            hash = ProfileLayout.checksum(bytes, continuing: hash)
        }
    }
}

extension ByteSum: LosslessStringConvertible {
    /// The number of bytes and sixteen hexadecimal digits, with a hyphen between.
    package var description: String {
        let digits = String(hash, radix: 16)
        return "\(count)-\(String(repeating: "0", count: 16 - digits.count))\(digits)"
    }

    /// The sum that is written so; nil where it is written otherwise.
    package init?(_ description: String) {
        let parts = description.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let count = Int(parts[0]), let hash = UInt64(parts[1], radix: 16) else { return nil }
        self.count = count
        self.hash = hash
        guard self.description == description else { return nil }
    }
}
