// SPDX-License-Identifier: Apache-2.0

/// Writes text into markup so that it reads as that text.
///
///     MarkupEscape.escaped("Q&A: a < b")                          // Q&amp;A: a &lt; b
///     MarkupEscape.escapedForXML("\u{1}") { _ in "\u{FFFD}" }     // �
public enum MarkupEscape {
    /// A text with character references for `&`, `<` and `>`, which HTML, XML and WebVTT read as markup.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - other: What is written for any other character, and for `>` where it cannot be markup; nil for what is usual.
    /// - Complexity: Linear in the length of the text.
    @inlinable
    public static func escaped(_ text: String, other: (Unicode.Scalar) -> String? = { _ in nil }) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += other(scalar) ?? "&gt;"
            default:
                if let written = other(scalar) {
                    result += written
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result
    }

    /// A text as the content of an element of XML 1.0, or as the value of an attribute between double quotation marks.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - replacement: What is written for a character that XML has no way to write, such as U+0000.
    /// - Complexity: Linear in the length of the text.
    public static func escapedForXML(_ text: String, replacement: (Unicode.Scalar) -> String) -> String {
        escaped(text) { scalar in
            switch scalar {
            case "\"": "&quot;"
            // As it is, it would be read as a line feed.
            case "\r": "&#13;"
            default: isAllowedInXML(scalar) ? nil : replacement(scalar)
            }
        }
    }

    /// Whether a character may stand in a document of XML 1.0 (https://www.w3.org/TR/xml/#charsets).
    public static func isAllowedInXML(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: true
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }
}
