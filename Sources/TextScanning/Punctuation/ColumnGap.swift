// SPDX-License-Identifier: Apache-2.0

/// The white space inside of a line that parts the cells of two columns.
package enum ColumnGap {
    /// So many spaces part cells at least; a tab does alone.
    package static let narrowest = 3

    /// Whether such a gap ends at an offset.
    package static func ends(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard offset > 0, offset <= bytes.count else { return false }
        if bytes[offset - 1] == 0x09 { return true }
        return offset >= narrowest && bytes[offset - narrowest..<offset].allSatisfy { $0 == 0x20 }
    }
}
