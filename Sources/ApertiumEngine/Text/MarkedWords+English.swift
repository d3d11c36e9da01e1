// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// What the rules from Spanish into English lose of marks. An adverb and its adjective become one chunk, of which the adverb
/// alone has a mark, whichever of the two was marked: *muy caros* is *very expensive*. And *not* is put before an infinitive
/// without the mark of *no*.
extension MarkedWords {
    /// Gives the marks to the words that have lost them.
    ///
    /// - Parameters:
    ///   - openings: The placeholders that open marked words, with the words of the source before and behind each.
    ///   - bytes: The translation.
    mutating func restoreEnglish(_ openings: [Int: (before: String, within: String)], in bytes: [UInt8]) {
        let starts = Set(words.map(\.lowerBound))
        /// The word behind another, if it is not marked.
        func unmarkedWord(behind word: Range<Int>) -> Range<Int>? {
            let start = word.upperBound + 1
            guard start < bytes.count, bytes[start - 1] == 0x20, !starts.contains(start) else { return nil }
            let end = bytes[start...].firstIndex { !$0.isASCIILetterOrDigit && $0 != UInt8(ascii: "-") } ?? bytes.count
            return start < end && bytes[start].isASCIILetterOrDigit ? start..<end : nil
        }
        var completed: [Int: Int] = [:]
        for (index, word) in words.enumerated() where joined.contains(word.lowerBound) {
            // *a* and *an* have the marks of the noun behind them, which they are one word with.
            guard !["a", "an"].contains(Self.firstWord(of: bytes[word])), let next = unmarkedWord(behind: word) else { continue }
            completed[word.upperBound] = next.upperBound
            words[index] = word.lowerBound..<next.upperBound
        }
        for (opening, source) in openings {
            guard let range = ranges[opening] else { continue }
            var (start, end) = (range.lowerBound, completed[range.upperBound] ?? range.upperBound)
            let first = firstWord(in: range)
            let adverb = source.before.hasSuffix(" ") ? source.before.lowercased().split(separator: " ").last : nil
            if let adverb, let translations = Self.adverbs[adverb], !joined.contains(first.lowerBound),
                Self.adverbs[Substring(Self.firstWord(of: Array(source.within.utf8)[...]))] == nil,
                translations.contains(String(decoding: bytes[first], as: UTF8.self).lowercased()),
                let next = unmarkedWord(behind: first), let index = words.firstIndex(of: first)
            {
                words[index] = next
                start = next.lowerBound
                end = max(end, next.upperBound)
            }
            let denial = Array(bytes[..<start].suffix(Self.denial.utf8.count))
            let isDenied = Self.firstWord(of: Array(source.within.utf8)[...]) == "no"
            if isDenied, String(decoding: denial, as: UTF8.self).lowercased() == Self.denial,
                case let before = start - denial.count, before == 0 || !bytes[before - 1].isASCIILetterOrDigit,
                !starts.contains(before)
            {
                start = before
                words.insert(before..<before + denial.count - 1, at: words.firstIndex { $0.lowerBound >= before } ?? 0)
            }
            ranges[opening] = start..<end
        }
    }

    /// What a chain puts before an infinitive.
    private static let denial = "not "

    /// Adverbs before adjectives, and what they become.
    private static let adverbs: [Substring: Set<String>] = [
        "bastante": ["quite"], "bien": ["very"], "demasiado": ["too"], "menos": ["least", "less"], "más": ["more", "most"],
        "muy": ["very"], "poco": ["little"], "tan": ["as", "so"],
    ]

    private static func firstWord(of bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.prefix { $0 != 0x20 }, as: UTF8.self).lowercased()
    }
}
