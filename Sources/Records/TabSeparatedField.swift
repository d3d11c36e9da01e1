// SPDX-License-Identifier: Apache-2.0

import UnicodeText

/// Text in a field of a line of tab-separated fields.
public enum TabSeparatedField {
    /// The text with tab, backslash, line feed and carriage return escaped by a backslash.
    public static func escaped(_ text: String) -> String {
        var bytes: [UInt8] = []
        append(escaping: text.utf8, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends bytes with tab, backslash, line feed and carriage return escaped by a backslash.
    public static func append(escaping text: some Collection<UInt8>, to bytes: inout [UInt8]) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "\t"): bytes += [0x5C, UInt8(ascii: "t")]
            case UInt8(ascii: "\\"): bytes += [0x5C, 0x5C]
            case UInt8(ascii: "\n"): bytes += [0x5C, UInt8(ascii: "n")]
            case UInt8(ascii: "\r"): bytes += [0x5C, UInt8(ascii: "r")]
            default: bytes.append(byte)
            }
        }
    }

    /// A name of a file for a field: characters that could command a terminal, and that the field does not escape, stand as
    /// `\u{1B}`.
    public static func name(_ name: String) -> String { name.withEscapedDisplayCommands }

    /// The text that was escaped so. A backslash before anything else stands for itself.
    public static func unescaped(_ field: some StringProtocol) -> String {
        var bytes: [UInt8] = []
        var rest = field.utf8.makeIterator()
        while let byte = rest.next() {
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                continue
            }
            switch rest.next() {
            case UInt8(ascii: "t"): bytes.append(0x09)
            case UInt8(ascii: "n"): bytes.append(0x0A)
            case UInt8(ascii: "r"): bytes.append(0x0D)
            case UInt8(ascii: "\\"): bytes.append(0x5C)
            case let other: bytes += [0x5C] + (other.map { [$0] } ?? [])
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension TabSeparatedField {
    /// The unescaped fields of a line without what ends it; nil where it has another number of them.
    public static func fields(of line: some Collection<UInt8>, count: Int) -> [String]? {
        let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        guard fields.count == count else { return nil }
        return fields.map { unescaped(String(decoding: $0, as: UTF8.self)) }
    }
}
