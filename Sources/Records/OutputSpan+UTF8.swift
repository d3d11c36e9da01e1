// SPDX-License-Identifier: Apache-2.0

// How records are put together from bytes.

extension OutputSpan<UInt8> {
    /// Appends a text.
    package mutating func append(utf8 text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }

    /// Appends a text that stands in the program.
    package mutating func append(literal text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }

    private mutating func append(contentsOf bytes: UnsafeBufferPointer<UInt8>) {
        precondition(bytes.count <= freeCapacity, "a record without room")
        withUnsafeMutableBufferPointer { buffer, count in
            guard let source = bytes.baseAddress, let target = buffer.baseAddress else { return }
            (target + count).initialize(from: source, count: bytes.count)
            count += bytes.count
        }
    }
}

extension [UInt8] {
    /// Appends a text.
    package mutating func append(utf8 text: String) {
        append(contentsOf: text.utf8)
    }
}
