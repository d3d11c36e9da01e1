// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells what stands in brackets in the synopsis of a program, where a bar parts what one may choose from and no two texts:
/// `[ PID | USER ]`, `[<group> | <remote>]...`, `[-d path | --[no-]database=path]`
enum ArgumentGroup {
    /// How far the brackets may be from a bar, in bytes.
    private static let reach = 100

    /// Whether square or curly brackets on the same line stand around an offset, with arguments or options in them: *[Save |
    /// Cancel]* are two texts.
    static func holds(_ position: Int, in bytes: [UInt8]) -> Bool {
        let low = max(0, position - reach)
        let high = min(bytes.count, position + reach)
        guard let open = openBracket(in: bytes[low..<position]), let close = closeBracket(in: bytes[position..<high]),
            bytes[open] == UInt8(ascii: "[") && bytes[close] == UInt8(ascii: "]")
                || bytes[open] == UInt8(ascii: "{") && bytes[close] == UInt8(ascii: "}")
        else { return false }
        return bytes[(open + 1)..<close].split(separator: UInt8(ascii: "|")).allSatisfy(isChoice)
    }

    /// Whether words are options and what stands for arguments. Right behind an option, a name in small letters is its value.
    private static func isChoice(_ choice: ArraySlice<UInt8>) -> Bool {
        let words = choice.split(whereSeparator: \.isBlank)
        var followsOption = false
        return !words.isEmpty
            && words.allSatisfy { word in
                let isOption = word.first == UInt8(ascii: "-")
                defer { followsOption = isOption }
                return isOption || word.first == UInt8(ascii: "<") || Synopsis.isMetavariable(word)
                    || followsOption && word.allSatisfy { $0.isASCIISmall || $0 == UInt8(ascii: "-") }
            }
    }

    /// The last bracket on the line that opens and is not closed.
    private static func openBracket(in bytes: ArraySlice<UInt8>) -> Int? {
        var depth = 0
        for index in bytes.indices.reversed() {
            switch bytes[index] {
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                if depth == 0 { return index }
                depth -= 1
            case 0x0A: return nil
            default: break
            }
        }
        return nil
    }

    /// The first bracket on the line that closes and was not opened.
    private static func closeBracket(in bytes: ArraySlice<UInt8>) -> Int? {
        var depth = 0
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth == 0 { return index }
                depth -= 1
            case 0x0A: return nil
            default: break
            }
        }
        return nil
    }
}
