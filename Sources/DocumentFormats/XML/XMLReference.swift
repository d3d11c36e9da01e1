/// Which characters XML needs references for, or does not allow.
package enum XMLReference {
    /// Whether a character may stand in XML.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
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
