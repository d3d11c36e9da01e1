// SPDX-License-Identifier: Apache-2.0

/// Finds what people type in the lists of a program's help, where each line says what a command or an option does.
///
///     Commands:
///       run               start a backup now
///       restore DATE      bring files back
///
///     Options:
///       -f, --file FILE   use another file
package enum CommandList {
    /// The words that a heading of a list of commands ends with, in small letters.
    private static let headings: Set = [
        "befehle", "comandi", "comandos", "command", "commandes", "commands", "ordres", "subcommands", "órdenes",
    ]
    /// Headings that minutes of meetings have, too. They count only where the descriptions of the entries begin with a capital.
    private static let wordlikeHeadings: Set = ["actions"]

    /// Where the commands and options stand in the lists of a text with what stands for their arguments, in order.
    static func ranges(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [Range<Int>] {
        // The message of a program may be one line of a list.
        guard
            range.lowerBound == 0 && bytes[range].first == 0x20
                || zip(bytes[range], bytes[range].dropFirst()).contains(where: { $0 == 0x0A && $1 == 0x20 })
        else { return [] }
        return entries(of: bytes[range]).map { $0.startIndex..<$0.endIndex }
    }

    /// The commands and options that a text lists, without what stands for their arguments.
    package static func commands(in bytes: [UInt8], from start: Int) -> Set<String> {
        bytes.withUnsafeBufferPointer { bytes in
            Set(entries(of: bytes[start...]).map { String(decoding: $0.prefix { $0 != 0x20 }, as: UTF8.self) })
        }
    }

    private static func entries(of text: Slice<UnsafeBufferPointer<UInt8>>) -> [Slice<UnsafeBufferPointer<UInt8>>] {
        var found: [Slice<UnsafeBufferPointer<UInt8>>] = []
        var heading = ""
        for line in text.split(separator: 0x0A, omittingEmptySubsequences: false) {
            if let entry = entry(of: line) {
                let isInList =
                    headings.contains(heading) || wordlikeHeadings.contains(heading) && isDescribedByCapital(line, behind: entry)
                // Options alone are found wherever they stand.
                let isOption = entry.first == UInt8(ascii: "-")
                if isOption ? entry.last?.isASCIICapital == true || entry.last == UInt8(ascii: ">") : isInList {
                    found.append(entry)
                }
            } else if line.first.map({ $0 > 0x20 }) ?? false {
                let title = line.reversed().drop { $0 <= 0x20 || $0 == UInt8(ascii: ":") }
                let word = title.prefix { $0.isASCIILetter || $0 >= 0x80 }
                heading = String(decoding: word.reversed(), as: UTF8.self).lowercased()
            }
        }
        return found
    }

    /// The command or the options that a line begins with, set in, with what stands for their arguments, and two spaces before
    /// what they do; nil for another line.
    private static func entry(of line: Slice<UnsafeBufferPointer<UInt8>>) -> Slice<UnsafeBufferPointer<UInt8>>? {
        let content = line.drop { $0 == 0x20 }
        guard content.startIndex > line.startIndex, let first = content.first,
            first.isASCIISmall || first == UInt8(ascii: "-")
        else { return nil }
        var end = content.prefix { $0 > 0x20 }.endIndex
        guard isName(content[..<end]) else { return nil }
        while end < line.endIndex, line[end] == 0x20 {
            let word = line[(end + 1)...].prefix { $0 > 0x20 }
            guard Synopsis.isMetavariable(word) || Synopsis.isMarked(word) else { break }
            end = word.endIndex
        }
        let rest = line[end...]
        guard rest.starts(with: "  ".utf8), let letter = rest.first(where: { $0 != 0x20 }),
            letter.isASCIILetter || letter >= 0x80
        else { return nil }
        return content[..<end]
    }

    /// Whether a word is a command, or an option with the comma before the next.
    private static func isName(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let isOption = word.first == UInt8(ascii: "-")
        return isOption
            ? Synopsis.isMarked(word)
            : word.allSatisfy { $0.isASCIISmall || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    }

    private static func isDescribedByCapital(
        _ line: Slice<UnsafeBufferPointer<UInt8>>, behind entry: Slice<UnsafeBufferPointer<UInt8>>
    ) -> Bool {
        line[entry.endIndex...].first { $0 != 0x20 }?.isASCIICapital == true
    }
}
