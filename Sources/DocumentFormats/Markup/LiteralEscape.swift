// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// An escape that stands in a message as it is written, since another program reads it there: `Hello!\nYou have mail` of games,
/// Android and resources of .NET, where the file's own escapes are undone.
enum LiteralEscape {
    /// It ends a line or stands for a tab, and parts texts.
    case space
    /// It stands for a quotation mark or an apostrophe.
    case quotation(Unicode.Scalar)

    /// The length of all of them.
    static let length = 2

    /// That which begins at a backslash; nil where the backslash belongs to a path, a command or another escape.
    ///
    /// - Parameter start: Where what stands before it is known to be no part of it: behind the escape before.
    init?(in bytes: [UInt8], at position: Int, from start: Int) {
        guard position + 1 < bytes.count, position == start || bytes[position - 1] != Self.backslash else { return nil }
        switch bytes[position + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): self = .quotation(Unicode.Scalar(bytes[position + 1]))
        case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"):
            let before = bytes[start..<position]
            // What a small letter follows may be a name, as in `\name` and `domain\name`, if no sentence ends before it, and it
            // is not the end of `\r\n`.
            let followsEscape = position == start && bytes[..<position].suffix(2).elementsEqual(#"\r"#.utf8)
            let mayBeName = !followsEscape && position + 2 < bytes.count && bytes[position + 2].isASCIISmall
            guard !mayBeName || before.last.map({ ".!?,;)".utf8.contains($0) }) == true, !Self.endsInPath(before)
            else { return nil }
            self = .space
        default: return nil
        }
    }

    private static let backslash = UInt8(ascii: "\\")
    /// The longest folder that is looked at, in bytes.
    private static let longestPath = 128

    /// Whether a path of Windows stands at the end of some text: `C:`, `C:\a`, `\\server`, `%TEMP%`, `..`
    private static func endsInPath(_ text: ArraySlice<UInt8>) -> Bool {
        let length = text.suffix(longestPath).reversed().prefix { $0 > 0x20 }.count
        let word = text.suffix(length).drop { "(\"'".utf8.contains($0) }
        guard let first = word.first else { return false }
        if first == UInt8(ascii: "%") || first == backslash { return true }
        if first.isASCIILetter, word.dropFirst().first == UInt8(ascii: ":") {
            return word.count == 2 || word.dropFirst(2).first == backslash
        }
        return word.allSatisfy { $0 == UInt8(ascii: ".") } && word.count < 3 || word.contains(backslash)
    }
}
