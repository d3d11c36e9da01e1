// SPDX-License-Identifier: Apache-2.0

/// The mark U+FEFF at the start of a text, which tells its encoding.
package enum ByteOrderMark {
    /// The mark in UTF-8.
    package static let utf8: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// How many bytes of a text are the mark: three, or none.
    package static func length(in bytes: some Collection<UInt8>) -> Int { bytes.starts(with: utf8) ? utf8.count : 0 }
}
