// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Reads JSON (RFC 8259) from bytes, keeping values as they were written.
struct JSONScanner {
    /// How deep arrays and objects may nest, so that no line can exhaust the stack.
    static let deepest = 256

    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var position = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Reads an object.
    mutating func object() throws(JSONRecordError) -> [JSONRecord.Field] {
        try object(depth: 0)
    }

    /// Reads an array of objects.
    mutating func objects() throws(JSONRecordError) -> [JSONRecord] {
        var records: [JSONRecord] = []
        try skipList(from: "[", to: "]") { scanner throws(JSONRecordError) in
            records.append(JSONRecord(fields: try scanner.object(depth: 1)))
        }
        try end()
        return records
    }

    /// Demands that nothing but white space is left.
    mutating func end() throws(JSONRecordError) {
        skipWhiteSpace()
        if position < bytes.count { throw unexpected }
    }

    private mutating func object(depth: Int) throws(JSONRecordError) -> [JSONRecord.Field] {
        var fields: [JSONRecord.Field] = []
        try skipList(from: "{", to: "}") { scanner throws(JSONRecordError) in
            let name = try scanner.string()
            try scanner.take(":")
            scanner.skipWhiteSpace()
            let start = scanner.position
            try scanner.skipValue(depth: depth + 1)
            fields.append(JSONRecord.Field(name: name, value: scanner.text(from: start)))
        }
        return fields
    }

    // MARK: - Strings

    /// Reads a string, its escapes undone.
    mutating func string() throws(JSONRecordError) -> String {
        try take("\"")
        var units: [UInt16] = []
        var text: [UInt8] = []
        // Escapes may be halves of surrogate pairs, which only make sense side by side.
        func flush() {
            guard !units.isEmpty else { return }
            text += String(decoding: units, as: UTF16.self).utf8
            units = []
        }
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                flush()
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                position += 1
                units.append(try escaped())
            case 0..<0x20:
                throw unexpected
            default:
                flush()
                text.append(byte)
                position += 1
            }
        }
        throw endsEarly
    }

    /// What the escapes of one character stand for.
    private static let simpleEscapes: [UInt8: UInt16] = [
        0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09,
    ]

    /// Reads what follows a backslash.
    private mutating func escaped() throws(JSONRecordError) -> UInt16 {
        guard let byte = next else { throw endsEarly }
        if let unit = Self.simpleEscapes[byte] {
            position += 1
            return unit
        }
        guard byte == UInt8(ascii: "u") else { throw unexpected }
        position += 1
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = next else { throw endsEarly }
            guard let value = Character(Unicode.Scalar(digit)).hexDigitValue else { throw unexpected }
            unit = unit << 4 | UInt16(value)
            position += 1
        }
        return unit
    }

    // MARK: - Values that are passed over

    mutating func skipValue(depth: Int) throws(JSONRecordError) {
        guard depth <= Self.deepest else { throw JSONRecordError(code: .tooDeep, offset: position) }
        skipWhiteSpace()
        switch next {
        case UInt8(ascii: "{"):
            try skipList(from: "{", to: "}") { scanner throws(JSONRecordError) in
                _ = try scanner.string()
                try scanner.take(":")
                try scanner.skipValue(depth: depth + 1)
            }
        case UInt8(ascii: "["):
            try skipList(from: "[", to: "]") { scanner throws(JSONRecordError) in try scanner.skipValue(depth: depth + 1) }
        case UInt8(ascii: "\""): _ = try string()
        case UInt8(ascii: "t"): try skip("true")
        case UInt8(ascii: "f"): try skip("false")
        case UInt8(ascii: "n"): try skip("null")
        case nil: throw endsEarly
        default: try skipNumber()
        }
    }

    /// Passes over a list between brackets, whose items are separated by commas.
    mutating func skipList(
        from open: Unicode.Scalar, to close: Unicode.Scalar, item: (inout JSONScanner) throws(JSONRecordError) -> Void
    ) throws(JSONRecordError) {
        try take(open)
        skipWhiteSpace()
        if next == UInt8(ascii: close) {
            position += 1
            return
        }
        while true {
            skipWhiteSpace()
            try item(&self)
            skipWhiteSpace()
            guard next == UInt8(ascii: ",") else { break }
            position += 1
        }
        try take(close)
    }

    private mutating func skipNumber() throws(JSONRecordError) {
        if next == UInt8(ascii: "-") { position += 1 }
        if next == UInt8(ascii: "0") { position += 1 } else { try skipDigits() }
        if next == UInt8(ascii: ".") {
            position += 1
            try skipDigits()
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            position += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
            try skipDigits()
        }
    }

    private mutating func skipDigits() throws(JSONRecordError) {
        let start = position
        while let byte = next, byte.isASCIIDigit { position += 1 }
        if position == start { throw next == nil ? endsEarly : unexpected }
    }

    private mutating func skip(_ word: StaticString) throws(JSONRecordError) {
        for index in 0..<word.utf8CodeUnitCount {
            guard let byte = next else { throw endsEarly }
            guard byte == word.utf8Start[index] else { throw unexpected }
            position += 1
        }
    }

    // MARK: - Bytes

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }
    private var unexpected: JSONRecordError { JSONRecordError(code: .unexpected, offset: position) }
    private var endsEarly: JSONRecordError { JSONRecordError(code: .endsEarly, offset: position) }

    private func text(from start: Int) -> String {
        String(decoding: bytes[start..<position], as: UTF8.self)
    }

    mutating func take(_ character: Unicode.Scalar) throws(JSONRecordError) {
        skipWhiteSpace()
        guard let byte = next else { throw endsEarly }
        guard byte == UInt8(ascii: character) else { throw unexpected }
        position += 1
    }

    mutating func skipWhiteSpace() {
        while let byte = next, byte.isJSONWhiteSpace { position += 1 }
    }
}

extension UInt8 {
    /// Whether the byte is white space in JSON: a space, a tab, a line feed or a carriage return.
    var isJSONWhiteSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
