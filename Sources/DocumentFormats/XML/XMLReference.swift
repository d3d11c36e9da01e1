/// References of XML, and the characters that need them.
package enum XMLReference {
    /// What a reference stands for, such as `&amp;` or `&#x20AC;`; nil for one that XML itself does not know.
    package static func scalar(_ reference: ArraySlice<UInt8>) -> Unicode.Scalar? {
        let name = String(decoding: reference.dropFirst().dropLast(), as: UTF8.self)
        if let known = known[name] { return known }
        guard name.hasPrefix("#") else { return nil }
        let isHexadecimal = name.hasPrefix("#x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard digits.first?.isHexDigit == true, let value = UInt32(digits, radix: isHexadecimal ? 16 : 10) else { return nil }
        return Unicode.Scalar(value).flatMap { isAllowed($0) ? $0 : nil }
    }

    private static let known: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

    /// Whether a character may stand in XML.
    package static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: true
        case 0..<0x20, 0xFFFE, 0xFFFF: false
        default: true
        }
    }

    /// A text with references for what is markup.
    ///
    /// - Parameter replacement: What stands for a character that XML does not allow.
    package static func escaped(_ text: String, replacement: (Unicode.Scalar) -> String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // As it is, it would be read as a line feed.
            case "\r": result += "&#13;"
            default:
                if isAllowed(scalar) {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += replacement(scalar)
                }
            }
        }
        return result
    }
}
