// SPDX-License-Identifier: Apache-2.0

/// Message catalogues of GNU gettext (`.po`, `.pot`).
///
/// The messages that are not translated yet are text: `msgid` is read, and a translation is written into the empty `msgstr`;
/// that of `msgid_plural` into the others of the entry. Directives of format strings are inline pieces where the entry's flags
/// name such a format. What is translated already, fuzzy or obsolete stays, and so do comments.
public struct GettextPO: DocumentFormat {
    /// The format.
    public init() {}

    /// `gettext PO`.
    public var name: String { "gettext PO" }

    /// `po`.
    public var identifier: String { "po" }

    /// `.po`, `.pot`.
    public var fileNameSuffixes: [String] { ["po", "pot"] }

    /// The messages without a translation.
    ///
    /// - Throws: `DocumentError` of the code `malformed` where a string is not closed on its line.
    /// - Complexity: Linear in the length of the content.
    public func passages(of content: String) throws(DocumentError) -> [Passage] {
        let bytes = Array(content.utf8)
        return try GettextReader(bytes, format: name).entries.flatMap { $0.passages(in: bytes) }
    }

    /// The text with escapes, and a new string after each line feed inside it.
    public func written(_ text: String, for passage: Passage) -> String {
        var result = ""
        var followsLineFeed = false
        for scalar in text.unicodeScalars {
            if followsLineFeed { result += "\"\(passage.note)\"" }
            followsLineFeed = scalar == "\n"
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 8)
                result += "\\" + String(repeating: "0", count: 3 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
