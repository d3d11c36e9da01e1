// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The directives of format strings, such as `%d`, `%1$s`, `%(name)s` and `{0}`.
struct GettextDirectives {
    private let hasPercent: Bool
    private let hasBraces: Bool
    /// Whether no flag says what the strings are: then a directive is what is one in any text.
    private let isUndeclared: Bool

    /// The directives that the flags of an entry say its strings have.
    init(flags: [String]) {
        let formats = flags.filter { $0.hasSuffix("-format") && !$0.hasPrefix("no-") }
        let areBraces = formats.map { ["python-brace-format", "java-format", "csharp-format", "c++-format"].contains($0) }
        hasBraces = areBraces.contains(true)
        hasPercent = areBraces.contains(false)
        isUndeclared = !flags.contains { $0.hasSuffix("-format") }
    }

    /// The end of a directive that begins at an offset; nil where none does.
    func end(in bytes: [UInt8], at start: Int, to limit: Int) -> Int? {
        switch bytes[start] {
        case UInt8(ascii: "{") where hasBraces:
            let rest = bytes[(start + 1)..<limit].prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{") }
            return rest.endIndex < limit && bytes[rest.endIndex] == UInt8(ascii: "}") ? rest.endIndex + 1 : nil
        case UInt8(ascii: "%") where hasPercent: return percentEnd(in: bytes, at: start, to: limit)
        case UInt8(ascii: "%") where isUndeclared:
            let place = bytes.withUnsafeBufferPointer { TemplatePlace($0, at: start, in: 0..<limit) }
            return place?.kind == .formatDirective ? place?.range.upperBound : nil
        default: return nil
        }
    }

    /// The end of a directive where a flag says that there are some. Any letter ends one: programming languages differ in theirs.
    private func percentEnd(in bytes: [UInt8], at start: Int, to limit: Int) -> Int? {
        var position = start + 1
        if position < limit, bytes[position] == UInt8(ascii: "(") {
            let name = bytes[position..<limit].prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "%") }
            guard name.endIndex < limit, bytes[name.endIndex] == UInt8(ascii: ")") else { return nil }
            position = name.endIndex + 1
        }
        let marks = Array("0123456789$-+ #'.*hlLqjzt".utf8)
        while position < limit, position - start < 24, marks.contains(bytes[position]) { position += 1 }
        guard position < limit, bytes[position].isASCIILetter || bytes[position] == UInt8(ascii: "%") else { return nil }
        return position + 1
    }
}
