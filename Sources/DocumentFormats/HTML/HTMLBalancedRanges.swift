// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Cuts a range of a page into ranges that one element can be put around: no tag in them lacks its counterpart.
enum HTMLBalancedRanges {
    /// The balanced ranges that hold text, without white space at their ends.
    ///
    /// - Returns: Each with the texts between its tags, but for those of punctuation and white space alone.
    static func ranges(in range: Range<Int>, of bytes: [UInt8]) -> [(range: Range<Int>, texts: [Range<Int>])] {
        let cuts = unmatchedTags(of: range, in: bytes)
        var balanced: [(range: Range<Int>, texts: [Range<Int>])] = []
        var start = range.lowerBound
        for cut in cuts + [range.upperBound..<range.upperBound] {
            let part = trimmed(start..<cut.lowerBound, in: bytes)
            let texts = texts(of: part, in: bytes)
            if !texts.isEmpty { balanced.append((part, texts)) }
            start = cut.upperBound
        }
        return balanced
    }

    /// A range that begins and ends in no `ruby` element: such an element, which may hold none but its own, is in it as a whole
    /// or not at all.
    ///
    /// - Parameter rubies: Where these elements stand, in order.
    static func aroundRubies(_ range: Range<Int>, _ rubies: [Range<Int>], of bytes: [UInt8]) -> Range<Int> {
        var (lower, upper) = (range.lowerBound, range.upperBound)
        let first = rubies.sortedFirstIndex { $0.upperBound > range.lowerBound }
        for ruby in rubies[first...].prefix(while: { $0.lowerBound < range.upperBound }) {
            if ruby.lowerBound < range.lowerBound {
                let isFirst = texts(of: ruby.lowerBound..<range.lowerBound, in: bytes).isEmpty
                lower = isFirst ? ruby.lowerBound : ruby.upperBound
            }
            if range.upperBound < ruby.upperBound {
                let isLast = texts(of: range.upperBound..<ruby.upperBound, in: bytes).isEmpty
                upper = isLast && lower <= ruby.lowerBound ? ruby.upperBound : ruby.lowerBound
            }
        }
        return lower..<max(lower, upper)
    }

    /// The tags in a range whose counterpart is outside of it.
    private static func unmatchedTags(of range: Range<Int>, in bytes: [UInt8]) -> [Range<Int>] {
        var unmatched: [Range<Int>] = []
        var open: [HTMLTag] = []
        for case .tag(let tag) in HTMLTokenizer(bytes, in: range) where !HTMLElements.voids.contains(tag.name) {
            if !tag.isEnd {
                open.append(tag)
            } else if open.last?.name == tag.name {
                open.removeLast()
            } else {
                unmatched.append(tag.range)
            }
        }
        return (unmatched + open.map(\.range)).sorted { $0.lowerBound < $1.lowerBound }
    }

    private static func texts(of range: Range<Int>, in bytes: [UInt8]) -> [Range<Int>] {
        HTMLTokenizer(bytes, in: range).compactMap { token in
            guard case .text(let text) = token, hasText(text, in: bytes) else { return nil }
            return text
        }
    }

    /// Whether text has a letter or a digit. References to other characters, such as `&nbsp;`, have letters and say nothing.
    private static func hasText(_ text: Range<Int>, in bytes: [UInt8]) -> Bool {
        func isWord(_ scalar: Unicode.Scalar) -> Bool { scalar.isLetterOrNumber }
        var start = text.lowerBound
        while start < text.upperBound {
            let end = bytes[start..<text.upperBound].firstIndex(of: UInt8(ascii: "&")) ?? text.upperBound
            if String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars.contains(where: isWord) { return true }
            guard end < text.upperBound else { return false }
            let reference = CharacterReference(bytes, at: end, to: text.upperBound)
            if let meaning = reference?.meaning, isWord(meaning) { return true }
            start = reference?.end ?? end + 1
        }
        return false
    }

    private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        let slice = bytes[range]
        guard let first = slice.firstIndex(where: { !$0.isASCIISpace }), let last = slice.lastIndex(where: { !$0.isASCIISpace })
        else { return range.lowerBound..<range.lowerBound }
        return first..<last + 1
    }
}
