// SPDX-License-Identifier: Apache-2.0

extension Collection<UInt8> {
    /// Calls a function with the bytes, in place where they stand side by side in memory, else with a copy.
    @inlinable
    package func withContiguousBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        if let result = try withContiguousStorageIfAvailable(body) {
            return result
        }
        return try Array(self).withUnsafeBufferPointer(body)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether all bytes are below 0x80.
    var isASCII: Bool {
        let bytes = UnsafeRawBufferPointer(self)
        var offset = 0
        // Eight at a time: this stands before all that is done with text.
        while offset + 8 <= bytes.count {
            if bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 != 0 { return false }
            offset += 8
        }
        return bytes[offset...].allSatisfy { $0 < 0x80 }
    }

    /// The code point that begins at a place; nil inside one, and where the bytes are ill-formed.
    func scalar(at place: Int) -> Unicode.Scalar? {
        var decoder = UTF8()
        var bytes = self[place...].prefix(4).makeIterator()
        guard !UTF8.isContinuation(self[place]), case .scalarValue(let scalar) = decoder.decode(&bytes) else { return nil }
        return scalar
    }
}
