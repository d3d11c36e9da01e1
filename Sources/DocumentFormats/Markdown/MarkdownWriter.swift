// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Writes text as Markdown that reads as that text.
enum MarkdownWriter {
    /// The text with a backslash before what would be markup, and its line ends as spaces.
    ///
    /// - Parameters:
    ///   - inCell: Whether it stands in a table, where a vertical bar ends a cell.
    ///   - startsLine: Whether nothing stands before it on its line, so that it may begin with the mark of a block.
    ///   - previous: The byte right before it: behind a bracket, a parenthesis would make a link.
    ///   - spellings: How signs of ASCII are written that the document escapes.
    static func written(
        _ text: String, inCell: Bool, startsLine: Bool, behind previous: UInt8? = nil, spellings: [Unicode.Scalar: String] = [:]
    ) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        let start = bytes.firstIndex { !$0.isASCIISpace } ?? bytes.count
        let isLink = previous == UInt8(ascii: "]") && [UInt8(ascii: "("), UInt8(ascii: ":")].contains(bytes.first)
        let startMark = isLink ? 0 : startsLine ? markAtStart(bytes, from: start) : nil
        var blankEnd = 0
        for (index, byte) in bytes.enumerated() {
            if byte == 0x0A || byte == 0x0D {
                if result.last != 0x20 { result.append(0x20) }
                continue
            }
            if byte < 0x80, let spelling = spellings[Unicode.Scalar(byte)] {
                result += spelling.utf8
                continue
            }
            if index >= blankEnd, let end = self.blankEnd(in: bytes, from: index, startsLine: startsLine) { blankEnd = end }
            if index < blankEnd {
                result.append(byte)
                continue
            }
            if index == startMark || needsBackslash(bytes, at: index, inCell: inCell) { result.append(UInt8(ascii: "\\")) }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The text of a link's title, whatever stands around it, be it a cell of a table, on one line.
    static func title(_ text: String) -> String {
        var result: [UInt8] = []
        let bytes = Array(text.utf8)
        for (index, byte) in bytes.enumerated() {
            let isReference = byte == UInt8(ascii: "&") && CharacterReference(bytes, at: index, to: bytes.count) != nil
            if Array("\\\"'()|".utf8).contains(byte) || isReference { result.append(UInt8(ascii: "\\")) }
            result.append(byte == 0x0A || byte == 0x0D ? 0x20 : byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The end of a blank to be filled in, which marks nothing: three underscores or more with white space on both sides, as in
    /// `Signed: ____` and `**Signed:** ____`; nil where none begins. A line of nothing else would be a rule.
    private static func blankEnd(in bytes: [UInt8], from start: Int, startsLine: Bool) -> Int? {
        guard bytes[start] == UInt8(ascii: "_"), start > 0 ? bytes[start - 1].isASCIISpace : startsLine else { return nil }
        let end = bytes[start...].firstIndex { $0 != bytes[start] } ?? bytes.count
        guard end - start >= shortestBlank, end == bytes.count || bytes[end].isASCIISpace,
            !startsLine
                || [bytes[..<start], bytes[end...]].contains(where: { $0.contains { $0.isASCIILetterOrDigit || $0 >= 0x80 } })
        else { return nil }
        return end
    }

    private static let shortestBlank = 3

    /// The mark at the start of a line that would make it another block; nil where there is none.
    private static func markAtStart(_ bytes: [UInt8], from start: Int) -> Int? {
        guard start < bytes.count else { return nil }
        // A heading needs a space after the mark: `#{name}` is none.
        if bytes[start] == UInt8(ascii: "#") {
            return bytes[start...].first { $0 != bytes[start] }.map(\.isASCIISpace) ?? true ? start : nil
        }
        if Array(">+-=".utf8).contains(bytes[start]) { return start }
        if bytes[start] == UInt8(ascii: ":") {
            let next = start + 1 < bytes.count ? bytes[start + 1] : 0x20
            return next.isASCIISpace || next == bytes[start] ? start : nil
        }
        let digits = bytes[start...].prefix(while: \.isASCIIDigit)
        guard 1...9 ~= digits.count, digits.endIndex < bytes.count else { return nil }
        // A list needs a space after the mark: `101.5GB` is none.
        let isFollowed = digits.endIndex + 1 == bytes.count || bytes[digits.endIndex + 1].isASCIISpace
        return isFollowed && [0x2E, 0x29].contains(bytes[digits.endIndex]) ? digits.endIndex : nil
    }

    private static func needsBackslash(_ bytes: [UInt8], at index: Int, inCell: Bool) -> Bool {
        let before = index > 0 ? bytes[index - 1] : 0x20
        let after = index + 1 < bytes.count ? bytes[index + 1] : 0x20
        switch bytes[index] {
        case UInt8(ascii: "\\"): return after.isASCIIPunctuation || index + 1 == bytes.count
        case UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "]"): return true
        case UInt8(ascii: "*"), UInt8(ascii: "~"):
            return index == 0 || index + 1 == bytes.count || !before.isASCIISpace || !after.isASCIISpace
        case UInt8(ascii: "_"):
            return index == 0 || index + 1 == bytes.count || !(before.isASCIILetterOrDigit && after.isASCIILetterOrDigit)
        case UInt8(ascii: "<"): return index + 1 == bytes.count || !after.isASCIISpace
        case UInt8(ascii: "&"): return CharacterReference(bytes, at: index, to: bytes.count) != nil
        case UInt8(ascii: "#"): return index + 1 == bytes.count
        case UInt8(ascii: "|"): return inCell
        default: return false
        }
    }
}
