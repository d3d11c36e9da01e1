// SPDX-License-Identifier: Apache-2.0

/// Finds the commands of a program that its help lists below each other, each with what it does: they are what people type.
///
///     Commands:
///       run        Start a backup now
///       restore    Bring files back
enum CommandList {
    /// The words that a heading of such a list ends with, in small letters.
    private static let headings: Set = ["command", "commands", "actions", "subcommands"]

    /// Where the commands stand in the lists of a text, in order.
    static func ranges(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [Range<Int>] {
        guard zip(bytes[range], bytes[range].dropFirst()).contains(where: { $0 == 0x0A && $1 == 0x20 }) else { return [] }
        var found: [Range<Int>] = []
        var isInList = false
        for line in bytes[range].split(separator: 0x0A, omittingEmptySubsequences: false) {
            if let name = name(of: line) {
                if isInList { found.append(name.startIndex..<name.endIndex) }
            } else if line.first.map({ $0 > 0x20 }) ?? false {
                let heading = line.reversed().drop { $0 <= 0x20 || $0 == UInt8(ascii: ":") }.prefix(while: \.isASCIILetter)
                isInList = headings.contains(String(decoding: heading.reversed(), as: UTF8.self).lowercased())
            }
        }
        return found
    }

    /// The command that a line begins with, set in and with two spaces before what it does; nil for another line.
    private static func name(of line: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>>? {
        let content = line.drop { $0 == 0x20 }
        let name = content.prefix { $0.isASCIISmall || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
        let rest = line[name.endIndex...]
        guard content.startIndex > line.startIndex, name.first?.isASCIISmall == true, rest.starts(with: "  ".utf8),
            rest.first(where: { $0 != 0x20 })?.isASCIICapital == true
        else { return nil }
        return name
    }
}
