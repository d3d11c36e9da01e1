// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds the control flow that templates write among the text of a page behind an at sign: `@if ($a)` and `@endif` of Blade,
/// `@for (item of items; track item.id) {`, `} @else {` and `}` of Angular.
enum TemplateBlock {
    /// The longest condition, and the longest block of code, in bytes.
    private static let (longestCondition, longestCode) = (2_000, 10_000)

    /// The end of a piece that begins at an at sign or a closing brace; nil where none begins.
    static func end(in bytes: [UInt8], from start: Int, to limit: Int) -> Int? {
        if bytes[start] == UInt8(ascii: "}") { return braceEnd(in: bytes, from: start, to: limit) }
        guard bytes[start] == UInt8(ascii: "@"), !isOfName(before: start, in: bytes) else { return nil }
        let name = bytes[(start + 1)..<limit].prefix(while: \.isASCIILetter)
        let word = String(decoding: name, as: UTF8.self)
        switch word {
        case "php" where !bytes[name.endIndex..<limit].starts(with: "(".utf8):
            return ServerMarkup.end(of: "@endphp", before: "@php", in: bytes[name.endIndex..<limit].prefix(longestCode))
        case "let":
            let line = bytes[name.endIndex..<limit].prefix(longestCondition).prefix { $0 != 0x0A }
            return line.contains(UInt8(ascii: "=")) ? line.firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 } : nil
        default: break
        }
        var end = name.endIndex
        // Angular writes `@else if`.
        if word == "else", case let next = afterBlanks(end, bytes, limit), bytes[next..<limit].starts(with: "if ".utf8) {
            end = next + 2
        }
        let open = afterBlanks(end, bytes, limit)
        if open == end || conditional.contains(word), let close = conditionEnd(in: bytes[open..<limit]) {
            return behindBrace(close, bytes, limit) ?? close
        }
        if let brace = behindBrace(end, bytes, limit), plain.contains(word) { return brace }
        // Names of people begin with an at sign, too: an ending or an `else` is none, other words have a line to themselves.
        let isSure = word == "else" || word.count > 3 && word.hasPrefix("end")
        return isSure || plain.contains(word) && standsAlone(start..<end, in: bytes) ? end : nil
    }

    /// The end of a directive with an argument among the attributes of a tag, whose argument may have the sign that ends a tag:
    /// `@disabled($a->isOff)` of Blade; nil where none begins.
    static func callEnd(in bytes: [UInt8], from start: Int, to limit: Int) -> Int? {
        guard bytes[start] == UInt8(ascii: "@") else { return nil }
        let name = bytes[(start + 1)..<limit].prefix(while: \.isASCIILetter)
        return name.isEmpty ? nil : conditionEnd(in: bytes[name.endIndex..<limit])
    }

    /// Whether a piece has a line to itself, so that a text ends before it.
    static func standsAlone(_ piece: Range<Int>, in bytes: [UInt8]) -> Bool {
        let before = bytes[..<piece.lowerBound].reversed().first { !$0.isBlank }
        let after = bytes[piece.upperBound...].first { !$0.isBlank }
        return [before, after].allSatisfy { $0.map { $0 == 0x0A || $0 == 0x0D } ?? true }
    }

    /// Whether of the texts before and after a piece just one is shown.
    static func isAlternative(_ piece: ArraySlice<UInt8>) -> Bool {
        guard piece.first == UInt8(ascii: "@") || piece.first == UInt8(ascii: "}"),
            let sign = piece.firstIndex(of: UInt8(ascii: "@"))
        else { return false }
        return alternatives.contains(String(decoding: piece[(sign + 1)...].prefix(while: \.isASCIILetter), as: UTF8.self))
    }

    /// What has a condition, perhaps behind a space.
    private static let conditional: Set = [
        "auth", "can", "canany", "cannot", "case", "defer", "else", "elsecan", "elseif", "empty", "env", "error", "extends",
        "for", "foreach", "forelse", "guest", "hasSection", "if", "include", "isset", "loading", "placeholder", "push",
        "section", "stack", "switch", "unless", "while", "yield",
    ]

    /// What needs none.
    private static let plain: Set = [
        "auth", "break", "case", "continue", "csrf", "default", "defer", "else", "empty", "error", "guest", "loading", "once",
        "parent", "placeholder", "production", "show", "stop", "verbatim",
    ]

    private static let alternatives: Set = ["case", "default", "else", "elsecan", "elseif", "empty"]

    private static func isOfName(before start: Int, in bytes: [UInt8]) -> Bool {
        guard start > 0 else { return false }
        let byte = bytes[start - 1]
        return byte.isASCIILetterOrDigit || byte >= 0x80 || "@._-+".utf8.contains(byte)
    }

    private static func afterBlanks(_ start: Int, _ bytes: [UInt8], _ limit: Int) -> Int {
        bytes[start..<limit].firstIndex { !$0.isBlank } ?? limit
    }

    /// Behind an opening brace, which blanks may precede; nil where there is none.
    private static func behindBrace(_ start: Int, _ bytes: [UInt8], _ limit: Int) -> Int? {
        let next = afterBlanks(start, bytes, limit)
        guard next < limit, bytes[next] == UInt8(ascii: "{"), next + 1 == limit || bytes[next + 1] != UInt8(ascii: "{") else {
            return nil
        }
        return next + 1
    }

    /// A closing brace with which a line or an element begins, together with the `@else {` behind it.
    private static func braceEnd(in bytes: [UInt8], from start: Int, to limit: Int) -> Int? {
        let before = bytes[..<start].reversed().first { !$0.isBlank }
        guard before.map({ $0 == 0x0A || $0 == 0x0D || $0 == UInt8(ascii: ">") }) ?? true else { return nil }
        let next = afterBlanks(start + 1, bytes, limit)
        guard next < limit else { return start + 1 }
        if bytes[next] == UInt8(ascii: "@"), let end = end(in: bytes, from: next, to: limit) { return end }
        return "\n\r<}".utf8.contains(bytes[next]) ? start + 1 : nil
    }

    /// The end of a condition in parentheses; nil where none begins, or where it is not closed.
    private static func conditionEnd(in bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.first == UInt8(ascii: "(") else { return nil }
        var (depth, quotation) = (0, UInt8(0))
        for index in bytes.indices.prefix(longestCondition) {
            let byte = bytes[index]
            if quotation != 0 {
                if byte == quotation { quotation = 0 }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): quotation = byte
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return index + 1 }
            default: break
            }
        }
        return nil
    }
}
