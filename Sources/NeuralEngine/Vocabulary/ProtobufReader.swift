// SPDX-License-Identifier: Apache-2.0

/// Reads the fields of a message in the wire format of Protocol Buffers.
///
/// The format: https://protobuf.dev/programming-guides/encoding/
struct ProtobufReader {
    /// The value of a field.
    enum Value {
        case number(UInt64)
        /// A text, some bytes or a message: where it stands.
        case range(Range<Int>)
    }

    private var reader: ByteReader

    init(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>? = nil) {
        reader = ByteReader(bytes, range)
    }

    /// Where the next field begins.
    var offset: Int { reader.offset }

    /// The next field; nil at the end of the message.
    mutating func next() throws(FileFault) -> (field: UInt64, value: Value)? {
        guard !reader.isAtEnd else { return nil }
        let start = reader.offset
        let key = try number()
        switch key & 7 {
        case 0: return (key >> 3, .number(try number()))
        case 1: return (key >> 3, .number(try reader.number(UInt64.self, of: "a field")))
        case 2: return (key >> 3, .range(try reader.take(try number(), of: "a field")))
        case 5: return (key >> 3, .number(UInt64(try reader.number(UInt32.self, of: "a field"))))
        default: throw FileFault(.wrongNumber("the type of a field", key & 7), at: start)
        }
    }

    /// A number of seven bits a byte, the lowest first.
    private mutating func number() throws(FileFault) -> UInt64 {
        let start = reader.offset
        var value: UInt64 = 0
        for shift in stride(from: 0, to: 70, by: 7) {
            let byte = try reader.number(UInt8.self, of: "a field")
            // What does not fit 64 bits is cut off, as others do.
            value |= UInt64(byte & 0x7F) << UInt64(min(shift, 63))
            if byte < 0x80 { return value }
        }
        throw FileFault(.illFormed("a number"), at: start)
    }
}
