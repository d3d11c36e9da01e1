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
            guard case .text(let text) = token,
                String(decoding: bytes[text], as: UTF8.self).unicodeScalars.contains(where: {
                    $0.properties.isAlphabetic || $0.properties.numericType != nil
                })
            else { return nil }
            return text
        }
    }

    private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
        let slice = bytes[range]
        guard let first = slice.firstIndex(where: { !$0.isASCIISpace }), let last = slice.lastIndex(where: { !$0.isASCIISpace })
        else { return range.lowerBound..<range.lowerBound }
        return first..<last + 1
    }
}
