// How records are put together from bytes.

extension OutputSpan<UInt8> {
    /// Appends a text.
    mutating func append(utf8 text: String) {
        for byte in text.utf8 { append(byte) }
    }

    /// Appends a text that stands in the program.
    mutating func append(literal text: StaticString) {
        text.withUTF8Buffer { for byte in $0 { append(byte) } }
    }
}

extension [UInt8] {
    /// Appends a text.
    mutating func append(utf8 text: String) {
        append(contentsOf: text.utf8)
    }

    /// Appends text as one field of a line of tab-separated fields: tab, backslash, line feed and carriage return are escaped.
    mutating func append(escapingTabs text: some Collection<UInt8>) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "\t"): append(utf8: "\\t")
            case UInt8(ascii: "\\"): append(utf8: "\\\\")
            case UInt8(ascii: "\n"): append(utf8: "\\n")
            case UInt8(ascii: "\r"): append(utf8: "\\r")
            default: append(byte)
            }
        }
    }

    /// Appends a JSON string.
    mutating func append(jsonString text: String) {
        append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): append(utf8: "\\\"")
            case UInt8(ascii: "\\"): append(utf8: "\\\\")
            case UInt8(ascii: "\n"): append(utf8: "\\n")
            case UInt8(ascii: "\r"): append(utf8: "\\r")
            case UInt8(ascii: "\t"): append(utf8: "\\t")
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                append(utf8: "\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
            default: append(byte)
            }
        }
        append(UInt8(ascii: "\""))
    }
}
