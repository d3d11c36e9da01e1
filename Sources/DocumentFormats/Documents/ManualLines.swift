// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells lines of a page of a manual, which are set in, from the text around them: calls of programs that are words of the
/// language, and options on a line of their own.
///
///     OPTIONS
///            -help
///                   Shows a summary.
///
///     EXAMPLES
///            copy -rv ~/photos /mnt/disk
enum ManualLines {
    /// How far such lines are set in, in spaces.
    private static let indent = 4
    /// A tab goes on to the next multiple of this.
    private static let tabWidth = 8
    /// The most letters behind one hyphen: *Monday -Tuesday* has more.
    private static let longestShortOption = 3

    /// Whether a line calls a program: a small word, an option, and else paths and the like, of which there is one at least for
    /// each plain word.
    static func isCall(_ line: ArraySlice<UInt8>) -> Bool {
        guard column(of: line) >= indent, line.contains(UInt8(ascii: "-")) else { return false }
        let words = line.split(whereSeparator: \.isBlank)
        guard let name = words.first, name.first?.isASCIISmall == true,
            name.allSatisfy({ $0.isASCIISmall || $0.isASCIIDigit || "-_".utf8.contains($0) }),
            let last = words.last?.last, !".:;,!?".utf8.contains(last)
        else { return false }
        let arguments = words.dropFirst()
        let options = arguments.filter(isOption)
        let paths = arguments.count { $0.first != UInt8(ascii: "-") && $0.contains { "/~=*$".utf8.contains($0) } }
        return !options.isEmpty && paths > 0 && arguments.count - options.count <= 2 * paths
    }

    /// Whether a line is an option alone of several letters behind one hyphen, which may be the dash of a sentence elsewhere,
    /// above a line that is set in further: what the option does.
    static func isOption(_ line: ArraySlice<UInt8>, before rest: ArraySlice<UInt8>) -> Bool {
        let indent = column(of: line)
        guard indent >= Self.indent else { return false }
        let words = line.split { $0.isBlank || $0 == 0x0A || $0 == 0x0D }
        guard words.count == 1, words[0].first == UInt8(ascii: "-"), words[0].count > 2,
            words[0].dropFirst().first?.isASCIISmall == true,
            words[0].allSatisfy({ $0.isASCIISmall || $0 == UInt8(ascii: "-") })
        else { return false }
        let next = rest.prefix { $0 != 0x0A && $0 != 0x0D }
        return next.contains { !$0.isBlank } && column(of: next) > indent
    }

    /// `-r`, `-rv`, `--recursive`, `--depth=3`
    private static func isOption(_ word: ArraySlice<UInt8>) -> Bool {
        let name = word.drop { $0 == UInt8(ascii: "-") }
        guard name.first?.isASCIILetter == true else { return false }
        switch name.startIndex - word.startIndex {
        case 1: return name.count <= longestShortOption && name.allSatisfy(\.isASCIILetterOrDigit)
        case 2: return name.count > 1 && name.allSatisfy { $0 > 0x20 && $0 < 0x7F }
        default: return false
        }
    }

    /// The column in which the text of a line begins.
    private static func column(of line: ArraySlice<UInt8>) -> Int {
        line.prefix(while: \.isBlank).reduce(0) { $1 == 0x09 ? ($0 / tabWidth + 1) * tabWidth : $0 + 1 }
    }
}
