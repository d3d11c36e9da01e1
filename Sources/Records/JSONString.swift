/// Strings of JSON.
public enum JSONString {
    /// A text as a JSON string, with its quotation marks.
    public static func quoted(_ text: String) -> String {
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a text as a JSON string.
    public static func append(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""): bytes += [0x5C, 0x22]
            case UInt8(ascii: "\\"): bytes += [0x5C, 0x5C]
            case UInt8(ascii: "\n"): bytes += [0x5C, UInt8(ascii: "n")]
            case UInt8(ascii: "\r"): bytes += [0x5C, UInt8(ascii: "r")]
            case UInt8(ascii: "\t"): bytes += [0x5C, UInt8(ascii: "t")]
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                bytes += "\\u00\(digits.count == 1 ? "0" : "")\(digits)".utf8
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// The text of a JSON string with its quotation marks; nil where it is none. Halves of surrogate pairs become U+FFFD.
    public static func unquoted(_ json: String) -> String? {
        Array(json.utf8).withUnsafeBufferPointer { bytes in
            var scanner = JSONScanner(bytes)
            guard let text = try? scanner.string(), (try? scanner.end()) != nil else { return nil }
            return text
        }
    }
}
