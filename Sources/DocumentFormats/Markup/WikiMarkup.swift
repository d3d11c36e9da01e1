// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Reads what messages of MediaWiki and of those that took its notation have between their words:
///
///     '''Note:''' see the [[Special:Log/block|block log]] of {{PLURAL:$1|this page|these pages}}.
///
/// Runs of apostrophes are kept, whether they are emphasis there or quotation marks of Java and ICU, which write them twice.
enum WikiMarkup {
    /// The longest link and the longest plural, in bytes.
    private static let longest = 500

    /// The end of two apostrophes or more that begin at an offset; nil where none do, or where they are one of a word: *it''s*,
    /// *l''{name}*, *dell''{name}*.
    static func apostrophesEnd(in bytes: [UInt8], at start: Int) -> Int? {
        let apostrophe = UInt8(ascii: "'")
        guard bytes[start] == apostrophe, start == 0 || bytes[start - 1] != apostrophe else { return nil }
        let end = bytes[start...].prefix { $0 == apostrophe }.endIndex
        guard end - start > 1 else { return nil }
        let word = bytes[..<start].reversed().prefix(while: isOfWord)
        guard let next = bytes[end...].first, !word.isEmpty else { return end }
        if next == UInt8(ascii: "{") || next == UInt8(ascii: "%") {
            let isElided = word.count < 3 || word.first.map { $0 | 0x20 == UInt8(ascii: "l") } == true
            return isElided ? nil : end
        }
        return isOfWord(next) ? nil : end
    }

    private static func isOfWord(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte >= 0x80 }

    /// A link that begins at an offset: what is kept before its label, and behind it. One without a label is kept where its
    /// target has a namespace, and the second part is empty; nil where no such link begins.
    static func link(in bytes: [UInt8], at start: Int) -> (target: Range<Int>, end: Range<Int>)? {
        guard bytes[start...].starts(with: "[[".utf8) else { return nil }
        let content = bytes[(start + 2)...].prefix(longest).prefix { !"[]\n".utf8.contains($0) }
        guard bytes[content.endIndex...].starts(with: "]]".utf8) else { return nil }
        let end = content.endIndex + 2
        let bar = UInt8(ascii: "|")
        // Behind the first one an argument of the label may have more.
        if let bar = content.contains(UInt8(ascii: "{")) ? content.firstIndex(of: bar) : content.lastIndex(of: bar) {
            let label = content[(bar + 1)...]
            return label.contains(where: isOfWord) ? (start..<bar + 1, content.endIndex..<end) : (start..<end, end..<end)
        }
        let name = content.prefix { $0 != UInt8(ascii: ":") }
        guard !name.isEmpty, name.endIndex < content.endIndex, content[name.endIndex...].dropFirst().first ?? 0x20 > 0x20 else {
            return nil
        }
        return (start..<end, end..<end)
    }

    /// What parts the forms of a plural that begins at an offset, from `{{PLURAL:$1|` to `}}`; nil where none begins. One that is
    /// the ending of a word, as in `file{{PLURAL:$1||s}}`, is none.
    static func plural(in bytes: [UInt8], at start: Int) -> [Range<Int>]? {
        let opening = "{{PLURAL:"
        guard bytes[start...].starts(with: opening.utf8), start == 0 || !isOfWord(bytes[start - 1]) else { return nil }
        let content = bytes[start...].dropFirst(opening.utf8.count).prefix(longest).prefix { $0 != 0x7B && $0 != 0x7D }
        guard bytes[content.endIndex...].starts(with: "}}".utf8) else { return nil }
        let bars = content.indices.filter { content[$0] == UInt8(ascii: "|") }
        guard let first = bars.first else { return nil }
        let boundaries = bars.map { bar in
            // 0=no pages
            let number = content[(bar + 1)...].prefix(while: \.isASCIIDigit)
            let isExplicit = !number.isEmpty && content[number.endIndex...].first == UInt8(ascii: "=")
            return (bar == first ? start : bar)..<(isExplicit ? number.endIndex + 1 : bar + 1)
        }
        return boundaries + [content.endIndex..<content.endIndex + 2]
    }
}
