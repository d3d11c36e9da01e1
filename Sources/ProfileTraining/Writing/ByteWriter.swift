// SPDX-License-Identifier: Apache-2.0

/// Little-endian numbers, one after the other.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func append(_ number: Float) {
        append(number.bitPattern)
    }

    mutating func append(contentsOf more: some Sequence<UInt8>) {
        bytes.append(contentsOf: more)
    }

    /// Adds zeros up to a multiple of `alignment`.
    mutating func pad(to alignment: Int) {
        bytes.append(contentsOf: repeatElement(0, count: (alignment - bytes.count % alignment) % alignment))
    }
}
