// SPDX-License-Identifier: Apache-2.0

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
        var text = text
        bytes.append(UInt8(ascii: "\""))
        text.withUTF8 { utf8 in
            var start = 0
            for (index, byte) in utf8.enumerated() {
                guard let escape = escape(of: byte) else { continue }
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
                bytes.append(contentsOf: escape.utf8)
                start = index + 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
        }
        bytes.append(UInt8(ascii: "\""))
    }

    /// What stands for a byte that may not stand in a string as it is; nil for all others.
    private static func escape(of byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "\""): return "\\\""
        case UInt8(ascii: "\\"): return "\\\\"
        case UInt8(ascii: "\n"): return "\\n"
        case UInt8(ascii: "\r"): return "\\r"
        case UInt8(ascii: "\t"): return "\\t"
        case 0..<0x20:
            let digits = String(byte, radix: 16)
            return "\\u00\(digits.count == 1 ? "0" : "")\(digits)"
        default: return nil
        }
    }

    /// The text of a JSON string with its quotation marks; nil where it is none. Halves of surrogate pairs become U+FFFD.
    public static func unquoted(_ json: String) -> String? {
        var json = json
        return json.withUTF8 { bytes in
            var scanner = JSONScanner(bytes)
            guard let text = try? scanner.string(), (try? scanner.end()) != nil else { return nil }
            return text
        }
    }
}
