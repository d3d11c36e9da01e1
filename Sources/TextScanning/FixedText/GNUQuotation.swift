// SPDX-License-Identifier: Apache-2.0

/// Finds what messages and manuals of GNU quote with a backtick and an apostrophe: `make', `realpath -s'. It is the name of
/// something, or a command; several words that are neither are a quotation.
enum GNUQuotation {
    /// The longest that is looked for, in bytes.
    private static let longest = 80

    /// The end of one that begins at a backtick, with its marks; nil where none does.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        guard bytes[start] == UInt8(ascii: "`") else { return nil }
        let rest = bytes[(start + 1)..<min(limit, start + longest)].prefix { $0 >= 0x20 && $0 != UInt8(ascii: "`") }
        // An apostrophe inside of a word closes nothing.
        let close = rest.indices.first { index in
            rest[index] == UInt8(ascii: "'") && (index + 1 >= limit || !bytes[index + 1].isASCIILetterOrDigit)
        }
        guard let close, close > rest.startIndex, rest[rest.startIndex] > 0x20 else { return nil }
        let content = rest[..<close]
        let isName = !content.contains(0x20)
        let isCommand =
            content.contains(UInt8(ascii: "="))
            || zip(content, content.dropFirst()).contains { $0 == 0x20 && ($1 == UInt8(ascii: "-") || $1 == UInt8(ascii: "/")) }
            || Programs.verbs.contains(String(decoding: content.prefix { $0 > 0x20 }, as: UTF8.self))
            || ShellCommand.end(in: bytes, from: content.startIndex, to: close) == close
        return isName || isCommand ? close + 1 : nil
    }
}
