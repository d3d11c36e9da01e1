// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds arguments of messages that choose among texts, which stand in them: `{n, plural, =1 {a minute ago} other {before}}` of
/// ICU MessageFormat, `{n, choice, 0#no houses|1#one house|1<{0} houses}` of Java's.
enum ChoosingArgument {
    /// The types of ICU's, whose texts have braces around them.
    static let branchTypes: Set = ["plural", "select", "selectordinal"]

    /// The longest one, in bytes.
    private static let longest = 4_096

    /// Whether an argument of one of these types begins some bytes.
    static func begins(_ bytes: ArraySlice<UInt8>, types: Set<String>) -> Bool {
        func field(from start: Int) -> ArraySlice<UInt8> { bytes[start...].prefix { !",{}".utf8.contains($0) } }
        guard bytes.first == UInt8(ascii: "{") else { return false }
        let name = field(from: bytes.startIndex + 1)
        guard !name.isEmpty, name.endIndex < bytes.endIndex, bytes[name.endIndex] == UInt8(ascii: ",") else { return false }
        let type = field(from: name.endIndex + 1)
        return type.endIndex < bytes.endIndex && bytes[type.endIndex] == UInt8(ascii: ",")
            && types.contains(String(decoding: type.filter { !$0.isASCIISpace }, as: UTF8.self))
    }

    /// The end of an argument that begins some bytes; nil where none of these types does, or where it is not closed.
    static func end(in bytes: ArraySlice<UInt8>, types: Set<String>) -> Int? {
        begins(bytes, types: types) ? bytes.closingBraceEnd(within: longest) : nil
    }
}

extension ArraySlice<UInt8> {
    /// The end of the brace that closes the first one, whatever stands between; nil where it is not closed within some bytes.
    func closingBraceEnd(within limit: Int) -> Int? {
        var depth = 0
        for index in indices.prefix(limit) {
            if self[index] == UInt8(ascii: "{") { depth += 1 }
            guard self[index] == UInt8(ascii: "}") else { continue }
            depth -= 1
            if depth == 0 { return index + 1 }
        }
        return nil
    }
}
