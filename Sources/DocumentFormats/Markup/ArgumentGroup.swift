// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells what stands in brackets in the synopsis of a program, where a bar parts what one may choose from and no two texts:
/// `[ PID | USER ]`, `[<group> | <remote>]...`
enum ArgumentGroup {
    /// How far the brackets may be from a bar, in bytes.
    private static let reach = 100

    /// Whether square or curly brackets on the same line stand around an offset, with arguments or options in them: *[Save |
    /// Cancel]* are two texts.
    static func holds(_ position: Int, in bytes: [UInt8]) -> Bool {
        let before = bytes[max(0, position - reach)..<position]
        let behind = bytes[position..<min(bytes.count, position + reach)]
        guard let open = before.lastIndex(where: { "[]{}\n".utf8.contains($0) }),
            let close = behind.firstIndex(where: { "[]{}\n".utf8.contains($0) }),
            bytes[open] == UInt8(ascii: "[") && bytes[close] == UInt8(ascii: "]")
                || bytes[open] == UInt8(ascii: "{") && bytes[close] == UInt8(ascii: "}")
        else { return false }
        let choices = bytes[(open + 1)..<close].split(separator: UInt8(ascii: "|"))
        return choices.allSatisfy { choice in
            let words = choice.split(whereSeparator: \.isBlank)
            return !words.isEmpty
                && words.allSatisfy { word in
                    "-<".utf8.contains(word.first ?? 0) || Synopsis.isMetavariable(word)
                }
        }
    }
}
