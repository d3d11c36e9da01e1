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
        try list(from: "[", to: "]") { scanner throws(JSONRecordError) in
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
        try list(from: "{", to: "}") { scanner throws(JSONRecordError) in
            let name = try scanner.string()
            try scanner.take(":")
            scanner.skipWhiteSpace()
            let start = scanner.position
            var tokens: [JSONText.Token]?
            try scanner.value(depth: depth + 1, into: &tokens)
            fields.append(JSONRecord.Field(name: name, value: scanner.text(from: start)))
        }
        return fields
    }

    // MARK: - Strings

    /// Reads a string, its escapes undone.
    mutating func string() throws(JSONRecordError) -> String {
        var text: [UInt8] = []
        // Escapes may be halves of surrogate pairs, which only make sense side by side.
        var units: [UInt16] = []
        func flush() {
            guard !units.isEmpty else { return }
            text += String(decoding: units, as: UTF16.self).utf8
            units.removeAll(keepingCapacity: true)
        }
        let bytes = bytes
        try readString { range in
            flush()
            text += bytes[range]
        } escape: { unit in
            units.append(unit)
        }
        flush()
        return String(decoding: text, as: UTF8.self)
    }

    /// Passes over a string.
    private mutating func skipString() throws(JSONRecordError) {
        try readString { _ in
        } escape: { _ in
        }
    }

    /// Reads a string: the stretches that stand for themselves, and what the escapes between them stand for.
    private mutating func readString(
        stretch: (Range<Int>) -> Void, escape: (UInt16) -> Void
    ) throws(JSONRecordError) {
        try take("\"")
        while true {
            let start = position
            while let byte = next, byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { position += 1 }
            if position > start { stretch(start..<position) }
            switch next {
            case UInt8(ascii: "\""):
                position += 1
                return
            case UInt8(ascii: "\\"):
                position += 1
                escape(try escaped())
            case nil: throw endsEarly
            default: throw unexpected
            }
        }
    }

    /// Reads what follows a backslash.
    private mutating func escaped() throws(JSONRecordError) -> UInt16 {
        guard let byte = next else { throw endsEarly }
        let unit: UInt16
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unit = UInt16(byte)
        case UInt8(ascii: "b"): unit = 0x08
        case UInt8(ascii: "f"): unit = 0x0C
        case UInt8(ascii: "n"): unit = 0x0A
        case UInt8(ascii: "r"): unit = 0x0D
        case UInt8(ascii: "t"): unit = 0x09
        case UInt8(ascii: "u"):
            position += 1
            return try fourDigits()
        default: throw unexpected
        }
        position += 1
        return unit
    }

    private mutating func fourDigits() throws(JSONRecordError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = next else { throw endsEarly }
            guard let value = digit.hexadecimalValue else { throw unexpected }
            unit = unit << 4 | UInt16(value)
            position += 1
        }
        return unit
    }

    // MARK: - Values

    /// Reads a value of any kind.
    ///
    /// - Parameter tokens: Where its parts are added; nil where it is passed over.
    mutating func value(depth: Int, into tokens: inout [JSONText.Token]?) throws(JSONRecordError) {
        guard depth <= Self.deepest else { throw JSONRecordError(code: .tooDeep, offset: position) }
        skipWhiteSpace()
        let start = position
        switch next {
        case UInt8(ascii: "{"):
            tokens?.append(.objectStart)
            try list(from: "{", to: "}") { scanner throws(JSONRecordError) in
                if tokens == nil { try scanner.skipString() } else { tokens?.append(.name(try scanner.string())) }
                try scanner.take(":")
                try scanner.value(depth: depth + 1, into: &tokens)
            }
            tokens?.append(.objectEnd)
        case UInt8(ascii: "["):
            tokens?.append(.arrayStart)
            try list(from: "[", to: "]") { scanner throws(JSONRecordError) in
                try scanner.value(depth: depth + 1, into: &tokens)
            }
            tokens?.append(.arrayEnd)
        case UInt8(ascii: "\""):
            if tokens == nil { try skipString() } else { tokens?.append(.string(try string(), start..<position)) }
        default:
            try skipLiteral()
            tokens?.append(.literal(start..<position))
        }
    }

    /// Reads a list between brackets, whose items are separated by commas.
    mutating func list(
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

    private mutating func skipLiteral() throws(JSONRecordError) {
        switch next {
        case UInt8(ascii: "t"): try skip("true")
        case UInt8(ascii: "f"): try skip("false")
        case UInt8(ascii: "n"): try skip("null")
        case nil: throw endsEarly
        default: try skipNumber()
        }
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
