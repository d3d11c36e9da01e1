// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The directives of format strings, such as `%d`, `%1$s`, `%(name)s` and `{0}`.
struct GettextDirectives {
    private let hasPercent: Bool
    private let hasBraces: Bool
    /// Whether a percent sign must look like a directive, since no flag says that there are any.
    private let isUnsure: Bool

    /// The directives that the flags of an entry say its strings have.
    init(flags: [String]) {
        let formats = flags.filter { $0.hasSuffix("-format") && !$0.hasPrefix("no-") }
        let areBraces = formats.map { ["python-brace-format", "java-format", "csharp-format", "c++-format"].contains($0) }
        hasBraces = areBraces.contains(true)
        isUnsure = formats.isEmpty && !flags.contains { $0.hasPrefix("no-") && $0.hasSuffix("-format") }
        hasPercent = areBraces.contains(false) || isUnsure
    }

    /// The end of a directive that begins at an offset; nil where none does.
    func end(in bytes: [UInt8], at start: Int, to limit: Int) -> Int? {
        switch bytes[start] {
        case UInt8(ascii: "{") where hasBraces:
            let rest = bytes[(start + 1)..<limit].prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{") }
            return rest.endIndex < limit && bytes[rest.endIndex] == UInt8(ascii: "}") ? rest.endIndex + 1 : nil
        case UInt8(ascii: "%") where hasPercent:
            guard let end = percentEnd(in: bytes, at: start, to: limit) else { return nil }
            return isUnsure && !isCertain(bytes[start..<end], before: end < limit ? bytes[end] : 0x20) ? nil : end
        default:
            return nil
        }
    }

    /// Whether a directive is one without a flag that says so: “100 % sure” has none, “%s” and “%(name)d” are.
    private func isCertain(_ directive: ArraySlice<UInt8>, before next: UInt8) -> Bool {
        guard let last = directive.last, !directive.contains(0x20) || directive.contains(UInt8(ascii: "(")) else { return false }
        return Array("sdiufgxXcp@".utf8).contains(last) && !next.isASCIILetterOrDigit
    }

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
