// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells values that a program reads and that look like words: patterns of dates and times, media types, language tags, keys and
/// regular expressions.
enum FormatPattern {
    /// Whether all of a text is a regular expression for a whole text: `^[a-z]+$`.
    static func isRegularExpression(_ text: String) -> Bool {
        text.hasPrefix("^") && text.hasSuffix("$") && text.contains { "[(\\.*+".contains($0) }
    }

    /// Whether all of a text is a language with the script or country that it is written in: `en-US`, `zh-Hant-TW`.
    static func isLanguageTag(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard 2...3 ~= parts.count, let language = parts.first, let region = parts.last, 2...3 ~= language.count,
            region.count == 2,
            language.allSatisfy(\.isASCIISmall), region.allSatisfy(\.isASCIICapital)
        else { return false }
        return parts.count == 2 || parts[1].count == 4 && parts[1].allSatisfy(\.isASCIILetter)
    }

    /// Whether all of a text is the key of a message in place of the message: `label.email`, `home.mainTitle`.
    static func isKey(_ text: String) -> Bool {
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count > 1 && parts.first.map { $0.count > 1 } == true
            && parts.allSatisfy { part in
                part.first?.isASCIISmall == true && part.allSatisfy { $0.isASCIILetterOrDigit || "_-".utf8.contains($0) }
            }
    }

    /// Whether all of a text is a pattern of a date or time as moment, ICU and their like have it: `DD/MM/YYYY`, `hh:mm a`,
    /// `MMM D, YYYY h:mm A`, `d 'de' MMMM`.
    ///
    /// It has two fields at least, one of them of several letters. Fields that touch have several letters each, so that words
    /// such as *Hmm* and *Mad* are none.
    static func isDate(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        if isDateOfPHP(bytes) { return true }
        guard bytes.count <= longestDate, !localized.contains(text) else { return localized.contains(text) }
        var fields: [Range<Int>] = []
        var position = 0
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "[") {
                // What stands in quotation marks or brackets is shown as it is.
                let close = byte == UInt8(ascii: "[") ? UInt8(ascii: "]") : byte
                guard let end = bytes[(position + 1)...].firstIndex(of: close), !fields.isEmpty else { return false }
                position = end + 1
            } else if byte.isASCIILetter {
                // Moment has ordinal numbers: Do, Mo.
                let isOrdinal = "DMdwQ".utf8.contains(byte) && bytes[position...].dropFirst().first == UInt8(ascii: "o")
                let end = isOrdinal ? position + 2 : bytes[position...].firstIndex { $0 != byte } ?? bytes.count
                let isSeparator = byte == UInt8(ascii: "T") && end == position + 1
                guard isSeparator || letters.contains(byte) && end - position <= longestField else { return false }
                if !isSeparator { fields.append(position..<end) }
                position = end
            } else {
                guard " /-.:,".utf8.contains(byte) else { return false }
                position += 1
            }
        }
        return fields.count > 1 && fields.contains { $0.count > 1 && $0.count <= 4 && bytes[$0.lowerBound] != UInt8(ascii: "a") }
            && zip(fields, fields.dropFirst()).allSatisfy { field, next in
                field.upperBound < next.lowerBound
                    || field.count > 1 && (next.count > 1 || "zZxX".utf8.contains(bytes[next.lowerBound]))
            }
    }

    /// Whether all of a text is a pattern of a date or time as PHP has it, whose fields are single letters: `F j, Y g:i a`.
    private static func isDateOfPHP(_ bytes: [UInt8]) -> Bool {
        let fields = bytes.split { !$0.isASCIILetter }
        // H/F is *homme ou femme*.
        let hasYear = fields.contains { "yY".utf8.contains($0.first ?? 0) }
        return (hasYear ? 2 : 3)...8 ~= fields.count && bytes.count <= longestDate && fields.allSatisfy { $0.count == 1 }
            && bytes.allSatisfy {
                $0.isASCIILetter ? "dDjlNSwzWFmMntLoYyaABgGhHisueTPOcrU".utf8.contains($0) : " /-.:,".utf8.contains($0)
            }
            && fields.count { "jdYymnFMgGhHis".utf8.contains($0.first ?? 0) } > 1
    }

    /// Whether all of a text is a media type, perhaps with parameters: `application/json`, `text/html; charset=utf-8`.
    static func isMediaType(_ text: String) -> Bool {
        let parts = text.split(separator: ";", omittingEmptySubsequences: false)
        return parts.first.map { MediaType.isOne($0.utf8, isValue: true) } == true
            && parts.dropFirst().allSatisfy { $0.split(separator: "=").count == 2 }
    }

    /// The longest pattern of a date, and its longest field, such as `EEEEE`, in bytes.
    private static let longestDate = 60
    private static let longestField = 5
    /// What Moment and Day.js have for the usual patterns of a language.
    private static let localized: Set = ["LL", "LLL", "LLLL", "LT", "LTS"]
    private static let letters = Array("yYMLdDEeHhkKmsSaAzZXxwWQGu".utf8)
}
